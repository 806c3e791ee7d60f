import FastiCalendars
import FastiCivil
import FastiReminders

/// A scheduler in miniature: what it keeps, and what it told.
struct Desk {
  var known: [ReminderID: KnownReminder] = [:]
  var stored: [OccurrenceKey: Delivery] = [:]
  var told: [OccurrenceKey: [WallTime]] = [:]
  var now: Instant
  var months: MonthTable
  var here: Zone
  var cap = 64
  private let places: [Zone]
  private var looked: Instant?

  init(_ reminders: [Reminder], at now: Instant, in world: World) {
    self.now = now
    months = world.months
    here = world.zones[0]
    places = world.zones
    for reminder in reminders { known[reminder.id] = KnownReminder(reminder, since: now) }
  }

  mutating func write(_ number: Int, _ reminder: Reminder?) {
    known[ReminderID(high: 7, low: UInt64(number))] = reminder.map { KnownReminder($0, since: now) }
  }

  private func window(at now: Instant, days: Int = 30) -> PlanWindow {
    PlanWindow(now: now, months: months, here: here, places: places, days: days)
  }

  private func difference() -> PlanDifference {
    let reminders = known.values.map { $0.reminder }
    let window = window(at: now)
    var passed: [Occurrence] = []
    if let looked, looked < now {
      let days = Int((now.seconds - looked.seconds) / 86_400) + 2
      passed = Schedule(reminders, in: self.window(at: looked, days: days)).occurrences.filter { $0.instant <= now }
    }
    return PlanDifference(
      of: Schedule(reminders, in: window).plan(cap: cap), from: Array(stored.values), passed: passed,
      reminders: Array(known.values), in: window)
  }

  /// Does what has to be done.
  mutating func settle() {
    // What is told frees slots, which the next look fills.
    for _ in 0..<2 {
      let difference = difference()
      for notice in difference.notices {
        told[notice.occurrence.key, default: []].append(notice.occurrence.wall)
        stored[notice.occurrence.key] = notice.delivery(.delivered)
      }
      for delivery in difference.changes { stored[delivery.key] = delivery }
      for key in difference.dropped { stored[key] = nil }
      looked = now
    }
  }

  var isSettled: Bool {
    let difference = difference()
    return difference.notices.isEmpty && difference.changes.isEmpty && difference.dropped.isEmpty
  }
}
