import FastiCivil
import FastiLeave
import FastiPerson
import FastiRecords
import Foundation
import Testing

@testable import FastiWeb

@Suite("Leave is written as the page shows it") struct LeaveEditTests {
  private func room() throws -> Room {
    let room = try Room()
    #expect(ScreenTests.post(room, "/leave/setup", ScreenTests.setup + [("quarter", "on")]).status == 303)
    return room
  }

  /// The forms of a page that add entries.
  private func forms(_ page: String) -> [String] {
    page.components(separatedBy: "action=\"/leave/entries\"").dropFirst()
      .map { $0.components(separatedBy: "</form>")[0] }
  }

  @Test("what is not changed in the editor of an entry stays: a kind that the profile lacks, hours of another rounding")
  func untouched() throws {
    let room = try room()
    let entry = try LeaveEntry(
      day: Day(year: 2026, month: 3, day: 9), type: LeaveType("study"), action: .used, hours: Hours(ticks: 78_700))
    let id = RecordID(high: 1, low: 1)
    try room.write { store throws(Failure) in
      try store.change(ChangeAction(.add, .leave)) { writer throws(StoreError) in
        _ = try writer.put(LeaveEntryRecord(entry: entry, created: 7), id: id)
      }
    }
    let page = ScreenTests.page(room, "/leave?entry=\(id.text)").text
    #expect(page.contains("<option value=\"study\" selected") && page.contains("value=\"7.87\""))
    let fields = [("type", "study"), ("action", "used"), ("hours", "7.87"), ("on", "2026-03-09"), ("notes", "exam")]
    #expect(ScreenTests.post(room, "/leave/entries/\(id.text)", fields).status == 303)
    let items = try room.write { store throws(Failure) in
      ListEntries(try LoadLedger(store)()).entries(today: Day(year: 2026, month: 2, day: 5))
    }
    #expect(items.map { [$0.type.string, $0.hours.text, $0.notes] } == [["study", "7.87", "exam"]])
  }

  @Test("a planned span is added without the days that are leave already, with a button for each run of the others")
  func planned() throws {
    let room = try room()
    let taken = [
      ("type", "vacation"), ("action", "used"), ("hours", "8"), ("on", "2026-07-07"), ("until", "2026-07-09"),
    ]
    #expect(ScreenTests.post(room, "/leave/entries", taken).status == 303)
    let query = "year=2026&type=vacation&hours-per-day=8&goal=longest&budget=2"
    let forms = forms(ScreenTests.page(room, "/leave/plan?\(query)").text)
    let days = forms.compactMap { $0.firstMatch(of: /name="on" value="([0-9-]*)"/)?.1 }
    #expect(days == ["2026-07-06", "2026-07-10"])
    #expect(!forms.contains { $0.contains("name=\"until\"") })
  }

  @Test("in the ledger of the example, the link to all kinds of leave stays in the example")
  func example() throws {
    let page = ScreenTests.page(try Room(), "/leave?example=on").text
    let ledger = try #require(page.components(separatedBy: "id=\"ledger\"").last)
    let links = ledger.components(separatedBy: "</nav>")[0]
    #expect(links.contains("href=\"/leave?example=on\"") && !links.contains("href=\"/leave\""))
  }
}
