import FastiCivil
import FastiHolidays
import Foundation
import Testing

/// The table of Documentation/Regions.md: counts for each country.
struct RegionsTable {
  /// One line of the table.
  struct Row {
    var regions = 0
    var rules = 0
    var confidence: [RuleConfidence: Int] = [:]
    var agreed = 0
    var verdicts: [Adjudication.Verdict: Int] = [:]
    var open = 0
    /// Days on which every one of several references differs from our rules, and the lines about them.
    var against: (days: Int, lines: Int) = (0, 0)

    init() {}

    /// The counts of a country and its parts, or of some of them.
    init(_ country: String, where isMeant: (String) -> Bool = { _ in true }) throws {
      for code in World.regions(of: country) where isMeant(code) {
        guard let region = try Shipped.book()[RegionCode(code)] else { continue }
        regions += 1
        for rule in region.rules where rule.periods.contains(where: { $0.kind == .public }) {
          rules += 1
          if let confidence = rule.confidence { self.confidence[confidence, default: 0] += 1 }
        }
      }
      let lines = try Adjudication.lines(of: country)
      let comparison = try World.compared(country, where: isMeant)
      agreed = comparison.agreed
      var read: Set<String> = []
      for difference in comparison.differences {
        if let line = lines.first(where: { $0.covers(difference) }) {
          verdicts[line.verdict, default: 0] += 1
          if difference.isAgainstAll, ![.saturday, .sunday].contains(difference.day.weekday) {
            against.days += 1
            read.insert(line.line)
          }
        } else {
          open += 1
        }
      }
      against.lines = read.count
    }

    static func += (left: inout Row, right: Row) {
      left.regions += right.regions
      left.rules += right.rules
      left.confidence.merge(right.confidence) { $0 + $1 }
      left.agreed += right.agreed
      left.verdicts.merge(right.verdicts) { $0 + $1 }
      left.open += right.open
      left.against = (left.against.days + right.against.days, left.against.lines + right.against.lines)
    }

    /// Two sentences that compare the sum with the goals.
    var goals: String {
      func percent(_ part: Int?, of all: Int) -> String {
        String(format: "%.1f", Double(part ?? 0) / Double(all) * 100)
      }
      let undecided = percent(verdicts[.undecided], of: verdicts.values.reduce(0, +))
      let law = percent(confidence[.law], of: rules)
      return """
        Of the days on which a reference differs, \(undecided) % are undecided; of the public rules, \(law) % are `law`. On
        \(against.days) weekdays every one of several references differs from our rules; \(against.lines) lines, each with the words of
        a text, are about them.
        """
    }

    func line(_ name: String) -> String {
      let numbers = [
        regions, rules, confidence[.law] ?? 0, confidence[.peers] ?? 0, confidence[.one] ?? 0, agreed,
        verdicts[.ours] ?? 0, verdicts[.theirs] ?? 0, verdicts[.undecided] ?? 0, open,
      ]
      return "| \(name) | " + numbers.map { "\($0)" }.joined(separator: " | ") + " |"
    }
  }

  private static let head = [
    "| country | regions | public rules | `law` | `peers` | `one` | days agreed | ours | theirs | undecided | open |",
    "|---|---|---|---|---|---|---|---|---|---|---|",
  ]

  /// The lines, one for each country, and their sum.
  static func lines() throws -> [String] {
    var (sum, alone) = (Row(), Row())
    var lines = head
    let coverage = try WorldRow.coverage()
    for country in World.countries {
      let row = try Row(country)
      sum += row
      // A region with one reference is adjudicated against that one alone, so its figures stand apart too.
      if World.regions(of: country).contains(where: { coverage[$0]?.count == 1 }) {
        alone += try Row(country) { coverage[$0]?.count == 1 }
      }
      lines.append(row.line("`\(country)`"))
    }
    return lines + [sum.line("all"), alone.line("of these with one reference"), "", sum.goals]
  }

  /// Of the lines of the page, the head and the sum of all countries.
  static func sum(of lines: [String]) -> [String] { head + lines.suffix(4).prefix(2) }
}

@Suite("The page about regions") struct RegionsPageTests {
  private static let page = URL(filePath: VectorFolder.own).appending(path: "../../Documentation/Regions.md")
  private static let (start, end) = ("<!-- The table is written by FASTI_RECORD=1: make record -->\n", "<!-- end -->\n")

  /// Prints the sum of the table, also for other vectors. `FASTI_RECORD=1` writes the table again; read the difference
  /// before you commit it.
  @Test("the table agrees with the rules and the vectors") func table() throws {
    let lines = try RegionsTable.lines()
    for line in RegionsTable.sum(of: lines) { print(line) }
    guard VectorFolder.path == VectorFolder.own else { return }
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let from = try #require(text.range(of: Self.start))
    let to = try #require(text.range(of: Self.end))
    let table = lines.joined(separator: "\n") + "\n"
    let linesAgainstAll = try #require(table.firstMatch(of: #/(\d+) lines, each with the words/#)?.1)
    #expect(try #require(Int(linesAgainstAll)) <= 50)
    if ProcessInfo.processInfo.environment["FASTI_RECORD"] == "1" {
      let written = text[..<from.upperBound] + table + text[to.lowerBound...]
      try String(written).write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      #expect(text[from.upperBound..<to.lowerBound] == table)
    }
  }
}
