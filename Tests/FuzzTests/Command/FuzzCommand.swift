import Glibc

/// The driver of libFuzzer.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// `fuzz-readers READER [options of libFuzzer] [FOLDER...]`: tries inputs on one reader until an option ends it.
/// `fuzz-readers --list` prints each reader with its longest input, and the number of inputs of one process.
@main struct FuzzCommand {
  nonisolated(unsafe) private static var reader = Reader.all[0]

  static func main() {
    let words = CommandLine.arguments
    if words.count == 2, words[1] == "--list" {
      for reader in Reader.all { print("\(reader.name)\t\(reader.longest)\t\(reader.inputs)") }
      return
    }
    guard words.count > 1, let reader = Reader.named(words[1]) else {
      print("usage: fuzz-readers READER [OPTION...] [FOLDER...]; fuzz-readers --list")
      exit(2)
    }
    self.reader = reader
    // libFuzzer gets the command without the reader's name.
    let own = [words[0]] + words.dropFirst(2)
    var pointers: [UnsafeMutablePointer<CChar>?] = own.map { strdup($0) } + [nil]
    var count = Int32(own.count)
    let status = pointers.withUnsafeMutableBufferPointer { buffer -> Int32 in
      guard var base = buffer.baseAddress else { return 2 }
      return runDriver(&count, &base) { start, count in
        FuzzCommand.take(UnsafeBufferPointer(start: start, count: count))
        return 0
      }
    }
    exit(status)
  }

  private static func take(_ input: UnsafeBufferPointer<UInt8>) {
    do throws(BrokenLaw) { try reader.check(Array(input)) } catch {
      fatalError("a law of \(reader.name) does not hold: \(error)")
    }
  }
}
