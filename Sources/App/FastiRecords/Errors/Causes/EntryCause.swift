public import FastiCivil
public import FastiLeave

/// Why what was typed about leave does not hold together.
public enum EntryCause: Hashable, Sendable {
  /// None of the days is a business day.
  case noBusinessDay
  /// No hours were typed.
  case hoursMissing
  /// Hours that are neither what a day of a span costs nor what all of them cost.
  case hoursDisagree(Hours, each: Hours, days: Int, total: Hours)
  /// Not two days of a month.
  case noTwoDays
  /// Not a carry-over date and its hours.
  case noCarry
  /// A day that is not one of the paydays; the next one after it.
  case noPayday(Day, nearest: Day?)
  /// Not an amount of hours.
  case noAmount
}
