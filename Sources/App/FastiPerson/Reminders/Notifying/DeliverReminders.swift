import FastiCalendars
public import FastiCivil
import FastiDays
public import FastiRecords
import FastiReminders
import FastiWords

/// Delivers due notifications, and records each before and after its delivery, so that one that a crash interrupted is
/// reported and not repeated without a message.
public struct DeliverReminders {
  let store: any Store
  let log: any DeliveryLog & AlarmLog
  let zones: any Zones
  let notifier: any Notifier
  let language: String

  /// How far back a run looks at most after a long pause, in seconds.
  static let farthestBack: Int64 = 60 * 86_400
  /// How far back every run looks, in seconds: the greatest difference between the clocks of two places, and not less
  /// than a notification may be late.
  private static let leastBack: Int64 = 26 * 3_600
  /// The greatest age of the recorded run while nothing happens, in seconds.
  private static let lookKept: Int64 = 600

  /// Delivers by a channel.
  public init(
    _ store: any Store, _ log: any DeliveryLog & AlarmLog, zones: any Zones, notifier: any Notifier, language: String
  ) {
    self.store = store
    self.log = log
    self.zones = zones
    self.notifier = notifier
    self.language = language
  }

  /// The result of one run.
  public struct Outcome: Sendable {
    /// The titles of delivered notifications.
    public var delivered: [String] = []
    /// Messages about refused, missed or interrupted notifications, and about missing zones.
    public var remarks: [String] = []
    /// The next moment at which something has to be delivered or planned.
    public var next: Instant
  }

  /// Runs once: plans again, delivers what is due, and returns the time of the next run.
  ///
  /// - Parameters:
  ///   - here: The clocks where the user is now.
  ///   - now: Reads the clock; each record says when it was made.
  /// - Returns: Nil while another program delivers the reminders of the same space.
  /// - Throws: `.storage`; what a channel could not tell is in the log instead.
  public func look(here: Zone, now: () -> Instant) throws(Failure) -> Outcome? {
    guard try storage({ () throws(StoreError) in try log.beginRun() }) else { return nil }
    let result: Result<Outcome, Failure>
    do throws(Failure) { result = .success(try run(here, now)) } catch { result = .failure(error) }
    // A run that could not be ended ends by itself after two minutes.
    do throws(StoreError) { try log.endRun() } catch {}
    return try result.get()
  }

  private func run(_ here: Zone, _ now: () -> Instant) throws(Failure) -> Outcome {
    let present = now()
    let waiting = try storage { () throws(StoreError) in try log.waiting() }
    let missed = try giveUp(waiting, present)
    let book = try ReminderBook.read(from: store, zones: zones, here: here, now: present)
    let entries = Dictionary(book.enabled.map { ($0.reminder.id, $0) }, uniquingKeysWith: { $1 })
    let known = book.enabled.map {
      CurrentReminder($0.reminder, since: Instant(seconds: $0.record.updated / 1_000))
    }
    let alarmBook = try AlarmBook.read(from: store, beside: book, zones: zones, language: language)
    let window = alarmBook.window(now: present)
    let days = DayRange(here.day(at: present)).widened(before: 0, after: PlanWindow.days - 1)
    let shared = try SharedPlan(Schedule(known.map { $0.reminder }, in: window), alarmBook, days: days)
    let plan = shared.reminders
    let stored = try storage { () throws(StoreError) in try log.book() }
    let start = passed(since: stored.looked, present)
    let difference = PlanDifference(
      of: plan, from: stored.deliveries, passed: passed(after: start, known, book, present),
      moved: try moved(since: stored.looked, entries, book, window), reminders: known, in: window)
    let alarms = try alarms(shared, alarmBook, passed: start, window, days: days)
    try note(difference, plan, stored, present)
    var outcome = Outcome(next: next(shared.first, here, present))
    let ends = [Self.end(of: waiting.map(\.recorded), present), Self.end(of: alarms.waiting.map(\.recorded), present)]
    outcome.next = ends.compactMap { $0 }.reduce(outcome.next) { min($0, $1) }
    outcome.remarks =
      book.warnings.map { $0.text(in: English()) } + missed.compactMap { remark($0, entries) }
      + difference.changes.compactMap { remark($0, entries) } + remarks(alarms)
    try deliver(difference.notices, entries, book, alarms, &outcome, now)
    // Delivered notifications may have made room for deferred ones.
    if !difference.notices.isEmpty || !alarms.difference.notices.isEmpty, plan.deferred > 0 { outcome.next = present }
    return outcome
  }

  /// Delivers due reminders and alarms, the earliest first; at one moment reminders before alarms.
  private func deliver(
    _ notices: [Notice], _ entries: [ReminderID: ReminderBook.Entry], _ book: ReminderBook, _ alarms: Alarms,
    _ outcome: inout Outcome, _ now: () -> Instant
  ) throws(Failure) {
    var left = alarms.difference.notices[...]
    for notice in notices {
      while let alarm = left.first, alarm.alarm.instant < notice.occurrence.instant {
        try deliver(alarm, alarms, &outcome, now)
        left = left.dropFirst()
      }
      guard let entry = entries[notice.occurrence.key.reminder] else { continue }
      let item = UpcomingReminders.item(notice.occurrence, entry, book, language)
      let message = NotificationMessage(
        notice: notice, item: item, notes: entry.record.notes, words: try PageWords.shipped(language, clockOf: store))
      try deliver(message, &outcome, now)
    }
    for alarm in left { try deliver(alarm, alarms, &outcome, now) }
  }

  /// The time from which a run checks the past; nil at the first run.
  private func passed(since look: DeliveryBook.Look?, _ now: Instant) -> Instant? {
    guard let look, look.since < now else { return nil }
    let reach = min(look.at.seconds, now.seconds - Self.leastBack)
    return Instant(seconds: max(reach, look.since.seconds, now.seconds - Self.farthestBack))
  }

  /// Everything since the last run, planned or not, and at least from the last day: an announcement in the evening can
  /// create a day 30 that has already begun in zones that are ahead.
  private func passed(
    after start: Instant?, _ known: [CurrentReminder], _ book: ReminderBook, _ now: Instant
  ) -> [ReminderOccurrence] {
    guard let start else { return [] }
    let days = Int((now.seconds - start.seconds) / 86_400) + 2
    let window = book.window(now: start, days: days)
    return Schedule(known.map { $0.reminder }, in: window).occurrences.filter { $0.instant <= now }
  }

  /// Writes the plan; a due notification is recorded as planned until a channel has accepted it, so that a crash loses
  /// nothing.
  private func note(
    _ difference: PlanDifference, _ plan: NotificationPlan, _ stored: DeliveryBook, _ now: Instant
  ) throws(Failure) {
    let due = difference.notices.map { $0.delivery(.planned) }.filter { !stored.deliveries.contains($0) }
    let lines = (difference.changes + due).map { DeliveryLine($0, recorded: now) }
    let age = stored.looked.map { now.seconds - $0.at.seconds } ?? .max
    guard !lines.isEmpty || !difference.dropped.isEmpty || age < 0 || age >= Self.lookKept else { return }
    let look = DeliveryBook.Look(at: now, deferred: plan.deferred, since: min(stored.looked?.since ?? now, now))
    try storage { () throws(StoreError) in try log.write(lines, dropping: difference.dropped, looked: look) }
  }

  private func deliver(_ message: NotificationMessage, _ outcome: inout Outcome, _ now: () -> Instant) throws(Failure) {
    try record(message, .started, nil, now())
    let channels: String
    do throws(Failure) {
      channels = try notifier.deliver(message)
    } catch {
      try record(message, .failed, DeliveryReason.stored(error), now())
      outcome.remarks.append("\(message.title), \(message.notice.occurrence.day.iso): \(error.message)")
      return
    }
    let waits = channels.split(separator: ",").contains { $0 == ChannelName.web.rawValue }
    try record(message, .delivered, waits ? DeliveryLine.waiting : nil, now(), by: channels)
    outcome.delivered.append(message.title)
  }

  private func record(
    _ message: NotificationMessage, _ state: DeliveryState, _ detail: String?, _ now: Instant,
    by channels: String? = nil
  ) throws(Failure) {
    let line = DeliveryLine(
      message.notice.delivery(state), channel: channels ?? notifier.channel, detail: detail, recorded: now)
    try storage { () throws(StoreError) in try log.write([line], dropping: [], looked: nil) }
  }

  /// A sentence about notifications that were not delivered, or may have been delivered.
  private func remark(
    _ delivery: Delivery, _ entries: [ReminderID: ReminderBook.Entry]
  ) -> String? {
    let title = entries[delivery.key.reminder]?.record.title ?? RecordID(delivery.key.reminder).text
    return Self.remark(title, delivery.wall, delivery.state)
  }

  /// A line for the log about a notification that was not delivered, or may have been delivered; nil for other states.
  static func remark(_ title: String, _ wall: WallTime, _ state: DeliveryState) -> String? {
    let when = "\(title), \(wall.day.iso) \(wall.time.iso)"
    switch state {
    case .missed: return "\(when): missed; it could not be delivered within a day"
    case .interrupted:
      return
        "\(when): the program ended during the delivery; it is not known whether it was shown, and it is not repeated"
    default: return nil
    }
  }

  /// The next notification, or the next midnight.
  private func next(_ first: Instant?, _ here: Zone, _ now: Instant) -> Instant {
    let midnight = here.instant(here.day(at: now) + 1, .midnight)
    return min(first ?? midnight, midnight)
  }

  func storage<Answer>(_ body: () throws(StoreError) -> Answer) throws(Failure) -> Answer {
    do { return try body() } catch { throw Failure(error) }
  }
}
