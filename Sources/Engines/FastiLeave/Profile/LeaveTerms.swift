/// The terms of one kind of leave: starting balance, rates and policies.
public struct LeaveTerms: Hashable, Sendable {
  /// The kind of leave.
  public let type: LeaveType
  /// The balance on the anchor payday, that payday's accrual included; any sign, up to four decimals.
  public let start: Hours
  /// The accrual of each payday.
  public let rates: RateTable
  /// Cap and carry-over.
  public let policies: LeavePolicies
  /// The least balance of every day when leave is planned.
  public let floor: Hours

  public init(
    type: LeaveType, start: Hours, rates: RateTable, policies: LeavePolicies = .none, floor: Hours = .zero
  ) {
    self.type = type
    self.start = start
    self.rates = rates
    self.policies = policies
    self.floor = floor
  }
}
