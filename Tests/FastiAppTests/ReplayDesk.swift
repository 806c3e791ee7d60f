import FastiCalendars
import FastiCivil
import FastiDays
import FastiMonths
import FastiPerson
import FastiRecords
import FastiReminders
import FastiTransfer

/// A machine that delivers reminders while months are announced, with a settable clock. It keeps as values what the
/// program keeps in its store.
struct ReplayDesk {
  let reminders: [Reminder]
  let places: [Zone]
  let here: Zone
  let began: Instant
  private(set) var records: [FetchedMonthRecord] = []
  private(set) var months: HijriMonths
  private(set) var stored: [OccurrenceKey: Delivery] = [:]
  private(set) var told: [OccurrenceKey: [WallTime]] = [:]
  private(set) var missed: [OccurrenceKey: [WallTime]] = [:]
  private var looked: Instant
  /// The moment of the next run, as the scheduler would choose it.
  private(set) var next: Instant

  static let years = 1435...1447

  init(_ reminders: [Reminder], places: [Zone], here: Zone, at now: Instant) {
    self.reminders = reminders
    self.places = places
    self.here = here
    (began, looked, next) = (now, now, now)
    months = MonthKnowledge(followsMoonsighting: true).table(years: Self.years)
    look(at: now)
  }

  /// Stores the months of a page.
  /// - Returns: The months that moved, as a notice names them.
  mutating func refresh(_ page: [ReadMonth], at now: Instant) -> [HijriMonth] {
    let today = here.day(at: now)
    var merge = MonthMerge(into: records, today: today)
    merge.add([(.home, MonthReading(months: page))], at: now.seconds * 1_000)
    guard !merge.changed.isEmpty else { return [] }
    let before = months
    records = merge.months
    months = MonthKnowledge(announced: records.map { $0.start }, followsMoonsighting: true).table(years: Self.years)
    next = now
    return months.changed(since: before, from: today)
  }

  func window(at now: Instant, days: Int = PlanWindow.days) -> PlanWindow {
    PlanWindow(now: now, months: months, here: here, places: places, days: days)
  }

  /// Runs like the scheduler: delivers what is due and writes the plan.
  mutating func look(at now: Instant) {
    let window = window(at: now)
    let plan = Schedule(reminders, in: window).plan()
    let back = Instant(seconds: max(began.seconds, min(looked.seconds, now.seconds - Notice.latest)))
    let days = Int((now.seconds - back.seconds) / 86_400) + 2
    let passed = Schedule(reminders, in: self.window(at: back, days: days)).occurrences.filter { $0.instant <= now }
    let difference = PlanDifference(
      of: plan, from: Array(stored.values), passed: passed,
      reminders: reminders.map { CurrentReminder($0, since: began) }, in: window)
    for notice in difference.notices {
      told[notice.occurrence.key, default: []].append(notice.occurrence.wall)
      stored[notice.occurrence.key] = notice.delivery(.delivered)
    }
    for delivery in difference.changes {
      if delivery.state == .missed { missed[delivery.key, default: []].append(delivery.wall) }
      stored[delivery.key] = delivery
    }
    for key in difference.dropped { stored[key] = nil }
    // As in the store: entries that were settled long ago cannot matter any more.
    stored = stored.filter { !$1.state.isSettled || $1.instant.seconds > now.seconds - 60 * 86_400 }
    looked = now
    let midnight = here.instant(here.day(at: now) + 1, .midnight)
    next = difference.notices.isEmpty ? min(plan.scheduled.first?.instant ?? midnight, midnight) : now
  }

  /// The plan for the days ahead.
  var planned: Set<Delivery> { Set(stored.values.filter { $0.state == .planned }) }
}
