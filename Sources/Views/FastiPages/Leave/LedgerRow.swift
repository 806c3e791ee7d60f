public import FastiCivil
public import FastiLeave

/// A line of the leave ledger.
public struct LedgerRow: Hashable, Sendable {
  /// The entry's id; nil for a line that is computed, an accrual to come.
  public var id: String?
  public var day: Day
  /// The kind of leave.
  public var type: LeaveType
  public var action: LeaveAction
  /// What it adds; negative when it takes.
  public var signed: Hours
  /// The payday from which the official balance has it.
  public var postsOn: Day
  /// Whether it has it today.
  public var isPosted: Bool
  /// What the user wrote beside it.
  public var notes: String

  /// A line.
  public init(
    id: String?, _ day: Day, _ type: LeaveType, _ action: LeaveAction, signed: Hours, postsOn: Day, isPosted: Bool,
    notes: String = ""
  ) {
    self.id = id
    self.day = day
    self.type = type
    self.action = action
    self.signed = signed
    self.postsOn = postsOn
    self.isPosted = isPosted
    self.notes = notes
  }
}
