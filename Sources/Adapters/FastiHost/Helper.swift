public import FastiRecords
import Glibc

/// The program beside this one that links what this one does not: archives, and later the network.
public enum Helper {
  /// Its name.
  public static let name = "fastid"

  /// Puts `fastid` in the place of this process, with the same words, variables and open files.
  ///
  /// - Returns: Why that was not possible; otherwise it does not return.
  public static func takeOver(_ words: [String]) -> Failure {
    let path = folder + "/" + name
    var arguments = ([path] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    _ = execv(path, &arguments)
    let error = SystemError.last
    return error.failure(
      "\(path), which does this, cannot be started", value: path,
      hint: error.number == ENOENT ? "put fastid beside fasti: make build makes both" : nil)
  }

  /// The folder of the running program.
  private static var folder: String {
    var room = [UInt8](repeating: 0, count: 4_096)
    let count = room.withUnsafeMutableBytes { readlink("/proc/self/exe", $0.baseAddress!, $0.count) }
    let path = String(decoding: room.prefix(max(0, count)), as: UTF8.self)
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
