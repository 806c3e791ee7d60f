public import FastiCivil
public import FastiFormats
public import FastiHolidays
public import FastiRecords

/// One holiday on one day as shells show it: with its name, and the user's layer applied.
public struct HolidayItem: Hashable, Sendable {
  /// The occurrence from the engine.
  public let occurrence: HolidayOccurrence
  public let rule: RuleID
  /// The region of the question; empty for a rule of every region.
  public let region: RegionCode
  /// The name in the reader's language.
  public let name: String
  /// All names that are valid on the day.
  public let names: [(language: String, text: String)]
  /// The pattern's name.
  public let ruleType: String
  /// The clock time at which it begins; nil for the start of the day.
  public let from: TimeOfDay?
  /// The clock time at which it ends, or nil at the end of the day.
  public let until: TimeOfDay?
  /// The user's layer over the rule, if there is one.
  public let layer: RuleLayer?
  /// The rule's sources, joined.
  public let source: String

  /// The day it falls on.
  public var day: Day { occurrence.day }
  /// Whether it makes the day red: a public holiday of the whole day.
  public var isRedDay: Bool { occurrence.isRedDay && isWholeDay }
  /// Whether it is a weekend day that is worked. A working day of some hours is a weekday that is shortened.
  public var isWorkedInstead: Bool { occurrence.kind == .workday && isWholeDay }

  private var isWholeDay: Bool { from == nil && until == nil }

  /// An id of this occurrence that does not change: rule, nominal day and, if it is not nominal, the relation.
  public var id: String {
    let base = "\(rule.string)/\(occurrence.nominal.iso)"
    return occurrence.relation == .nominal ? base : "\(base)/\(occurrence.relation.word)"
  }

  /// An occurrence with its name: the user's own name in `layer`, otherwise the rule's in the first of `languages`.
  public init(_ occurrence: HolidayOccurrence, of plan: HolidayPlan, layer: RuleLayer?, languages: [LanguageCode]) {
    let rule = plan.rule(occurrence)
    let period = plan.period(occurrence)
    self.occurrence = occurrence
    self.rule = rule.id
    region = plan.region.code
    names = plan.names(of: occurrence).map { ($0.language.string, String(decoding: $0.text, as: UTF8.self)) }
    let languages = languages + plan.region.languages
    let own =
      if let title = layer?.titleOverride {
        plan.name(of: occurrence, titled: Array(title.utf8), in: languages)
      } else {
        plan.name(of: occurrence, in: languages)
      }
    name = String(decoding: own, as: UTF8.self)
    ruleType = "\(period.pattern.typeName)"
    from = period.from
    until = period.to
    self.layer = layer
    source = rule.sources.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "; ")
  }

  /// Whether id, region, occurrence and name are equal.
  public static func == (left: HolidayItem, right: HolidayItem) -> Bool {
    left.id == right.id && left.region == right.region && left.occurrence == right.occurrence && left.name == right.name
  }

  /// Hashes id and region.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(region)
  }
}

extension HolidayItem: FieldWritable {
  /// The contract's fields, in its order.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("date", day)
    writer.field("id", id)
    writer.field("rule", rule.string)
    writer.field("region", region.string)
    writer.field("name", name)
    writer.field("names", pairs: names.map { (key: $0.language, value: $0.text) })
    writer.field("kind", "\(occurrence.kind.word)")
    writer.field("isRedDay", isRedDay)
    writer.field("relation", "\(occurrence.relation.word)")
    writer.field("nominalDate", occurrence.nominal)
    writer.field("status", "\(occurrence.status.word)")
    writer.field("ruleType", ruleType)
    writer.field("symbolName", layer?.symbolName)
    writer.field("iconColor", layer?.iconColor)
    writer.field("notes", layer?.notes)
    writer.field("source", source.isEmpty ? nil : source)
    writer.field("from", from?.iso)
    writer.rare("until", until?.iso)
  }

  /// The columns of a CSV without holidays.
  public static let columns: [StaticString] = [
    "date", "id", "rule", "region", "name", "names", "kind", "isRedDay", "relation", "nominalDate", "status",
    "ruleType", "symbolName", "iconColor", "notes", "source", "from",
  ]
}
