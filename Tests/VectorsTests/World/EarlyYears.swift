import FastiCivil
import FastiHolidays
import Foundation
import Testing

/// The vectors begin in 2000. Before, a region whose early years lack rules would go unnoticed, so the number of its
/// public days is compared with that of 2005.
@Suite("Years before 2000") struct EarlyYears {
  /// The lines of the table in Documentation/Regions.md: `| CODE | YEARS | why |`.
  private static func explained() throws -> [String: Set<Int>] {
    let page = URL(filePath: VectorFolder.own).appending(path: "../../Documentation/Regions.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let section = try #require(text.components(separatedBy: "## Years before 2000\n").dropFirst().first)
    var years: [String: Set<Int>] = [:]
    for line in section.components(separatedBy: "\n## ")[0].split(separator: "\n") where line.hasPrefix("| `") {
      let fields = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(fields.count == 3 && !fields[2].isEmpty, "\(line)")
      for part in fields[1].components(separatedBy: ", ") {
        let ends = part.components(separatedBy: " to ").compactMap { Int($0) }
        let first = try #require(ends.first, "\(line)")
        years[fields[0].trimmingCharacters(in: ["`"]), default: []].formUnion(first...(ends.last ?? first))
      }
    }
    return years
  }

  /// The years of the nineties with fewer than 60 % of the public days of 2005.
  private static func short(_ code: String) throws -> Set<Int> {
    let plan = try #require(try Shipped.plan(code))
    let days = Set(
      try plan.occurrences(in: DayRange(years: 1_990...2_005)).occurrences
        .filter { $0.kind == .public && plan.period($0).isWholeDay }.map { $0.day })
    let counts = Dictionary(grouping: days) { $0.year }.mapValues { $0.count }
    return Set((1_990...1_999).filter { (counts[$0] ?? 0) * 10 < (counts[2_005] ?? 0) * 6 })
  }

  @Test("a year of the nineties with few public days is explained on the page about regions")
  func years() throws {
    let explained = try Self.explained()
    var found: [String: Set<Int>] = [:]
    for code in Shipped.codes where !code.contains("@") {
      let short = try Self.short(code)
      // A part has the days of its country, so the line about the country explains them.
      let country = String(code.prefix { $0 != "-" })
      #expect(short.subtracting(explained[code] ?? explained[country] ?? []) == [], "\(code)")
      if !short.isEmpty { found[code] = short }
    }
    #expect(explained == explained.filter { found[$0.key] == $0.value }, "lines about nothing")
  }
}
