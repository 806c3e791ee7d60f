/// A moment, as whole seconds of Unix time (UTC, leap seconds not counted) since 1970-01-01T00:00:00Z.
///
/// ```swift
/// let instant = try Instant(iso: "2026-06-18T22:30:00Z")
/// print(instant.seconds, instant.day(), instant.day(offset: 7_200))  // 1781821800 2026-06-18 2026-06-19
/// ```
public struct Instant: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z.
  public let seconds: Int64

  /// The moment `seconds` seconds after the epoch.
  public init(seconds: Int64) { self.seconds = seconds }

  /// The moment at which a clock `offset` seconds east of UTC shows a day and time.
  public init(_ day: Day, _ time: TimeOfDay, offset: Int = 0) {
    seconds = Int64(day.number) * 86_400 + Int64(time.seconds) - Int64(offset)
  }

  /// The civil day at `offset` seconds east of UTC.
  public func day(offset: Int = 0) -> Day {
    let local = seconds + Int64(offset)
    return Day(Int32(truncatingIfNeeded: (local - (local % 86_400 + 86_400) % 86_400) / 86_400))
  }

  /// The clock time at `offset` seconds east of UTC.
  public func time(offset: Int = 0) -> TimeOfDay {
    let local = seconds + Int64(offset)
    return TimeOfDay(unchecked: Int((local % 86_400 + 86_400) % 86_400))
  }

  /// Earlier moments are smaller.
  public static func < (left: Instant, right: Instant) -> Bool { left.seconds < right.seconds }
}

extension Instant: CustomStringConvertible {
  /// `2026-02-05T07:45:30Z`.
  public var description: String { iso }
}
