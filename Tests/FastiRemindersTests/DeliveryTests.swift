import FastiCalendars
import FastiCivil
import FastiReminders
import Testing

@Suite("Reminders: deliveries") struct DeliveryTests {
  private static let id = ReminderID(high: 0, low: 1)
  private static let key = OccurrenceKey(reminder: id, year: 1447, index: 1)
  private static let ramadan = Day(year: 2026, month: 2, day: 18)

  /// Sha'ban, Ramadan and Shawwal 1447, Ramadan begun that many days later than calculated.
  private func months(_ shift: Int = 0) throws -> HijriMonths {
    let lengths = [29 + shift, 30 - shift, 30]
    var start = Self.ramadan - 29
    return try HijriMonths(
      (0..<3).map { place in
        defer { start += lengths[place] }
        return HijriMonthDefinition(
          try #require(HijriMonth(year: 1447, month: 8 + place)), start: start, length: lengths[place],
          source: .calculated, status: .projected)
      })
  }

  /// What is to be done at a moment for a reminder on 1 Ramadan at 08:00 in UTC.
  private func difference(
    _ stored: [Delivery], at now: String, shift: Int = 0, here: Zone = .utc, since: String = "2026-01-01T00:00:00Z",
    time: Int = 8
  ) throws -> PlanDifference {
    let reminder = try Reminder(id: Self.id, month: 9, day: 1, time: TimeOfDay(hour: time, minute: 0))
    let window = PlanWindow(now: try Instant(iso: now), months: try months(shift), here: here)
    return PlanDifference(
      of: Schedule([reminder], in: window).plan(), from: stored,
      reminders: [CurrentReminder(reminder, since: try Instant(iso: since))], in: window)
  }

  private func delivery(_ state: DeliveryState, shift: Int = 0) throws -> Delivery {
    let wall = WallTime(Self.ramadan + shift, try TimeOfDay(hour: 8, minute: 0))
    return Delivery(key: Self.key, wall: wall, instant: Instant(wall.day, wall.time), state: state)
  }

  @Test("a due reminder is delivered, after a minute as late, after a day not at all") func due() throws {
    let planned = try delivery(.planned)
    #expect(try difference([planned], at: "2026-02-18T07:59:59Z").notices.isEmpty)
    let cases = [("2026-02-18T08:00:00Z", false), ("2026-02-18T08:01:00Z", false), ("2026-02-18T08:01:01Z", true)]
    for (now, isLate) in cases + [("2026-02-19T08:00:00Z", true)] {
      let notices = try difference([planned], at: now).notices
      #expect(notices.map { $0.isLate } == [isLate])
      #expect(notices.allSatisfy { $0.corrects == nil })
    }
    let after = try difference([planned], at: "2026-02-19T08:00:01Z")
    #expect(after.notices.isEmpty)
    #expect(after.changes == [try delivery(.missed)])
  }

  @Test("a date that moves later after its delivery is delivered again, as a correction") func corrected() throws {
    for state in [DeliveryState.delivered, .failed, .missed, .interrupted] {
      let told = try delivery(state)
      #expect(try difference([told], at: "2026-02-18T12:00:00Z").changes.isEmpty)
      let moved = try difference([told], at: "2026-02-18T12:00:00Z", shift: 1)
      #expect(moved.notices.isEmpty)
      let planned = try #require(moved.changes.first)
      #expect(planned.state == .planned && planned.wall.day == Self.ramadan + 1)
      let notice = try #require(try difference([planned], at: "2026-02-19T08:00:00Z", shift: 1).notices.first)
      #expect(notice.corrects == told.wall)
      // It moves back before the correction is delivered: it was delivered for that day.
      let back = try difference([planned], at: "2026-02-18T13:00:00Z")
      #expect(back.notices.isEmpty && back.changes.map { $0.state } == [.delivered])
    }
  }

  @Test("a date that moves into the past is delivered late within a day, or listed as missed") func past() throws {
    let planned = try delivery(.planned, shift: 1)
    #expect(try difference([planned], at: "2026-02-18T20:00:00Z").notices.map { $0.isLate } == [true])
    let old = try difference([try delivery(.planned, shift: 2)], at: "2026-02-19T20:00:00Z")
    #expect(old.notices.isEmpty && old.changes.map { $0.state } == [.missed])
  }

  @Test("an interrupted delivery is shown as such, and not repeated") func cutOff() throws {
    let started = try delivery(.started)
    let first = try difference([started], at: "2026-02-18T08:00:05Z")
    #expect(first.notices.isEmpty)
    #expect(first.changes == [try delivery(.interrupted)])
    let second = try difference(first.changes, at: "2026-02-18T08:00:06Z")
    #expect(second.notices.isEmpty && second.changes.isEmpty && second.dropped.isEmpty)
  }

  @Test("travel moves a plan, and does not repeat a delivery") func travel() throws {
    let west = try Zone.fixed(offset: -8 * 3_600)
    let planned = try difference([try delivery(.planned)], at: "2026-02-17T08:00:00Z", here: west)
    #expect(planned.changes.map { $0.instant.iso } == ["2026-02-18T16:00:00Z"])
    let told = try difference([try delivery(.delivered)], at: "2026-02-18T09:00:00Z", here: west)
    #expect(told.notices.isEmpty && told.changes.isEmpty)
    let east = try Zone.fixed(offset: 9 * 3_600)
    #expect(
      try difference([try delivery(.planned)], at: "2026-02-18T07:00:00Z", here: east).notices.map { $0.isLate } == [
        true
      ])
  }

  @Test("a plan that is edited into the past is delivered late within a day, or listed as missed") func edited() throws
  {
    let now = "2026-02-18T07:00:00Z"
    let past = try difference([try delivery(.planned)], at: now, since: now, time: 6)
    #expect(past.notices.map { $0.isLate } == [true] && past.changes.isEmpty && past.dropped.isEmpty)
    let old = try difference([try delivery(.planned, shift: 3)], at: "2026-02-20T07:00:00Z", since: now, time: 6)
    #expect(old.notices.isEmpty && old.changes.map { $0.state } == [.missed])
  }

  @Test("a delivered reminder that is edited to later on that day is delivered again, unless it is past") func again()
    throws
  {
    let now = "2026-02-18T09:00:00Z"
    let ahead = try difference([try delivery(.delivered)], at: now, since: now, time: 10)
    #expect(ahead.changes.map { $0.wall.time.hour } == [10])
    // Its title is edited after it came due again, and before the next check.
    let due = try difference(ahead.changes, at: "2026-02-18T10:00:20Z", since: "2026-02-18T10:00:10Z", time: 10)
    #expect(due.notices.map { $0.corrects?.time.hour } == [8])
    let now10 = "2026-02-18T10:00:00Z"
    let behind = try difference([try delivery(.delivered)], at: now10, since: now10, time: 9)
    #expect(behind.notices.isEmpty && behind.changes.isEmpty)
    // Told for a day that was not it, in the night; the next one is, and has begun.
    let day = try difference([try delivery(.delivered)], at: "2026-02-19T09:00:00Z", shift: 1)
    #expect(day.notices.map { $0.corrects?.day } == [Self.ramadan])
  }

  @Test("a delivery for a day that moves to a later one, long past, stays delivered") func longPast() throws {
    let told = try difference([try delivery(.delivered)], at: "2026-02-23T09:00:00Z", shift: 2)
    #expect(told.notices.isEmpty && told.changes.isEmpty && told.dropped.isEmpty)
  }

  @Test("a deleted reminder is removed, and so are its undelivered plans") func gone() throws {
    let window = PlanWindow(now: try Instant(iso: "2026-02-18T09:00:00Z"), months: try months(), here: .utc)
    let plan = NotificationPlan(scheduled: [], deferred: 0)
    let stored = [try delivery(.planned)]
    #expect(PlanDifference(of: plan, from: stored, reminders: [], in: window).dropped == [Self.key])
    let told = PlanDifference(of: plan, from: [try delivery(.delivered)], reminders: [], in: window)
    #expect(told.changes.isEmpty && told.dropped.isEmpty && told.notices.isEmpty)
  }

  @Test("a date is as certain as the months that determine it") func status() throws {
    let months = HijriMonths.ummAlQura(years: 1447...1447)
    let window = PlanWindow(now: try Instant(iso: "2026-02-01T00:00:00Z"), months: try self.months(), here: .utc)
    let sure = PlanWindow(now: window.now, months: months, here: .utc)
    for (day, count) in [(1, 1), (29, 3), (30, 1)] {
      let reminder = try Reminder(id: Self.id, month: 8, day: day, duration: .days(count))
      #expect(reminder.occurrences(in: window).allSatisfy { $0.status == .projected })
      #expect(reminder.occurrences(in: sure).allSatisfy { $0.status == .confirmed })
      #expect(reminder.occurrences(in: sure).allSatisfy { $0.isDay30Moved == (day == 30) })
    }
  }
}
