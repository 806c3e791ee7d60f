/// What a channel is to deliver, and how much had no room.
public struct NotificationPlan: Hashable, Sendable {
  /// What a channel holds unless it says otherwise.
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
