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

extension RuleConfidence {
  /// Whether a text ends with that word and a month, `2026-11`.
  fileprivate static func month(after word: StaticString, in text: [UInt8]) -> Bool {
    let form = Array("0000-00".utf8)
    guard text.count >= form.count + word.utf8CodeUnitCount else { return false }
    let month = text.suffix(form.count)
    let isMonth = zip(month, form).allSatisfy { byte, form in
      form == UInt8(ascii: "-") ? byte == form : (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    return isMonth
      && word.withUTF8Buffer { text.dropLast(form.count).suffix($0.count).elementsEqual($0) }
  }
}
