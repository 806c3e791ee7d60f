/// Why a plan of leave cannot be made.
public enum LeavePlanError: Error, Hashable, Sendable {
  /// The account has no answer for these days.
  case leave(LeaveError)
  /// No day is open, so there is nothing to plan.
  case nothingOpen
  /// More days than a plan can have.
  case tooManyDays(Int, limit: Int)
  /// The shortest run that counts is not from 1 to the number of days given.
  case minimum(Int, days: Int)
  /// A budget below one day.
  case budget(Int)
  /// A day of leave costs zero hours, or more than 24.
  case hoursPerDay(Hours)
  /// Under a cap, more paydays are settled before they are paid than a plan can track.
  case lagTooLong(paydays: Int, limit: Int)
}
