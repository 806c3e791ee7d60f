import FastiCivil
import FastiHolidays
import Foundation

/// Holidays of the shipped regions, from parsed rules and from text; others do the same work in `scripts/bench-peers`.
struct HolidayRows {
  private static let codes = ["SE", "US", "VN", "AU-NSW"]
  private static let century = DayRange(years: 1990...2089)
  private static let year = DayRange(year: 2026)
  /// The work of python-holidays against which a country's year is measured, and how many times longer that may take.
  private static let median = "a country's year, the median of all"
  private static let factor = 50.0

  private let texts: [[UInt8]]
  private let plans: [HolidayPlan]
  /// The texts of countries, each with its parts, and the plans of the countries themselves.
  private let countries: (texts: [[UInt8]], plans: [HolidayPlan])
  private let peers: Peers

  /// Reads the files of Data/Regions.
  init(_ peers: Peers) throws {
    self.peers = peers
    let root = URL(filePath: #filePath).deletingLastPathComponent()
    let folder = root.appending(path: "../../../Data/Regions").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "rules" }
    func text(_ file: URL) throws -> [UInt8] { [UInt8](try Data(contentsOf: file)) }
    let named = files.filter { $0.deletingPathExtension().lastPathComponent.count == 2 }
    texts = try files.map(text)
    let book = RuleBook(try texts.flatMap { try Region.read($0) })
    func plans(_ codes: [String]) -> [HolidayPlan] {
      codes.compactMap { book.merged(RegionCode($0)) }.map { HolidayRows.plan($0) }
    }
    self.plans = plans(Self.codes)
    countries = (try named.map(text), plans(named.map { $0.deletingPathExtension().lastPathComponent }))
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
        readAndEvaluate(texts)
      },
      medianRow(),
      Row(
        work: "all countries, one year, evaluated",
        figure: .nanoseconds(Measure.nanoseconds { countries.plans.reduce(0) { $0 + count($1, Self.year) } }),
        target: nil),
      Row(
        work: "all countries, one year, from text",
        figure: .nanoseconds(Measure.nanoseconds { readAndEvaluate(countries.texts) }), target: nil),
    ]
  }

  /// The median of all countries, each the least of five rounds, as the program beside it.
  private func medianRow() -> Row {
    let times = countries.plans.map { plan in Measure.nanoseconds(rounds: 5) { count(plan, Self.year) } }.sorted()
    let beside = peers.nanoseconds(of: Self.median, by: "python-holidays")
    return Row(
      work: Self.median, figure: .nanoseconds(times[times.count / 2]),
      target: beside.map { .together($0 / Self.factor, "1/\(Int(Self.factor)) of python-holidays") })
  }

  private func row(_ work: String, operations: Int = 1, limit: Double, _ body: () -> Int) -> Row {
    Row(
      work: work, figure: .nanoseconds(Measure.nanoseconds(operations: operations, body)),
      target: .nanoseconds(limit))
  }

  private func count(_ plan: HolidayPlan, _ range: DayRange) -> Int {
    (try? plan.occurrences(in: range).occurrences.count) ?? 0
  }

  private func readAndEvaluate(_ texts: [[UInt8]]) -> Int {
    let regions = texts.flatMap { (try? Region.read($0)) ?? [] }
    let book = RuleBook(regions)
    return regions.compactMap { book.merged($0.code) }.reduce(0) { $0 + count(HolidayRows.plan($1), Self.year) }
  }

  /// A plan on the clock its region keeps.
  private static func plan(_ region: Region) -> HolidayPlan {
    guard case .zone(let name)? = region.clock(on: Self.year.first), let zone = zone(name) else {
      return HolidayPlan(region)
    }
    return HolidayPlan(region) { zone.offset(at: $0) }
  }

  /// A zone of the shipped regions, read once: the program reads a zone's file once too.
  private static func zone(_ name: [UInt8]) -> Zone? {
    if let zone = zones[name] { return zone }
    let file = URL(filePath: "/usr/share/zoneinfo/\(String(decoding: name, as: UTF8.self))")
    guard let data = try? Data(contentsOf: file) else { return nil }
    zones[name] = try? Zone(tzif: [UInt8](data))
    return zones[name]
  }

  // The rows are measured on one thread.
  nonisolated(unsafe) private static var zones: [[UInt8]: Zone] = [:]
}
