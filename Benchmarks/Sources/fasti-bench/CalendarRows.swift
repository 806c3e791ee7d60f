import FastiCalendars
import FastiCivil

/// Every calendar, from a day to its date and from a date to its day, beside Foundation's Calendar where it has the
/// same one; ICU and the Python packages do the same work in `scripts/bench-peers`.
enum CalendarRows {
  private static let limit = Limit.nanoseconds(20)

  static func rows() -> [Row] {
    CalendarID.allCases.flatMap { [dayToDate($0), dateToDay($0)] }
  }

  private static func dayToDate(_ calendar: CalendarID) -> Row {
    let days = CalendarSample.days(calendar)
    let taken = Measure.nanoseconds(operations: days.count) {
      var sum = 0
      for day in days { sum &+= (try? calendar.date(of: day)).map { $0.year &+ $0.month &+ $0.dayOfMonth } ?? 0 }
      return sum
    }
    return Row(
      work: CalendarSample.work(calendar, .dayToDate), figure: .nanoseconds(taken), target: limit,
      beside: FoundationCalendar(calendar).map { [$0.dayToDate(days)] } ?? [])
  }

  private static func dateToDay(_ calendar: CalendarID) -> Row {
    let days = CalendarSample.days(calendar)
    let dates = days.compactMap { try? calendar.date(of: $0) }
    let taken = Measure.nanoseconds(operations: dates.count) {
      var sum = 0
      for date in dates { sum &+= (try? calendar.day(of: date)).map { Int($0.number) } ?? 0 }
      return sum
    }
    return Row(
      work: CalendarSample.work(calendar, .dateToDay), figure: .nanoseconds(taken), target: limit,
      beside: FoundationCalendar(calendar).map { [$0.dateToDay(days)] } ?? [])
  }
}
