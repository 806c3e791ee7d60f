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
