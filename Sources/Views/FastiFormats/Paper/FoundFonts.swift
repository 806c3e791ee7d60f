/// The fonts that a machine has for paper.
public struct FoundFonts: Hashable, Sendable {
  /// The family of Latin letters.
  public var family: String
  /// The Debian packages with other scripts and emoji that the machine lacks.
  public var lacking: [String]

  /// A family, and the packages of missing fonts.
  public init(_ family: String, lacking: [String] = []) {
    self.family = family
    self.lacking = lacking
  }
}
