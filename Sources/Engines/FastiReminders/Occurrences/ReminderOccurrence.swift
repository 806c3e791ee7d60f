public import FastiCalendars
public import FastiCivil

/// One notification of a reminder: a day of one year's run.
public struct ReminderOccurrence: Hashable, Sendable {
  public let key: OccurrenceKey
  /// The moment.
  public let instant: Instant
  /// The requested civil day and time; in a gap of the clocks the moment has a later clock time.
  public let wall: WallTime
  /// The number of days of the run; ``OccurrenceKey/index`` is the number of this one.
  public let count: Int
  /// Whether the civil day is certain, or moves if a month begins on another day than calculated.
  public let status: HijriMonthStatus
  /// Whether day 30 was asked for in a month of 29 days, and the reminder's policy chose this day.
  public let isDay30Moved: Bool

  /// The civil day.
  public var day: Day { wall.day }

  /// Earlier moments first; at the same moment in the order of reminders.
  @inline(__always)
  static func isBefore(_ left: ReminderOccurrence, _ right: ReminderOccurrence) -> Bool {
    left.instant == right.instant ? left.key < right.key : left.instant < right.instant
  }
}

/// The key of an occurrence of a reminder, which does not change when months, times or zones change.
public struct OccurrenceKey: Hashable, Comparable, Sendable {
  public let reminder: ReminderID
  /// The Hijri year whose occurrence it is; with ``Day30Policy/next`` the day itself may be in the following year.
  public let year: Int
  /// The day of the run, from 1.
  public let index: Int

  @inline(__always)
  public init(reminder: ReminderID, year: Int, index: Int) {
    self.reminder = reminder
    self.year = year
    self.index = index
  }

  /// By reminder, year and day.
  public static func < (left: OccurrenceKey, right: OccurrenceKey) -> Bool {
    (left.reminder, left.year, left.index) < (right.reminder, right.year, right.index)
  }
}

/// A day and a clock time, without a zone.
public struct WallTime: Hashable, Comparable, Sendable {
  /// The civil day.
  public let day: Day
  public let time: TimeOfDay

  @inline(__always)
  public init(_ day: Day, _ time: TimeOfDay) {
    self.day = day
    self.time = time
  }

  /// Earlier days and times are smaller.
  @inline(__always)
  public static func < (left: WallTime, right: WallTime) -> Bool { (left.day, left.time) < (right.day, right.time) }
}
