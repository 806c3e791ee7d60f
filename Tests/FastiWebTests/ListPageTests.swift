import FastiAgenda
import FastiCalendars
import FastiCivil
import FastiDays
import FastiMonths
import FastiPerson
import FastiRecords
import FastiReminders
import FastiTransfer
import Foundation
import Testing

@testable import FastiWeb

@Suite("Lists of a thousand things") struct ListPageTests {
  private static let count = 1_000
  private static let rules = 240
  private static let months = 120
  /// The largest page that is allowed, in bytes.
  private static let largest = 200_000
  private static let reminder = RecordID(high: 7, low: 7)

  /// A store with a thousand of each kind that has a list, many of them on one day.
  private func room() throws -> Room {
    let room = try Room()
    let day = try Day(iso: "2026-02-06")
    try room.write { store throws(Failure) in
      let table = try MonthBook.read(from: store).table(years: 1_440...1_449)
      do throws(StoreError) {
        try store.write(store.newChange("fill")) { writer throws(StoreError) in
          for number in 0..<Self.rules {
            let day = "\(number % 28 + 1) \(number % 2 == 0 ? "February" : "May")"
            for region in ["SE", ""] {
              let id = "user.feast-\(region.lowercased())\(number)"
              let text = "rule \(id)\n  name en Feast \(number)\n  observance on \(day)\n"
              try writer.put(UserRule(ruleID: id, region: region, text: text, userModifiedAt: 1), id: store.newID())
            }
          }
          for number in 0..<Self.months {
            guard let month = HijriMonth(year: 1_440 + number / 12, month: number % 12 + 1),
              let start = table[month]?.start
            else { continue }
            try writer.put(MonthOverrideRecord(MonthStart(month, start)))
          }
          for number in 0..<Self.count { try fill(writer, store, number, day) }
        }
        for number in 0..<120 {
          try store.write(store.newChange("note")) { writer throws(StoreError) in
            try writer.put(Note(day: day + number, text: "n"))
          }
        }
      } catch { throw Failure(error) }
    }
    return room
  }

  private func fill(
    _ writer: some StoreWriter, _ store: some Store, _ number: Int, _ day: Day
  ) throws(StoreError) {
    guard let once = try? Recurrence(first: day), let next = try? Recurrence(first: day + number),
      let leads = try? AlarmLeads(text: "1d 18:00"),
      let reminder = try? ReminderRecord(
        title: "Reminder \(number)", month: 9, day: number % 29 + 1, created: 0, updated: 0)
    else { return }
    try writer.put(Event(title: "Meeting \(number)", recurrence: once), id: store.newID())
    try writer.put(Event(title: "Told \(number)", recurrence: next, alarms: leads), id: store.newID())
    try writer.put(Countdown(title: "Countdown \(number)", recurrence: next), id: store.newID())
    try writer.put(reminder, id: number == 0 ? Self.reminder : store.newID())
    let link = AttachmentRecord.Content.link("https://example.org/\(number)")
    try writer.put(
      AttachmentRecord(reminder: Self.reminder, name: "Link \(number)", content: link, created: 0), id: store.newID())
    let hash = String("\(number)".reversed()) + String(repeating: "a", count: 64)
    try writer.put(
      FeedRecord(
        name: "Feed \(number)", parts: FeedPart.usual, hiding: [], tokenHash: String(hash.prefix(64)), created: 0))
  }

  /// A list: the page, the name of the number of its parts, a pattern that each row has once, and how many rows there are.
  private struct List {
    let page: String
    var name = "page"
    let row: Regex<(Substring, Substring)>
    let count: Int
  }

  private var lists: [List] {
    [
      List(page: "/rules?region=SE", row: /<a href="\/rules\/(user\.feast-se[0-9]+)"/, count: Self.rules),
      List(page: "/rules", name: "own", row: /<a href="\/rules\/(user\.feast-[0-9]+)"/, count: Self.rules),
      List(page: "/star/2026", name: "countdowns", row: /href="\/countdowns\/([0-9a-f-]{36})"/, count: Self.count),
      List(page: "/reminders", row: /action="\/reminders\/([0-9a-f-]{36})\/delete"/, count: Self.count),
      List(
        page: "/reminders/dates", name: "events", row: /cyan"><svg.*?<a href="\/events\/([0-9a-f-]{36})"/,
        count: Self.count),
      List(page: "/reminders/\(Self.reminder.text)", row: />(Link [0-9]+)</, count: Self.count),
      List(
        page: "/settings", name: "feeds", row: /action="\/settings\/feeds\/(Feed%20[0-9]+)\/delete"/, count: Self.count),
      List(
        page: "/settings", name: "months", row: /action="\/settings\/hijri\/months\/([0-9-]+)\/delete"/,
        count: Self.months),
      List(page: "/search?q=told", row: />(Told [0-9]+)</, count: Self.count),
    ]
  }

  @Test("are shown in parts of fifty, with links that lead through all of them, and no page is over 200 kB")
  func parts() throws {
    let room = try room()
    for list in lists {
      var (seen, place, parts): ([String], String?, Int) = ([], list.page, 0)
      while let here = place {
        let page = ScreenTests.page(room, here)
        #expect(page.status == 200 && page.bytes.count <= Self.largest, "\(here): \(page.bytes.count)")
        let rows = page.text.matches(of: list.row).map { String($0.1) }
        #expect(Set(rows).count == rows.count && rows.count <= 50, "\(here): \(rows.count)")
        seen += rows
        parts += 1
        func link(_ number: Int) -> String {
          list.page + (list.page.contains("?") ? "&" : "?") + "\(list.name)=\(number)"
        }
        func links(_ number: Int) -> Bool {
          page.text.contains("href=\"\(link(number).replacingOccurrences(of: "&", with: "&amp;"))\"")
        }
        #expect(links(parts - 1) == (parts > 1), "\(here)")
        place = links(parts + 1) ? link(parts + 1) : nil
        guard parts <= list.count else { break }
      }
      #expect(
        Set(seen).count == list.count && seen.count == list.count, "\(list.page): \(seen.count) in \(parts) parts")
      // Beyond the end is the end.
      if list.name != "page" || !list.page.hasPrefix("/search") {
        let sign = list.page.contains("?") ? "&" : "?"
        let last = ScreenTests.page(room, "\(list.page)\(sign)\(list.name)=9999")
        #expect(last.text.contains("Previous page") && last.bytes.count <= Self.largest)
      }
    }
    try history(room)
    try others(room)
  }

  private func history(_ room: Room) throws {
    var changes: [String] = []
    for number in 1...3 {
      let page = ScreenTests.page(room, "/history?page=\(number)")
      let ids = page.text.matches(of: /name="change" value="([0-9a-f-]{36})"/).map { String($0.1) }
      #expect(ids.count == (number < 3 ? 50 : 22) && page.bytes.count <= Self.largest, "\(ids.count)")
      #expect(page.text.contains("/history?page=\(number + 1)") == (number < 3))
      changes += ids
    }
    #expect(Set(changes).count == changes.count)
    // The change that filled the store names three things, and says how many more there are.
    let page = ScreenTests.page(room, "/history?page=3").text
    let filled = 2 * Self.rules + Self.months + 6 * Self.count
    #expect(page.contains("and \(filled - 3) more"), "\(page)")
  }

  /// Pages of days, of which one has more than a thousand things.
  private func others(_ room: Room) throws {
    for place in [
      "/day/2026-02-06", "/week/2026-W06", "/month/2026-02", "/month/2026-02?day=2026-02-06", "/year/2026", "/agenda",
      "/star/2026", "/star/2026-02", "/star/2026-02?page=2", "/reminders", "/reminders/dates", "/settings", "/days",
      "/rules", "/rules?page=3", "/history", "/search?q=meeting", "/search?q=in:all+feast", "/today",
      "/day/2026-02-06/why",
    ] {
      let page = ScreenTests.page(room, place)
      #expect(page.status == 200 && page.bytes.count <= Self.largest, "\(place): \(page.status) \(page.bytes.count)")
    }
    // A month fetches what is on a day, as many lines as a page of the day has.
    let opened = room.ask("/preview/day/2026-02-06").text
    #expect(opened.hasPrefix("<div class=\"day-popover\" popover id=\"on-2026-02-06\""))
    #expect(opened.matches(of: /<li><a class="chip/).count == 50 && opened.contains("<small>+"), "\(opened)")
    // The rest of a long day is in the agenda.
    let day = ScreenTests.page(room, "/day/2026-02-06").text
    #expect(day.contains("href=\"/agenda?from=2026-02-06&amp;skip=50\""))
    #expect(ScreenTests.page(room, "/agenda?from=2026-02-06&skip=50").text.matches(of: /<li class="item/).count == 50)
    for place in ["/rules?page=two", "/history?page=two", "/settings?feeds=two"] {
      #expect(ScreenTests.page(room, place).status == 422, "\(place)")
    }
  }
}
