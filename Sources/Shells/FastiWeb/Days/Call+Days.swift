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
  ///   - regions: The regions of the holidays; by default the selected ones.
  func days(
    _ range: DayRange, hijri: Bool = true, names: [LanguageCode]? = nil, regions: [RegionCode]? = nil
  ) throws(Failure) -> [DayReport] {
    let almanac = try almanac()
    let planner = try Planner.read(from: store, touching: range, clocks: clocks)
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
    return days
  }

  /// The days of a range on which something is planned.
  func busy(_ range: DayRange) throws(Failure) -> Set<Day> {
    let range = DayRange(max(range.first, Limits.days.first)...min(range.last, Limits.days.last))
    return Set(try days(range, hijri: false, regions: []).filter { $0.planned > 0 }.map(\.day))
  }
}

extension DayReport {
  /// The number of things that the user planned for the day.
  var planned: Int { events.count + countdowns.count + reminders.count + notes.count + leave.count }
}
