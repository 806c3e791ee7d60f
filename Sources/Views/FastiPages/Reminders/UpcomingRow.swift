public import FastiCalendars
public import FastiCivil
public import FastiWords

/// A notification to come.
public struct UpcomingRow: Sendable {
  /// The reminder's id.
  public var id: String
  /// What is to be remembered.
  public var title: String
  /// The civil day.
  public var day: Day
  /// The clock time asked for.
  public var time: TimeOfDay
  /// The Hijri date; nil where no table reaches it.
  public var hijri: HijriDate?
  /// Which day of how many it is.
  public var place: (index: Int, count: Int)
  /// Whether the day moves if the month begins on another than calculated.
  public var isExpected: Bool
  /// What became of day 30 in a month that has none; nil where nothing did.
  public var moved: Day30Move?
  /// What the clock shows instead, where it skips ``time``.
  public var shown: TimeOfDay?
  /// Which anniversary it is; nil where none is counted.
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
