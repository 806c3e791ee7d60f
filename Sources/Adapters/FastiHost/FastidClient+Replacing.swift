public import FastiRecords
import Glibc

extension FastidClient {
  /// Replaces this process with `fastid`, with the same arguments, variables and open files.
  ///
  /// - Returns: Why that was not possible; on success it does not return.
  public static func replaceProcess(_ words: [String]) -> Failure {
    let path = path ?? "./fastid"
    var arguments = ([path] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    _ = execv(path, &arguments)
    let error = SystemError.last
    return error.number == ENOENT
      ? Failure(.helper(.notBeside), value: path) : error.failure(.start, .path(path), value: path)
  }

  /// The `fastid` beside the running program; nil if the kernel does not give the program's path. It is looked up
  /// when needed, because most commands do not need it.
  static var path: String? {
    let room = 4_096
    let own = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      count = max(0, readlink("/proc/self/exe", buffer.baseAddress!, room))
    }
    guard let slash = own.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return String(decoding: own[...slash], as: UTF8.self) + "fastid"
  }
}
