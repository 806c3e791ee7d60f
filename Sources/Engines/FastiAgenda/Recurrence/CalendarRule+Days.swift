import FastiCalendars
import FastiCivil

extension CalendarRule {
  /// A day of a rule by the calendar's own table, which is its permanent name, and whether it occurs.
  struct Found {
    let original: Day
    /// The day by the months given, or the original one.
    var day: Day
    /// Whether the month has the day, if months without it are left out.
    let comes: Bool
  }

  /// The year of the calendar that contains a day; nil if the day is outside the calendar.
  func year(of day: Day) -> Int? { try? day.date(in: calendar).year }

  /// The same in every year.
  var ofEveryYear: CalendarRule {
    guard case .years(_, let month, let isLeap) = turn else { return self }
    return CalendarRule(calendar, .years(every: .one, month: month, isLeap: isLeap), checked: day)
  }

  /// The number of years from one to the next; 1 if every month counts.
  private var step: Int {
    if case .years(let step, _, _) = turn { return step.count }
    return 1
  }

  /// The days of a range by the calendar's own table, in order, including those that do not occur.
  /// - Parameter first: A day of the year that years are counted from.
  func found(in range: DayRange, first: Day) -> [Found] {
    guard let range = range.intersection(calendar.range), let start = year(of: max(first, range.first)),
      let end = year(of: range.last), let origin = year(of: first)
    else { return [] }
    var found: [Found] = []
    var year = origin + (max(0, start - origin) + step - 1) / step * step
    while year <= end {
      for day in days(ofYear: year) where range.contains(day.original) { found.append(day) }
      year += step
    }
    return found
  }

  /// The days of one year of the calendar, in order.
  private func days(ofYear year: Int) -> [Found] {
    switch turn {
    case .years(_, let month, let isLeap):
      if isLeap, let day = day(year, month, isLeap: true) { return [day] }
      guard let day = day(year, month, isLeap: false) else { return [] }
      return [isLeap && self.day.isExact ? Found(original: day.original, day: day.day, comes: false) : day]
    case .months:
      var days: [Found] = []
      // No calendar has more than 53 months, which are the weeks of ISO years.
      for month in 1...53 {
        guard let day = day(year, month, isLeap: false) else { continue }
        days.append(day)
        if let inserted = self.day(year, month, isLeap: true) { days.append(inserted) }
      }
      days.sort { $0.original < $1.original }
      return days
    }
  }

  /// The day in one month; nil if the year has no such month.
  private func day(_ year: Int, _ month: Int, isLeap: Bool) -> Found? {
    // No month has a 99th day, so the error contains the month's length.
    do throws(CalendarError) {
      _ = try CalendarDate(calendar, year: year, month: month, isLeapMonth: isLeap, day: 99).day
      return nil
    } catch {
      guard case .noSuchDay(_, _, _, _, let length) = error else { return nil }
      let date = CalendarDate(
        calendar, year: year, month: month, isLeapMonth: isLeap, day: day.number(length: length))
      guard let found = try? date.day else { return nil }
      return Found(original: found, day: found, comes: day.comes(length: length))
    }
  }

  /// The days of a range by Hijri months that may begin on other days than in the calendar's own table, in order.
  func found(in range: DayRange, first: Day, months: HijriMonths) -> [Found] {
    guard let range = range.intersection(months.days), var month = months.month(holding: range.first),
      let origin = year(of: first)
    else { return [] }
    var found: [Found] = []
    while month.start <= range.last {
      if takes(month.month, origin: origin), let own = day(month.month.year, month.month.month, isLeap: false) {
        let shown = month.start + (day.number(length: month.length) - 1)
        if range.contains(shown), day.comes(length: month.length) {
          found.append(Found(original: own.original, day: shown, comes: true))
        }
      }
      guard let next = months[month.month + 1] else { break }
      month = next
    }
    return found
  }

  private func takes(_ month: HijriMonth, origin: Int) -> Bool {
    switch turn {
    case .years(let step, let number, _):
      month.month == number && month.year >= origin && (month.year - origin) % step.count == 0
    case .months: true
    }
  }

  /// The day of a number, from 0, by the calendar's own table; nil if the calendar ends before it.
  func day(number: Int, first: Day) -> Day? {
    guard first <= calendar.range.last else { return nil }
    var left = number
    // Years are processed in groups, so that a count needs a list of some years and not of all.
    var start = first
    while start <= calendar.range.last {
      let end = min(start + 20_000 * step, calendar.range.last)
      for day in found(in: DayRange(start).widened(before: 0, after: end - start), first: first) where day.comes {
        if left == 0 { return day.original }
        left -= 1
      }
      start = end + 1
    }
    return nil
  }

  /// How many days come before a day, by the calendar's own table.
  func count(before day: Day, first: Day) -> Int {
    guard day > first else { return 0 }
    return found(in: DayRange(first).widened(before: 0, after: day - 1 - first), first: first).count { $0.comes }
  }
}
