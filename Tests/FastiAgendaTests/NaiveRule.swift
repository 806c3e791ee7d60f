import FastiAgenda
import FastiCivil

/// Rules as RFC 5545 defines them, asked day by day: slow, and written another way than the engine.
struct NaiveRule {
  let rule: RecurrenceRule
  let first: Day

  /// The days from the first day to another on which it comes.
  func days(to last: Day) -> [Day] {
    guard first <= last else { return [] }
    return (first...last).filter { has($0) }
  }

  /// Whether it comes on a day.
  func has(_ day: Day) -> Bool {
    guard day >= first else { return false }
    let (here, there) = (first.date, day.date)
    switch rule {
    case .days(let step): return (day - first) % step.count == 0
    case .weeks(let step, let weekdays, let weekStart):
      let weeks = (day.onOrBefore(weekStart) - first.onOrBefore(weekStart)) / 7
      return weekdays.contains(day.weekday) && weeks % step.count == 0
    case .months(let step, let days):
      let months = (there.year - here.year) * 12 + there.month - here.month
      return months % step.count == 0 && has(day, days)
    case .years(let step, let months, let days):
      return (there.year - here.year) % step.count == 0 && months.contains(there.month) && has(day, days)
    case .calendar: return false
    }
  }

  private func has(_ day: Day, _ days: MonthDays) -> Bool {
    let number = day.date.dayOfMonth
    let length = YearMonth(day).length
    switch days {
    case .nearest(let wanted): return number == min(wanted.number, length)
    case .numbered(let numbers): return numbers.members.contains { $0 > 0 ? $0 == number : length + 1 + $0 == number }
    case .weekdays(let weekdays):
      return weekdays.members.contains { ordinal, weekday in
        guard weekday == day.weekday else { return false }
        guard let ordinal else { return true }
        return ordinal > 0 ? (number - 1) / 7 + 1 == ordinal : (length - number) / 7 + 1 == -ordinal
      }
    case .position(let position, let weekdays):
      let all = YearMonth(day).days.filter { weekdays.contains($0.weekday) }
      let place = position.number > 0 ? position.number - 1 : all.count + position.number
      return all.indices.contains(place) && all[place] == day
    }
  }
}
