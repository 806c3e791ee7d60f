import FastiCivil
import FastiHolidays
import FastiRecords

/// A change to a user's rule; nil does not change a part. The rule keeps its id, and so the UIDs of its days in feeds.
public struct RuleRevision: Sendable {
  /// The pattern's sentence; if it names no kind, the rule's kind is kept.
  public var sentence: String?
  /// The new name in the reader's language; nil does not change it.
  public var name: String?
  /// The kind's word.
  public var kind: String?
  /// The region's code; empty for every region.
  public var region: String?
  /// The exceptions, one a line; an empty text removes them.
  public var exceptions: String?
  /// The language of the name.
  public var language: String

  public init(
    sentence: String? = nil, name: String? = nil, kind: String? = nil, region: String? = nil,
    exceptions: String? = nil, language: String = "en"
  ) {
    self.sentence = sentence
    self.name = name
    self.kind = kind
    self.region = region
    self.exceptions = exceptions
    self.language = language
  }

  var isEmpty: Bool { sentence == nil && name == nil && kind == nil && region == nil && exceptions == nil }

  /// The rule that results.
  /// - Throws: `.invalid` for an unknown kind, if no other check reports it.
  func rule(of old: Rule, in region: RegionCode, on day: Day) throws(Failure) -> NewRule {
    let shown = String(decoding: old.names.text(in: [LanguageCode(language), "en"], on: day), as: UTF8.self)
    var new = NewRule(
      region: self.region ?? region.string, name: name ?? shown, language: language,
      sentence: sentence ?? String(decoding: old.sentence, as: UTF8.self),
      source: old.sources.first.map { String(decoding: $0, as: UTF8.self) })
    new.exceptions = exceptions
    new.usualKind = old.periods.last?.kind ?? .observance
    guard let word = kind else { return new }
    // If there is a new sentence, the kind is read with it; otherwise the kind replaces that of the rule.
    guard sentence == nil, let chosen = HolidayKind(chosen: word) else {
      new.kind = word
      return new
    }
    var changed = old
    for index in changed.periods.indices { changed.periods[index].kind = chosen }
    new.sentence = String(decoding: changed.sentence, as: UTF8.self)
    return new
  }
}
