import FastiCivil
import FastiDays
import FastiRecords
import FastiReminders
import FastiWords

/// One plan for reminders and alarms: the earliest of both, up to the limit of the channel.
struct SharedPlan {
  /// The planned reminders; the number without room counts both.
  let reminders: NotificationPlan
  /// The planned alarms.
  let alarms: Set<AlarmName>
  /// The moment of the first reminder or alarm.
  let first: Instant?

  init(
    _ schedule: Schedule, _ book: AlarmBook, days: DayRange, cap: Int = NotificationPlan.defaultCap
  ) throws(Failure) {
    guard !book.isEmpty else {
      reminders = schedule.plan(cap: cap)
      alarms = []
      first = reminders.scheduled.first?.instant
      return
    }
    let (scheduled, deferred) = AlarmSchedule(schedule, try book.occurrences(for: days), in: schedule.window).plan(
      cap: cap)
    var alarms: Set<AlarmName> = []
    var count = 0
    for alarm in scheduled {
      if case .alarm(let name) = alarm.key { alarms.insert(name) } else { count += 1 }
    }
    // The reminders of the plan are the first ones of their schedule.
    reminders = NotificationPlan(scheduled: Array(schedule.occurrences.prefix(count)), deferred: deferred)
    self.alarms = alarms
    first = scheduled.first?.instant
  }
}

extension DeliverReminders {
  /// The alarms of one run.
  struct Alarms {
    let book: AlarmBook
    let difference: AlarmDifference
    let waiting: [AlarmLine]
    /// The alarms that were not shown within a day.
    let missed: [AlarmDelivery]
  }

  /// Compares the plan of alarms with the stored one, and writes it; a due alarm is recorded as planned until a channel
  /// has accepted it.
  func alarms(
    _ plan: SharedPlan, _ book: AlarmBook, passed start: Instant?, _ window: PlanWindow, days: DayRange
  ) throws(Failure) -> Alarms {
    let now = window.now
    let found = try storage { () throws(StoreError) in
      try log.alarms(since: Instant(seconds: min(start ?? now, now).seconds - Self.farthestBack))
    }
    guard !book.isEmpty || !found.isEmpty else {
      return Alarms(
        book: book, difference: AlarmDifference(of: [], from: [], alarms: [], passed: nil, now: now), waiting: [],
        missed: [])
    }
    let current = try Self.current(book, found, after: start ?? now, window, days)
    let stored = Self.renamed(found, current)
    let (lines, missed) = Self.givenUp(stored, now)
    let names = Set(lines.map(\.delivery.name))
    let standing = stored.filter { !names.contains($0.delivery.name) }
    let difference = AlarmDifference(
      of: plan.alarms, from: (standing + lines).map(\.delivery), alarms: current, passed: start, now: now)
    let known = Set(stored.map(\.delivery))
    let due = difference.notices.map { $0.delivery(.planned) }.filter { !known.contains($0) }
    let renamed = Array(Set(stored).subtracting(found))
    let new = renamed + lines + (difference.changes + due).map { AlarmLine($0, recorded: now) }
    let dropped = Set(found).subtracting(stored).map(\.delivery.name) + difference.dropped
    if !new.isEmpty || !dropped.isEmpty {
      try storage { () throws(StoreError) in try log.write(alarms: new, dropping: dropped) }
    }
    return Alarms(
      book: book, difference: difference, waiting: standing.filter(\.isWaiting), missed: missed)
  }

  /// The alarms after a moment, and those around planned lines before it, which came due in a pause that was too long
  /// to be checked as a whole: they are missed, and not forgotten like those of deleted things.
  private static func current(
    _ book: AlarmBook, _ found: [AlarmLine], after start: Instant, _ window: PlanWindow, _ days: DayRange
  ) throws(Failure) -> [CurrentAlarm] {
    let range = DayRange(min(book.wall(start).day, days.first)...days.last)
    let alarms = try book.known(after: start, in: window, days: range)
    let planned = found.map(\.delivery).filter { $0.state == .planned && $0.instant <= start }
    let due = planned.map(\.instant.seconds)
    guard let first = due.min(), let last = due.max() else { return alarms }
    // The clocks of another place move an alarm by 26 hours at most.
    let before = DayRange(book.wall(Instant(seconds: first)).day).widened(
      before: 2, after: Int((last - first) / 86_400) + 3)
    return try book.known(after: Instant(seconds: first - 2 * 86_400), in: window, days: before) + alarms
  }

  /// The lines by their present names: an earlier program named the occurrences of reminders by their days.
  private static func renamed(_ lines: [AlarmLine], _ current: [CurrentAlarm]) -> [AlarmLine] {
    let names = Set(lines.map(\.delivery.name))
    return lines.map { line in
      let (name, delivery) = (line.delivery.name, line.delivery)
      guard name.source == .reminder, case .day = name.occurrence,
        let alarm = current.first(where: {
          $0.name.thing == name.thing && $0.name.lead == name.lead && $0.start.day == delivery.start.day
        }), !names.contains(alarm.name)
      else { return line }
      return AlarmLine(
        AlarmDelivery(
          name: alarm.name, start: delivery.start, instant: delivery.instant, state: delivery.state,
          settled: delivery.settled), channel: line.channel, detail: line.detail, recorded: line.recorded)
    }
  }

  /// Gives up alarms that have waited for a page for a day, like reminders.
  private static func givenUp(_ stored: [AlarmLine], _ now: Instant) -> ([AlarmLine], missed: [AlarmDelivery]) {
    let lines = stored.filter { $0.isWaiting && now.seconds - $0.recorded.seconds > RecentNotices.kept }.map { line in
      let isMissed = line.delivered.isEmpty
      return AlarmLine(
        line.delivery.becoming(isMissed ? .missed : .delivered), channel: line.delivered.joined(separator: ","),
        detail: isMissed ? noPage : nil, recorded: line.recorded)
    }
    return (lines, lines.map(\.delivery).filter { $0.state == .missed })
  }

  func deliver(_ notice: AlarmNotice, _ alarms: Alarms, _ outcome: inout Outcome, _ now: () -> Instant) throws(Failure)
  {
    guard let item = alarms.book.item(notice.alarm) else { return }
    let message = AlarmMessage(notice: notice, item: item, words: try PageWords.shipped(language, clockOf: store))
    try record(notice, .started, nil, now())
    let channels: String
    do throws(Failure) {
      channels = try notifier.deliver(message)
    } catch {
      try record(notice, .failed, DeliveryReason.stored(error), now())
      outcome.remarks.append("\(message.title), \(item.day.iso): \(error.message)")
      return
    }
    let waits = channels.split(separator: ",").contains { $0 == ChannelName.web.rawValue }
    try record(notice, .delivered, waits ? DeliveryLine.waiting : nil, now(), by: channels)
    outcome.delivered.append(message.title)
  }

  private func record(
    _ notice: AlarmNotice, _ state: DeliveryState, _ detail: String?, _ now: Instant, by channels: String? = nil
  ) throws(Failure) {
    let line = AlarmLine(
      notice.delivery(state), channel: channels ?? notifier.channel, detail: detail, recorded: now)
    try storage { () throws(StoreError) in try log.write(alarms: [line], dropping: []) }
  }

  /// Sentences about alarms that were not delivered, or may have been.
  func remarks(_ alarms: Alarms) -> [String] {
    (alarms.missed + alarms.difference.changes).compactMap { delivery in
      let title = alarms.book.title(of: delivery.name) ?? RecordID(delivery.name.thing).text
      return Self.remark(title, delivery.start, delivery.state)
    }
  }
}
