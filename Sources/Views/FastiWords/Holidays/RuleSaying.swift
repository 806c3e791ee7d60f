/// What a rule says, in words and as it was typed.
public struct RuleSaying: Hashable, Sendable {
  /// Sentences in the reader's language.
  public var words: String
  /// The sentence of the rule language, which can be typed again.
  public var source: String

  public init(words: String, source: String) {
    self.words = words
    self.source = source
  }
}
