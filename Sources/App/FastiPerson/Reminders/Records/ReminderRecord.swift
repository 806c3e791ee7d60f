public import FastiCivil
public import FastiRecords
public import FastiReminders

/// A reminder as stored. An edit is a new version with every field.
public struct ReminderRecord: Record {
  /// The displayed name.
  public let title: String
  /// The Hijri month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 30.
  public let day: Int
  /// Every Hijri year, or only one.
  public let recurrence: ReminderRecurrence
  /// The Hijri year of the first occurrence, 1 to 9999, from which the anniversaries of a yearly reminder are counted;
  /// nil if it is not known.
  public let since: Int?
  public let time: TimeOfDay
  /// The number of days.
  public let duration: ReminderDuration
  /// The policy for day 30 in a month of 29 days.
  public let day30: Day30Policy
  /// The name of its zone; nil for the local zone of the user.
  public let zone: String?
  /// Notes in plain text; may be empty.
  public let notes: String
  /// Whether it notifies.
  public let isEnabled: Bool
  /// When it was first written, in milliseconds of Unix time.
  public let created: Int64
  /// When it was last written, in milliseconds of Unix time.
  public private(set) var updated: Int64

  /// A reminder from its parts.
  ///
  /// - Parameter since: Ignored for a reminder that occurs once.
  /// - Throws: The first part that is wrong.
  public init(
    title: String, month: Int, day: Int, recurrence: ReminderRecurrence = .annual, since: Int? = nil,
    time: TimeOfDay = .midnight,
    duration: ReminderDuration = .days(1), day30: Day30Policy = .last, zone: String? = nil, notes: String = "",
    isEnabled: Bool = true, created: Int64, updated: Int64
  ) throws(ReminderError) {
    self.title = title
    self.month = month
    self.day = day
    self.recurrence = recurrence
    self.since = recurrence.year == nil ? since : nil
    self.time = time
    self.duration = duration
    self.day30 = day30
    self.zone = zone
    self.notes = notes
    self.isEnabled = isEnabled
    self.created = created
    self.updated = updated
    if let since, !ReminderLimits.year.contains(since) { throw .yearOutOfRange(since) }
    _ = try reminder(RecordID(high: 0, low: 0))
  }

  /// The same reminder, written at another moment.
  func updated(at moment: Int64) -> ReminderRecord {
    var record = self
    record.updated = moment
    return record
  }

  /// The longest title, in characters (Unicode scalars).
  public static let longestTitle = 1_000
  /// The longest notes, in characters (Unicode scalars).
  public static let longestNotes = 65_536

  /// The table and columns of the kind.
  public static let kind = RecordKind(
    table: "reminder",
    columns: [
      "title", "month", "day", "year", "time", "duration", "day30", "zone", "notes", "enabled", "created", "updated",
      "since",
    ], label: "title", formats: ["time": .time, "enabled": .flag],
    blank: [
      .erased, .integer(1), .integer(1), .nothing, .integer(0), .nothing, .text("last"), .nothing, .text(""),
      .integer(0), .integer(0), .integer(0), .nothing,
    ],
    groups: [
      ["title"], ["month", "day", "year", "time", "duration", "day30", "zone", "since"], ["notes"], ["enabled"],
      ["created", "updated"],
    ], later: ["since"], meeting: .groups, reach: .synced)

  /// Nil for a date, a time, a duration or a policy that a reminder cannot have.
  public init?(reading columns: inout some ColumnReader) {
    let title = columns.text()
    let (month, day, year) = (Int(columns.integer()), Int(columns.integer()), columns.optionalInteger())
    let seconds = Int(columns.integer())
    let duration = columns.optionalInteger().map { ReminderDuration.days(Int($0)) } ?? .wholeMonth
    let policy = columns.text()
    let (zone, notes, isEnabled) = (columns.optionalText(), columns.text(), columns.flag())
    let (created, updated, since) = (columns.integer(), columns.integer(), columns.optionalInteger())
    guard year == nil || since == nil, let day30 = Day30Policy.allCases.first(where: { "\($0.name)" == policy }),
      let time = try? TimeOfDay(hour: seconds / 3_600, minute: seconds / 60 % 60, second: seconds % 60)
    else { return nil }
    do throws(ReminderError) {
      try self.init(
        title: title, month: month, day: day,
        recurrence: ReminderRecurrence(isAnnual: year == nil, year: year.map { Int($0) }),
        since: since.map { Int($0) }, time: time,
        duration: duration, day30: day30, zone: zone, notes: notes, isEnabled: isEnabled, created: created,
        updated: updated)
    } catch { return nil }
  }

  /// Writes the time as seconds from midnight; null for the duration of a whole month.
  public func write(to columns: inout some ColumnWriter) {
    columns.write(text: title)
    columns.write(integer: Int64(month))
    columns.write(integer: Int64(day))
    columns.write(optionalInteger: recurrence.year.map { Int64($0) })
    columns.write(integer: Int64(time.seconds))
    if case .days(let count) = duration { columns.write(integer: Int64(count)) } else { columns.writeNothing() }
    columns.write(text: "\(day30.name)")
    columns.write(optionalText: zone)
    columns.write(text: notes)
    columns.write(flag: isEnabled)
    columns.write(integer: created)
    columns.write(integer: updated)
    columns.write(optionalInteger: since.map { Int64($0) })
  }
}

extension ReminderRecord {
  /// The reminder as the engine uses it.
  ///
  /// - Parameter place: The zone of its time; by default the local zone of the user.
  /// - Throws: ``ReminderError`` when the parts contradict each other.
  public func reminder(_ id: RecordID, place: ReminderZone = .floating) throws(ReminderError) -> Reminder {
    try Reminder(
      id: ReminderID(high: id.high, low: id.low), month: month, day: day, recurrence: recurrence, time: time,
      duration: duration, day30: day30, zone: place)
  }
}

extension ReminderRecord {
  /// The number of the anniversary in a Hijri year, from 1; nil if anniversaries are not counted.
  public func anniversary(in year: Int) -> Int? {
    guard let since, year > since else { return nil }
    return year - since
  }
}

extension RecordID {
  /// The id of the engine's reminder.
  public init(_ id: ReminderID) { self.init(high: id.high, low: id.low) }
}
