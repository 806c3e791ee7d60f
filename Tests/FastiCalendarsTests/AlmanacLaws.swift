import FastiCivil
import Foundation
import Testing

@testable import FastiCalendars

/// The text of a table of months, and what is wrong with it.
private func mistakes(_ text: String) -> [AlmanacMistake] {
  do throws(AlmanacMistakes) {
    _ = try MonthAlmanac(reading: Array(text.utf8))
    return []
  } catch { return error.mistakes }
}

private let head = "almanac x\nname en X\ndays 29 30\nmonths 12\n"

@Suite("Tables of months") struct AlmanacLaws {
  /// What is wrong in a text, by line.
  static let wrong: [(text: String, line: Int, problem: AlmanacMistake.Problem)] = [
    (head + "source s\n1446-13 2025-01-01", 6, .outsideHead(1...12)),
    (head + "source s\n1446-01 2024-07-07\n1446-03 2024-09-04", 7, .gap(next: 2)),
    (head + "source s\n1446-12 2025-05-28\n1446-01 2025-06-26", 7, .gap(next: 1)),
    (head + "source s\n1446-01 2024-07-07\n1446-01 2024-08-06", 7, .gap(next: 2)),
    (head + "source s\n1446-01 2024-07-07\n1446-02 2024-08-07", 7, .tooLong(31)),
    (head + "source s\n1446-01 2024-07-07\n1446-02 2024-08-04", 7, .overlap(28)),
    (head + "source s\n1446-01 2024-07-07\n1446-02 2024-07-01", 7, .overlap(-6)),
    (head + "source s\n1446-01 2024-02-30", 6, .notADay),
    (head + "source s\n1446-01 soon", 6, .notADay),
    (head + "source s\n1446-01", 6, .unknown),
    (head + "source s\n1446-01 2024-07-07 calculated", 6, .unknown),
    (head + "source s\n1446-01 2024-07-07 computed computed", 6, .unknown),
    (head + "1446-01 2024-07-07", 5, .noSource),
    (head + "colour red\nsource s\n1446-01 2024-07-07", 5, .unknown),
    (head + "months 12\nsource s\n1446-01 2024-07-07", 5, .repeated),
    (head + "falls-back sunday\nsource s\n1446-01 2024-07-07", 5, .unknown),
    (head + "falls-back hebrew +9\nsource s\n1446-01 2024-07-07", 5, .unknown),
    (head + "source s", 0, .missing(.month)),
    ("name en X\ndays 29 30\nmonths 12\nsource s\n1446-01 2024-07-07", 0, .missing(.almanac)),
    ("almanac x\ndays 29 30\nmonths 12\nsource s\n1446-01 2024-07-07", 0, .missing(.name)),
    ("almanac x\nname en X\nmonths 12\nsource s\n1446-01 2024-07-07", 0, .missing(.days)),
    ("almanac x\nname en X\ndays 29 30\nsource s\n1446-01 2024-07-07", 0, .missing(.months)),
  ]

  @Test("a mistake is reported with its line", arguments: wrong)
  func refuse(text: String, line: Int, problem: AlmanacMistake.Problem) {
    #expect(mistakes(text).map(\.line) == [line])
    #expect(mistakes(text).map(\.problem) == [problem])
  }

  @Test("a mistake is a sentence with its line and value") func sentences() {
    let first = head + "source s\n1446-01 2024-07-07\n"
    #expect(
      mistakes("almanac x\nname en X\ndays 29 30\nmonths 14\nsource s\n").map { $0.description }
        == ["line 4: a table of months has no line \"months 14\""])
    #expect(mistakes(head + "source s").map { $0.description } == ["a table of months needs the line \"month\""])
    #expect(
      mistakes(first + "1446-02 2024-08-07").map { $0.description }
        == ["line 7: the month before 2024-08-07 has 31 days, which is more than the head allows"])
  }

  @Test("ten mistakes are reported as ten") func many() {
    let lines = (1...10).map { "14\($0 + 46)-13 2025-01-01" }.joined(separator: "\n")
    #expect(mistakes(head + "source s\n1446-01 2024-07-07\n" + lines).count == 10)
  }

  @Test(
    "every shipped table is read without a mistake, by its name, with names in every language",
    arguments: AlmanacID.allCases)
  func shipped(_ id: AlmanacID) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Data/Almanacs/\(id.name).months")
    let read = try MonthAlmanac(reading: Array(try Data(contentsOf: file)))
    #expect(read == id.table)
    #expect(read.name.elementsEqual("\(id.name)".utf8))
    #expect(AlmanacID(name: Array("\(id.name)".utf8)) == id)
    #expect(CalendarID(name: "\(id.name)") == nil)
    for language in ["en", "sv", "vi"] { #expect(read.titles.contains { $0.language.elementsEqual(language.utf8) }) }
  }

  @Test("every month is found by its number, on its day, with its source", arguments: AlmanacID.allCases)
  func months(_ id: AlmanacID) throws {
    let table = id.table
    for (place, entry) in table.entries.enumerated() {
      let leap: LeapMonths = entry.isLeap ? .leap : .regular
      let days = table.days(
        month: Int(entry.month), day: .day(1), leap: leap, inGregorianYear: entry.start.year)
      #expect(days.contains(entry.start), "\(entry.year)-\(entry.month)")
      #expect(table.source(on: entry.start) != nil)
      #expect(table.isDecided(entry.start) == (place < table.decided && !entry.isComputed))
      guard place + 1 < table.entries.count else { continue }
      let last = table.entries[place + 1].start - 1
      #expect(table.days(month: Int(entry.month), day: .last, leap: leap, inGregorianYear: last.year).contains(last))
    }
  }

  @Test(
    "first days are consecutive in the table, at its end, and by the fall-back", arguments: AlmanacID.allCases)
  func follow(_ id: AlmanacID) throws {
    let table = id.table
    var firsts: [Day] = []
    for year in 1_985...2_100 {
      let days = (1...table.monthsPerYear).flatMap {
        Array(table.days(month: $0, day: .day(1), leap: .both, inGregorianYear: year))
      }
      firsts += days.sorted()
      guard table.fallback == nil else { continue }
      if table.answers(year: year) { #expect(!days.isEmpty) }
    }
    for (first, next) in zip(firsts, firsts.dropFirst()) {
      // Where the table hands over to the fall-back a month may be a day longer or shorter.
      #expect(table.lengths.lowerBound - 1...table.lengths.upperBound + 1 ~= next - first, "\(first.iso) \(next.iso)")
    }
  }

  @Test("Iran's feasts are on the days of its calendar, and beyond it on those of the fall-back") func iran() throws {
    let table = AlmanacID.hijriIr.table
    func firsts(_ month: Int, _ year: Int) -> [String] {
      table.days(month: month, day: .day(1), inGregorianYear: year).map(\.iso)
    }
    #expect(firsts(10, 2_000) == ["2000-01-08", "2000-12-27"])
    #expect(firsts(10, 2_025) == ["2025-03-31"])
    #expect(firsts(10, 2_026) == ["2026-03-21"])
    #expect(firsts(10, 2_033) == ["2033-01-03", "2033-12-24"])
    #expect(table.decidedDays?.last.iso == "2026-04-18")
    #expect(table.range == CalendarID.hijriUmmAlQura.range)
    #expect(table.title(in: Array("sv".utf8)) == Array("Hijri (Iran)".utf8))
  }

  @Test("Thailand's feasts are on the days that were published") func thailand() throws {
    let rows = try Vectors.rows("almanacs/thai-feasts.csv")
    #expect(rows.count >= 20)
    for row in rows {
      let (feast, month) = (try day(row[0]), try #require(Int(row[1])))
      let found = AlmanacID.thaiFeasts.table.days(month: month, day: .day(15), inGregorianYear: feast.year)
      #expect(found.contains(feast), "\(row[0])")
    }
  }

  @Test("a table without a fall-back ends") func nepal() throws {
    let table = AlmanacID.bikramSambat.table
    #expect(table.days(month: 1, day: .day(1), inGregorianYear: 2_026).map(\.iso) == ["2026-04-14"])
    #expect(table.days(month: 6, day: .last, inGregorianYear: 2_024).map(\.iso) == ["2024-10-16"])
    #expect(table.days(month: 1, day: .day(1), inGregorianYear: 2_050).isEmpty)
    #expect(table.answers(year: 2_042) && !table.answers(year: 2_043) && !table.answers(year: 1_918))
    #expect(table.decidedDays?.last.iso == "2027-04-13")
  }
}
