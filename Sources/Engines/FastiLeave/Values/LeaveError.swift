public import FastiCivil

/// An error in hours, a profile, an entry or a question about leave.
public enum LeaveError: Error, Hashable, Sendable {
  case malformedHours
  /// A decimal comma; hours have a decimal point.
  case decimalComma
  /// Hours of an entry are negative; the action determines whether they are added or subtracted.
  case negativeHours
  /// More decimals than the field has.
  case tooManyDecimals(most: Int)
  /// Outside the limits of the field; the largest amount is `most`.
  case hoursOutOfRange(most: Hours)
  /// A sum exceeds 64 bits of ticks.
  case overflow

  /// A number of a schedule or a policy is outside the limits of its field.
  case outOfRange(field: Field, value: Int, limits: ClosedRange<Int>)
  /// The anchor is not one of the schedule's paydays.
  case anchorIsNoPayday(Day)
  /// A day outside the years 1583 to 2999.
  case outsideLimits(Day)
  /// The month of the carry-over date has no such day, or it is 29 February.
  case noSuchCarryDay(month: Int, day: Int)

  /// Not a valid name of a kind of leave: 1 to 32 of `a`-`z`, `0`-`9` and `-`, a letter first.
  case malformedType
  /// The profile does not have this kind of leave.
  case unknownType(LeaveType)
  /// The profile names this kind of leave twice.
  case repeatedType(LeaveType)
  /// The lines of a rate table are out of order: only the first has no date, and the dates must increase.
  case ratesOutOfOrder

  /// Not `used`, `accrued` or `adjustment`.
  case unknownAction
  /// Not `positive` or `negative`.
  case unknownSign
  /// An adjustment without a sign.
  case signMissing
  /// A sign on an entry that is not an adjustment.
  case signNotAllowed

  /// The number that was out of range.
  public enum Field: Hashable, Sendable {
    case daysBetweenPaydays, paydayOfMonth, firstPaydayOfMonth, secondPaydayOfMonth, lag, carryMonth
  }
}
