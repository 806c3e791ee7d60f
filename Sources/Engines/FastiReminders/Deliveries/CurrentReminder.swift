public import FastiCivil

/// A reminder, and when it was last changed.
public struct CurrentReminder: Hashable, Sendable {
  public let reminder: Reminder
  /// When it was last written: an occurrence that was already past then is delivered only if it was in the future
  /// before.
  public let since: Instant

  public init(_ reminder: Reminder, since: Instant) {
    self.reminder = reminder
    self.since = since
  }
}
