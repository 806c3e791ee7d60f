import FastiCivil
import FastiHolidays
import Foundation

/// Holidays of the shipped regions, from parsed rules and from text; others do the same work in `scripts/bench-peers`.
struct HolidayRows {
  private static let codes = ["SE", "US", "VN", "AU-NSW"]
  private static let century = DayRange(years: 1990...2089)
  private static let year = DayRange(year: 2026)

  private let texts: [[UInt8]]
  private let plans: [HolidayPlan]

  /// Reads the files of Data/Regions.
  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
    let folder = root.appending(path: "../../../Data/Regions").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "rules" }
    let texts = try files.map { [UInt8](try Data(contentsOf: $0)) }
    self.texts = texts
    let book = RuleBook(try texts.flatMap { try Region.read($0) })
    plans = Self.codes.compactMap { book.merged(RegionCode($0)) }.map { HolidayRows.plan($0) }
  }

  func rows() throws -> [Row] {
    let cache = try HolidayCache([plans[0]], over: DayRange(years: 2024...2028))
    return [
      row("SE one year", limit: 5e3) { count(plans[0], Self.year) },
      row("SE 100 years", limit: 0.3e6) { count(plans[0], Self.century) },
      row("four regions, 100 years", limit: 1.5e6) { plans.reduce(0) { $0 + count($1, Self.century) } },
      row("is it a holiday", operations: Self.year.count, limit: 10) {
        Self.year.reduce(0) { $0 + (cache.isRedDay($1) ? 1 : 0) }
      },
      // Two milliseconds were the limit of nine regions.
      row("\(texts.count) regions from text to days of a year", limit: 2e6 / 9 * Double(texts.count)) {
        readAndEvaluate()
      },
    ]
  }

  private func row(_ work: String, operations: Int = 1, limit: Double, _ body: () -> Int) -> Row {
    Row(
      work: work, figure: .nanoseconds(Measure.nanoseconds(operations: operations, body)),
      target: .nanoseconds(limit))
  }

  private func count(_ plan: HolidayPlan, _ range: DayRange) -> Int {
    (try? plan.occurrences(in: range).occurrences.count) ?? 0
  }

  private func readAndEvaluate() -> Int {
    let regions = texts.flatMap { (try? Region.read($0)) ?? [] }
    let book = RuleBook(regions)
    return regions.compactMap { book.merged($0.code) }.reduce(0) { $0 + count(HolidayRows.plan($1), Self.year) }
  }

  /// A plan on the clock its region keeps.
  private static func plan(_ region: Region) -> HolidayPlan {
    guard case .zone(let name)? = region.clock(on: Self.year.first), let zone = zones[name] else {
      return HolidayPlan(region)
    }
    return HolidayPlan(region) { zone.offset(at: $0) }
  }

  /// The zones of the shipped regions, read once: the program reads a zone's file once too.
  private static let zones: [[UInt8]: Zone] = {
    var zones: [[UInt8]: Zone] = [:]
    for name in ["Europe/Stockholm", "America/New_York", "Asia/Ho_Chi_Minh", "Australia/Sydney"] {
      guard let data = try? Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/\(name)")) else { continue }
      zones[[UInt8](name.utf8)] = try? Zone(tzif: [UInt8](data))
    }
    return zones
  }()
}
