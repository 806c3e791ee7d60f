import Glibc

/// Why the body of a form was not taken.
public enum BodyFault: Error, Hashable, Sendable {
  /// It is no form, has too many parts, or is cut off.
  case malformed
  /// Its file has more bytes than that.
  case tooLong(most: Int)
  /// Its other fields have more bytes than that.
  case fieldsTooLong(most: Int)
  /// It brings more than one file.
  case severalFiles
  /// Others are sending files; there is room again later.
  case busy
  /// The disk has no room for it.
  case noRoom
  /// The disk, or the folder on it, cannot be written.
  case storage

  /// What an error number of the C library means for a file that is received.
  init(number: Int32) {
    switch number {
    // The last is more than this process may write.
    case ENOSPC, EDQUOT, EFBIG: self = .noRoom
    // No descriptor is left; one is, when others have their answer.
    case EMFILE, ENFILE: self = .busy
    default: self = .storage
    }
  }
}
