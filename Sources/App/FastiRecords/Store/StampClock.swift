/// A hybrid logical clock: its stamps follow the machine's time, and do not go back when the machine's time does.
///
/// - Source: Kulkarni and others, Logical Physical Clocks (2014), figure 5.
public struct StampClock: Sendable {
  /// The greatest stamp that was given or received.
  public private(set) var latest: Stamp
  /// The device in this clock's stamps.
  public let device: UInt64

  /// How far a received stamp may be ahead of the machine's clock, in milliseconds: 24 hours.
  public static let tolerance: Int64 = 86_400_000

  /// The greatest stamp that is accepted from a file at that time: 24 hours ahead.
  public static func limit(now: Int64) -> Stamp { Stamp.last(atMilliseconds: now + tolerance) }

  /// The greatest stamp that is accepted from any file, at the end of the year 9999: later stamps are still possible.
  public static let utmost = Stamp.last(atMilliseconds: 253_402_300_799_999)

  /// The clock of a device that has not received a stamp later than `latest`.
  public init(device: UInt64, latest: Stamp = Stamp(milliseconds: 0)) {
    self.device = device
    self.latest = latest
  }

  /// The next stamp: later than every one that was given or received before.
  public mutating func tick(now: Int64) -> Stamp {
    var next = Stamp(milliseconds: now, device: device)
    if next.milliseconds <= latest.milliseconds {
      // When the counter is used up, the next millisecond is used.
      next =
        latest.counter == .max
        ? Stamp(milliseconds: latest.milliseconds + 1, device: device)
        : Stamp(milliseconds: latest.milliseconds, counter: latest.counter + 1, device: device)
    }
    latest = next
    return next
  }

  /// Advances to a stamp that was read, so that the next stamps are later.
  public mutating func observe(_ stamp: Stamp) { latest = max(latest, stamp) }

  /// Advances to a received stamp, unless it is too far ahead. A stamp that is not later than a received one is always
  /// accepted, because it does not change the clock.
  ///
  /// - Throws: `StoreError.refusedStamp` when the stamp is more than 24 hours ahead of `now`.
  public mutating func accept(_ stamp: Stamp, now: Int64) throws(StoreError) {
    let limit = Self.limit(now: now)
    guard stamp <= max(limit, latest) else { throw .refusedStamp(stamp, limit: limit) }
    observe(stamp)
  }
}
