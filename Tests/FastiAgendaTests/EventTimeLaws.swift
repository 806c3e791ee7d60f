import FastiAgenda
import FastiCivil
import TestSupport
import Testing

@Suite("Laws of an event's time") struct EventTimeLaws {
  /// Clocks that change, clocks that do not, and both ends of the world.
  static let zones: [(name: String, rule: String)] = [
    ("Europe/Stockholm", "CET-1CEST,M3.5.0,M10.5.0/3"), ("Asia/Tokyo", "JST-9"), ("Pacific/Kiritimati", "<+14>-14"),
    ("Etc/GMT+12", "<-12>12"), ("America/New_York", "EST5EDT,M3.2.0,M11.1.0"),
    ("Australia/Lord_Howe", "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0"), ("UTC", "UTC0"),
  ]

  static func zone(_ place: Int) throws -> NamedZone {
    try #require(NamedZone(zones[place].name, try Zone(posix: zones[place].rule)))
  }

  private func time(_ text: String) throws -> TimeOfDay { try TimeOfDay(iso: text) }

  private func shown(_ hours: EventHours, _ day: String, _ place: Int) throws -> LocalEventTime {
    LocalEventTime(.timed(hours), on: try Day(iso: day), in: try Self.zone(place).zone)
  }

  @Test("known: 09:00 in Tokyo is 01:00 in Stockholm, and the day before in New York")
  func tokyo() throws {
    let hours = try EventHours(try time("09:00"), clocks: .zone(Self.zone(1)), end: .after(seconds: 5_400))
    let here = try shown(hours, "2026-01-15", 0)
    #expect((here.days.iso, here.start?.iso, here.end?.iso) == ("2026-01-15/2026-01-15", "01:00", "02:30"))
    let there = try shown(hours, "2026-01-15", 4)
    #expect((there.days.iso, there.start?.iso, there.end?.iso) == ("2026-01-14/2026-01-14", "19:00", "20:30"))
    let east = try shown(hours, "2026-01-15", 2)
    #expect((east.days.iso, east.start?.iso) == ("2026-01-15/2026-01-15", "14:00"))
    let west = try shown(hours, "2026-01-15", 3)
    #expect((west.days.iso, west.start?.iso) == ("2026-01-14/2026-01-14", "12:00"))
  }

  @Test("known: a skipped hour is read with the offset before it, and of a repeated hour the first is used")
  func changes() throws {
    let gap = try EventHours(try time("02:30"), clocks: .zone(Self.zone(0)))
    #expect(try shown(gap, "2026-03-29", 0).start?.iso == "03:30")
    #expect(try shown(gap, "2026-03-29", 6).start?.iso == "01:30")
    let twice = try EventHours(try time("02:30"), clocks: .zone(Self.zone(0)), end: .after(seconds: 3_600))
    let night = try shown(twice, "2026-10-25", 0)
    // An hour later clocks show half past two again.
    #expect((night.start?.iso, night.end?.iso, night.begins.iso) == ("02:30", "02:30", "2026-10-25T00:30:00Z"))
    // A floating time stays as it was written; its moment is as above.
    let floating = try EventHours(try time("02:30"))
    let still = try shown(floating, "2026-03-29", 0)
    #expect((still.start?.iso, still.begins.iso) == ("02:30", "2026-03-29T01:30:00Z"))
  }

  @Test("an end at midnight is the end of the day before; no length stays on the day")
  func midnight() throws {
    let until = try EventHours(try time("20:00"), end: .at(.midnight, daysLater: 1))
    #expect(try shown(until, "2026-06-19", 0).days.iso == "2026-06-19/2026-06-19")
    let point = try EventHours(.midnight, end: .after(seconds: 0))
    #expect(try shown(point, "2026-06-19", 0).days.iso == "2026-06-19/2026-06-19")
    let two = try EventHours(try time("20:00"), end: .at(try time("00:01"), daysLater: 1))
    #expect(try shown(two, "2026-06-19", 0).days.iso == "2026-06-19/2026-06-20")
    let open = try EventHours(try time("20:00"), end: .open(try EventDays(3)))
    let stored = try shown(open, "2026-06-19", 0)
    #expect((stored.days.iso, stored.end, stored.ends) == ("2026-06-19/2026-06-21", nil, nil))
  }

  @Test("impossible values are refused")
  func refused() throws {
    #expect(throws: EventTimeError.reversed) { try EventHours(.noon, end: .at(.midnight, daysLater: 0)) }
    #expect(throws: EventTimeError.reversed) { try EventHours(.noon, end: .after(seconds: -1)) }
    #expect(throws: EventTimeError.daysOutOfRange(0)) { try EventDays(0) }
    #expect(throws: EventTimeError.daysOutOfRange(3_661)) { try EventHours(.noon, end: .at(.noon, daysLater: 3_660)) }
  }

  @Test("a reader's days have every occurrence that is on one of them, from UTC-12 to UTC+14")
  func covering() throws {
    var chance = Chance(seed: 6)
    for _ in 0..<Soak.rounds(short: 300, long: 30_000) {
      let time = try chance.eventTime()
      let first = chance.day(2020...2030)
      let step = RecurrenceRule.days(every: try chance.step(9))
      let recurrence = try Recurrence(first: first, rule: step, end: .on(first + 120))
      let reader = try Self.zone(chance.number(0...(Self.zones.count - 1))).zone
      let start = first + chance.number(-5...130)
      let range = DayRange(start).widened(before: 0, after: chance.number(0...9))
      let found = time.occurrences(of: recurrence, on: range, in: reader)
      // The definition: of all occurrences, those with a moment on the reader's days.
      let all = recurrence.starts(in: Limits.days).filter { day in
        let shown = LocalEventTime(time, on: day, in: reader)
        return shown.days.first <= range.last && shown.days.last >= range.first
      }
      #expect(found.map(\.occurrence.day).sorted() == all, "\(time) in \(range)")
      #expect(found.map(\.time.begins.seconds).elementsEqual(found.map(\.time.begins.seconds).sorted()))
      let asked = time.beginning(for: range)
      #expect(all.allSatisfy { asked.contains($0) })
    }
  }

  @Test("the days shown begin with the day of the beginning and end with that of the last second")
  func days() throws {
    var chance = Chance(seed: 7)
    for _ in 0..<Soak.rounds(short: 1_000, long: 100_000) {
      let time = try chance.eventTime()
      guard case .timed(let hours) = time, case .zone = hours.clocks else { continue }
      let reader = try Self.zone(chance.number(0...(Self.zones.count - 1))).zone
      let shown = LocalEventTime(time, on: chance.day(2020...2030), in: reader)
      #expect(reader.day(at: shown.begins) == shown.days.first)
      #expect(reader.time(at: shown.begins) == shown.start)
      if let ends = shown.ends {
        let last = Instant(seconds: max(ends.seconds - 1, shown.begins.seconds))
        #expect(reader.day(at: last) == shown.days.last, "\(time)")
        #expect(reader.time(at: ends) == shown.end)
      }
    }
  }
}

extension Chance {
  /// Any time an event can have.
  mutating func eventTime() throws -> EventTime {
    if one(in: 5) { return .allDay(try EventDays(number(1...9))) }
    let start = try TimeOfDay(hour: number(0...23), minute: number(0...3) * 15)
    let zone = try EventTimeLaws.zone(number(0...(EventTimeLaws.zones.count - 1)))
    let clocks: EventClocks = one(in: 3) ? .floating : .zone(zone)
    let end: EventEnd =
      switch number(1...3) {
      case 1: .open(try EventDays(number(1...5)))
      case 2: .after(seconds: number(0...60) * 3_600)
      default: .at(try TimeOfDay(hour: number(0...23), minute: 30), daysLater: number(1...4))
      }
    return .timed(try EventHours(start, clocks: clocks, end: end))
  }
}
