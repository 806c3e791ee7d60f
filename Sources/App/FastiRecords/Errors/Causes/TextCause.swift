/// Why a text cannot be kept.
public enum TextCause: Hashable, Sendable {
  /// A title without a letter.
  case emptyTitle
  /// A name without a letter.
  case emptyName
  /// A note without a letter.
  case emptyNote
  /// A search without a word.
  case emptySearch
  /// A file without a byte, or none at all.
  case emptyFile
  /// Several files where one is wanted.
  case severalFiles
  /// A control character; line breaks are none where `hasLines`.
  case control(hasLines: Bool)
  /// More characters (Unicode scalars) than that.
  case characters(most: Int)
  /// More bytes than that.
  case bytes(most: Int)
  /// A file of more megabytes than that.
  case megabytes(most: Int)
}
