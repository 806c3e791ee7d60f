/// A hybrid logical clock: its stamps follow the machine's time, and never run backwards when that does.
///
/// - Source: Kulkarni and others, Logical Physical Clocks (2014), figure 5.
public struct StampClock: Sendable {
  /// The greatest stamp given or seen so far.
  public private(set) var latest: Stamp
  /// The device whose stamps this clock gives.
  public let device: UInt64

  /// How far ahead of the machine's clock a foreign stamp may be, in milliseconds: 24 hours.
  public static let tolerance: Int64 = 86_400_000

  /// The greatest stamp a foreign file may contain at that time: 24 hours ahead.
  public static func limit(now: Int64) -> Stamp { Stamp.last(atMilliseconds: now + tolerance) }

  /// The greatest stamp that is taken from any file, of the end of the year 9999: behind it there is room to write on.
  public static let utmost = Stamp.last(atMilliseconds: 253_402_300_799_999)

  /// A clock of a device that has seen nothing later than `latest`.
  public init(device: UInt64, latest: Stamp = Stamp(milliseconds: 0)) {
    self.device = device
    self.latest = latest
  }

  /// The next stamp: later than every one given or seen before.
  public mutating func tick(now: Int64) -> Stamp {
    var next = Stamp(milliseconds: now, device: device)
    if next.milliseconds <= latest.milliseconds {
      // A counter that is used up borrows the next millisecond.
      next =
        latest.counter == .max
        ? Stamp(milliseconds: latest.milliseconds + 1, device: device)
        : Stamp(milliseconds: latest.milliseconds, counter: latest.counter + 1, device: device)
    }
    latest = next
    return next
  }

  /// Advances to a stamp that was read, so that whatever is written next is later.
  public mutating func observe(_ stamp: Stamp) { latest = max(latest, stamp) }

  /// Advances to a foreign stamp, unless it lies too far ahead. One that is not later than what was seen before does no
  /// harm, however far ahead that lies.
  ///
  /// - Throws: `StoreError.refusedStamp` when the stamp is more than 24 hours ahead of `now`.
  public mutating func accept(_ stamp: Stamp, now: Int64) throws(StoreError) {
    let limit = Self.limit(now: now)
    guard stamp <= max(limit, latest) else { throw .refusedStamp(stamp, limit: limit) }
    observe(stamp)
  }
}
