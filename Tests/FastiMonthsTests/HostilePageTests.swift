import FastiCalendars
import FastiCivil
import Testing

@testable import FastiMonths

@Suite("Pages that would make their reader repeat its work") struct HostilePageTests {
  /// A table whose first cell covers 39 columns and all rows.
  private func table(_ words: Int, rows: Int) -> [[WebPage.Cell]] {
    let text = Array(String(repeating: "the ", count: words).utf8)
    let row = [WebPage.Cell(Array("x".utf8))]
    return [[WebPage.Cell(text, rows: rows, columns: 39)] + row] + Array(repeating: row, count: rows - 1)
  }

  @Test("merged cells repeat a limited number of words")
  func mergedCells() throws {
    #expect(try #require(Grid(table(1, rows: 998))).rows.count == 998)
    #expect(Grid(table(2, rows: 998)) == nil)
    #expect(Grid(table(20_000, rows: 2)) == nil)
    // Words that are not repeated do not count.
    let long = WebPage.Cell(Array(String(repeating: "the ", count: 200_000).utf8))
    #expect(Grid([[long, long], [long, long]]) != nil)
  }

  @Test("an introduction means the same as if it were a part of each sentence") func introduction() {
    let day = "Tuesday, February 9, 2027 will be the 1st day of Ramadan 1448 AH."
    func starts(_ texts: String...) -> [String] {
      let page = WebPage(blocks: texts.map { .text(Array($0.utf8)) })
      return CommitteePage.readNews(page, computed: MonthFixture.committee).lines
    }
    let decision = ["1448-9 2027-02-09 - unknown"]
    #expect(starts("We announce:", day) == decision && starts("The month:", day) == decision)
    for author in ["The Central Hilal Committee", "The Central Hilal Committee of North America"] {
      #expect(starts("\(author):", "It was decided that \(day)") == decision)
    }
    #expect(starts("The month:", "It was decided that \(day)") == [], "by others")
    #expect(starts("It was announced:", day) == [], "by others")
    #expect(starts("It is likely:", day) == [])
  }
}

@Suite("A council's page with another calendar") struct OtherCalendarTests {
  private static let names = [
    "Muharram", "Safar", "Rabi al-Awwal", "Rabi al-Thani", "Jumada al-Ula", "Jumada al-Akhirah", "Rajab", "Shaban",
    "Ramadan", "Shawwal", "Dhul-Qidah", "Dhul-Hijjah",
  ]
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  /// The first days of twelve months, the later ones a number of days after their computed day.
  private func read(equal: Int, late days: Int, hasWeekdays: Bool, damaged: Int?) throws -> MonthReading {
    let blocks = try (1...12).map { number -> WebPage.Block in
      let month = try #require(HijriMonth(year: 1448, month: number))
      let start = try #require(MonthFixture.council[month]?.start) + (number > equal ? days : 0)
      let weekday = number == damaged ? start + 1 : start
      let word = hasWeekdays ? " (\(Self.weekdays[Int(weekday.weekday.rawValue) - 1]))" : ""
      return .text(Array("\(Self.names[number - 1]) 1 1448 = \(start.iso)\(word)".utf8))
    }
    return CouncilPage.read(WebPage(blocks: blocks), computed: MonthFixture.council)
  }

  @Test(
    "is refused as a whole, whatever else is wrong on it",
    arguments: [(true, 4), (true, nil), (false, nil), (false, 4)] as [(Bool, Int?)])
  func refused(hasWeekdays: Bool, damaged: Int?) throws {
    for days in [1, 2, 5] {
      let reading = try read(equal: 3, late: days, hasWeekdays: hasWeekdays, damaged: damaged)
      #expect(reading.months.isEmpty && reading.problem == .noMonthsFound, "\(days)")
      #expect(reading.warnings.contains(.otherCalendar), "\(days): \(reading.warnings)")
    }
  }

  @Test("but not a page on which most months agree") func accepted() throws {
    let reading = try read(equal: 9, late: 1, hasWeekdays: true, damaged: 2)
    #expect(reading.months.count >= 8 && !reading.warnings.contains(.otherCalendar), "\(reading.warnings)")
  }
}
