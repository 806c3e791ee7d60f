import FastiApp
import Glibc

/// An error number of the C library.
struct SystemError: Error, Hashable {
  let number: CInt

  /// The error of the call that just failed.
  static var last: SystemError { SystemError(number: errno) }

  /// The C library's words for it.
  var text: String { String(cString: strerror(number)) }

  /// A storage failure: what could not be done, and why.
  func failure(_ what: String, value: String? = nil, hint: String? = nil) -> Failure {
    let code =
      switch number {
      case ENOSPC, EDQUOT: "disk-full"
      case EACCES, EPERM: "no-permission"
      case EROFS: "read-only"
      default: "input-output"
      }
    return Failure(.storage, code: code, "\(what): \(text)", value: value, hint: hint)
  }
}
