import FastiCivil
import FastiDayCommands
import FastiDays
import FastiHolidays
import FastiPerson
import FastiRecords
import FastiTerminal

extension Context {
  /// Consecutive days with all their items, read at one moment: holidays of the selected regions, plans, leave and
  /// reminders. Warnings are reported.
  ///
  /// - Parameters:
  ///   - months: The Hijri months; nil if Hijri dates are not shown.
  ///   - explains: The days to explain if `--explain` is given.
  /// - Returns: The days, and the selected regions.
  func dayReports(
    _ range: DayRange, months: MonthBook?, explains: (DayReport) -> Bool
  ) throws(Failure) -> (days: [DayReport], regions: [RegionCode]) {
    let store = try store()
    do { try Almanac.seed(store) } catch { throw Failure(error) }
    return try store.moment(expecting: DayReport.kinds) { () throws(Failure) in
      try self.reports(range, months: months, explains: explains)
    }
  }

  private func reports(
    _ range: DayRange, months: MonthBook?, explains: (DayReport) -> Bool
  ) throws(Failure) -> (days: [DayReport], regions: [RegionCode]) {
    let almanac = try almanac([])
    know(almanac.settings)
    let codes = try almanac.codes([])
    let leave = try LeaveDays(try store(), range, today: try today())
    let planner = try Planner.read(from: try store(), touching: range, clocks: clocks)
    var answer = try ShowDays(almanac, planner, leave: leave, months: months)(
      codes, in: range, words: words, languages: languages)
    try addReminders(to: &answer.days)
    if invocation.has(GlobalOptions.explain) {
      let explain = try explain(almanac)
      for place in answer.days.indices where explains(answer.days[place]) {
        answer.days[place].explanations = try explain(codes, answer.days[place].day, languages: languages)
      }
    }
    warn(gaps: answer.warnings)
    return (answer.days, codes)
  }
}
