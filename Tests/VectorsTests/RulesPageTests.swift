import FastiCivil
import FastiHolidays
import Foundation
import Testing

/// The examples of Documentation/Rules.md and Documentation/Regions.md.
@Suite("Examples on the pages about rules") struct RulesPageTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation")

  /// The lines of the fenced blocks of that kind.
  private func blocks(_ kind: String) throws -> [[String]] {
    var blocks: [[String]] = []
    var isInside = false
    let pages = try ["Rules.md", "Regions.md"].map {
      try String(contentsOf: Self.folder.appending(path: $0), encoding: .utf8)
    }
    for line in pages.joined(separator: "\n").components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isInside = line == "```\(kind)"
        if isInside { blocks.append([]) }
      } else if isInside {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }

  private func sentences() throws -> [String] { try blocks("sentence").flatMap { $0 } }

  private func periods() throws -> [Rule.Period] {
    try sentences().flatMap { try Rule(id: "user.example", sentence: [UInt8]($0.utf8), kind: nil).periods }
  }

  @Test("every sentence can be parsed, and is printed as on the page") func sentencesRead() throws {
    let sentences = try sentences()
    #expect(sentences.count > 40)
    for sentence in sentences {
      let rule = try Rule(id: "user.example", sentence: [UInt8](sentence.utf8), kind: nil)
      #expect(String(decoding: rule.sentence, as: UTF8.self) == sentence)
    }
  }

  @Test("every region can be parsed, and its printed form gives the same region") func regionsRead() throws {
    let blocks = try blocks("region")
    #expect(blocks.count > 3)
    for block in blocks {
      let regions = try Region.read([UInt8](block.joined(separator: "\n").utf8))
      var writer = UTF8Writer()
      for region in regions { writer.write(region) }
      #expect(regions.count == 1)
      #expect(try Region.read(writer.bytes) == regions)
    }
  }

  @Test("every pattern, kind, shift and status has an example") func complete() throws {
    let periods = try periods()
    let patterns = Set(periods.map { "\($0.pattern.typeName)" })
    let all: Set = [
      "fixed", "easterRelative", "floating", "nthWeekday", "lunar", "astronomical", "calendarDate", "relative", "dates",
      "swaps",
    ]
    #expect(patterns == all)
    #expect(Set(periods.map { $0.kind }) == Set(HolidayKind.allCases))
    #expect(Set(periods.map { $0.status }) == Set(RuleStatus.allCases))
    let shifts = periods.flatMap { $0.shifts }
    #expect(Set(shifts.map { $0.mode }) == [.additional, .moved])
    let answers = Set(shifts.flatMap { $0.entries }.map { $0.answer })
    #expect(answers.isSuperset(of: [.nextWorkingDay, .previousWorkingDay, .offset(-1), .offset(2)]))
    let conditions = Set(shifts.flatMap { $0.entries }.map { $0.condition })
    #expect(conditions.isSuperset(of: [.weekend, .restDay, .collision, .weekday(.saturday)]))
    #expect(Set(periods.compactMap { $0.filter?.mode }) == Set(DayFilter.Mode.allCases))
    #expect(periods.contains { $0.community != nil } && periods.contains { $0.to != nil })
  }
}
