import FastiCivil
import FastiDays
import FastiHTTP
import FastiLeave
import FastiPages
import FastiPerson
import FastiRecords
import Foundation
import Testing

@testable import FastiWeb

@Suite("A span of leave is one item on the page") struct LeaveSpanTests {
  /// A room with a profile in which vacation accrues on 2026-02-20, and leave on business days of Sweden.
  private func room() throws -> Room {
    let room = try Room()
    #expect(ScreenTests.post(room, "/leave/setup", ScreenTests.setup).status == 303)
    _ = try room.write { store throws(Failure) in
      try EditSettings(store, try Almanac.read(from: store, named: nil, zones: room.server.zones)).select(["SE"])
    }
    return room
  }

  private func add(_ room: Room, _ on: String, _ until: String, _ notes: String = "") {
    let fields = [
      ("type", "vacation"), ("action", "used"), ("hours", "8"), ("on", on), ("until", until), ("notes", notes),
    ]
    #expect(ScreenTests.post(room, "/leave/entries", fields).status == 303)
  }

  private func entries(_ room: Room) throws -> [LeaveEntryItem] {
    try room.write { store throws(Failure) in
      ListEntries(try LoadLedger(store)()).entries(today: Day(year: 2026, month: 2, day: 5))
    }
  }

  private func rows(_ page: String) -> [String] {
    page.components(separatedBy: "<li class=\"row").dropFirst().map { String($0.components(separatedBy: "</li>")[0]) }
  }

  private func text(_ html: String) -> String {
    html.replacing(/<[^>]*>/, with: " ").split(separator: /\s+/).joined(separator: " ")
  }

  /// The fields of the form of a page with an address.
  private func fields(_ page: String, _ action: String) throws -> [String: String] {
    let form = try #require(page.components(separatedBy: "action=\"\(action)\"").dropFirst().first)
      .components(separatedBy: "</form>")[0]
    var found: [String: String] = [:]
    for match in form.matches(of: /name="([a-z]+)" value="([^"]*)"/) { found["\(match.1)"] = "\(match.2)" }
    for match in form.matches(of: /name="([a-z]+)"[^>]*>(?:(?!<\/select>).)*?<option value="([^"]*)" selected/) {
      found["\(match.1)"] = "\(match.2)"
    }
    return found
  }

  private func send(_ room: Room, _ id: String, _ changes: [String: String]) throws -> Answer {
    let fields = try fields(ScreenTests.page(room, "/leave?entry=\(id)").text, "/leave/entries/\(id)")
    return post(room, id, fields, changes)
  }

  private func post(_ room: Room, _ id: String, _ fields: [String: String], _ changes: [String: String]) -> Answer {
    let sent = fields.merging(changes) { $1 }.filter { $0.key != "request" && $0.key != "back" }
    return ScreenTests.post(
      room, "/leave/entries/\(id)", sent.map { ($0.key, $0.value) } + [("back", "/leave?entry=\(id)")])
  }

  @Test("consecutive days are one line, with their days, their sum and the balance after them")
  func line() throws {
    let room = try room()
    add(room, "2026-03-09", "2026-03-13", "Crete")
    let account = try room.write { store throws(Failure) in try LoadLedger(store)().ledger }.account(.vacation)
    let row = try #require(rows(ScreenTests.page(room, "/leave?type=vacation").text).first { $0.contains("Crete") })
    let balance = try account.forecast(on: Day(year: 2026, month: 3, day: 13)).text
    let told = text(row)
    #expect(told.contains("\u{2212}40.00 Used: Crete") && told.contains("9–13 March 2026"))
    #expect(told.contains("Balance \(balance)") && told.contains("5 days"))
    let span = try #require(try entries(room).first?.span?.text)
    #expect(row.contains("href=\"/leave?entry=\(span)\"") && row.contains("/leave/entries/\(span)/delete"))
    // It can be opened to its days, each with its balance and its own editor.
    for item in try entries(room) {
      let day = try account.forecast(on: item.day).text
      let id = try #require(item.id).text
      #expect(row.contains("<details") && row.contains("href=\"/leave?entry=\(id)\""))
      #expect(told.contains("\u{2212}8.00 \(day)"), "\(item.day)")
    }
  }

  @Test("a payday, a month and today divide a span into lines whose sums and balances are exact")
  func cuts() throws {
    let room = try room()
    // Paydays on 6 and 20 February; today is the 5th.
    add(room, "2026-01-28", "2026-03-03")
    let page = ScreenTests.page(room, "/leave?type=vacation").text
    let parts = rows(page).filter { $0.contains("span-days") }
    #expect(parts.count >= 5)
    let account = try room.write { store throws(Failure) in try LoadLedger(store)().ledger }.account(.vacation)
    var days = 0
    for part in parts {
      let told = text(part)
      let count = Int(try #require(told.firstMatch(of: /(\d+) of 25 days, 28 January – 3 March 2026/)).1) ?? 0
      days += count
      #expect(told.contains("\u{2212}\(count * 8).00"))
      let last = try Day(
        iso: String(try #require(part.firstMatch(of: /<tbody>.*?datetime="([0-9-]{10})"/.dotMatchesNewlines())).1))
      #expect(
        told.contains("Balance \(try account.forecast(on: last).text.replacing("-", with: "\u{2212}"))"), "\(last)")
      // A part is deleted on the page of the whole span.
      #expect(!part.contains("/delete\""))
    }
    #expect(days == 25)
    #expect(page.contains("<span>January 2026</span> <small>Taken \u{2212}24.00"))
  }

  @Test("of 5,000 days in spans without paydays every page is under 100 kB, and has every day once")
  func paging() throws {
    let room = try room()
    let fields = ScreenTests.setup + [("new-type", "study"), ("start", "16"), ("rate", "")]
    #expect(ScreenTests.post(room, "/leave/setup", fields).status == 303)
    try room.write { store throws(Failure) in
      let (book, study) = (try LoadLedger(store)(), try LoadLedger(store).setup().type("study"))
      for year in 2006..<2026 {
        let first = Day(year: year, month: 1, day: 1)
        var entries: [LeaveEntry] = []
        do throws(LeaveError) {
          for day in 0..<250 {
            entries.append(
              try LeaveEntry(
                day: first + day, type: study, action: .used, hours: Hours(whole: 8), note: Array("Crete".utf8)))
          }
        } catch { throw Failure(error) }
        _ = try AddEntry(store, book, now: 0)(entries, today: first)
      }
    }
    var (days, opened, longest) = (0, Set<String>(), 0)
    // Nine months in twenty years are 180 lines.
    for number in 0..<5 {
      let page = ScreenTests.page(room, "/leave?page=\(number)&type=study")
      longest = max(longest, page.bytes.count)
      for match in page.text.matches(of: />(\d+) of 250 days/) { days += Int(match.1) ?? 0 }
      for match in page.text.matches(of: /<td><a href="\/leave\?entry=([0-9a-f-]{36})"/) { opened.insert("\(match.1)") }
    }
    #expect(longest > 50_000 && longest < 100_000, "\(longest)")
    #expect(days == 5_000)
    // On a page with many days the others are in the editors of their spans.
    #expect(opened.count > 800 && opened.count <= 5 * LedgerSheet.mostDays)
  }

  @Test("the form moves a span, makes it longer and shorter, and keeps unchanged fields")
  func change() throws {
    let room = try room()
    add(room, "2026-03-09", "2026-03-13", "Crete")
    let before = try entries(room)
    let span = try #require(before[0].span?.text)
    #expect(ScreenTests.page(room, "/leave?entry=\(span)").text.contains("Edit span"))
    // Without a last day it keeps its number of days.
    #expect(try send(room, span, ["on": "2026-03-16", "until": ""]).status == 303)
    #expect(try entries(room).map(\.id) == before.map(\.id))
    #expect(try entries(room).map(\.day.iso) == (16...20).map { "2026-03-\($0)" })
    // Longer over a weekend, which does not use leave.
    #expect(try send(room, span, ["until": "2026-03-24"]).status == 303)
    #expect(try entries(room).count == 7 && Set(try entries(room).map(\.span)).count == 1)
    // A single day does not change if the form does not name it.
    let day = try #require(try entries(room)[2].id?.text)
    #expect(try send(room, day, ["hours": "4"]).status == 303)
    let mixed = ScreenTests.page(room, "/leave?entry=\(span)").text
    #expect(mixed.contains("placeholder=\"differs by day\""))
    #expect(try send(room, span, ["notes": "Gotland", "type": "sick"]).status == 303)
    let after = try entries(room)
    #expect(after.map(\.hours.text) == ["8.00", "8.00", "4.00", "8.00", "8.00", "8.00", "8.00"])
    #expect(after.allSatisfy { $0.notes == "Gotland" && $0.type == .sick && $0.span?.text == span })
    // Errors are beside their fields, and nothing is written.
    for (field, value, told) in [
      ("hours", "many", "not a number of hours"), ("until", "2026-01-01", "before"), ("on", "30 feb", "30 feb"),
    ] {
      let refused = try send(room, span, [field: value])
      #expect(refused.status == 422 && refused.text.contains(told), "\(field)")
      #expect(refused.text.contains("Edit span") && refused.text.contains("entry-\(field)-error"), "\(field)")
    }
    #expect(try send(room, span, ["on": "2026-03-21", "until": "2026-03-22"]).status == 422)
    #expect(try entries(room) == after)
    // A single entry becomes a span.
    add(room, "2026-05-04", "")
    let alone = try #require(try entries(room).last?.id?.text)
    #expect(try send(room, alone, ["until": "2026-05-06"]).status == 303)
    #expect(try entries(room).suffix(3).allSatisfy { $0.span != nil && $0.span?.text != span })
  }

  @Test("it is deleted as one, and one undo restores it; a day of it is deleted alone")
  func delete() throws {
    let room = try room()
    add(room, "2026-03-09", "2026-03-13")
    let all = try entries(room)
    let (span, day) = (try #require(all[0].span?.text), try #require(all[2].id?.text))
    let answer = ScreenTests.post(room, "/leave/entries/\(span)/delete", [("back", "/leave?entry=\(day)")])
    #expect(answer.status == 303 && answer.headers["Location"] == "/leave")
    #expect(try entries(room).isEmpty)
    let undo = try #require(
      ScreenTests.page(room, "/leave", [("Cookie", cookie(answer))]).text
        .firstMatch(of: /name="change" value="([0-9a-f-]{36})"/)?.1)
    #expect(ScreenTests.post(room, "/undo", [("change", String(undo))]).status == 303)
    #expect(try entries(room) == all)
    let alone = ScreenTests.post(room, "/leave/entries/\(day)/delete", [("back", "/leave?entry=\(span)")])
    #expect(alone.headers["Location"] == "/leave?entry=\(span)")
    #expect(try entries(room).map(\.day.iso) == ["2026-03-09", "2026-03-10", "2026-03-12", "2026-03-13"])
    // A form that does not change the dates keeps its days.
    #expect(try send(room, span, ["notes": "ill on Wednesday"]).status == 303)
    #expect(try entries(room).count == 4)
  }

  private func cookie(_ answer: Answer) -> String {
    String((answer.headers["Set-Cookie"] ?? "").prefix { $0 != ";" })
  }

  @Test("a user who changes a span that was changed meanwhile sees both, and the second attempt is saved")
  func conflict() throws {
    let room = try room()
    add(room, "2026-03-09", "2026-03-13")
    let all = try entries(room)
    let span = try #require(all[0].span?.text)
    for (number, meanwhile) in [["notes": "Öland"], ["hours": "2"]].enumerated() {
      let fields = try fields(ScreenTests.page(room, "/leave?entry=\(span)").text, "/leave/entries/\(span)")
      // The whole span, and a day of it.
      let other = try number == 0 ? span : #require(all[1].id?.text)
      #expect(try send(room, other, meanwhile).status == 303)
      let before = try entries(room)
      let refused = post(room, span, fields, ["notes": "Visby \(number)"])
      #expect(refused.status == 409 && refused.text.contains("class=\"conflict\""))
      #expect(refused.text.contains("Visby \(number)"))
      #expect(try entries(room) == before)
      let again = try self.fields(refused.text, "/leave/entries/\(span)")
      // Of hours that differ by now, the form shown again has the sent ones; without them they do not change.
      #expect(refused.text.contains("<dd>differs by day</dd>") == (number == 1))
      #expect(post(room, span, again, number == 1 ? ["hours": ""] : [:]).status == 303)
      #expect(try entries(room).allSatisfy { $0.notes == "Visby \(number)" })
    }
    // The changed day keeps its hours.
    #expect(try entries(room).map(\.hours.text) == ["8.00", "2.00", "8.00", "8.00", "8.00"])
  }

  @Test("the month shows a bar over consecutive days, which links to the span")
  func bars() throws {
    let room = try room()
    add(room, "2026-02-19", "2026-02-24")
    let span = try #require(try entries(room).first?.span?.text)
    let month = ScreenTests.page(room, "/month/2026-02?day=2026-02-02").text
    let bars = month.matches(of: /<a class="chip[^"]*"[^>]*href="\/leave\?entry=([0-9a-f-]{36})"[^>]*>/)
    #expect(bars.count == 2 && bars.allSatisfy { $0.1 == span[...] && $0.0.contains("span-2") })
    #expect(month.split(separator: "\u{2212}16.00 Vacation").count >= 3)
    // A day shows its own hours.
    #expect(ScreenTests.page(room, "/day/2026-02-19").text.contains("\u{2212}8.00"))
    #expect(!ScreenTests.page(room, "/day/2026-02-19").text.contains("\u{2212}16.00"))
  }

  @Test("entries that were added together are offered as a span, which one undo reverts")
  func join() throws {
    let room = try room()
    try room.write { store throws(Failure) in
      do throws(StoreError) {
        try store.write(store.newChange(ChangeAction(.add, .leave))) { writer throws(StoreError) in
          for day in 9...11 {
            guard
              let entry = try? LeaveEntry(
                day: Day(year: 2026, month: 3, day: day), type: .vacation, action: .used, hours: Hours(ticks: 80_000))
            else { continue }
            try writer.put(LeaveEntryRecord(entry: entry, created: 7), id: store.newID())
          }
        }
      } catch { throw Failure(error) }
    }
    let page = ScreenTests.page(room, "/leave").text
    #expect(page.contains("9–11 March 2026 · Vacation \u{2212}24.00 h") && page.contains("action=\"/leave/join\""))
    #expect(ScreenTests.post(room, "/leave/join", [("back", "/leave")]).status == 303)
    let spans = Set(try entries(room).map(\.span))
    #expect(spans.count == 1 && !spans.contains(nil))
    #expect(!ScreenTests.page(room, "/leave").text.contains("action=\"/leave/join\""))
    // If there is nothing to join, nothing is written.
    #expect(ScreenTests.post(room, "/leave/join", [("back", "/leave")]).status == 303)
  }
}
