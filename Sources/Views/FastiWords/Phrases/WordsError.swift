/// What is wrong with a file of words.
public enum WordsError: Error, Hashable, Sendable {
  /// The line with that number, from 1, is neither empty nor a `#` comment nor `key = text`.
  case malformed(line: Int)
  /// The line has a key that no page uses.
  case unknown(line: Int)
  /// The line has a key that an earlier line has.
  case twice(line: Int)
  /// No line has the key.
  case missing(String)
}
