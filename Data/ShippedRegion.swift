/// One region file as it ships with the program: rules are data, and this is their text.
public struct ShippedRegion: Sendable {
  /// The file's name without its ending, which is the region's code: `AU-NSW`, `SE@seed`.
  public let code: StaticString
  /// The file's text, UTF-8, in the language of Documentation/Rules.md.
  public let text: StaticString
}
