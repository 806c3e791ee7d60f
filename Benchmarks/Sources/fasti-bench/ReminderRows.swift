import FastiCalendars
import FastiCivil
import FastiReminders

/// The schedule of 10,000 reminders over 30 days, made anew and after one change.
///
/// Months and days are spread over the Hijri year; every tenth reminder lasts ten days, every hundredth a whole month,
/// every fifth has clocks of its own.
struct ReminderRows {
  private static let count = 10_000

  private let reminders: [Reminder]
  private let window: PlanWindow
  private let schedule: Schedule

  init() throws {
    reminders = try (0..<Self.count).map { index in
      let isWhole = index % 100 == 50
      return try Reminder(
        id: ReminderID(high: 0, low: UInt64(index)), month: index * 7_919 % 12 + 1,
        day: isWhole ? 1 : index * 104_729 % 30 + 1, time: TimeOfDay(hour: index * 31 % 24, minute: index * 17 % 60),
        duration: isWhole ? .wholeMonth : .days(index % 10 == 0 ? 10 : 1),
        zone: index % 5 == 0 ? .place(index % 3) : .floating)
    }
    window = try Self.window()
    schedule = Schedule(reminders, in: window)
  }

  /// 18 March 2026, with a change of clocks in the days ahead.
  private static func window() throws -> PlanWindow {
    let places = ["CET-1CEST,M3.5.0,M10.5.0/3", "EST5EDT,M3.2.0,M11.1.0", "<+0545>-5:45"]
    let zones = try places.map { try Zone(posix: $0) }
    return PlanWindow(
      now: Instant(Day(year: 2026, month: 3, day: 18), .noon), months: .ummAlQura(years: 1440...1460), here: zones[0],
      places: zones)
  }

  func rows() -> [Row] {
    [
      row("reminders: plan of 10,000 over 30 days", limit: 10e6) {
        guard let window = try? Self.window() else { return 0 }
        return sum(Schedule(reminders, in: window).plan())
      },
      row("reminders: the plan after one change", limit: 1e6) {
        var changed = schedule
        changed.replace(reminders[4_200].id, with: reminders[50])
        return sum(changed.plan())
      },
    ]
  }

  private func row(_ work: String, limit: Double, _ answer: () -> Int) -> Row {
    Row(work: work, figure: .nanoseconds(Measure.nanoseconds(answer)), target: .nanoseconds(limit))
  }

  private func sum(_ plan: NotificationPlan) -> Int {
    plan.scheduled.reduce(plan.deferred) { $0 &+ Int($1.instant.seconds) }
  }
}
