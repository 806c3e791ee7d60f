import FastiCivil
import FastiDays
import FastiHolidays
import FastiPerson
import FastiRecords
import FastiReminders

extension Call {
  /// The reports of consecutive days, with all their items.
  /// - Parameters:
  ///   - hijri: Whether their Hijri dates are needed, because assembling the months costs more than the rest of a page.
  ///   - names: The languages of names, best first; by default those of ``languages``.
  func days(_ range: DayRange, hijri: Bool = true, names: [LanguageCode]? = nil) throws(Failure) -> [DayReport] {
    let almanac = try almanac()
    let planner = try Planner.read(from: store, touching: range, clocks: clocks)
    let leave = try LeaveDays(store, range, today: today)
    let months = hijri ? try MonthBook.read(from: store) : nil
    var days = try ShowDays(almanac, planner, leave: leave, months: months)(
      try almanac.codes([]), in: range, words: words, languages: names ?? languages
    ).days
    let reminders = try reminders(range)
    if !reminders.isEmpty {
      for place in days.indices {
        let day = days[place].day
        days[place].reminders = reminders.filter { $0.occurrence.day == day }
      }
    }
    return days
  }
}
