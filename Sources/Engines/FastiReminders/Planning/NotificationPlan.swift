/// The notifications planned for a channel, and the number of those left out.
public struct NotificationPlan: Hashable, Sendable {
  /// The default limit of a channel.
  public static let defaultCap = 64

  /// The earliest occurrences, in order.
  public let scheduled: [ReminderOccurrence]
  /// How many more there are in the window; they are scheduled as slots become free.
  public let deferred: Int

  public init(scheduled: [ReminderOccurrence], deferred: Int) {
    self.scheduled = scheduled
    self.deferred = deferred
  }
}
