import FastiAgenda
import FastiCivil
import FastiPerson
import FastiRecords
import Foundation
import Testing

@testable import FastiWeb

@Suite("Events moved in a grid") struct EventMoveTests {
  /// A room with a dentist on 5 February from 09:30 to 10:15, on request every week.
  private func room(every: String? = nil) throws -> Room {
    let room = try Room()
    try room.write { store throws(Failure) in
      var draft = EventDraft()
      (draft.title, draft.on, draft.at, draft.to) = ("Dentist", Day(year: 2026, month: 2, day: 5), "09:30", "10:15")
      (draft.place, draft.notes, draft.type, draft.again.every) = ("Room 4", "the old card", "trip", every)
      _ = try EditEvents(store).add(draft)
    }
    return room
  }

  /// The version, days and hours of an event on a page, and its address.
  private func found(_ room: Room, _ page: String) throws -> (path: String, seen: String, data: [Substring]) {
    let text = ScreenTests.page(room, page).text
    let data = try #require(text.firstMatch(of: /data-move="([^"]*)"/)).1
    let path = try #require(text.firstMatch(of: /href="(\/events\/[0-9a-f-]{36})/)).1
    let parts = data.split(separator: " ", omittingEmptySubsequences: false)
    return (String(path), String(parts[0]), Array(parts.dropFirst()))
  }

  private func events(_ room: Room) throws -> [Event] {
    try room.write { store throws(Failure) in try Planner.read(from: store).events.map(\.event) }
  }

  @Test(
    "the month, the week and the day have the version, the days and the hours of movable events",
    arguments: [
      "/month/2026-02", "/week/2026-W06", "/day/2026-02-05",
    ])
  func data(_ page: String) throws {
    let found = try found(try room(), page)
    #expect(found.data == ["2026-02-05", "2026-02-05", "09:30", "10:15"])
    #expect(!found.seen.isEmpty)
  }

  @Test("fields that the form of a grid does not have do not change")
  func kept() throws {
    let room = try room(every: "week")
    let found = try found(room, "/month/2026-02")
    let fields = [
      ("seen", found.seen), ("of", "2026-02-12"), ("scope", "from"), ("title", "Dentist"), ("on", "2026-02-13"),
      ("until", "2026-02-13"), ("at", "11:00"), ("to", "11:45"),
    ]
    #expect(ScreenTests.post(room, found.path, fields).status == 303)
    let all = try events(room).sorted { $0.recurrence.first < $1.recurrence.first }
    #expect(all.map(\.recurrence.first) == [Day(year: 2026, month: 2, day: 5), Day(year: 2026, month: 2, day: 13)])
    #expect(all.map { $0.end?.text } == ["10:15", "11:45"])
    for event in all { #expect(event.place == "Room 4" && event.notes == "the old card" && !event.recurrence.isOnce) }
    // The same submission again is performed once.
    #expect(all.map(\.type) == [.trip, .trip])
  }

  @Test("an occurrence is moved alone, and a series with its rule")
  func scopes() throws {
    for (scope, days) in [("only", [5, 13, 19]), ("all", [6, 13, 20])] {
      let room = try room(every: "week")
      let found = try found(room, "/month/2026-02")
      let fields = [
        ("seen", found.seen), ("of", "2026-02-12"), ("scope", scope), ("on", "2026-02-13"), ("until", "2026-02-13"),
        ("at", "09:30"), ("to", "10:15"),
      ]
      #expect(ScreenTests.post(room, found.path, fields).status == 303)
      let shown = try room.write { store throws(Failure) in
        try Planner.read(from: store).occurrences(
          touching: DayRange(Day(year: 2026, month: 2, day: 1)).widened(before: 0, after: 20))
      }
      #expect(shown.map(\.start.date.dayOfMonth) == days, "\(scope)")
    }
  }

  @Test("an event that was changed meanwhile is not changed, and both versions are shown with all fields")
  func stale() throws {
    let room = try room()
    let found = try found(room, "/week/2026-W06")
    let other = [
      ("title", "Doctor"), ("on", "2026-02-05"), ("at", "09:30"), ("to", "10:15"), ("place", "Room 5"),
      ("type", "trip"), ("every", "never"),
    ]
    #expect(ScreenTests.post(room, found.path, other).status == 303)
    let move = [
      ("seen", found.seen), ("title", "Dentist"), ("on", "2026-02-06"), ("until", "2026-02-06"), ("at", "09:30"),
      ("to", "10:15"),
    ]
    let answer = ScreenTests.post(room, found.path, move)
    #expect(answer.status == 409)
    for text in ["<dd>Doctor</dd>", "<dd>Dentist</dd>", "<dd>2026-02-05</dd>", "<dd>2026-02-06</dd>"] {
      #expect(answer.text.contains(text), "\(text)")
    }
    // A field that the drag does not have keeps its present value, also in the form that saves it.
    #expect(!answer.text.contains("<dd>Room 4</dd>") && answer.text.contains("value=\"Room 5\""))
    #expect(try events(room).map(\.title) == ["Doctor"])
  }

  @Test("a day that does not exist is refused with the form, and nothing is written")
  func wrong() throws {
    let room = try room()
    let found = try found(room, "/month/2026-02")
    let move = [("seen", found.seen), ("on", "2026-02-30"), ("until", "2026-02-30"), ("at", "09:30"), ("to", "10:15")]
    let answer = ScreenTests.post(room, found.path, move)
    #expect(answer.status == 422 && answer.text.contains("class=\"error\"") && answer.text.contains("value=\"Room 4\""))
    #expect(try events(room).map(\.recurrence.first) == [Day(year: 2026, month: 2, day: 5)])
  }
}
