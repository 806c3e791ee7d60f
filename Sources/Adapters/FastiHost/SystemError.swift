import FastiRecords
import Glibc

/// An error number of the C library.
struct SystemError: Error, Hashable {
  let number: CInt

  /// The error of the call that just failed.
  static var last: SystemError { SystemError(number: errno) }

  /// The C library's words for it.
  var text: String { String(cString: strerror(number)) }

  /// What is said of a file that cannot be read: there is none, it is a folder, or why the machine refuses it.
  func reading(_ path: String) -> Failure {
    switch number {
    case ENOENT, ENOTDIR:
      Failure(
        .notFound, code: "no-such-file", "there is no file \"\(path)\"", field: "FILE", value: path,
        cause: .machine(.noFile))
    case EISDIR: Self.isFolder(path)
    default: failure("\"\(path)\" cannot be read", value: path)
    }
  }

  /// What is said of a folder where a file is wanted.
  static func isFolder(_ path: String) -> Failure {
    Failure(
      .invalid, code: "is-a-folder", "\"\(path)\" is a folder, and a file is wanted", field: "FILE", value: path,
      hint: "a file in it", cause: .machine(.folder))
  }

  /// A storage failure: what could not be done, and why.
  func failure(_ what: String, value: String? = nil, hint: String? = nil) -> Failure {
    let code =
      switch number {
      case ENOSPC, EDQUOT: "disk-full"
      case EACCES, EPERM: "no-permission"
      case EROFS: "read-only"
      default: "input-output"
      }
    return Failure(
      .storage, code: code, "\(what): \(text)", value: value, hint: hint, cause: .machine(MachineCause(code: code)))
  }
}
