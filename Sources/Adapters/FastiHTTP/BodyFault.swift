import Glibc

/// Why the body of a form was refused.
public enum BodyFault: Error, Hashable, Sendable {
  /// The body is not a form, has too many parts, or ends early.
  case malformed
  /// The file is larger than `most` bytes.
  case tooLong(most: Int)
  /// The fields besides the file are larger than `most` bytes together.
  case fieldsTooLong(most: Int)
  /// It contains more than one file.
  case severalFiles
  /// The server already receives as many uploads as it accepts at once; the client may try again later.
  case busy
  /// The disk has no room for it.
  case noRoom
  /// The disk, or the folder on it, cannot be written.
  case storage

  /// The fault for an error number of the C library while a file is received.
  init(number: Int32) {
    switch number {
    // EFBIG: the file would exceed the size limit of this process.
    case ENOSPC, EDQUOT, EFBIG: self = .noRoom
    // No descriptor is free; one becomes free when another request is answered.
    case EMFILE, ENFILE: self = .busy
    default: self = .storage
    }
  }
}
