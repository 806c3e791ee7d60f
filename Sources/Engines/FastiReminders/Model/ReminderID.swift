/// The id of a reminder: 128 bits, in the order in which reminders were made.
public struct ReminderID: Hashable, Comparable, Sendable {
  /// The first eight bytes, big-endian.
  public let high: UInt64
  /// The last eight bytes, big-endian.
  public let low: UInt64

  @inline(__always)
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// In the order of the bytes: the order of reminders with equal moments.
  @inline(__always)
  public static func < (left: ReminderID, right: ReminderID) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}
