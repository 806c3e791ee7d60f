import FastiCivil

/// Every occurrence of a set of reminders within a window, in order; one reminder can be changed without reading the
/// others.
public struct Schedule: Sendable {
  public let window: PlanWindow
  /// The occurrences: earlier moments first, at the same moment in the order of reminders.
  public private(set) var occurrences: [ReminderOccurrence]

  /// The schedule of these reminders.
  ///
  /// - Complexity: O(*n*) in the number of reminders and O(*m* log *m*) in that of occurrences.
  public init(_ reminders: some Sequence<Reminder>, in window: PlanWindow) {
    self.window = window
    occurrences = []
    for reminder in reminders { reminder.append(to: &occurrences, in: window) }
    occurrences.sort(by: ReminderOccurrence.isBefore)
  }

  /// Replaces the reminder with an id; nil removes it.
  ///
  /// - Complexity: O(*m*) in the number of occurrences, without reading other reminders.
  public mutating func replace(_ id: ReminderID, with reminder: Reminder?) {
    var added: [ReminderOccurrence] = []
    reminder?.append(to: &added, in: window)
    added.sort(by: ReminderOccurrence.isBefore)
    var merged: [ReminderOccurrence] = []
    merged.reserveCapacity(occurrences.count + added.count)
    var next = 0
    for occurrence in occurrences where occurrence.key.reminder != id {
      while next < added.count, ReminderOccurrence.isBefore(added[next], occurrence) {
        merged.append(added[next])
        next += 1
      }
      merged.append(occurrence)
    }
    merged.append(contentsOf: added[next...])
    occurrences = merged
  }

  /// The earliest occurrences, up to the limit of a channel.
  /// - Parameter cap: The limit of the channel; a negative number is zero.
  public func plan(cap: Int = NotificationPlan.defaultCap) -> NotificationPlan {
    let scheduled = Array(occurrences.prefix(max(0, cap)))
    return NotificationPlan(scheduled: scheduled, deferred: occurrences.count - scheduled.count)
  }
}

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
