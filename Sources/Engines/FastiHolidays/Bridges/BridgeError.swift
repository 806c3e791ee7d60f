/// Why a plan of leave days cannot be made.
public enum BridgeError: Error, Hashable, Sendable {
  /// The budget is none of the numbers that can be spent: from 1 to the number of open days.
  case budget(Int, open: Int)
  /// No day is open: nothing can be planned.
  case nothingOpen
  /// The shortest span that counts is not from 1 to the number of days given.
  case minimum(Int, days: Int)
  /// More days at once than a plan can hold.
  case tooManyDays(Int, limit: Int)
}
