public import FastiCalendars
public import FastiCivil
public import FastiWords

/// A future notification.
public struct UpcomingRow: Sendable {
  /// The reminder's id.
  public var id: String
  /// The reminder's name.
  public var title: String
  /// The civil day.
  public var day: Day
  /// The clock time of the reminder.
  public var time: TimeOfDay
  /// The Hijri date; nil outside the table.
  public var hijri: HijriDate?
  /// The index of the day and the number of days.
  public var place: (index: Int, count: Int)
  /// Whether the day moves if the month does not begin on the calculated day.
  public var isExpected: Bool
  /// What happens to day 30 in a month without it; nil in other months.
  public var moved: Day30Move?
  /// The time that the clock shows instead, if it skips ``time``.
  public var shown: TimeOfDay?
  /// The number of the anniversary; nil if anniversaries are not counted.
  public var anniversary: Int?

  /// A notification.
  public init(
    id: String, _ title: String, _ day: Day, _ time: TimeOfDay, hijri: HijriDate?, place: (index: Int, count: Int),
    isExpected: Bool, moved: Day30Move? = nil, shown: TimeOfDay? = nil, anniversary: Int? = nil
  ) {
    self.id = id
    self.title = title
    self.day = day
    self.time = time
    self.hijri = hijri
    self.place = place
    self.isExpected = isExpected
    self.moved = moved
    self.shown = shown
    self.anniversary = anniversary
  }
}
