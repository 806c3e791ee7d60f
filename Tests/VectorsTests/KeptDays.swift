import FastiCivil
import FastiHolidays
import Testing

/// The days of commit f8a34d2, from 1990 to 2060. Stores, feeds and users' own rules refer to rule ids and days, so
/// both stay as they were.
@Suite("Rule ids and days that must not change") struct KeptDays {
  /// Corrections made since: in 2011 the Act moved the holiday of Easter Monday to Tuesday 26 April, and the Monday was
  /// only Anzac Day.
  private static let corrected: [String: Set<String>] = ["au-nsw.easter-monday": ["2011-04-25", "2011-04-26"]]

  static let regions = ["SE", "US", "VN", "AU", "AU-NSW"]

  /// The result of one rule: region, rule, kind, relation, status.
  private struct Key: Hashable, CustomStringConvertible {
    var fields: [String]
    var description: String { fields.joined(separator: " ") }
  }

  /// The rows of the file: a key, then `MMDD:` and the years with that day, as years and ranges of years.
  private func kept() throws -> [Key: Set<Day>] {
    var kept: [Key: Set<Day>] = [:]
    for row in try VectorFolder.rows("kept/days.csv", in: VectorFolder.own) {
      var days: Set<Day> = []
      for group in row[5].split(separator: ";") {
        let parts = group.split(separator: ":")
        let date = try #require(Int(parts[0]))
        for run in parts[1].split(separator: " ") {
          let ends = run.split(separator: "-").compactMap { Int($0) }
          let first = try #require(ends.first)
          for year in first...(ends.last ?? first) { days.insert(Day(year: year, month: date / 100, day: date % 100)) }
        }
      }
      kept[Key(fields: Array(row[..<5]))] = days
    }
    return kept
  }

  @Test("rule ids and their days from 1990 to 2060 are those of commit f8a34d2") func days() throws {
    var found: [Key: Set<Day>] = [:]
    for region in Self.regions {
      let plan = try #require(try Shipped.plan(region))
      for item in try plan.occurrences(in: DayRange(years: 1990...2060)).occurrences {
        let words = ["\(item.kind.word)", "\(item.relation.word)", "\(item.status.word)"]
        found[Key(fields: [region, plan.rule(item).id.string] + words), default: []].insert(item.day)
      }
    }
    let kept = try kept()
    #expect(kept.count > 130)
    for key in Set(kept.keys).union(found.keys) {
      let corrected = Self.corrected[key.fields[1]] ?? []
      let wrong = (kept[key] ?? []).symmetricDifference(found[key] ?? []).map(\.iso).filter { !corrected.contains($0) }
      #expect(wrong.isEmpty, "\(key) \(wrong.sorted().prefix(5))")
    }
  }
}
