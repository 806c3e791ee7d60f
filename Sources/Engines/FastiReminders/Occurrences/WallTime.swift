public import FastiCivil

/// A day and what clocks show on it, wherever they are.
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
