import FastiCivil
import FastiDays
import FastiHTTP
import FastiHolidays
import FastiPages
import FastiPerson
import FastiRecords
import FastiReminders

extension Call {
  /// The reports of consecutive days, with all their items.
  /// - Parameters:
  ///   - hijri: Whether their Hijri dates are needed, because assembling the months costs more than the rest of a page.
  ///   - names: The languages of names, best first; by default those of ``languages``.
  ///   - regions: The regions of the holidays; by default the selected ones.
  func days(
    _ range: DayRange, hijri: Bool = true, names: [LanguageCode]? = nil, regions: [RegionCode]? = nil
  ) throws(Failure) -> [DayReport] {
    let almanac = try almanac()
    let planner = try planner(touching: range)
    let leave = try LeaveDays(store, range, today: today)
    let months = hijri ? try MonthBook.read(from: store) : nil
    let codes: [RegionCode]
    if let regions { codes = regions } else { codes = try almanac.codes([]) }
    var days = try ShowDays(almanac, planner, leave: leave, months: months)(
      codes, in: range, words: words, languages: names ?? languages
    ).days
    let reminders = try reminders(range)
    if !reminders.isEmpty {
      for place in days.indices {
        let day = days[place].day
        days[place].reminders = reminders.filter { $0.occurrence.day == day }
      }
    }
    planned = (range, Set(days.filter { $0.planned > 0 }.map { $0.day }))
    return days
  }

  /// The days of a range on which something is planned.
  func busy(_ range: DayRange) throws(Failure) -> Set<Day> {
    // The page of a month has reports of all days of the small month.
    if request.method.isSafe, let planned, planned.range.contains(range.first), planned.range.contains(range.last) {
      return planned.days
    }
    let range = DayRange(max(range.first, Limits.days.first)...min(range.last, Limits.days.last))
    var days = try planner(touching: range).days(in: range)
    let leave = try LeaveDays(store, range, today: today)
    for day in range where !leave.entries(on: day).isEmpty { days.insert(day) }
    days.formUnion(try reminders(range).map { $0.occurrence.day })
    return days
  }

  /// Reads the plans of a range and of the small month beside it in one step, before both are asked for.
  func readPlans(_ range: DayRange, with mini: MiniMonth) throws(Failure) {
    let other = mini.days(from: try almanac().settings.weekStart)
    _ = try planner(touching: DayRange(min(range.first, other.first)...max(range.last, other.last)))
  }

  /// The plans that may be on a day of a range, and perhaps others. A page reads them once.
  private func planner(touching range: DayRange) throws(Failure) -> Planner {
    if request.method.isSafe, let plans, plans.days.contains(range.first), plans.days.contains(range.last) {
      return plans.planner
    }
    let planner = try Planner.read(from: store, touching: range, clocks: clocks)
    plans = (range, planner)
    return planner
  }
}
