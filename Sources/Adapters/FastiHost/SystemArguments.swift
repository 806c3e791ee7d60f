/// The words this process was started with.
public enum SystemArguments {
  /// The words after the program's name, as bytes: the kernel does not care whether they are text.
  public static var words: [[UInt8]] {
    var words: [[UInt8]] = []
    for place in 1..<max(1, Int(CommandLine.argc)) {
      guard let word = CommandLine.unsafeArgv[place] else { break }
      var bytes: [UInt8] = []
      var next = word
      while next.pointee != 0 {
        bytes.append(UInt8(bitPattern: next.pointee))
        next += 1
      }
      words.append(bytes)
    }
    return words
  }
}
