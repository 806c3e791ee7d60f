import FastiCalendars
public import FastiCivil
public import FastiFormats
public import FastiHolidays
public import FastiRecords

/// One rule as people and programs see it, with the user's layer.
public struct RuleItem: Sendable {
  /// The rule.
  public let rule: Rule
  /// The region it is listed in; empty for every region.
  public let region: RegionCode
  /// The user's layer over it.
  public let layer: RuleLayer?
  /// Whether the user made it.
  public let isOwn: Bool
  /// When the user last changed the rule or its layer, Unix milliseconds.
  public let modifiedAt: Int64?
  /// Its name in the reader's language, on the day of the question.
  public let name: String
  /// The day of the question; of several periods the one in force then speaks for the rule.
  public let day: Day

  /// The rule's sentence.
  public var sentence: String { String(decoding: rule.sentence, as: UTF8.self) }

  /// The period in force on the day of the question, else the last.
  public var period: Rule.Period? {
    rule.periods.first { $0.validity.contains(day) } ?? rule.periods.last
  }
}

extension RuleItem: Fielded {
  /// The rule's fields by their names in JSON; those of its pattern as numbers too.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    let fields = PatternFields(period?.pattern)
    writer.field("id", rule.id.string)
    writer.field("name", name)
    writer.field("region", region.string)
    writer.field("isRedDay", period?.kind == .public)
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
    writer.field("status", period.map { "\($0.status.word)" })
    writer.field(
      "names",
      pairs: rule.names.all(on: day).map { entry in
        (key: entry.language.string, value: String(decoding: entry.text, as: UTF8.self))
      })
    writer.field("hidden", layer?.hidden ?? false)
    writer.field("isSystem", !isOwn)
    writer.field("sources", rule.sources.map { String(decoding: $0, as: UTF8.self) })
  }

  /// The columns of a CSV that holds no rule.
  public static let columns: [StaticString] = [
    "id", "name", "region", "isRedDay", "type", "month", "day", "daysOffset", "weekday", "ordinal", "dayRangeStart",
    "dayRangeEnd", "endMonth", "titleOverride", "symbolName", "iconColor", "notes", "userModifiedAt", "sentence",
    "kind", "status", "names", "hidden", "isSystem", "sources",
  ]
}

extension MonthDay {
  /// The day's number; nil for the last day of a month.
  fileprivate var number: Int? {
    switch self {
    case .day(let number): number
    case .last: nil
    }
  }
}

/// The numbers of a pattern under their names in JSON.
struct PatternFields {
  var month: Int?
  var day: Int?
  var daysOffset: Int?
  var weekday: Int?
  var ordinal: Int?
  var dayRangeStart: Int?
  var dayRangeEnd: Int?
  var endMonth: Int?

  init(_ pattern: Pattern?) {
    switch pattern {
    case .fixed(let fixed): (month, day) = (fixed.date.month, fixed.date.day)
    case .easterRelative(let easter): daysOffset = easter.offset
    case .floating(let floating):
      (month, weekday) = (floating.first.month, floating.weekday.number)
      (dayRangeStart, dayRangeEnd) = (floating.first.day, floating.last.day)
      if floating.last.month != floating.first.month { endMonth = floating.last.month }
    case .nthWeekday(let nth): (month, weekday, ordinal) = (nth.month, nth.weekday.number, nth.ordinal)
    case .lunar(let lunar):
      month = lunar.month
      day = lunar.day.number
    case .calendarDate(let date):
      month = date.month
      day = date.day.number
    case .astronomical(let term):
      // A season is told by the month it falls in: 3, 6, 9 or 12.
      if term.longitude % 90 == 0 { month = term.longitude / 30 + 3 }
    case .relative(.days(let count, _)): daysOffset = count
    case .relative(.weekdayAfter(let day, _, _)), .relative(.weekdayBefore(let day, _, _)): weekday = day.number
    case .relative(.between), .dates, .swaps, nil: break
    }
  }
}
