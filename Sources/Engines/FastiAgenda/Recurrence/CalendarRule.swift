public import FastiCalendars

/// A day of another calendar that something comes on again and again: 1 Ramadan, Tết, 15 Nisan, the 15th of each lunar month.
///
/// ```swift
/// let tet = try CalendarRule(.vietnamese, .years(every: .one, month: 1), on: .nearest(1))
/// let passover = try CalendarRule(.hebrew, .years(every: .one, month: 1), on: .nearest(15))
/// let fullMoon = try CalendarRule(.vietnamese, .months, on: .nearest(15))
/// ```
public struct CalendarRule: Hashable, Sendable {
  /// Whose months and days are meant. Of ``CalendarID/hijriUmmAlQura`` the months may be the active ones, which can differ
  /// from the calendar's own table: see ``Recurrence/occurrences(in:months:)``.
  public let calendar: CalendarID
  /// In which months of the calendar.
  public let turn: CalendarTurn
  /// On which day of them.
  public let day: CalendarRuleDay

  /// A day of a calendar.
  /// - Throws: `.noYears` for a calendar whose years are those of eras, `.neverInCalendar` for a month or day it never has.
  public init(_ calendar: CalendarID, _ turn: CalendarTurn, on day: CalendarRuleDay) throws(RecurrenceError) {
    guard calendar != .japanese else { throw .noYears(calendar) }
    // A year whose every day is known tells whether there are such a month and day at all.
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

/// In which months of another calendar a rule has a day.
public enum CalendarTurn: Hashable, Sendable {
  /// In one month of every n-th year of that calendar. An inserted month is replaced by the regular one of its number in the
  /// years that do not have it, unless such years are to be left out.
  case years(every: RecurrenceStep, month: Int, isLeap: Bool = false)
  /// In every month, inserted ones too.
  case months
}

/// Which day of a month of another calendar.
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

  /// The number of the day in a month of that length: the nearest day before, where there is no such day.
  func number(length: Int) -> Int { min(number ?? length, length) }

  /// Whether a month of that length has the day or another in its place.
  func comes(length: Int) -> Bool { !isExact || number(length: length) == number }
}
