public import FastiCalendars
public import FastiCivil

/// Why a day or a month of the Hijri calendar is wrong.
public enum HijriCause: Hashable, Sendable {
  /// Not a day of that calendar.
  case noDay
  /// Not a day of that calendar for a reminder, with or without a year.
  case noReminderDay
  /// Only a year and a month were given; a day is required.
  case dayMissing(year: Int, month: Int)
  /// Not a month of that calendar.
  case noMonth
  /// A month has no such day.
  case noSuchDay(Int)
  /// A year has no such month.
  case noSuchMonth(Int)
  /// The day is outside the known months.
  case unknownDay(Day, known: DayRange)
  /// Today is outside the known months.
  case todayUnknown
  /// A month is shorter: its length, the day after its last, and whether that may still change.
  case shorter(HijriMonth, day: Int, length: Int, next: Day, isOpen: Bool)
  /// The year is outside the known years.
  case unknownYear(Int, known: ClosedRange<Int>)
  /// The day is too far from the calculated first day of the month; `near` are the possible days.
  case tooFar(HijriMonth, near: DayRange?)
  /// With the other months that were set, some month would have neither 29 nor 30 days; `beside` is the nearest month
  /// that was set.
  case noRoom(HijriMonth, beside: HijriMonth?)
}

extension HijriCause {
  var sort: FailureSort {
    switch self {
    case .noDay: "malformed-date"
    case .noReminderDay: "malformed-hijri-date"
    case .dayMissing: "day-missing"
    case .noMonth: "malformed-month"
    case .noSuchDay, .noSuchMonth, .unknownYear, .todayUnknown: "out-of-range"
    case .unknownDay: "outside-range"
    case .shorter: "no-such-day"
    case .tooFar: "too-far"
    case .noRoom: .refused("no-room")
    }
  }

  var sentence: Sentence {
    switch self {
    case .noDay, .noReminderDay: Sentence(.hijriNoDay)
    case .dayMissing: Sentence(.hijriDayMissing)
    case .noMonth: Sentence(.hijriNoMonth)
    case .noSuchDay(let day): Sentence(.hijriNoSuchDay, .number(day))
    case .noSuchMonth(let month): Sentence(.hijriNoSuchMonth, .number(month))
    case .unknownDay(let day, let known):
      Sentence(.hijriUnknownDay, .day(day), .day(known.first), .day(known.last))
    case .todayUnknown: Sentence(.hijriTodayUnknown)
    case .shorter(let month, let day, let length, _, let isOpen):
      Sentence(isOpen ? .hijriShorterOpen : .hijriShorter, month.named, .number(length), .number(day))
    case .unknownYear(let year, let known):
      Sentence(.hijriUnknownYear, .number(year), .number(known.lowerBound), .number(known.upperBound))
    case .tooFar(let month, _): Sentence(.hijriTooFar, month.named)
    case .noRoom(let month, _): Sentence(.hijriNoRoom, month.named)
    }
  }
}
