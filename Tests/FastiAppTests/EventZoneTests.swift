import FastiAgenda
import FastiCivil
import FastiDays
import FastiFormats
import FastiHost
import FastiPerson
import FastiRecords
import FastiSQLite
import Foundation
import TestSupport
import Testing

/// Places on both sides of the date line, and an unknown zone.
private struct Islands: Zones {
  func zone(named name: String) throws(Failure) -> Zone {
    let hours = ["Pacific/Kiritimati": 14, "Asia/Tokyo": 9, "UTC": 0, "Etc/GMT+12": -12][name]
    guard let hours, let zone = try? Zone.fixed(offset: hours * 3_600) else {
      throw Failure(.thing(.unknown(.zone, nearest: nil)), field: .zone, value: name)
    }
    return zone
  }

  func local() throws(Failure) -> Zone { .utc }
}

@Suite("Events in other zones") struct EventZoneTests {
  private let folder: TemporaryFolder
  private let store: SQLiteStore
  private let day = Day(year: 2026, month: 2, day: 5)

  init() throws {
    folder = try TemporaryFolder()
    store = SQLiteStore(folder: folder.url.path, clock: .system, entropy: .system)
  }

  private func add(_ zone: String?, _ at: String, _ to: String? = nil, every: String? = nil) throws {
    var draft = EventDraft()
    (draft.title, draft.on, draft.at, draft.to, draft.zone) = ("x", day, at, to, zone)
    draft.again.every = every
    _ = try EditEvents(store).add(draft)
  }

  private func planner(_ reader: String) throws -> Planner {
    let here = try Islands().zone(named: reader)
    return try Planner.read(from: store, clocks: ReaderClocks(Islands()) { () throws(Failure) in here })
  }

  /// What a reader sees on some days, one text for each occurrence.
  private func seen(_ reader: String, _ range: DayRange) throws -> [String] {
    let items = try planner(reader).occurrences(touching: range)
    let here = try Islands().zone(named: reader)
    let clocks = ReaderClocks(Islands()) { () throws(Failure) in here }
    // A planner that is read for these days alone has the same on them.
    #expect(try Planner.read(from: store, touching: range, clocks: clocks).occurrences(touching: range) == items)
    return items.map { item in "\(item.start.iso) \(item.end.iso) \(item.hours(.english) ?? "")" }
  }

  @Test("an event is on the day and at the hour where the reader is, up to a day before and after")
  func reader() throws {
    try add("Asia/Tokyo", "09:00", "10:30")
    let around = DayRange(day).widened(before: 3, after: 3)
    #expect(try seen("Asia/Tokyo", around) == ["2026-02-05 2026-02-05 09:00–10:30"])
    #expect(try seen("UTC", around) == ["2026-02-05 2026-02-05 00:00–01:30"])
    #expect(try seen("Pacific/Kiritimati", around) == ["2026-02-05 2026-02-05 14:00–15:30"])
    #expect(try seen("Etc/GMT+12", around) == ["2026-02-04 2026-02-04 12:00–13:30"])
  }

  @Test("what has no hour on a day comes before what has one")
  func order() throws {
    try add("Asia/Tokyo", "09:00", "10:30", every: "day")
    try add("Etc/GMT+12", "22:00", "23:00", every: "day")
    for (title, length, at) in [("trip", 3, ""), ("long", 3, "07:00"), ("early", 1, "06:00"), ("whole", 1, "")] {
      var draft = EventDraft()
      (draft.title, draft.on, draft.until, draft.at) = (title, day, day + (length - 1), at)
      _ = try EditEvents(store).add(draft)
    }
    let range = DayRange(day).widened(before: 1, after: 5)
    let here = try Islands().zone(named: "UTC")
    let planner = try Planner.read(
      from: store, touching: range, clocks: ReaderClocks(Islands()) { () throws(Failure) in here })
    let almanac = try Almanac.read(from: store, named: [], zones: Islands())
    let days = try ShowDays(almanac, planner, months: nil)([], in: range, words: .english, languages: []).days
    for report in days {
      let hours = report.events.map { $0.time }
      #expect(hours.drop { $0 == nil }.allSatisfy { $0 != nil })
    }
    #expect(days[1].events.map(\.event.title) == ["trip", "whole", "x", "early", "long"])
    #expect(days[2].events.map(\.event.title) == ["trip", "long", "x", "x"])
  }

  @Test("across the date line the difference is 26 hours, and every query includes it")
  func line() throws {
    try add("Pacific/Kiritimati", "01:00", "02:00", every: "day")
    #expect(try seen("Etc/GMT+12", DayRange(day)) == ["2026-02-05 2026-02-05 23:00–24:00"])
    // In the zone of the event the first one is on 5 February, which is 3 February on the other side.
    #expect(try seen("Etc/GMT+12", DayRange(day - 2)) == ["2026-02-03 2026-02-03 23:00–24:00"])
    #expect(try seen("Etc/GMT+12", DayRange(day - 3)) == [])
    let item = try #require(try planner("Etc/GMT+12").occurrences(touching: DayRange(day)).first)
    #expect(item.ownStart == day + 2 && item.hoursThere(.english) == "01:00 Pacific/Kiritimati")
  }

  @Test("an event that comes once is found on the reader's days", arguments: ["01:00", "23:30"]) func once(_ at: String)
    throws
  {
    try add("Pacific/Kiritimati", at)
    try add("Etc/GMT+12", at, "24:00")
    for reader in ["Etc/GMT+12", "UTC", "Pacific/Kiritimati"] {
      let days = try (-5...5).map { try seen(reader, DayRange(day + $0)).count }
      #expect(days.reduce(0, +) >= 2, "\(reader): \(days)")
    }
  }

  @Test("the other way round it is on the next day, and over midnight on both")
  func otherWay() throws {
    try add("Etc/GMT+12", "21:00", "23:00")
    #expect(try seen("Pacific/Kiritimati", DayRange(day + 1)) == ["2026-02-06 2026-02-07 23:00–01:00"])
    #expect(try seen("Pacific/Kiritimati", DayRange(day + 2)) == ["2026-02-06 2026-02-07 23:00–01:00"])
    #expect(try seen("Pacific/Kiritimati", DayRange(day)) == [])
  }

  @Test("an event without a zone has its hour everywhere, and so has one in a zone that does not exist on this machine")
  func floating() throws {
    try add(nil, "09:00", "10:00")
    try add("Atlantis/Nowhere", "09:00", "10:00")
    for reader in ["UTC", "Etc/GMT+12", "Pacific/Kiritimati"] {
      #expect(try seen(reader, DayRange(day)) == Array(repeating: "2026-02-05 2026-02-05 09:00–10:00", count: 2))
    }
  }

  @Test("the next occurrence in a search has the reader's day")
  func next() throws {
    try add("Pacific/Kiritimati", "01:00", every: "week")
    let planner = try planner("Etc/GMT+12")
    let (id, event) = try #require(planner.events.first)
    #expect(planner.next(id, event, onOrAfter: day - 2).start == day - 2)
    #expect(planner.next(id, event, onOrAfter: day - 1).start == day + 5)
  }
}
