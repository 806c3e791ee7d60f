import FastiCivil

/// What happens to a balance on one day, whatever is planned.
struct LeaveDayEvents {
  /// The accrual of a payday that is settled at the end of a day, under a cap.
  struct Settlement {
    /// What the payday brings when the cap is far.
    var rate: Int64
    /// Whether the cap holds for it: after the anchor.
    var isCapped: Bool
    /// Where it waits for its payday; nil when this day is the payday.
    var place: Int?
  }

  let day: Day
  /// What may be carried over into this day; nil if it is not a carry-over date.
  var carried: Int64?
  /// What a payday without a cap brings.
  var paid: Int64 = 0
  /// Whether a payday pays what was settled before.
  var paysSettled = false
  /// What the day's entries add.
  var entered: Int64 = 0
  /// The payday that is settled at the end of the day.
  var settles: Settlement?
  /// What the day would add if nothing were ever lost.
  var gain: Int64 = 0
  /// What the balance may not fall below once leave is taken.
  var bound: Int64 = .min

  /// Whether the day changes no balance.
  var isQuiet: Bool { carried == nil && paid == 0 && !paysSettled && entered == 0 && settles == nil }
}
