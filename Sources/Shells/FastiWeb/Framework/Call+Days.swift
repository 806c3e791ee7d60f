import FastiCivil
import FastiDays
import FastiHolidays
import FastiPerson
import FastiRecords
import FastiReminders

extension Call {
  /// The reports of a run of days, with all that is on them.
  /// - Parameters:
  ///   - hijri: Whether their Hijri dates are wanted: to put the months together costs more than the rest of a page.
  ///   - names: The languages of names, best first; those of ``languages`` unless given.
  func days(_ range: DayRange, hijri: Bool = true, names: [LanguageCode]? = nil) throws(Failure) -> [DayReport] {
    let almanac = try almanac()
    let planner = try Planner.read(from: store, notesIn: range)
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

  /// What is to be told on the days of a range.
  func reminders(_ range: DayRange) throws(Failure) -> [UpcomingItem] {
    let zone = desk.settings.zone
    // The widest clocks are 26 hours apart; a reminder with clocks of its own may be told on that day long before.
    let start = Instant(seconds: zone.instant(range.first, .midnight).seconds - 30 * 3_600)
    guard let book = try ReminderBook.readIfAny(from: store, zones: desk.zones, here: zone, now: start) else {
      return []
    }
    let upcoming = UpcomingReminders(book, now: start, days: range.count + 5, cap: .max, language: language)
    return upcoming.items.filter { range.contains($0.occurrence.day) }
  }
}
