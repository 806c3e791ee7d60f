public import FastiCivil

/// A mistake that another process found, with its message. That process read a foreign file and has the values of the
/// mistake; this process has only the message.
public struct ReceivedCause: Hashable, Sendable {
  /// The stable name for programs.
  public let code: String
  /// The sort of failure.
  public let kind: Failure.Kind
  /// The message, in each language.
  public let sentence: Sentence
  /// Where a mistake of a rule is in its text, from 1; 0 for other causes.
  public let ruleColumn: Int

  /// A cause from a received message.
  public init(_ code: String, _ kind: Failure.Kind, _ message: ReceivedText, ruleColumn: Int = 0) {
    self.code = code
    self.kind = kind
    sentence = message.sentence
    self.ruleColumn = ruleColumn
  }
}

/// A text in English and in other languages.
public struct ReceivedText: Hashable, Sendable {
  /// The English text.
  public let english: String
  /// The text by the codes of other languages.
  public let others: [String: String]

  public init(english: String, others: [String: String]) {
    self.english = english
    self.others = others
  }

  /// The text as a sentence.
  public var sentence: Sentence { Sentence(.importTold, .name(others, english: english)) }
}
