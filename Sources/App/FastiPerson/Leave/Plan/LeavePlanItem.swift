public import FastiDays
public import FastiFormats
public import FastiLeave

/// One span of days off of a leave plan: its cost, and the balance around it.
public struct LeavePlanItem: Hashable, Sendable {
  /// The span and its days of leave.
  public let bridge: BridgeItem
  /// The hours of its leave.
  public let hours: Hours
  /// The forecast on the day before its first day of leave, with the plan.
  public let before: Hours
  /// The forecast on its last day of leave, with the plan.
  public let after: Hours
  /// The hours that are lost with the whole plan to carry-over dates and to the cap.
  public let wasted: Hours
  /// The hours that would be lost without the plan.
  public let wastedWithout: Hours
}

extension LeavePlanItem: FieldWritable {
  /// The fields of a bridge, then hours and balances; lost hours are those of the whole plan, on every line.
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
