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
    let stored = try storage { () throws(StoreError) in
      try log.alarms(since: Instant(seconds: min(start ?? now, now).seconds - Self.farthestBack))
    }
    guard !book.isEmpty || !stored.isEmpty else {
      return Alarms(
        book: book, difference: AlarmDifference(of: [], from: [], alarms: [], passed: nil, now: now), waiting: [],
        missed: [])
    }
    let (lines, missed) = Self.givenUp(stored, now)
    let names = Set(lines.map(\.delivery.name))
    let standing = stored.filter { !names.contains($0.delivery.name) }
    let first = min(book.wall(start ?? now).day, days.first)
    let difference = AlarmDifference(
      of: plan.alarms, from: (standing + lines).map(\.delivery),
      alarms: try book.known(after: start ?? now, in: window, days: DayRange(first...days.last)), passed: start,
      now: now)
    let known = Set(stored.map(\.delivery))
    let due = difference.notices.map { $0.delivery(.planned) }.filter { !known.contains($0) }
    let new = lines + (difference.changes + due).map { AlarmLine($0, recorded: now) }
    if !new.isEmpty || !difference.dropped.isEmpty {
      try storage { () throws(StoreError) in try log.write(alarms: new, dropping: difference.dropped) }
    }
    return Alarms(
      book: book, difference: difference, waiting: standing.filter(\.isWaiting), missed: missed)
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
