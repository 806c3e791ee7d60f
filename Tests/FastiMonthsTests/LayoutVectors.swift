import FastiCalendars
import FastiCivil
import FastiJail
import FastiMonths
import Foundation
import Testing

/// Months as other sites of the same kind lay them out. Whatever the layout, no month is wrong and none is passed over in
/// silence; nearly every layout gives all its months.
@Suite("Months in other layouts") struct LayoutVectors {
  @Test("no month is wrong, and unused months are reported", arguments: MonthFixture.layouts)
  func safe(fixture: MonthFixture) throws {
    let reading = try fixture.reading()
    let truth = try fixture.truth()
    for month in reading.months { #expect(truth[month.month] == month.start, "\(reading.lines)") }
    let read = Set(reading.months.map { $0.month })
    let told = reading.warnings.map { String(decoding: $0.code, as: UTF8.self) }
    let isSaid = reading.problem == .encryptedPDF || reading.problem == .noTextLayer
    for month in try fixture.named() {
      let name = ":\(month.year)-\(month.month < 10 ? "0" : "")\(month.month)"
      #expect(isSaid || read.contains(month) || told.contains { $0.hasSuffix(name) }, "\(name) is not told: \(told)")
    }
  }

  @Test("at least nine of ten documents with months give all of them") func whole() throws {
    let given = try MonthFixture.layouts.filter { try !$0.truth().isEmpty }
    let lacking = try given.filter { try !$0.isWhole($0.reading()) }
    #expect(10 * lacking.count <= given.count, "\(lacking)")
  }

  @Test("a document without months has a reason", arguments: MonthFixture.layouts)
  func nothing(fixture: MonthFixture) throws {
    let expected = try fixture.expected()
    guard let error = expected["error"] as? String else { return }
    let reading = try fixture.reading()
    let accepted = [error] + (expected["acceptedErrors"] as? [String] ?? [])
    let said =
      [reading.problem.map { "\($0.code)" } ?? ""] + reading.warnings.map { String(decoding: $0.code, as: UTF8.self) }
    #expect(!accepted.filter { said.contains($0) }.isEmpty, "\(said)")
    for warning in try #require(expected["warnings"] as? [String]) { #expect(said.contains(warning), "\(said)") }
  }

  @Test("the newest calendar of a page is found", arguments: MonthFixture.layouts.filter { $0.kind == .home })
  func calendar(fixture: MonthFixture) throws {
    let address = try fixture.reading().calendarPDF.map { String(decoding: $0, as: UTF8.self) }
    #expect(try address == fixture.expected()["calendarPDF"] as? String)
  }

  @Test(
    "a page that is written as lines and read again is unchanged",
    arguments: MonthFixture.layouts.filter { $0.file.pathExtension == "html" })
  func lines(fixture: MonthFixture) throws {
    let page = try #require(HTMLReader.page(try fixture.bytes()))
    #expect(WebPage(lines: page.lines) == page)
  }

  @Test(
    "a month beside digits that look like a date is read or reported",
    arguments: [
      ("Shawwal 1448: 9.3.2027", [":1448-10"]), ("Shawwal 1448: 20270309", [":1448-10"]),
      ("Safar 1448: 15 Juillet 2026", [":1448-02"]), ("9/1448: February 8, 2027", [":1448-09"]),
      ("Rabi al-Awwal 1448: 14.8.2026<br>Rabi al-Thani 1448: 12.9.2026", [":1448-03", ":1448-04"]),
    ])
  func digits(text: String, months: [String]) throws {
    let html = "<p>Muharram 1448: June 16, 2026</p><p>\(text)</p><p>Contact us</p>"
    let page = try #require(HTMLReader.page(Array(html.utf8)))
    let reading = CouncilPage.read(page, computed: MonthFixture.council)
    let read = reading.months.map { ":\($0.month.year)-\($0.month.month < 10 ? "0" : "")\($0.month.month)" }
    let told = reading.warnings.map { String(decoding: $0.code, as: UTF8.self) }
    #expect(read.contains(":1448-01"))
    for month in months { #expect(read.contains(month) || told.contains { $0.hasSuffix(month) }, "\(read) \(told)") }
  }

  @Test("a date that is struck out is not read", arguments: ["del", "s", "strike"])
  func struckOut(name: String) throws {
    let text = "<p>1 Ramadan 1445 AH: <\(name)>Monday, March 11, 2024</\(name)> <ins>Tuesday, March 12, 2024</ins></p>"
    let lines = String(decoding: try #require(HTMLReader.page(Array(text.utf8))).lines, as: UTF8.self)
    #expect(lines.contains("March 12") && !lines.contains("March 11"))
  }

  @Test(
    "text of a table outside of its cells is read only if it is shown",
    arguments: ["tbody hidden", "thead hidden", "tr hidden", "tr style=\"display:none\""])
  func hiddenRows(tag: String) throws {
    let name = String(tag.prefix { $0 != " " })
    for tag in [name, tag] {
      let text = "<table><\(tag)>around\(name == "tr" ? "" : "<tr>")<td>cell</table>"
      let lines = String(decoding: try #require(HTMLReader.page(Array(text.utf8))).lines, as: UTF8.self)
      #expect(lines.contains("around") == (tag == name), "\(lines)")
    }
  }

  @Test(
    "a committee's table of undecided months gives no month",
    arguments: [
      "Expected dates, subject to moon sighting:", "Tentative dates:",
      "These months depend on sighting, if it is clear:",
    ])
  func notDecided(lead: String) throws {
    #expect(try months(lead: lead).isEmpty)
  }

  @Test("the same table with an introduction as decided gives its months")
  func decided() throws {
    #expect(try months(lead: "First days of the months:").count == 4)
  }

  @Test(
    "a month that is a number, or whose date is in several cells, is reported",
    arguments: [
      "<td>Ramadan 1447</td><td>18</td><td>February</td><td>2026</td>",
      "<td>Ramadan</td><td>1447</td><td>Wednesday</td><td>18</td><td>February</td><td>2026</td>",
      "<td>Ramadan 1447</td><td>February</td><td>18</td><td>2026</td>",
      "<td>Ramadan</td><td>1447</td><td>18</td><td>2</td><td>2026</td>",
      "<td>Ramadan 1447 AH</td><td>2026</td><td>02</td><td>18</td>",
      "<td>1/9/1447</td><td>18 February 2026</td>", "<td>9/1/1447 AH</td><td>Wednesday, February 18, 2026</td>",
      "<td>1447-09-01</td><td>2026-02-18</td>", "<td>1</td><td>9</td><td>1447</td><td>18 February 2026</td>",
    ])
  func parts(row: String) throws {
    for head in ["", "<tr><th>Month<th>Day</tr>"] {
      let html = "<table>\(head)<tr>\(row)</tr></table></html>"
      let page = try #require(HTMLReader.page(Array(html.utf8)))
      for reading in [
        CouncilPage.read(page, computed: MonthFixture.council),
        CommitteePage.readNews(page, computed: MonthFixture.committee),
      ] {
        let ramadan = try #require(HijriMonth(year: 1447, month: 9))
        let said = reading.warnings.contains { $0.month == ramadan } || reading.months.contains { $0.month == ramadan }
        #expect(said, "\(reading.lines)")
        #expect(reading.months.allSatisfy { $0.start.iso == "2026-02-18" })
      }
    }
  }

  @Test(
    "a month as a number in a sentence is reported", arguments: ["1/9/1447 = February 18, 2026", "1-9-1447: 18/2/2026"])
  func number(text: String) throws {
    let page = try #require(HTMLReader.page(Array("<p>\(text)</p></html>".utf8)))
    let reading = CouncilPage.read(page, computed: MonthFixture.council)
    #expect(reading.warnings.map { String(decoding: $0.code, as: UTF8.self) } == ["notTaken:1447-09"])
  }

  private func months(lead: String) throws -> [ReadMonth] {
    let text = """
      <h1>Months</h1><p>\(lead)</p><table><tr><th>Month</th><th>First day</th></tr>
      <tr><td>Ramadan 1445 AH</td><td>Tuesday, March 12, 2024</td></tr>
      <tr><td>Shawwal 1445 AH</td><td>Wednesday, April 10, 2024</td></tr>
      <tr><td>Dhul-Qi'dah 1445 AH</td><td>Thursday, May 9, 2024</td></tr>
      <tr><td>Dhul-Hijjah 1445 AH</td><td>Saturday, June 8, 2024</td></tr></table></html>
      """
    let page = try #require(HTMLReader.page(Array(text.utf8)))
    return CommitteePage.readNews(page, computed: MonthFixture.committee).months
  }

  @Test("the number of documents is as expected") func complete() {
    #expect(MonthFixture.layouts.count >= 50)
  }
}

extension MonthFixture {
  /// The starts that the expectation allows.
  func truth() throws -> [HijriMonth: Day] {
    var starts: [HijriMonth: Day] = [:]
    let said = try expected()
    for list in [said["months"], said["acceptedAlternative"]] {
      for month in list as? [[String: Any]] ?? [] {
        starts[try Self.month(month)] = try Day(iso: try #require(month["gregorianStart"] as? String))
      }
    }
    return starts
  }

  /// The months that must be read or reported.
  func named() throws -> Set<HijriMonth> {
    let said = try expected()
    return Set(
      try [said["months"], said["notTaken"]].flatMap { list in
        try (list as? [[String: Any]] ?? []).map { try Self.month($0) }
      })
  }

  func isWhole(_ reading: MonthReading) throws -> Bool {
    let read = Dictionary(uniqueKeysWithValues: reading.months.map { ($0.month, $0.start) })
    let said = try expected()
    return try [said["months"], said["acceptedAlternative"]].contains { list in
      guard let list = list as? [[String: Any]] else { return false }
      return try list.count == read.count
        && list.allSatisfy { try read[Self.month($0)]?.iso == $0["gregorianStart"] as? String }
    }
  }

  private static func month(_ month: [String: Any]) throws -> HijriMonth {
    try #require(HijriMonth(year: month["hijriYear"] as? Int ?? 0, month: month["hijriMonth"] as? Int ?? 0))
  }
}
