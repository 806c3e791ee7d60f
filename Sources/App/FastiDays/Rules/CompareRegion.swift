public import FastiCivil
public import FastiFormats
public import FastiHolidays
public import FastiRecords
import FastiRegions

/// A holiday that a region of the user's own has and the program's region of the same code has not, or the other way round.
public struct RegionDifference: Hashable, Sendable {
  public let day: Day
  /// What it means for work.
  public let kind: HolidayKind
  public let rule: RuleID
  /// The holiday's name in the reader's language.
  public let name: String
  /// Whether the user's region has it.
  public let isOwn: Bool
}

extension RegionDifference: Fielded {
  /// Day, kind, rule, name, and who has it.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("date", day)
    writer.field("kind", "\(kind.word)")
    writer.field("rule", rule.string)
    writer.field("name", name)
    writer.field("origin", isOwn ? "own" : "shipped")
  }

  /// The columns of a CSV without differences.
  public static let columns: [StaticString] = ["date", "kind", "rule", "name", "origin"]
}

/// Compares a region of the user's own with the program's region of the same code, day by day.
public struct CompareRegion {
  private let almanac: Almanac

  /// The region of an almanac that has it.
  public init(_ almanac: Almanac) { self.almanac = almanac }

  /// What differs in a range of days, by day; nil when the program has no region of that code.
  /// - Throws: `.notFound` when there is no such region, or it is not one of the user's own; `.invalid` outside the years 1583 to 2999.
  public func callAsFunction(
    _ name: String, in range: DayRange, languages: [LanguageCode]
  ) throws(Failure) -> [RegionDifference]? {
    let code = try almanac.code(name)
    guard almanac.ownRegions.contains(code) else {
      throw Failure(.thing(.notOwn), field: .regionOfForm, value: code.string)
    }
    var program = RegionLibrary()
    guard program.region(code) != nil else { return nil }
    let own = try holidays(almanac, code, range, languages)
    let shipped = try holidays(almanac.with(program.book), code, range, languages)
    let differences =
      own.filter { !shipped.has($0) }.map { RegionDifference($0, isOwn: true) }
      + shipped.filter { !own.has($0) }.map { RegionDifference($0, isOwn: false) }
    return differences.sorted { ($0.day, $0.kind, $0.isOwn ? 0 : 1) < ($1.day, $1.kind, $1.isOwn ? 0 : 1) }
  }

  /// The holidays of the region alone, without rules of every region.
  private func holidays(
    _ almanac: Almanac, _ code: RegionCode, _ range: DayRange, _ languages: [LanguageCode]
  ) throws(Failure) -> [HolidayItem] {
    try ShowHolidays(almanac)([code], in: range, languages: languages).items.filter { $0.region == code }
  }
}

extension [HolidayItem] {
  /// Whether one of them means the same for the same hours of the same day.
  fileprivate func has(_ item: HolidayItem) -> Bool {
    contains {
      $0.day == item.day && $0.occurrence.kind == item.occurrence.kind && $0.from == item.from && $0.until == item.until
    }
  }
}

extension RegionDifference {
  fileprivate init(_ item: HolidayItem, isOwn: Bool) {
    self.init(day: item.day, kind: item.occurrence.kind, rule: item.rule, name: item.name, isOwn: isOwn)
  }
}
