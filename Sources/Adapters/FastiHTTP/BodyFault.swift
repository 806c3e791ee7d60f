import Glibc

/// Why the body of a form was not taken.
public enum BodyFault: Error, Hashable, Sendable {
  /// The body is not a form, has too many parts, or ends early.
  case malformed
  /// The file is larger than `most` bytes.
  case tooLong(most: Int)
  /// The fields besides the file are larger than `most` bytes together.
  case fieldsTooLong(most: Int)
  /// It brings more than one file.
  case severalFiles
  /// As many uploads are under way as the server takes at once; the client may try again later.
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
