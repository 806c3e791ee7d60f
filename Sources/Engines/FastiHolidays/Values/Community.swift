/// Distinguishes communities from other identifiers.
public enum CommunityKind {}
/// The community of a holiday, as a sentence writes it: `Yazidi`, `women`, `armed forces`.
public typealias Community = Identifier<CommunityKind>

extension SentenceReader {
  /// `for armed forces`, up to the word that continues the sentence; nil if there is no `for`.
  mutating func community() -> Community? {
    guard consume("for") else { return nil }
    let start = position
    while let current, !current.matches("from", "until", "on", ",") { position += 1 }
    guard position > start else {
      note(.community, nil as Word?)
      return nil
    }
    let name = joined(words[start..<position])
    if name.count > Community.longest {
      note(.community, name, .unknown, at: words[start])
      return nil
    }
    return Community(name)
  }
}

extension Identifier where Kind == CommunityKind {
  /// The most bytes a community's name may have.
  static var longest: Int { 60 }
}
