public import FastiCivil
public import FastiFormats
public import FastiHolidays
public import FastiRecords
public import FastiWords

/// One rule as shells show it, with the user's layer.
public struct RuleItem: Sendable {
  public let rule: Rule
  /// The region whose list contains it; empty for every region.
  public let region: RegionCode
  /// The user's layer over it.
  public let layer: RuleLayer?
  /// Whether it is the user's own.
  public let isOwn: Bool
  /// When the user last changed the rule or its layer, Unix milliseconds.
  public let modifiedAt: Int64?
  /// Its name in the reader's language, on the day of the question.
  public let name: String
  /// The names of the rules from which it counts.
  let targetNames: [RuleID: String]
  /// The day of the question; it decides which of several periods is shown.
  public let day: Day

  /// The rule as a sentence of the rule language, which can be typed again.
  public var sentence: String { String(decoding: rule.sentence, as: UTF8.self) }

  /// What it says, in the words of a language too.
  public func saying(_ words: PageWords) -> RuleSaying {
    RuleSaying(words: RuleWording(words, on: day, names: targetNames)(rule), source: sentence)
  }

  /// What each of its periods says, in their order, in the words of a language.
  public func periods(_ words: PageWords) -> [String] {
    let wording = RuleWording(words, on: day, names: targetNames)
    return rule.periods.map { wording($0) }
  }

  /// The period in force on the day of the question, otherwise the last.
  public var period: Rule.Period? {
    rule.periods.first { $0.validity.contains(day) } ?? rule.periods.last
  }
}

extension RuleItem: FieldWritable {
  /// The rule's fields by their names in JSON; those of its pattern also as numbers.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    let fields = period?.pattern.numbers ?? PatternNumbers()
    writer.field("id", rule.id.string)
    writer.field("name", name)
    writer.field("region", region.string)
    writer.field("isRedDay", period?.kind == .public && period?.isWholeDay == true)
    writer.field("type", period.map { "\($0.pattern.typeName)" })
    writer.field("month", fields.month)
    writer.field("day", fields.day)
    writer.field("daysOffset", fields.daysOffset)
    writer.field("weekday", fields.weekday)
    writer.field("ordinal", fields.ordinal)
    writer.field("dayRangeStart", fields.dayRangeStart)
    writer.field("dayRangeEnd", fields.dayRangeEnd)
    writer.field("endMonth", fields.endMonth)
    writer.field("titleOverride", layer?.titleOverride)
    writer.field("symbolName", layer?.symbolName)
    writer.field("iconColor", layer?.iconColor)
    writer.field("notes", layer?.notes)
    writer.field("userModifiedAt", modifiedAt.map { Instant(seconds: $0 / 1_000).iso })
    writer.field("sentence", sentence)
    writer.field("kind", period.map { "\($0.kind.word)" })
    writer.field("status", period.map { "\(rule.status(of: $0).word)" })
    writer.field(
      "names",
      pairs: rule.names.all(on: day).map { entry in
        (key: entry.language.string, value: String(decoding: entry.text, as: UTF8.self))
      })
    writer.field("hidden", layer?.hidden ?? false)
    writer.field("isSystem", !isOwn)
    writer.field("sources", rule.sources.map { String(decoding: $0, as: UTF8.self) })
    writer.rare("confidence", rule.confidence.map { "\($0.word)" })
    writer.rare("exceptions", rule.exceptionLines.map { String(decoding: $0, as: UTF8.self) })
  }

  /// The columns of a CSV without rules.
  public static let columns: [StaticString] = [
    "id", "name", "region", "isRedDay", "type", "month", "day", "daysOffset", "weekday", "ordinal", "dayRangeStart",
    "dayRangeEnd", "endMonth", "titleOverride", "symbolName", "iconColor", "notes", "userModifiedAt", "sentence",
    "kind", "status", "names", "hidden", "isSystem", "sources",
  ]
}
