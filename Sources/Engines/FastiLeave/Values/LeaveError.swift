public import FastiCivil

/// What can be wrong with hours, a profile, an entry or a question about leave.
public enum LeaveError: Error, Hashable, Sendable {
  case malformedHours
  /// A decimal comma; hours have a point.
  case decimalComma
  /// Hours of an entry are never negative: the action says which way they count.
  case negativeHours
  /// More decimals than the field keeps.
  case tooManyDecimals(most: Int)
  /// Less or more than the field holds; the largest amount is `most`.
  case hoursOutOfRange(most: Hours)
  /// A sum left the 64 bits of ticks.
  case overflow

  /// A number of a schedule or a policy is outside what its field allows.
  case outOfRange(field: Field, value: Int, limits: ClosedRange<Int>)
  /// The anchor is not one of the schedule's paydays.
  case anchorIsNoPayday(Day)
  /// A day outside the years 1583 to 2999.
  case outsideLimits(Day)
  /// A month of the carry-over date has no such day, or it is 29 February.
  case noSuchCarryDay(month: Int, day: Int)

  /// Not a name of a kind of leave: 1 to 32 of `a`-`z`, `0`-`9` and `-`, a letter first.
  case malformedType
  /// The profile does not have this kind of leave.
  case unknownType(LeaveType)
  /// The profile names this kind of leave twice.
  case repeatedType(LeaveType)
  /// The first line of a rate table is open, the others have a date, and the dates increase.
  case ratesOutOfOrder

  /// Not `used`, `accrued` or `adjustment`.
  case unknownAction
  /// Not `positive` or `negative`.
  case unknownSign
  /// An adjustment says which way it counts.
  case signMissing
  /// Only an adjustment has a sign.
  case signNotAllowed

  /// The number that was out of range.
  public enum Field: Hashable, Sendable {
    case daysBetweenPaydays, paydayOfMonth, firstPaydayOfMonth, secondPaydayOfMonth, lag, carryMonth
  }
}
