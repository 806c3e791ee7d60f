import FastiCivil
import FastiRegions
import FastiHolidays
import Foundation

/// The shipped regions, parsed.
enum Shipped {
  static let codes = ShippedRegion.all.map { "\($0.code)" }

  static func text(_ region: ShippedRegion) -> [UInt8] { region.text.withUTF8Buffer { [UInt8]($0) } }

  /// Every region, read once for all tests.
  static func book() throws -> RuleBook { try read.get() }
  private static let read = Result { RuleBook(try ShippedRegion.all.flatMap { try Region.read(text($0)) }) }

  /// The plan of a region, with the region's zone.
  static func plan(_ code: String) throws -> HolidayPlan? {
    guard let region = try book().merged(RegionCode(code)) else { return nil }
    return HolidayPlan(region) { instant in
      guard case .zone(let name)? = region.clock(on: instant.day()) else { return 0 }
      let date = Date(timeIntervalSince1970: TimeInterval(instant.seconds))
      return TimeZone(identifier: String(decoding: name, as: UTF8.self))?.secondsFromGMT(for: date) ?? 0
    }
  }

  /// The occurrences of whole years.
  static func occurrences(_ code: String, _ years: ClosedRange<Int>) throws -> [HolidayOccurrence] {
    try plan(code)?.occurrences(in: DayRange(years: years)).occurrences ?? []
  }
}

extension HolidayPlan {
  /// The name of an occurrence in the region's first language, as text.
  func shownName(_ occurrence: HolidayOccurrence) -> String {
    String(decoding: name(of: occurrence, in: region.languages), as: UTF8.self)
  }
}
