import FastiCalendars
import FastiCivil
import FastiReminders
import Foundation
import TestSupport
import Testing

@Suite("Reminders: laws of the schedule") struct ScheduleLaws {
  static let isSoak = Soak.isOn
  static let worlds = Soak.rounds(short: 300, long: 20_000)

  @Test("the schedule has every day of every run once, at its moment, and nothing else") func complete() throws {
    for seed in Soak.seeds(Self.worlds) {
      var world = try World(seed: seed)
      let window = world.window()
      let reminder = try world.reminder(0)
      #expect(reminder.occurrences(in: window).map { $0.wall } == search(reminder, window), "world \(seed)")
      for occurrence in reminder.occurrences(in: window) {
        #expect(occurrence.instant == zone(reminder, window).instant(occurrence.wall.day, occurrence.wall.time))
      }
    }
    Soak.note("worlds of reminders", Self.worlds)
  }

  /// Looks at each day of the window whether a run that holds it began on one of the days before.
  private func search(_ reminder: Reminder, _ window: PlanWindow) -> [WallTime] {
    let zone = zone(reminder, window)
    let today = zone.day(at: window.now)
    var found: [WallTime] = []
    for day in DayRange(today).widened(before: 0, after: 29) {
      let isHeld = (0..<60).contains { back in
        guard let (start, count) = begins(reminder, day - back, window.months) else { return false }
        return start && back < count
      }
      if isHeld, zone.instant(day, reminder.time) > window.now { found.append(WallTime(day, reminder.time)) }
    }
    return found
  }

  /// Whether a run begins on a day, and how many days it has.
  private func begins(_ reminder: Reminder, _ day: Day, _ months: HijriMonths) -> (Bool, Int)? {
    guard let month = months.month(holding: day), let before = months[month.month + -1] else { return nil }
    let date = day - month.start + 1
    func isIts(_ other: HijriMonthDefinition) -> Bool {
      other.month.month == reminder.month
        && (reminder.recurrence.year == nil || reminder.recurrence.year == other.month.year)
    }
    if case .wholeMonth = reminder.duration { return (date == 1 && isIts(month), month.length) }
    guard case .days(let count) = reminder.duration else { return nil }
    let isLast = reminder.day == 30 && month.length == 29 && reminder.day30 == .last && date == 29
    let isNext = reminder.day == 30 && before.length == 29 && reminder.day30 == .next && date == 1 && isIts(before)
    return ((date == reminder.day || isLast) && isIts(month) || isNext, count)
  }

  private func zone(_ reminder: Reminder, _ window: PlanWindow) -> Zone {
    if case .place(let number) = reminder.zone { return window.places[number] }
    return window.here
  }

  @Test("changing one reminder gives the same as planning everything again") func incremental() throws {
    for seed in Soak.seeds(Self.worlds) {
      var world = try World(seed: seed)
      let window = world.window()
      var reminders = try world.reminders(0...12)
      var schedule = Schedule(reminders, in: window)
      for _ in 0..<6 {
        let number = world.chance.number(0...14)
        let id = ReminderID(high: 7, low: UInt64(number))
        let new = world.chance.one(in: 3) ? nil : try world.reminder(number)
        reminders.removeAll { $0.id == id }
        if let new { reminders.insert(new, at: world.chance.number(0...reminders.count)) }
        schedule.replace(id, with: new)
        #expect(schedule.occurrences == Schedule(reminders, in: window).occurrences, "world \(seed)")
      }
    }
  }

  @Test("the scheduled occurrences are the earliest, and with the deferred ones they are all") func cap() throws {
    for seed in Soak.seeds(Self.worlds) {
      var world = try World(seed: seed)
      let schedule = Schedule(try world.reminders(0...12), in: world.window())
      for cap in [0, 1, 64, 10_000] {
        let plan = schedule.plan(cap: cap)
        #expect(plan.scheduled.count + plan.deferred == schedule.occurrences.count)
        #expect(plan.scheduled.count == min(cap, schedule.occurrences.count))
        #expect(plan.scheduled.elementsEqual(schedule.occurrences.prefix(cap)))
      }
      for (left, right) in zip(schedule.occurrences, schedule.occurrences.dropFirst()) {
        #expect((left.instant, left.key.reminder) < (right.instant, right.key.reminder))
      }
    }
  }

  @Test("a moving window passes every occurrence once") func sliding() throws {
    for seed in Soak.seeds(Self.worlds / 10) {
      var world = try World(seed: seed)
      let reminders = try world.reminders(1...6)
      let year = world.window(days: 365)
      var passed: [ReminderOccurrence] = []
      var now = year.now
      let end = Instant(seconds: now.seconds + 300 * 86_400)
      while now < end {
        let next = min(end, Instant(seconds: now.seconds + Int64(world.chance.number(1...(27 * 86_400)))))
        let window = PlanWindow(now: now, months: year.months, here: year.here, places: year.places)
        passed += Schedule(reminders, in: window).occurrences.filter { $0.instant <= next }
        now = next
      }
      let all = Schedule(reminders, in: year).occurrences.filter { $0.instant <= end }
      #expect(passed == all, "world \(seed)")
    }
  }

  @Test("the next occurrence is the first of all that follow") func next() throws {
    for seed in Soak.seeds(Self.worlds) {
      var world = try World(seed: seed)
      let reminder = try world.reminder(0)
      let long = world.window(days: 1_500)
      let short = PlanWindow(now: long.now, months: long.months, here: long.here, places: long.places, days: 1)
      let all = reminder.occurrences(in: long)
      // Day 30 can be missing for years; then the next one lies beyond any window.
      if let first = all.first { #expect(reminder.next(in: short) == first, "world \(seed)") }
    }
  }
}
