public import FastiCivil

/// A reminder, and since when it is as it is.
public struct CurrentReminder: Hashable, Sendable {
  public let reminder: Reminder
  /// When it was last written: what lay in the past then is delivered only if it was ahead before.
  public let since: Instant

  public init(_ reminder: Reminder, since: Instant) {
    self.reminder = reminder
    self.since = since
  }
}
