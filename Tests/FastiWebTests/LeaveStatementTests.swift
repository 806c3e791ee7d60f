import FastiCivil
import FastiLeave
import FastiPages
import FastiPerson
import FastiRecords
import Foundation
import Testing

@testable import FastiWeb

@Suite("The leave page is a statement by date") struct LeaveStatementTests {
  /// A ledger with a profile and some entries of each kind on consecutive days around today, 2026-02-05.
  private func room(_ count: Int, from first: Int) throws -> Room {
    let room = try Room()
    #expect(ScreenTests.post(room, "/leave/setup", ScreenTests.setup).status == 303)
    let today = try Day(iso: "2026-02-05")
    try room.write { store throws(Failure) in
      let book = try LoadLedger(store)()
      var entries: [LeaveEntry] = []
      do throws(LeaveError) {
        for number in 0..<count {
          entries.append(
            try LeaveEntry(
              day: today + first + number / 2, type: number % 2 == 0 ? .vacation : .sick, action: .used,
              hours: Hours(ticks: 2_500), note: Array("the note of entry \(number)".utf8)))
        }
      } catch { throw Failure(error) }
      _ = try AddEntry(store, book, now: 0)(entries, today: today)
    }
    return room
  }

  private func rows(_ page: String) -> [String] {
    page.components(separatedBy: "<li class=\"row").dropFirst().map { String($0.components(separatedBy: "</li>")[0]) }
  }

  @Test("of 5,000 entries every page is under 100 kB, and the pages together have every entry once")
  func paging() throws {
    let room = try room(5_000, from: -2_000)
    var (places, seen, longest) = (["/leave"], [String](), 0)
    for way in ["next", "previous"] {
      var page = ScreenTests.page(room, "/leave").text
      for _ in 0..<200 {
        let links = page.matches(of: /<a class="button" href="(\/leave\?page=(-?\d+))"/)
        let link = links.first { (Int($0.2) ?? 0 < 0) == (way == "next") && !places.contains(String($0.1)) }
        guard let link else { break }
        places.append(String(link.1))
        page = ScreenTests.page(room, places[places.count - 1]).text
      }
    }
    for place in places {
      let page = ScreenTests.page(room, place)
      #expect(page.status == 200)
      longest = max(longest, page.bytes.count)
      seen += page.text.matches(of: /href="\/leave\?entry=([0-9a-f-]{36})"/).map { String($0.1) }
    }
    #expect(longest < 100_000, "\(longest)")
    // They were added together, so each also links to their span.
    let counts = Dictionary(seen.map { ($0, 1) }, uniquingKeysWith: +)
    #expect(counts.values.count { $0 == 1 } == 5_000 && counts.count == 5_001, "\(counts.count)")
    #expect(places.count > 5_000 / LedgerSheet.most)
    // Beyond the ends is the page at the end.
    #expect(ScreenTests.page(room, "/leave?page=999999").text.contains("Opening balance"))
    #expect(!ScreenTests.page(room, "/leave?page=-999999").text.contains(">Later</a>"))
    #expect(ScreenTests.page(room, "/leave?page=two").status == 422)
  }

  @Test("the line of today is between planned and past lines, and months have their sums")
  func today() throws {
    let room = try room(6, from: -1)
    let page = ScreenTests.page(room, "/leave").text
    let (planned, past) = try #require(page.split(separator: "class=\"today-line\"", maxSplits: 1).pair)
    #expect(planned.contains("planned") && planned.contains("2026-02-06") && !past.contains("datetime=\"2026-02-06\""))
    #expect(past.contains("Today, Thursday 5 February 2026") && past.contains("datetime=\"2026-02-04\""))
    #expect(page.contains("<span>February 2026</span> <small>") && page.contains("Taken \u{2212}1.50"))
  }

  @Test("the balance beside a line is the forecast of its day")
  func balances() throws {
    let room = try room(40, from: 1)
    let account = try room.write { store throws(Failure) in try LoadLedger(store)().ledger }.account(.vacation)
    let rows = rows(ScreenTests.page(room, "/leave?type=vacation").text)
    #expect(rows.count >= LedgerSheet.mostPlanned)
    var days = Set<String>()
    for row in rows {
      let day = String(try #require(row.firstMatch(of: /datetime="([0-9-]{10})"/)).1)
      // The line above is the last one of its day.
      guard days.insert(day).inserted else { continue }
      let shown = String(try #require(row.firstMatch(of: /balance-after"><small>Balance<\/small> <strong>([^<]+)</)).1)
      #expect(try shown == account.forecast(on: Day(iso: day)).text, "\(day)")
    }
  }

  @Test("the page with the edited entry is shown")
  func chosen() throws {
    let room = try room(300, from: -200)
    let page = ScreenTests.page(room, "/leave?page=3").text
    let id = try #require(page.firstMatch(of: /href="(\/leave\?entry=[0-9a-f-]{36})"/)).1
    #expect(ScreenTests.page(room, String(id)).text.contains("class=\"row chosen\""))
  }

  @Test("a day of a calendar opens the form with that day, which returns to it")
  func calendar() throws {
    let room = try Room()
    for page in ["/day/2026-02-11", "/month/2026-02?day=2026-02-11"] {
      #expect(ScreenTests.page(room, page).text.contains("href=\"/leave/new?on=2026-02-11\""), "\(page)")
    }
    let form = ScreenTests.page(room, "/leave/new?on=2026-02-11").text
    #expect(form.contains("value=\"2026-02-11\"") && form.contains("name=\"back\" value=\"/day/2026-02-11\""))
    #expect(ScreenTests.page(room, "/leave/new?on=soon").text.contains("value=\"soon\""))
    let fields = [("type", "vacation"), ("action", "used"), ("hours", "8"), ("on", "2026-02-11"), ("notes", "")]
    #expect(ScreenTests.post(room, "/leave/entries", fields).status == 303)
    // The figure is first and has a real minus, so that a narrow bar does not cut it.
    #expect(ScreenTests.page(room, "/month/2026-02").text.contains("\u{2212}8.00 Vacation"))
  }
}

extension [Substring] {
  fileprivate var pair: (Substring, Substring)? { count == 2 ? (self[0], self[1]) : nil }
}
