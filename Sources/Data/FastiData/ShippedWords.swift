/// The words of the pages in one language, as they ship with the program.
public struct ShippedWords: Sendable {
  /// The file's name without its ending, which is the language, BCP 47: `sv`.
  public let language: StaticString
  /// The file's text, UTF-8: `key = text` a line.
  public let text: StaticString
  /// The text's 64-bit FNV-1a hash, sixteen hexadecimal digits.
  public let hash: StaticString
}

/// The description of a source of weather, as it ships with the program.
public struct ShippedSource: Sendable {
  /// The file's name without its ending, which is the name of the source: `met-norway`.
  public let label: StaticString
  /// The file's text, UTF-8.
  public let text: StaticString
  /// The text's 64-bit FNV-1a hash, sixteen hexadecimal digits.
  public let hash: StaticString
}
