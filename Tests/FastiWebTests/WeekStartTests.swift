import FastiCivil
import FastiPerson
import FastiRecords
import Foundation
import Testing

@testable import FastiWeb

@Suite("The first day of a week") struct WeekStartTests {
  /// A room whose weeks begin on a weekday, with a trip from Thursday 5 to Tuesday 17 February 2026.
  private static func room(_ start: String) throws -> Room {
    let room = try Room()
    _ = try room.write { store throws(Failure) in
      var draft = EventDraft()
      draft.title = "Sailing"
      draft.on = Day(year: 2026, month: 2, day: 5)
      draft.until = Day(year: 2026, month: 2, day: 17)
      return try EditEvents(store).add(draft)
    }
    #expect(ScreenTests.post(room, "/settings/calendar/week", [("start", start)]).status == 303)
    return room
  }

  private static func columns(_ page: String) -> [String] {
    page.matches(of: /<th scope="col" role="columnheader"[^>]*><span aria-hidden="true">([^<]*)</).map { "\($0.1)" }
  }

  /// The numbers of the weeks, and the first and last day of each row.
  private static func rows(_ page: String) -> [String] {
    page.components(separatedBy: "class=\"month-week\"").dropFirst().map { row in
      let days = row.matches(of: /data-day="([^"]*)"/).map { "\($0.1)" }
      let week = row.firstMatch(of: /href="\/week\/2026-W(\d+)"/).map { "\($0.1)" }
      return "\(week ?? "") \(days.first ?? "") \(days.count)"
    }
  }

  @Test("the rows of a month begin on it, with the ISO week of their Thursday, and bars are cut at their ends")
  func months() throws {
    for (start, columns, rows, bars) in [
      (
        "monday", ["Wk", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], ["05 2026-01-26 7", "06 2026-02-02 7"],
        [
          "from-4 span-4 lane-1 cut-after", "from-1 span-7 lane-1 cut-before cut-after",
          "from-1 span-2 lane-1 cut-before",
        ]
      ),
      (
        "saturday", ["Wk", "Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri"], ["06 2026-01-31 7", "07 2026-02-07 7"],
        [
          "from-6 span-2 lane-1 cut-after", "from-1 span-7 lane-1 cut-before cut-after",
          "from-1 span-4 lane-1 cut-before",
        ]
      ),
      (
        "sunday", ["Wk", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], ["06 2026-02-01 7", "07 2026-02-08 7"],
        [
          "from-5 span-3 lane-1 cut-after", "from-1 span-7 lane-1 cut-before cut-after",
          "from-1 span-3 lane-1 cut-before",
        ]
      ),
    ] {
      let page = ScreenTests.page(try Self.room(start), "/month/2026-02").text
      #expect(Self.columns(page) == columns)
      #expect(Array(Self.rows(page).prefix(2)) == rows)
      let found = page.matches(of: /class="chip[^"]*(from-\d span-\d lane-1[^"]*)"/).map { "\($0.1)" }
      #expect(found == bars, "\(start)")
    }
  }

  @Test("the rows of a Hijri month begin on it")
  func hijri() throws {
    // Ramadan 1447 begins on Wednesday 18 February 2026.
    for (start, first, before) in [("monday", "Mon", 2), ("saturday", "Sat", 4), ("sunday", "Sun", 3)] {
      let page = ScreenTests.page(try Self.room(start), "/reminders?month=1447-09").text
      let table = try #require(page.components(separatedBy: "month-grid hijri-grid").last)
      let head = table.firstMatch(of: /<th scope="col"[^>]*><span aria-hidden="true">([^<]*)</).map { "\($0.1)" }
      #expect(head == first)
      let row = try #require(table.components(separatedBy: "<tbody>").last?.components(separatedBy: "</tr>").first)
      #expect(row.components(separatedBy: "<td></td>").count - 1 == before, "\(start)")
    }
  }

  @Test("the rows of the small month begin on it, and its days with entries are marked")
  func small() throws {
    for (start, first) in [("monday", "2026-01-26"), ("saturday", "2026-01-31"), ("sunday", "2026-02-01")] {
      for path in ["/day/2026-02-06", "/week/2026-W06", "/month/2026-02", "/agenda?from=2026-02-06"] {
        let page = ScreenTests.page(try Self.room(start), path).text
        let month = try #require(page.components(separatedBy: "data-hook=\"mini\"").dropFirst().first)
          .components(separatedBy: "</nav>")[0]
        let days = month.matches(of: /<a( class="[^"]*")?[^>]*data-day="([^"]*)"/)
        #expect(days.first.map { "\($0.2)" } == first, "\(start), \(path)")
        let busy = days.filter { $0.1?.contains("busy") == true }.map { "\($0.2)" }
        #expect(busy == (5...17).map { $0 < 10 ? "2026-02-0\($0)" : "2026-02-\($0)" }, "\(start), \(path)")
      }
    }
  }

  @Test("weeks, years, the API and addresses stay ISO weeks")
  func iso() throws {
    let room = try Self.room("monday")
    let paths = ["/api/v1/month/2026-02", "/api/v1/year/2026", "/api/v1/week/2026-W06"]
    let before = paths.map { room.ask($0).text }
    #expect(ScreenTests.post(room, "/settings/calendar/week", [("start", "sunday")]).status == 303)
    #expect(paths.map { room.ask($0).text == "" } == [false, false, false])
    #expect(zip(paths, before).filter { room.ask($0).text != $1 }.map(\.0) == [])
    let week = ScreenTests.page(room, "/week/2026-W06").text
    let days = week.matches(of: /<section class="card day-card[^"]*" id="d([^"]*)"/).map { "\($0.1)" }
    #expect(days.first == "2026-02-02" && days.last == "2026-02-08")
  }

  @Test("another word is refused, and nothing changes")
  func refused() throws {
    let room = try Self.room("sunday")
    let answer = ScreenTests.post(room, "/settings/calendar/week", [("start", "friday")])
    #expect(answer.status == 422 && answer.text.contains("monday, saturday"))
    #expect(ScreenTests.page(room, "/settings").text.contains("value=\"sunday\" aria-current=\"true\""))
  }
}
