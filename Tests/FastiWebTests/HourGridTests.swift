import FastiCivil
import FastiPerson
import FastiRecords
import Testing

@testable import FastiWeb

@Suite("Hours of a week and a day") struct HourGridTests {
  private func page(_ path: String, on day: Int, until last: Int? = nil, _ at: String, _ to: String) throws -> String {
    let room = try Room()
    _ = try room.write { store throws(Failure) in
      var draft = EventDraft()
      (draft.title, draft.at, draft.to) = ("Party", at, to)
      draft.on = Day(year: 2026, month: 2, day: day)
      draft.until = last.map { Day(year: 2026, month: 2, day: $0) }
      return try EditEvents(store).add(draft)
    }
    return ScreenTests.page(room, path).text
  }

  @Test("an event that ends after midnight is in the hours of both days, in a wide window")
  func overnight() throws {
    let text = try page("/week/2026-W06", on: 5, "22:00", "02:00")
    for place in ["from-4 at-88 long-8 lane-0-of-1", "from-5 at-0 long-8 lane-0-of-1", "week-cards hours hours-24"] {
      #expect(text.contains(place), "\(place)")
    }
  }

  @Test("an event of a day or longer is a bar, and an hour of a day in the middle is in it")
  func lengths() throws {
    let long = try page("/week/2026-W06", on: 3, until: 5, "22:00", "23:00")
    #expect(long.contains("from-2 span-3 lane-1\"") && long.contains("hours hours-16") && !long.contains(" timed "))
    let day = try page("/day/2026-02-05", on: 5, "09:10", "10:05")
    #expect(day.contains("timed from-1 at-12 long-5 lane-0-of-1") && day.contains("hours one-day hours-16"))
    // The hours of another day than today do not have the line of the present.
    #expect(!(try page("/day/2026-02-06", on: 5, "09:10", "10:05")).contains("data-hook=\"clock\""))
  }
}
