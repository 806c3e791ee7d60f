import FastiRecords
import Glibc

/// An error number (`errno`) of the C library.
struct SystemError: Error, Hashable {
  let number: CInt

  /// The error of the call that just failed.
  static var last: SystemError { SystemError(number: errno) }

  /// The C library's text for it.
  var text: String { String(cString: strerror(number)) }

  /// The failure for a file that cannot be read: it does not exist, it is a folder, or the system's reason.
  func reading(_ path: String) -> Failure {
    switch number {
    case ENOENT, ENOTDIR: Failure(.machine(.noFile), field: .file, value: path)
    case EISDIR: Self.isFolder(path)
    default: failure(.read, .path(path), value: path)
    }
  }

  /// The failure for a folder where a file is expected.
  static func isFolder(_ path: String) -> Failure { Failure(.machine(.folder), field: .file, value: path) }

  /// A storage failure with the action that failed and the reason.
  func failure(_ deed: MachineCause.Deed, _ what: MachineCause.What, value: String? = nil) -> Failure {
    let fault: MachineCause.Fault =
      switch number {
      case ENOSPC, EDQUOT: .full
      case EACCES, EPERM: .noPermission
      case EROFS: .readOnly
      case ENOENT: .notThere
      case ENOTDIR: .noFolder
      default: .other(text)
      }
    return Failure(.machine(.failed(deed, what, fault)), value: value)
  }
}
