import FastiCalendars
import FastiCivil
import FastiReminders
import TestSupport
import Testing

@Suite("Alarms") struct AlarmLaws {
  static let rounds = Soak.rounds(short: 300, long: 20_000)
  private static let rules = ["UTC0", "CET-1CEST,M3.5.0,M10.5.0/3", "EST5EDT,M3.2.0,M11.1.0", "<+14>-14", "<-12>12"]

  private func zones() throws -> [Zone] { try Self.rules.map { try Zone(posix: $0) } }

  private func window(_ now: String, here: Int, days: Int = 30) throws -> PlanWindow {
    let zones = try zones()
    return PlanWindow(
      now: try Instant(iso: now), months: .ummAlQura(years: 1440...1460), here: zones[here], places: zones, days: days)
  }

  private func occurrence(
    _ day: String, _ time: String, clocks: ReminderZone = .floating, _ leads: [String]
  ) throws -> AlarmedOccurrence {
    let day = try Day(iso: day)
    return AlarmedOccurrence(
      source: .event, thing: ReminderID(high: 1, low: 2), original: .day(day),
      start: WallTime(day, try TimeOfDay(iso: time)), clocks: clocks, leads: try leads.map { try AlarmLead(text: $0) })
  }

  @Test("leads are read in all spellings, and each is written in one form")
  func text() throws {
    let spellings = [
      "start": ["start", "At start", "0 min", "0m", "0 days"], "10m": ["10m", "10 min", "10 minutes before", "10MIN"],
      "1h": ["1h", "1 hour", "60 min", "1 hr before"], "1h30m": ["1h30m", "90m", "1 hour 30 minutes before"],
      "1d": ["1d", "1 day", "the day before", "day before", "1 day before"], "7d": ["1 week", "1w before", "7 days"],
      "1d 18:00": ["the day before at 18:00", "1d 18:00", "day before 18:00", "1 day before at 18:00"],
      "0d 08:00": ["on the day at 08:00", "same day 08:00", "0d 08:00"], "14d 09:30": ["2 weeks before at 09:30"],
      "0d 08:00:05": ["on the day at 08:00:05"],
    ]
    for (written, typed) in spellings {
      for text in typed { #expect(try AlarmLead(text: text).text == written, "\(text)") }
    }
    for text in [
      "", "soon", "10", "m", "1h 5", "1d 18", "before", "1d at", "start 10m", "10 min 5", "1.5h", "-10m", "1m 2m",
    ] {
      #expect(throws: AlarmError.malformed) { try AlarmLead(text: text) }
    }
    #expect(throws: AlarmError.minutesOutOfRange(40_321)) { try AlarmLead(text: "40321m") }
    #expect(throws: AlarmError.minutesOutOfRange(59_999_940)) { try AlarmLead(text: "999999h") }
    #expect(throws: AlarmError.daysOutOfRange(367)) { try AlarmLead(text: "367d") }
    #expect(throws: AlarmError.self) { try AlarmLead(text: "1d 24:00") }
  }

  @Test("a list of leads reads back from its text: in order, each once, at most five")
  func list() throws {
    #expect(try AlarmLeads(text: "").isEmpty && AlarmLeads(text: " , ").isEmpty)
    #expect(try AlarmLeads(text: "1d 18:00, 60 min,start,1h").text == "start,1h,1d 18:00")
    #expect(try AlarmLeads(text: "1d 18:00, 10m").typed == "10m, 1d 18:00")
    #expect(throws: AlarmError.tooMany(most: 5)) { try AlarmLeads(text: "1m,2m,3m,4m,5m,6m") }
    #expect(throws: AlarmError.malformed) { try AlarmLeads(text: "1m,soon") }
    var chance = Chance(seed: 4)
    for _ in 0..<Self.rounds {
      let leads = try AlarmLeads((0..<chance.number(0...5)).map { _ in try chance.lead() })
      #expect(try AlarmLeads(text: leads.text) == leads && AlarmLeads(text: leads.typed) == leads)
    }
  }

  @Test("a lead reads back from its text and from its number")
  func round() throws {
    var chance = Chance(seed: 1)
    for _ in 0..<Self.rounds {
      let lead = try chance.lead()
      #expect(try AlarmLead(text: lead.text) == lead)
      #expect(AlarmLead(code: lead.code) == lead)
    }
    for code in [-1, 40_321, 1 << 32, 1 << 32 + 367, 2 << 32 + 367 * 86_400, 3 << 32] as [Int64] {
      #expect(AlarmLead(code: code) == nil)
    }
  }

  @Test("known: the moments of alarms, in the zones that apply")
  func known() throws {
    func moments(_ occurrence: AlarmedOccurrence, here: Int) throws -> [String] {
      AlarmSchedule(
        Schedule([], in: try window("2026-03-01T00:00:00Z", here: here, days: 60)), [occurrence],
        in: try window("2026-03-01T00:00:00Z", here: here, days: 60)
      ).alarms.map(\.instant.iso)
    }
    let leads = ["start", "10m", "1d", "1d 18:00"]
    // Clocks go forward in the night before: a day before is 23 hours, 24 hours are another clock time.
    #expect(
      try moments(try occurrence("2026-03-29", "09:00", leads + ["24h"]), here: 1) == [
        "2026-03-28T07:00:00Z", "2026-03-28T08:00:00Z", "2026-03-28T17:00:00Z", "2026-03-29T06:50:00Z",
        "2026-03-29T07:00:00Z",
      ])
    // 09:00 at UTC+14 is on the day before in New York, and 18:00 of the day before that one is meant.
    #expect(
      try moments(try occurrence("2026-03-20", "09:00", clocks: .place(3), leads), here: 2) == [
        "2026-03-18T19:00:00Z", "2026-03-18T22:00:00Z", "2026-03-19T18:50:00Z", "2026-03-19T19:00:00Z",
      ])
  }

  @Test("a plan over any split of time has each alarm once")
  func split() throws {
    var chance = Chance(seed: 2)
    for round in 0..<Self.rounds {
      let occurrences = try (0..<chance.number(1...6)).map { try chance.occurrence($0) }
      let window = try window("2026-01-01T00:00:00Z", here: chance.number(0...4))
      let begin = Instant(Day(year: 2026, month: 1, day: 1), .midnight)
      let seconds = 120 * 86_400
      var cuts = (0..<chance.number(0...20)).map { _ in chance.number(0...seconds) } + [0, seconds]
      cuts.sort()
      let moments = cuts.map { Instant(seconds: begin.seconds + Int64($0)) }
      let whole = AlarmSchedule(occurrences, after: moments[0], through: moments[moments.count - 1], in: window).alarms
      var parts: [PlannedAlarm] = []
      for (start, end) in zip(moments, moments.dropFirst()) {
        parts += AlarmSchedule(occurrences, after: start, through: end, in: window).alarms
      }
      #expect(parts == whole, "round \(round)")
      #expect(Set(parts.map(\.key)).count == parts.count)
      // What begins on other days than those asked of a store has no alarm on these.
      let days = DayRange(Day(year: 2026, month: 2, day: 1)).widened(before: 0, after: 9)
      let asked = AlarmedOccurrence.beginning(for: days, leads: occurrences.flatMap(\.leads))
      let on = whole.filter { days.contains(window.here.day(at: $0.instant)) }
      let enough = AlarmSchedule(
        occurrences.filter { asked.contains($0.start.day) }, after: moments[0], through: moments[moments.count - 1],
        in: window
      ).alarms.filter { days.contains(window.here.day(at: $0.instant)) }
      #expect(enough == on)
    }
  }

  @Test("one cap over reminders and alarms, the earliest first; reminders keep their keys")
  func cap() throws {
    var chance = Chance(seed: 3)
    for _ in 0..<Self.rounds {
      let window = try window("2026-02-10T12:00:00Z", here: chance.number(0...4))
      let reminders = try (0..<chance.number(0...5)).map { number in
        try Reminder(
          id: ReminderID(high: 1, low: UInt64(number)), month: chance.number(8...10), day: chance.number(1...29),
          duration: .days(chance.number(1...20)))
      }
      let schedule = Schedule(reminders, in: window)
      let occurrences = try (0..<chance.number(0...5)).map { try chance.occurrence($0) }
      let all = AlarmSchedule(schedule, occurrences, in: window)
      let told = all.alarms.compactMap { if case .reminder(let key) = $0.key { key } else { nil } }
      #expect(told == schedule.occurrences.map(\.key))
      #expect(all.alarms.allSatisfy { $0.instant > window.now })
      #expect(all.alarms.map(\.instant) == all.alarms.map(\.instant).sorted())
      let cap = chance.number(0...70)
      let plan = all.plan(cap: cap)
      #expect(Array(plan.scheduled) == Array(all.alarms.prefix(cap)))
      #expect(plan.scheduled.count + plan.deferred == all.alarms.count)
      #expect(AlarmSchedule(schedule, occurrences + occurrences, in: window) == all)
    }
  }

  @Test("a moved occurrence keeps the keys of its alarms")
  func moved() throws {
    let window = try window("2026-03-01T00:00:00Z", here: 1)
    let before = try occurrence("2026-03-10", "09:00", ["10m", "1d 18:00"])
    let after = AlarmedOccurrence(
      source: before.source, thing: before.thing, original: before.original,
      start: WallTime(before.start.day + 3, .noon), leads: before.leads)
    let schedules = [before, after].map { AlarmSchedule(Schedule([], in: window), [$0], in: window).alarms }
    #expect(schedules[0].map(\.key) == schedules[1].map(\.key))
    #expect(zip(schedules[0], schedules[1]).allSatisfy { $0.instant < $1.instant })
  }
}

extension Chance {
  mutating func lead() throws -> AlarmLead {
    switch number(1...4) {
    case 1: return .start
    case 2: return try AlarmLead(.minutes(one(in: 2) ? number(0...120) : number(0...40_320)))
    case 3: return try AlarmLead(.days(number(0...20)))
    default:
      return try AlarmLead(.day(number(0...9), at: try TimeOfDay(hour: number(0...23), minute: number(0...59))))
    }
  }

  /// Something with alarms in the first months of 2026.
  mutating func occurrence(_ number: Int) throws -> AlarmedOccurrence {
    let day = Day(year: 2026, month: 1, day: 1) + self.number(0...100)
    let time = try TimeOfDay(hour: self.number(0...23), minute: self.number(0...3) * 15)
    return AlarmedOccurrence(
      source: AlarmSource.allCases[self.number(0...5)], thing: ReminderID(high: 9, low: UInt64(number)),
      original: .day(day),
      start: WallTime(day + self.number(0...2), time), clocks: one(in: 2) ? .floating : .place(self.number(0...4)),
      leads: try (0..<self.number(1...4)).map { _ in try lead() })
  }
}
