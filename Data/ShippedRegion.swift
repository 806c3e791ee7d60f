/// One region file as it ships with the program: rules are data, and this is their text.
public struct ShippedRegion: Sendable {
  /// The file's name without its ending, which is the region's code: `AU-NSW`, `SE@seed`.
  public let code: StaticString
  /// The file's text, UTF-8, in the language of Documentation/Rules.md.
  public let text: StaticString
  /// The text's 64-bit FNV-1a hash, sixteen hexadecimal digits: it differs when the text does, so that a store knows
  /// which regions to read again.
  ///
  /// FNV-1a is due to Fowler, Noll and Vo. It guards against forgetting, not against forgery.
  public let hash: StaticString
}
