public import FastiCalendars

/// A recurring day of another calendar: 1 Ramadan, Tết, 15 Nisan, the 15th of each lunar month.
///
/// ```swift
/// let tet = try CalendarRule(.vietnamese, .years(every: .one, month: 1), on: .nearest(1))
/// let passover = try CalendarRule(.hebrew, .years(every: .one, month: 1), on: .nearest(15))
/// let fullMoon = try CalendarRule(.vietnamese, .months, on: .nearest(15))
/// ```
public struct CalendarRule: Hashable, Sendable {
  /// The calendar of the months and days. With ``CalendarID/hijriUmmAlQura``, the months can be the active ones, which can
  /// differ from the calendar's own table: see ``Recurrence/occurrences(in:months:)``.
  public let calendar: CalendarID
  /// In which months of the calendar.
  public let turn: CalendarTurn
  /// On which day of them.
  public let day: CalendarRuleDay

  /// A day of a calendar.
  /// - Throws: `.noYears` for a calendar whose years are those of eras, `.neverInCalendar` for a month or day it never has.
  public init(_ calendar: CalendarID, _ turn: CalendarTurn, on day: CalendarRuleDay) throws(RecurrenceError) {
    guard calendar != .japanese else { throw .noYears(calendar) }
    // A year in which every day is known shows whether such a month and day exist.
    var month = 1
    var leap = LeapMonths.regular
    if case .years(_, let number, let isLeap) = turn { (month, leap) = (number, isLeap ? .both : .regular) }
    let asked: MonthDay = day.number.map { .day($0) } ?? .last
    do { _ = try calendar.days(month: month, day: asked, leap: leap, inGregorianYear: 2001) } catch {
      throw .neverInCalendar(calendar, month: month, day: day.number ?? 0)
    }
    self.init(calendar, turn, checked: day)
  }

  init(_ calendar: CalendarID, _ turn: CalendarTurn, checked day: CalendarRuleDay) {
    self.calendar = calendar
    self.turn = turn
    self.day = day
  }
}

/// The months of another calendar in which a rule has a day.
public enum CalendarTurn: Hashable, Sendable {
  /// In one month of every n-th year of that calendar. An inserted month is replaced by the regular one of its number in the
  /// years that do not have it, unless such years are left out.
  case years(every: RecurrenceStep, month: Int, isLeap: Bool = false)
  /// In every month, inserted ones too.
  case months
}

/// A day of a month of another calendar.
public enum CalendarRuleDay: Hashable, Sendable {
  /// The day of that number; in a shorter month its last day.
  case nearest(Int)
  /// The day of that number; a shorter month is left out.
  case exactly(Int)
  /// The last day.
  case last

  /// The number; nil for the last day.
  public var number: Int? {
    switch self {
    case .nearest(let number), .exactly(let number): number
    case .last: nil
    }
  }

  /// Whether months and years without the day are left out.
  var isExact: Bool {
    if case .exactly = self { return true }
    return false
  }

  /// The number of the day in a month of a length: the nearest day before it, if there is no such day.
  func number(length: Int) -> Int { min(number ?? length, length) }

  /// Whether a month of a length has the day or a replacement.
  func comes(length: Int) -> Bool { !isExact || number(length: length) == number }
}
