public import FastiCivil

/// The steps that make the stored deliveries agree with the plan: deliver now, write, remove.
///
/// Computing it twice without applying it gives the same; after applying it, it is empty.
public struct PlanDifference: Sendable {
  /// Notices to deliver now, in order: those that came due, and those that a correction moved into the last 24 hours.
  public private(set) var notices: [Notice] = []
  /// Deliveries to write: planned, moved, missed, interrupted.
  public private(set) var changes: [Delivery] = []
  /// Deliveries to remove: the occurrence is no longer planned and was never delivered.
  public private(set) var dropped: [OccurrenceKey] = []

  private let reminders: [ReminderID: CurrentReminder]
  private let window: PlanWindow
  private let planned: [OccurrenceKey: ReminderOccurrence]

  /// The difference between what is stored and a plan.
  ///
  /// - Parameters:
  ///   - plan: The plan of the schedule, up to the limit of the channel.
  ///   - stored: The deliveries known so far, one for each key.
  ///   - passed: Occurrences whose moments passed since the last check; those in `stored` count once.
  ///   - moved: Occurrences that were in the future and were moved into the past since the last check; those in
  ///     `stored` or
  ///     `passed` count once. See ``Reminder/movedBehind(in:from:in:)``.
  ///   - reminders: Every reminder that is switched on.
  /// - Complexity: O(*n* log *n*) in the number of deliveries and occurrences given.
  public init(
    of plan: NotificationPlan, from stored: [Delivery], passed: [ReminderOccurrence] = [],
    moved: [ReminderOccurrence] = [],
    reminders: [CurrentReminder], in window: PlanWindow
  ) {
    self.window = window
    // Loops, because the initialisers that merge keys need a cast that Embedded Swift does not have.
    var known: [ReminderID: CurrentReminder] = [:]
    for reminder in reminders { known[reminder.reminder.id] = reminder }
    self.reminders = known
    var planned: [OccurrenceKey: ReminderOccurrence] = [:]
    for occurrence in plan.scheduled { planned[occurrence.key] = occurrence }
    self.planned = planned
    weigh(stored, passed, moved, plan)
  }

  private mutating func weigh(
    _ stored: [Delivery], _ passed: [ReminderOccurrence], _ moved: [ReminderOccurrence], _ plan: NotificationPlan
  ) {
    var known: Set<OccurrenceKey> = []
    for delivery in stored {
      known.insert(delivery.key)
      look(at: delivery)
    }
    for occurrence in moved where reminders[occurrence.key.reminder] != nil {
      if known.insert(occurrence.key).inserted { deliver(occurrence, corrects: nil) }
    }
    for occurrence in passed where !known.contains(occurrence.key) && occurrence.instant <= window.now {
      guard let reminder = reminders[occurrence.key.reminder], occurrence.instant > reminder.since else {
        continue
      }
      known.insert(occurrence.key)
      deliver(occurrence, corrects: nil)
    }
    for occurrence in plan.scheduled where !known.contains(occurrence.key) {
      changes.append(Delivery(occurrence, .planned))
    }
    notices.sort { ReminderOccurrence.isBefore($0.occurrence, $1.occurrence) }
  }

  private mutating func look(at delivery: Delivery) {
    switch delivery.state {
    case .planned: lookAtPlanned(delivery)
    case .started:
      changes.append(
        Delivery(
          key: delivery.key, wall: delivery.wall, instant: delivery.instant, state: .interrupted,
          settled: delivery.settled))
    case .delivered, .failed, .missed, .interrupted: lookAtSettled(delivery)
    }
  }

  private mutating func lookAtPlanned(_ delivery: Delivery) {
    guard let known = reminders[delivery.key.reminder],
      let current = known.reminder.occurrence(delivery.key, in: window),
      delivery.settled.map({ $0 < current.wall }) ?? true
    else { return forget(delivery) }
    if current.instant <= window.now {
      deliver(current, corrects: delivery.settled)
    } else if planned[delivery.key] == nil {
      forget(delivery)
    } else if current.instant != delivery.instant || current.wall != delivery.wall {
      changes.append(Delivery(current, .planned, settled: delivery.settled))
    }
  }

  /// Delivered already; again only if its civil day or time moved to a later one that can still be delivered. An occurrence that
  /// was delivered for a day that later moved, even long ago, stays delivered: it was not missed.
  private mutating func lookAtSettled(_ delivery: Delivery) {
    guard let settled = delivery.lastSettled, let known = reminders[delivery.key.reminder],
      let current = known.reminder.occurrence(delivery.key, in: window), isNews(current, known, after: settled)
    else { return }
    if current.instant > window.now {
      if planned[delivery.key] != nil { changes.append(Delivery(current, .planned, settled: settled)) }
    } else if window.now.seconds - current.instant.seconds <= Notice.latest {
      deliver(current, corrects: settled)
    }
  }

  /// Whether an occurrence differs from the one delivered before: its day or time moved to a later one. Another zone alone
  /// changes neither, and a change to another past time on the day of the delivery does not deliver it again.
  private func isNews(_ current: ReminderOccurrence, _ known: CurrentReminder, after settled: WallTime) -> Bool {
    current.day > settled.day || current.wall > settled && current.instant > known.since
  }

  private mutating func deliver(_ occurrence: ReminderOccurrence, corrects: WallTime?) {
    let ago = window.now.seconds - occurrence.instant.seconds
    if ago <= Notice.latest {
      notices.append(Notice(occurrence, corrects: corrects, isLate: ago > Notice.late))
    } else {
      changes.append(Delivery(occurrence, .missed, settled: corrects))
    }
  }

  /// Reverts a plan: it is removed, or the former delivery of the key is kept.
  private mutating func forget(_ delivery: Delivery) {
    if let settled = delivery.settled {
      changes.append(
        Delivery(key: delivery.key, wall: settled, instant: delivery.instant, state: .delivered, settled: settled))
    } else {
      dropped.append(delivery.key)
    }
  }
}

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
