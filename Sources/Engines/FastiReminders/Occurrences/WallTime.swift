public import FastiCivil

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
