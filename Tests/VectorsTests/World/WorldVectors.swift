import FastiCivil
import FastiHolidays
import Foundation
import Testing

/// The countries whose days are compared with several references.
enum World {
  /// The countries with vectors both in the package and in the folder that is compared.
  static let countries = files(in: VectorFolder.own).intersection(files(in: VectorFolder.path)).sorted()

  private static func files(in folder: String) -> Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/world")) ?? []
    return Set(names.filter { $0.hasSuffix(".csv") && $0 != "coverage.csv" }.map { String($0.dropLast(4)) })
  }

  /// A country and its parts.
  static func regions(of country: String) -> [String] {
    Shipped.codes.filter { ($0 == country || $0.hasPrefix(country + "-")) && !$0.contains("@") }
  }

  /// The comparison of a country, or of some of its regions, for the years of its vectors.
  static func compared(_ country: String, where isMeant: (String) -> Bool = { _ in true }) throws -> WorldComparison {
    var comparison = WorldComparison(try WorldRow.rows(of: country), coverage: try WorldRow.coverage())
    let years = try #require(comparison.years.min())...#require(comparison.years.max())
    func ours(_ code: String) throws -> WorldComparison.Ours { try .init(#require(try Shipped.plan(code)), years) }
    let countrys = try ours(country)
    for code in regions(of: country) where isMeant(code) {
      comparison.compare(code, of: country, ours: code == country ? countrys : try ours(code), countrys: countrys)
    }
    return comparison
  }
}

@Suite("World vectors") struct WorldVectors {
  @Test("every day on which a reference differs is adjudicated", arguments: World.countries)
  func adjudicated(country: String) throws {
    let lines = try Adjudication.lines(of: country)
    let differences = try World.compared(country).differences
    let open = differences.filter { difference in !lines.contains { $0.covers(difference) } }
    #expect(open.map { $0.description } == [])
    if VectorFolder.path == VectorFolder.own {
      let idle = lines.filter { line in !differences.contains { line.covers($0) } }
      #expect(idle.map { $0.line } == [], "lines about nothing")
    }
  }

  @Test("where every reference contradicts a holiday or a working day, the law was read", arguments: World.countries)
  func againstAll(country: String) throws {
    let lines = try Adjudication.lines(of: country)
    for difference in try World.compared(country).differences
    where difference.isAgainstAll && difference.day.weekday != .sunday {
      let line = lines.first { $0.covers(difference) }
      #expect(line?.wasRead == true, "\(difference.description)")
      guard difference.day.weekday != .saturday else { continue }
      #expect(line?.quotesWords == true, "\(difference.description)")
    }
  }

  @Test("the vectors in this package contain no labels of the references", arguments: World.countries)
  func columns(country: String) throws {
    #expect(try WorldRow.header("world/\(country).csv", in: VectorFolder.own) == WorldRow.columns)
  }

  @Test("the references agree on the days of rules that claim it", arguments: World.countries)
  func peers(country: String) throws {
    let rows = try WorldRow.rows(of: country)
    let coverage = try WorldRow.coverage()
    let years = Set(rows.flatMap { $0.days.map { $0.year } })
    guard let first = years.min(), let last = years.max() else { return }
    for code in World.regions(of: country) where (coverage[code]?.count ?? 0) > 1 {
      let plan = try #require(try Shipped.plan(code))
      let own = Set(try #require(Shipped.book()[RegionCode(code)]).rules.map { $0.id })
      let days = code == country ? WorldDays(country: country, rows) : WorldDays(part: code, of: country, rows)
      var alone: [RuleID: [Day]] = [:]
      for occurrence in try plan.occurrences(in: DayRange(years: first...last)).occurrences
      where occurrence.kind == .public && years.contains(occurrence.day.year) && !days.unclear.contains(occurrence.day)
      {
        let rule = plan.rule(occurrence)
        guard own.contains(rule.id), rule.confidence == .peers, plan.period(occurrence).isWholeDay else { continue }
        let having = days.having[.init(day: occurrence.day, kind: "public")] ?? []
        if having.count < 2 { alone[rule.id, default: []].append(occurrence.day) }
      }
      #expect(alone.keys.map { "\($0.string) \(alone[$0]?.map { $0.iso } ?? [])" } == [])
    }
  }
}
