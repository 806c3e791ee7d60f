public import FastiLeave

/// The editor of an entry of leave. Posted to ``Paths/leaveEntries``, or to ``Paths/leaveEntry(_:)`` of the one that
/// is changed, with `type`, `action` (`used`, `accrued`, `adjustment-positive`, `adjustment-negative`), `hours`, `on`,
/// `until`, `notes`.
public struct LeaveForm: Sendable {
  /// The id of the entry that is changed; nil for a new one.
  public var id: String?
  /// The kind of leave.
  public var type: LeaveType
  /// What it does, with the sign of an adjustment.
  public var action: LeaveAction
  /// The hours; a day's where it is a span.
  public var hours: Typed
  /// The day.
  public var on: Typed
  /// The last day of a span; empty for one day.
  public var until: Typed
  /// What the user writes beside it.
  public var notes: Typed

  /// The version it was filled from; empty for a new entry.
  public var seen = ""
  /// What it was made into meanwhile; nil for nothing.
  public var conflict: Conflict?

  /// The editor of a new entry.
  public init(
    id: String? = nil, type: LeaveType = .vacation, action: LeaveAction = .used, hours: Typed = Typed("8"), on: Typed,
    until: Typed = Typed(), notes: Typed = Typed()
  ) {
    self.id = id
    self.type = type
    self.action = action
    self.hours = hours
    self.on = on
    self.until = until
    self.notes = notes
  }
}
