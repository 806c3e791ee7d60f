public import FastiAgenda
public import FastiCivil

/// The recurrence of an event as the fields of its form.
public struct RecurrenceFields: Hashable, Sendable {
  /// The unit of the interval; nil for once.
  public var every: Repetition?
  /// The interval in units, as typed.
  public var step = "1"
  /// The weekdays of each week; empty for the weekday of the first day.
  public var weekdays: Set<Weekday> = []
  /// The number within a month: `1` to `5` or `last`; empty for the day of the month of the first day.
  public var ordinal = ""
  /// The days that are counted in a month: `mo` to `su`, `weekday` for Monday to Friday, or `day`.
  public var counted = "day"
  /// Whether months and years without the day are left out.
  public var skips = false

  /// Once.
  public init() {}

  /// The fields of a rule; nil for a rule that they cannot express.
  public init?(_ rule: RecurrenceRule?, first: Day) {
    switch rule {
    case nil: break
    case .days(let step)?: (every, self.step) = (.day, "\(step.count)")
    case .weeks(let step, let days, let start)?:
      guard step == .one || start == .monday else { return nil }
      (every, self.step) = (.week, "\(step.count)")
      if days != RecurringWeekdays(first.weekday) { weekdays = Set(days.members) }
    case .months(let step, let days)?:
      (every, self.step) = (.month, "\(step.count)")
      guard read(days, first) else { return nil }
    case .years(let step, let months, let days)?:
      (every, self.step) = (.year, "\(step.count)")
      guard months.members == [first.date.month], read(days, first) else { return nil }
    case .calendar?: return nil
    }
  }

  /// Reads the days of a month.
  /// - Returns: Whether the fields can express them.
  private mutating func read(_ days: MonthDays, _ first: Day) -> Bool {
    switch days {
    case .nearest(let day): return day == MonthDayNumber(first)
    case .numbered(let numbers):
      skips = numbers.members == [first.date.dayOfMonth]
      return skips || numbers.members == [-1] && read(-1, "day")
    case .weekdays(let weekdays):
      guard weekdays.members.count == 1, let member = weekdays.members.first, let ordinal = member.ordinal else {
        return false
      }
      return read(ordinal, Self.word(member.weekday))
    case .position(let position, let days):
      return days.members == Array(Self.week.prefix(5))
        && read(position.number, "weekday")
    }
  }

  private mutating func read(_ number: Int, _ counted: String) -> Bool {
    guard number == -1 || (1...5).contains(number) else { return false }
    (ordinal, self.counted) = (number == -1 ? "last" : "\(number)", counted)
    return true
  }

  /// The weekdays from Monday on.
  public static let week: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday]

  /// The word of a weekday in forms, two letters.
  public static func word(_ weekday: Weekday) -> String {
    switch weekday {
    case .monday: "mo"
    case .tuesday: "tu"
    case .wednesday: "we"
    case .thursday: "th"
    case .friday: "fr"
    case .saturday: "sa"
    case .sunday: "su"
    }
  }

  /// Whether there is more than an interval.
  var saysMore: Bool { !weekdays.isEmpty || !ordinal.isEmpty || skips }
}
