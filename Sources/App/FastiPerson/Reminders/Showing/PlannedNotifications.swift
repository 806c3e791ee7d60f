import FastiCalendars
public import FastiCivil
public import FastiFormats
public import FastiRecords
public import FastiReminders

/// The notifications of a channel in the days ahead: occurrences of reminders and alarms in one plan.
public struct PlannedNotifications: FieldWritable, Sendable {
  /// The scheduled notifications, in order.
  public let items: [Item]
  /// The number of notifications without room in the plan.
  public let deferred: Int
  /// The number of local days of the plan, including today.
  public let days: Int

  /// A scheduled notification.
  public enum Item: FieldWritable, Sendable {
    /// An occurrence of a reminder.
    case reminder(UpcomingItem)
    /// An alarm.
    case alarm(AlarmItem)

    /// The wall time of its delivery in the reader's zone; for a reminder the requested time.
    public var wall: WallTime {
      switch self {
      case .reminder(let item): item.occurrence.wall
      case .alarm(let item): item.due
      }
    }

    /// The fields of its kind.
    public func write<Writer: FieldWriter>(to writer: inout Writer) {
      switch self {
      case .reminder(let item): item.write(to: &writer)
      case .alarm(let item): item.write(to: &writer)
      }
    }
  }

  /// Plans the notifications of reminders and alarms.
  ///
  /// - Parameters:
  ///   - days: The number of local days, including today.
  ///   - cap: The greatest number of notifications of the channel.
  /// - Throws: `.invalid` when a rule of holidays cannot answer.
  public init(
    _ book: ReminderBook, _ alarms: AlarmBook, now: Instant, days: Int, cap: Int, language: String
  ) throws(Failure) {
    let window = alarms.window(now: now, days: days)
    let local = DayRange(book.here.day(at: now)).widened(before: 0, after: max(1, days) - 1)
    let entries = Dictionary(book.enabled.map { ($0.reminder.id, $0) }, uniquingKeysWith: { $1 })
    let schedule = Schedule(book.enabled.map { $0.reminder }, in: window)
    let occurrences = Dictionary(schedule.occurrences.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
    let known = Dictionary(
      try alarms.known(after: now, in: window, days: local).map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    let plan = AlarmSchedule(schedule, try alarms.occurrences(for: local), in: window).plan(cap: cap)
    items = plan.scheduled.compactMap { alarm in
      switch alarm.key {
      case .reminder(let key):
        guard let occurrence = occurrences[key], let entry = entries[key.reminder] else { return nil }
        return .reminder(UpcomingReminders.item(occurrence, entry, book, language))
      case .alarm(let name): return known[name].flatMap { alarms.item($0) }.map { .alarm($0) }
      }
    }
    deferred = plan.deferred
    self.days = max(1, days)
  }

  /// `{"scheduled":[...],"deferred","days"}`.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("scheduled", records: items)
    writer.field("deferred", deferred)
    writer.field("days", days)
  }
}

extension PlannedNotifications {
  /// A notification as a line of a CSV; its columns are the same for reminders and alarms.
  public struct Line: FieldWritable, Sendable {
    let item: Item

    /// The columns of a CSV without lines.
    public static let columns: [StaticString] = ["key", "at", "date", "time", "title", "zone"]

    /// The common fields: the day and the time are those of the delivery.
    public func write<Writer: FieldWriter>(to writer: inout Writer) {
      switch item {
      case .reminder(let told):
        line(UpcomingItem.text(of: told.occurrence.key), told.occurrence.instant, told.title, told.zone, to: &writer)
      case .alarm(let told): line(told.name.text, told.instant, told.title, told.zone, to: &writer)
      }
    }

    private func line<Writer: FieldWriter>(
      _ key: String, _ instant: Instant, _ title: String, _ zone: String?, to writer: inout Writer
    ) {
      writer.field("key", key)
      writer.field("at", instant.iso)
      writer.field("date", item.wall.day)
      writer.field("time", item.wall.time.iso)
      writer.field("title", title)
      writer.field("zone", zone)
    }
  }

  /// The scheduled notifications as lines of a CSV.
  public var lines: [Line] { items.map { Line(item: $0) } }
}
