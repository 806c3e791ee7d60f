public import FastiHolidays

extension RuleConfidence {
  /// How well the rule is known, as the end of a sentence.
  public var phrase: Phrase {
    switch self {
    case .law: .confidenceLaw
    case .peers: .confidencePeers
    case .one: .confidenceOne
    }
  }
}
