/// A forecast balance at the end of a day, and the accruals that are settled but not yet paid.
///
/// The accrual of a payday under a cap is settled at the end of the day `lag` days before it, because the official
/// balance of the payday contains the entries until then. Its inputs are then known: the forecast of that day and the
/// accruals settled before.
struct LeaveState: Hashable {
  /// The greatest number of paydays that are settled at the same time.
  static let places = 4

  /// The forecast, in ticks.
  var balance: Int64
  /// The accruals settled and not yet paid, the next payday first; the rest are zero.
  var settled = SIMD4<Int64>(repeating: 0)

  /// Advances by a day.
  /// - Parameters:
  ///   - leave: the ticks of leave taken on it.
  ///   - cap: the greatest balance that an accrual can give; used only if something is settled.
  @inline(__always)
  mutating func live(_ events: LeaveDayEvents, leave: Int64, cap: Int64) {
    if let carried = events.carried { balance = min(balance, carried) }
    balance += events.paid
    if events.paysSettled {
      balance += settled[0]
      settled = SIMD4(settled[1], settled[2], settled[3], 0)
    }
    balance += events.entered - leave
    guard let settlement = events.settles else { return }
    let room = settlement.isCapped ? cap - (balance + settled.wrappedSum()) : settlement.rate
    let accrual = max(0, min(settlement.rate, room))
    if let place = settlement.place { settled[place] = accrual } else { balance += accrual }
  }

  /// Whether it has at least as much as another state of the same day, on this day and on every payday already
  /// settled.
  func hasAtLeast(_ other: LeaveState) -> Bool {
    var (own, others) = (balance, other.balance)
    if own < others { return false }
    for place in 0..<LeaveState.places {
      own += settled[place]
      others += other.settled[place]
      if own < others { return false }
    }
    return true
  }
}
