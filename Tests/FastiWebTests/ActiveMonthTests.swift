import FastiAgenda
import FastiCivil
import FastiDays
import FastiPerson
import FastiRecords
import Foundation
import Testing

@testable import FastiWeb

@Suite("The active Hijri months in the API and on pages") struct ActiveMonthTests {
  /// A room in which Shawwal 1447 begins a day later than in the published calendar, with a feast on its first day.
  private static func room() throws -> Room {
    let room = try Room()
    try room.write { store throws(Failure) in
      var draft = EventDraft()
      (draft.title, draft.on) = ("Feast", Day(year: 2026, month: 3, day: 1))
      draft.again.every = "year on 1 shawwal"
      draft.alarms = ["1d"]
      _ = try EditEvents(store).add(draft)
      _ = try EditMonthOverride(store).set(
        try EditMonthOverride.month("1447-10"), Day(year: 2026, month: 3, day: 21))
    }
    return room
  }

  @Test("hijri means the active months, in both directions; the published calendars have names of their own")
  func api() throws {
    let room = try Self.room()
    #expect(room.ask("/api/v1/convert/2026-03-21?calendar=hijri").text.contains("1447-10-1"))
    #expect(room.ask("/api/v1/convert/2026-03-21?calendar=hijri-ummalqura").text.contains("1447-10-2"))
    #expect(room.ask("/api/v1/convert/1447-10-1?from=hijri").text.contains("2026-03-21"))
    #expect(room.ask("/api/v1/convert/1447-10-1?from=hijri-ummalqura").text.contains("2026-03-20"))
    let day = try JSONSerialization.jsonObject(with: Data(room.ask("/api/v1/day/2026-03-21?calendars=yes").bytes))
    let rows = (day as? [String: Any])?["calendars"] as? [[String: Any]] ?? []
    #expect(rows.first { $0["calendar"] as? String == "hijri" }?["text"] as? String == "1447-10-1")
  }

  @Test("the page of dates with alarms, the editor and the day itself show the day that the months give")
  func pages() throws {
    let room = try Self.room()
    #expect(ScreenTests.page(room, "/day/2026-03-21").text.contains(">Feast<"))
    #expect(!ScreenTests.page(room, "/day/2026-03-20").text.contains(">Feast<"))
    #expect(ScreenTests.page(room, "/reminders/dates").text.contains("<time datetime=\"2026-03-21\">"))
    let planner = try room.write { store throws(Failure) in try Planner.read(from: store) }
    let event = try #require(planner.events.first)
    let editor = ScreenTests.page(room, "/events/\(event.id.text)?of=\(event.event.recurrence.first.iso)").text
    #expect(editor.contains("value=\"2026-03-21\""))
  }

  @Test("an occurrence is on its day if its month begins earlier than in the published calendar")
  func earlier() throws {
    let room = try Self.room()
    try room.write { store throws(Failure) in
      _ = try EditMonthOverride(store).set(
        try EditMonthOverride.month("1447-10"), Day(year: 2026, month: 3, day: 19))
    }
    #expect(ScreenTests.page(room, "/day/2026-03-19").text.contains(">Feast<"))
    #expect(!ScreenTests.page(room, "/day/2026-03-20").text.contains(">Feast<"))
  }
}
