/// Why a plan of leave cannot be made.
public enum LeavePlanError: Error, Hashable, Sendable {
  /// The account cannot answer for these days.
  case leave(LeaveError)
  /// No day is open: nothing can be planned.
  case nothingOpen
  /// More days at once than a plan can hold.
  case tooManyDays(Int, limit: Int)
  /// The shortest run that counts is not from 1 to the number of days given.
  case minimum(Int, days: Int)
  /// A budget below one day.
  case budget(Int)
  /// A day of leave costs no hours, or more than 24.
  case hoursPerDay(Hours)
  /// Under a cap, more paydays are settled before they are paid than a plan can keep in mind.
  case lagTooLong(paydays: Int, limit: Int)
}
