/// Why a backup cannot be read, or be made so that it can be read.
public enum BackupCause: Hashable, Sendable {
  /// No archive.
  case noArchive
  /// A damaged archive.
  case damaged
  /// A name in it that may not be there.
  case unsafeName(String)
  /// It holds more than is read; the largest of its parts, where it is one.
  case tooLarge(String?)
  /// Nothing in it says what it holds.
  case empty
  /// It was made by a newer version of the program.
  case newer(found: Int, known: Int)
  /// Two things of one id.
  case repeatedID(String)
  /// A value that means nothing.
  case malformed(String)
}
