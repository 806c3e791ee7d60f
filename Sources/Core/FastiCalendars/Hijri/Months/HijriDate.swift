/// A day of a Hijri month, by its numbers; whether it exists, a ``MonthTable`` knows.
public struct HijriDate: Hashable, Comparable, Sendable {
  public let month: HijriMonth
  /// The day of the month, from 1.
  public let day: Int

  /// A date from its parts, unchecked.
  @inline(__always)
  public init(_ month: HijriMonth, day: Int) {
    self.month = month
    self.day = day
  }

  /// Earlier dates are smaller.
  public static func < (left: HijriDate, right: HijriDate) -> Bool {
    (left.month, left.day) < (right.month, right.day)
  }
}
