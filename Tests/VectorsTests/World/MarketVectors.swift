import FastiCivil
import FastiHolidays
import FastiRegions
import Foundation
import Testing

/// The weekdays on which a market is closed or closes early, from `Tests/Vectors/markets/CODE.csv`.
struct MarketDays {
  /// The market's code.
  let code: String
  /// The weekdays without trading.
  var closed: Set<Day> = []
  /// The weekdays with an early close, and its time.
  var early: [Day: String] = [:]
  /// The last day in the file.
  let last: Day

  private static let folder = "\(VectorFolder.own)/markets"

  /// The markets that have a file.
  static let codes = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".csv") }.map { String($0.dropLast(4)) }.sorted()

  init(_ code: String) throws {
    self.code = code
    let text = try String(contentsOfFile: "\(Self.folder)/\(code).csv", encoding: .utf8)
    let lines = text.split(separator: "\n")
    let head = try #require(lines.first)
    last = try Day(iso: String(head.suffix(11).dropLast()))
    for line in lines.dropFirst(2) {
      let fields = line.split(separator: ",")
      let days = try fields[1].split(separator: " ").map { try Day(iso: String($0)) }
      if fields[0] == "all day" { closed.formUnion(days) } else { for day in days { early[day] = String(fields[0]) } }
    }
  }

  /// The lines of `markets/differences`: `CODE | DAY... | has or lacks | REASON | SOURCE`.
  static func adjudicated(_ code: String) throws -> (has: Set<Day>, lacks: Set<Day>) {
    let text = try String(contentsOfFile: "\(folder)/differences", encoding: .utf8)
    var (has, lacks): (Set<Day>, Set<Day>) = ([], [])
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.components(separatedBy: " | ")
      try #require(fields.count == 5 && fields.allSatisfy { !$0.isEmpty }, "\(line)")
      guard fields[0] == code else { continue }
      let days = try fields[1].split(separator: " ").map { try Day(iso: String($0)) }
      if fields[2] == "has" { has.formUnion(days) } else { lacks.formUnion(days) }
    }
    return (has, lacks)
  }
}

@Suite("Market vectors") struct MarketVectors {
  @Test("a market is closed on the days of its reference", arguments: MarketDays.codes)
  func closed(code: String) throws {
    let market = try MarketDays(code)
    let ours = try Set(occurrences(market).filter { $0.isWhole }.map(\.day))
    #expect(ours.subtracting(market.closed).map(\.iso).sorted() == [])
    #expect(market.closed.subtracting(ours).map(\.iso).sorted() == [])
  }

  @Test(
    "a market closes early on the days and at the time of its reference, or the series is adjudicated",
    arguments: MarketDays.codes)
  func early(code: String) throws {
    let market = try MarketDays(code)
    let adjudicated = try MarketDays.adjudicated(code)
    let all = try occurrences(market)
    let closed = Set(all.filter { $0.isWhole }.map(\.day))
    let ours = Dictionary(
      all.filter { !$0.isWhole && !closed.contains($0.day) }.map { ($0.day, $0.from) }, uniquingKeysWith: { $1 })
    #expect(Set(market.early.keys.filter { market.early[$0] != ours[$0] }) == adjudicated.has)
    #expect(Set(ours.keys.filter { market.early[$0] == nil }) == adjudicated.lacks)
  }

  private struct Closing {
    let day: Day
    let isWhole: Bool
    let from: String
  }

  private func occurrences(_ market: MarketDays) throws -> [Closing] {
    let plan = try #require(try Shipped.plan(market.code))
    let range = try DayRange(Day(year: 2_000, month: 1, day: 1), market.last)
    return try plan.occurrences(in: range).occurrences.compactMap { found in
      guard found.kind == .public, found.day.weekday != .saturday, found.day.weekday != .sunday else { return nil }
      let period = plan.period(found)
      return Closing(day: found.day, isWhole: period.isWholeDay, from: period.from?.iso ?? "")
    }
  }
}
