import FastiCalendars
import FastiCivil
import FastiReminders

/// A scheduler in miniature: what it keeps, and what it delivered.
struct Desk {
  var known: [ReminderID: CurrentReminder] = [:]
  var stored: [OccurrenceKey: Delivery] = [:]
  var told: [OccurrenceKey: [WallTime]] = [:]
  var now: Instant
  var months: HijriMonths
  var here: Zone
  var cap = 64
  private let places: [Zone]
  private var looked: Instant?
  /// What was written over, when it was written and when it was written over.
  private var former: [(reminder: Reminder, from: Instant, until: Instant)] = []
  /// The months of the last look, while they are not those of now.
  private var oldMonths: HijriMonths

  init(_ reminders: [Reminder], at now: Instant, in world: World) {
    self.now = now
    months = world.months
    oldMonths = world.months
    here = world.zones[0]
    places = world.zones
    for reminder in reminders { known[reminder.id] = CurrentReminder(reminder, since: now) }
  }

  mutating func write(_ number: Int, _ reminder: Reminder?) {
    if let old = known[ReminderID(high: 7, low: UInt64(number))] { former.append((old.reminder, old.since, now)) }
    known[ReminderID(high: 7, low: UInt64(number))] = reminder.map { CurrentReminder($0, since: now) }
  }

  private func window(at now: Instant, days: Int = 30, _ months: HijriMonths? = nil) -> PlanWindow {
    PlanWindow(now: now, months: months ?? self.months, here: here, places: places, days: days)
  }

  /// What was ahead at or after the last look and is behind.
  private func moved(in window: PlanWindow) -> [ReminderOccurrence] {
    guard let looked else { return [] }
    var standing = former.filter { $0.until >= looked }.map { ($0.reminder, max($0.from, looked)) }
    if months != oldMonths { standing += known.values.map { ($0.reminder, max($0.since, looked)) } }
    return standing.flatMap { old, moment in
      known[old.id]?.reminder.movedBehind(in: window, from: old, in: self.window(at: moment, days: 1, oldMonths)) ?? []
    }
  }

  private func difference() -> PlanDifference {
    let reminders = known.values.map { $0.reminder }
    let window = window(at: now)
    var passed: [ReminderOccurrence] = []
    if let looked, looked < now {
      let days = Int((now.seconds - looked.seconds) / 86_400) + 2
      passed = Schedule(reminders, in: self.window(at: looked, days: days)).occurrences.filter { $0.instant <= now }
    }
    return PlanDifference(
      of: Schedule(reminders, in: window).plan(cap: cap), from: Array(stored.values), passed: passed,
      moved: moved(in: window), reminders: Array(known.values), in: window)
  }

  /// Does what has to be done.
  mutating func settle() {
    // A delivery frees slots, which the next check fills.
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
    oldMonths = months
    former.removeAll { $0.until < now }
  }

  var isSettled: Bool {
    let difference = difference()
    return difference.notices.isEmpty && difference.changes.isEmpty && difference.dropped.isEmpty
  }
}
