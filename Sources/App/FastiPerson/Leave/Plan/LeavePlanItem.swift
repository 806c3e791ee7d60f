public import FastiDays
public import FastiFormats
public import FastiLeave

/// One span of days off of a leave plan: what it costs, and the balance around it.
public struct LeavePlanItem: Hashable, Sendable {
  /// The span and its days of leave.
  public let bridge: BridgeItem
  /// The hours of its leave.
  public let hours: Hours
  /// The forecast of the day before its first day of leave, with the plan.
  public let before: Hours
  /// The forecast of its last day of leave, with the plan.
  public let after: Hours
  /// What the whole plan loses to carry-over dates and to the cap.
  public let wasted: Hours
  /// What would be lost without it.
  public let wastedWithout: Hours
}

extension LeavePlanItem: Fielded {
  /// The fields of a bridge, then hours and balances; what is lost is that of the whole plan, on every line.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    bridge.write(to: &writer)
    writer.field("hours", hours.text)
    writer.field("balanceBefore", before.text)
    writer.field("balanceAfter", after.text)
    writer.field("wasted", wasted.text)
    writer.field("wastedWithout", wastedWithout.text)
  }

  /// The columns of a CSV without spans.
  public static let columns: [StaticString] =
    BridgeItem.columns + ["hours", "balanceBefore", "balanceAfter", "wasted", "wastedWithout"]
}
