public import FastiCivil
public import FastiHolidays

/// One holiday on one day.
///
/// ```swift
/// let christmas = try HolidayCalendar("SE").holidays(in: 2026).on(Day(year: 2026, month: 12, day: 24))[0]
/// print(christmas)  // 2026-12-24 Julafton
/// print(christmas.name(in: "en"), christmas.kind, christmas.ruleID)  // Christmas Eve deFacto se.julafton
/// ```
public struct Holiday: Hashable, Codable, Sendable {
  /// The day it falls on.
  public let day: Day
  /// Its names, one for each language, that of the region's first language first.
  public let names: [Name]
  /// Its kind, which says what it means for work: `public` is a day off by law.
  public let kind: HolidayKind
  /// How certain it is: by law every year, decided for the year, or only expected.
  public let status: RuleStatus
  /// The time from which it applies; nil from the start of the day.
  public let from: TimeOfDay?
  /// The time at which it ends; nil for the end of the day.
  public let until: TimeOfDay?
  /// The day its rule gives, which differs from ``day`` if the holiday was moved or is a day in lieu.
  public let ruleDay: Day
  /// Whether it is an additional day off because the rule's own day already was one.
  public let isInLieu: Bool
  /// The id of its rule, which has no language and never changes: `se.julafton`.
  public let ruleID: String
  /// The code of its region: `SE`.
  public let region: String

  /// A name in a language.
  ///
  /// ```swift
  /// let tet = try HolidayCalendar("VN").holidays(in: 2026).first { $0.name(in: "en").contains("New Year") }
  /// print(tet?.names.map(\.language) ?? [])  // ["vi", "en"]
  /// ```
  public struct Name: Hashable, Codable, Sendable {
    /// The language, BCP 47: `sv`.
    public let language: String
    /// The name in that language, as `Midsommarafton`.
    public let text: String
  }

  /// The name in the region's first language.
  public var name: String { names.first?.text ?? ruleID }

  /// The name in a language; in the region's first language if it has none in that language.
  ///
  /// - Parameter language: BCP 47; `en-GB` finds a name in `en`.
  public func name(in language: String) -> String {
    let primary = language.prefix { $0 != "-" && $0 != "_" }
    let found = names.first { $0.language == language } ?? names.first { $0.language == primary }
    return found?.text ?? name
  }
}

extension Holiday {
  init(_ occurrence: HolidayOccurrence, of plan: HolidayPlan) {
    day = occurrence.day
    var entries = plan.names(of: occurrence)
    let first = plan.region.languages.lazy.compactMap { language in
      entries.firstIndex { $0.language == language }
    }.first
    if let first { entries.insert(entries.remove(at: first), at: 0) }
    names = entries.map { Name(language: $0.language.string, text: String(decoding: $0.text, as: UTF8.self)) }
    kind = occurrence.kind
    status = occurrence.status
    from = plan.period(occurrence).from
    until = plan.period(occurrence).to
    ruleDay = occurrence.nominal
    isInLieu = occurrence.relation == .inLieu
    ruleID = plan.rule(occurrence).id.string
    region = plan.region.code.string
  }
}

extension Holiday: Comparable, CustomStringConvertible {
  /// By day; on one day by kind, then by rule.
  public static func < (left: Holiday, right: Holiday) -> Bool {
    (left.day, left.kind, left.ruleID, left.region) < (right.day, right.kind, right.ruleID, right.region)
  }

  /// Day and name: `2026-12-24 Julafton`.
  public var description: String { "\(day) \(name)" }
}
