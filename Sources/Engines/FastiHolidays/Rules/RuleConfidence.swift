/// How well a rule is known, by its sources.
public enum RuleConfidence: UInt8, Hashable, Sendable, CaseIterable {
  /// The text of a law, or an official list, was read: a source ends with `read YYYY-MM`.
  case law
  /// The law was not read, but independent references agree on the days: a source ends with `agreed YYYY-MM`.
  case peers
  /// Neither: one reference, custom, or the author's knowledge.
  case one
}

extension Rule {
  /// How well the rule is known; nil for one without sources.
  ///
  /// - Complexity: O(*n*) in the length of the sources.
  public var confidence: RuleConfidence? {
    guard !sources.isEmpty else { return nil }
    if sources.contains(where: { RuleConfidence.month(after: "read ", in: $0) }) { return .law }
    return sources.contains { RuleConfidence.month(after: "agreed ", in: $0) } ? .peers : .one
  }
}

extension Rule {
  /// How certain the days of one of its periods are. A public holiday is statutory only if its law was read, or if
  /// references agree on it; otherwise it is reported.
  ///
  /// - Complexity: O(*n*) in the length of the sources.
  public func status(of period: Period) -> RuleStatus {
    guard period.status == .statutory, period.kind == .public, confidence == .one else { return period.status }
    return .reported
  }
}

extension RuleConfidence {
  /// The word used in JSON.
  public var word: StaticString {
    switch self {
    case .law: "law"
    case .peers: "peers"
    case .one: "one"
    }
  }

  /// Whether a text ends with that word and a month, `2026-11`.
  fileprivate static func month(after word: StaticString, in text: [UInt8]) -> Bool {
    let length = 7
    guard text.count >= length + word.utf8CodeUnitCount else { return false }
    let isMonth = text.suffix(length).enumerated().allSatisfy { place, byte in
      place == 4 ? byte == UInt8(ascii: "-") : (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    return isMonth
      && word.withUTF8Buffer { text.dropLast(length).suffix($0.count).elementsEqual($0) }
  }
}
