public import FastiCalendars
import FastiCivil

extension Reminder {
  /// The month of a one-time reminder that is too short for its day, if the policy leaves such a day out: the reminder
  /// never occurs. Nil for all others, and if the months do not include its year.
  public func monthWithoutIt(_ months: HijriMonths) -> HijriMonthDefinition? {
    guard let year = recurrence.year, let number = HijriMonth(year: year, month: month), let month = months[number],
      run(in: year, months) == nil
    else { return nil }
    return month
  }

  /// The next occurrence after the present moment, however far ahead; nil when there is none within the known months.
  ///
  /// - Complexity: O(1): the years in which day 30 can be left out one after the other are few.
  public func next(in window: PlanWindow) -> ReminderOccurrence? {
    let times = window.times(zone)
    let today = times.days.first
    guard let month = window.months.month(holding: min(max(today, window.months.days.first), window.months.days.last))
    else { return nil }
    let years = recurrence.year.map { $0...$0 } ?? (month.month.year - 1)...(month.month.year + 30)
    for year in years {
      guard let run = run(in: year, window.months) else { continue }
      // From the day before today on, which may be today by clocks that skip a time.
      let first = max(1, today - run.start)
      guard first <= run.count else { continue }
      for index in first...run.count {
        let occurrence = occurrence(index, of: run, times)
        if occurrence.instant > window.now { return occurrence }
      }
    }
    return nil
  }
}
