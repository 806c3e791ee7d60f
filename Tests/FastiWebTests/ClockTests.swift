import FastiCivil
import FastiDays
import FastiPerson
import FastiRecords
import Foundation
import Testing

@testable import FastiWeb

@Suite("The clock of pages") struct ClockTests {
  private static func room(_ regions: String, clock: String? = nil) throws -> Room {
    let room = try Room()
    _ = try room.write { store throws(Failure) in
      var draft = EventDraft()
      (draft.title, draft.at, draft.to, draft.alarms) = ("Party", "9 pm", "23:30", ["1d 18:00"])
      draft.on = Day(year: 2026, month: 2, day: 5)
      return try EditEvents(store).add(draft)
    }
    try room.write { store throws(Failure) in
      try EditSettings(store, try Almanac.read(from: store, named: nil, zones: room.server.zones)).select([regions])
    }
    if let clock { #expect(ScreenTests.post(room, "/settings/calendar/clock", [("clock", clock)]).status == 303) }
    return room
  }

  private static func cookie(_ language: String) -> [(String, String)] { [("Cookie", "lang=\(language)")] }

  @Test("by country in English: 12 hours in the United States, 24 in Sweden")
  func countries() throws {
    let america = ScreenTests.page(try Self.room("US"), "/day/2026-02-05").text
    #expect(america.contains("9:00 PM–11:30 PM") && america.contains("the day before at 6:00 PM"))
    #expect(america.contains(">6 AM<") && america.contains(">12 PM<"))
    let sweden = ScreenTests.page(try Self.room("SE"), "/day/2026-02-05").text
    #expect(sweden.contains("21:00–23:30") && sweden.contains("the day before at 18:00") && sweden.contains(">06<"))
  }

  @Test("in Swedish and Vietnamese 24 hours in every country, unless 12 are set")
  func languages() throws {
    let usual = try Self.room("US")
    let set = try Self.room("US", clock: "12")
    for (language, half) in [("sv", "9:00 em–11:30 em"), ("vi", "9:00 CH–11:30 CH")] {
      #expect(ScreenTests.page(usual, "/month/2026-02", Self.cookie(language)).text.contains("21:00"))
      #expect(ScreenTests.page(set, "/day/2026-02-05", Self.cookie(language)).text.contains(half))
    }
    #expect(ScreenTests.page(try Self.room("US", clock: "24"), "/day/2026-02-05").text.contains("21:00–23:30"))
  }

  @Test("files and answers to programs use 24 hours")
  func programs() throws {
    let (usual, twelve) = (try Self.room("SE"), try Self.room("SE", clock: "12"))
    for path in ["/api/v1/day/2026-02-05", "/export/planner.json"] {
      let text = twelve.ask(path).text
      #expect(text.contains("21:00") && !text.contains(" PM"), "\(path)")
    }
    let lines = { (room: Room) in
      room.ask("/export/calendar.ics").text.split(separator: "\r\n").filter {
        $0.hasPrefix("DTSTART") || $0.hasPrefix("DTEND")
      }
    }
    #expect(lines(usual) == lines(twelve) && !lines(twelve).isEmpty)
  }
}
