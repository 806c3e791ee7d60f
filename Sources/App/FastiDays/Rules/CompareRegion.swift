public import FastiCivil
public import FastiFormats
public import FastiHolidays
public import FastiRecords
import FastiRegions

/// A holiday that only one of two regions has: a region of the user, or the shipped region with the same code.
public struct RegionDifference: Hashable, Sendable {
  public let day: Day
  /// Its meaning for work.
  public let kind: HolidayKind
  public let rule: RuleID
  /// The holiday's name in the reader's language.
  public let name: String
  /// Whether the user's region has it.
  public let isOwn: Bool
}

extension RegionDifference: FieldWritable {
  /// Day, kind, rule, name, and the region that has it.
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

/// Compares a region of the user with the shipped region of the same code, day by day.
public struct CompareRegion {
  private let almanac: Almanac

  /// Compares regions of an almanac.
  public init(_ almanac: Almanac) { self.almanac = almanac }

  /// The differences in a range of days, by day; nil if there is no shipped region with that code.
  /// - Throws: `.notFound` when there is no such region, or it is not a region of the user; `.invalid` outside the
  ///   years 1583 to 2999.
  public func callAsFunction(
    _ name: String, in range: DayRange, languages: [LanguageCode]
  ) throws(Failure) -> [RegionDifference]? {
    let code = try almanac.code(name)
    guard almanac.ownRegions.contains(code) else {
      throw Failure(.thing(.notOwn), field: .regionOfForm, value: code.string)
    }
    var program = RegionLibrary()
    guard program.region(code)?.code == code else { return nil }
    let own = try holidays(almanac, code, range, languages)
    let shipped = try holidays(almanac.with(program.book), code, range, languages)
    let differences =
      own.filter { !shipped.has($0) }.map { RegionDifference($0, isOwn: true) }
      + shipped.filter { !own.has($0) }.map { RegionDifference($0, isOwn: false) }
    return differences.sorted { ($0.day, $0.kind, $0.isOwn ? 0 : 1) < ($1.day, $1.kind, $1.isOwn ? 0 : 1) }
  }

  /// The holidays of the region, without rules for every region.
  private func holidays(
    _ almanac: Almanac, _ code: RegionCode, _ range: DayRange, _ languages: [LanguageCode]
  ) throws(Failure) -> [HolidayItem] {
    try ShowHolidays(almanac)([code], in: range, languages: languages).items.filter { $0.region == code }
  }
}

extension [HolidayItem] {
  /// Whether one of them has the same meaning for the same hours of the same day.
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
