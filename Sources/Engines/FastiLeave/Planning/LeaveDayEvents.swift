import FastiCivil

/// The changes of a balance on one day, without planned leave.
struct LeaveDayEvents {
  /// The accrual of a payday that is settled at the end of a day, under a cap.
  struct Settlement {
    /// The accrual of the payday without the cap.
    var rate: Int64
    /// Whether the cap applies to it, that is, after the anchor.
    var isCapped: Bool
    /// The index at which it waits for its payday; nil when this day is the payday.
    var place: Int?
  }

  let day: Day
  /// The limit that is carried over into this day; nil if it is not a carry-over date.
  var carried: Int64?
  /// The accrual of a payday without a cap.
  var paid: Int64 = 0
  /// Whether a payday pays what was settled before.
  var paysSettled = false
  /// The sum of the day's entries.
  var entered: Int64 = 0
  /// The payday that is settled at the end of the day.
  var settles: Settlement?
  /// The change of the day without losses.
  var gain: Int64 = 0
  /// The least balance after leave is taken.
  var bound: Int64 = .min

  /// Whether the day changes no balance.
  var isQuiet: Bool { carried == nil && paid == 0 && !paysSettled && entered == 0 && settles == nil }
}
