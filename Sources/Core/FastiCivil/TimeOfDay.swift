/// A clock time without a date, in whole seconds since midnight, 0 to 86,399.
///
/// ```swift
/// let time = try TimeOfDay(hour: 7, minute: 45)
/// print(time, time < .noon, try TimeOfDay(iso: "07:45:30").seconds - time.seconds)  // 07:45 true 30
/// ```
public struct TimeOfDay: Hashable, Comparable, Sendable {
  /// Seconds since midnight.
  public let seconds: Int

  /// A time from its parts.
  /// - Throws: `.outOfRange` naming the field.
  public init(hour: Int, minute: Int, second: Int = 0) throws(CivilError) {
    try check(hour, .hour, Limits.hour)
    try check(minute, .minute, Limits.minute)
    try check(second, .second, Limits.second)
    seconds = hour * 3_600 + minute * 60 + second
  }

  init(unchecked seconds: Int) { self.seconds = seconds }

  /// 00:00.
  public static let midnight = TimeOfDay(unchecked: 0)
  /// 12:00.
  public static let noon = TimeOfDay(unchecked: 43_200)

  /// 0 to 23.
  public var hour: Int { seconds / 3_600 }
  /// 0 to 59.
  public var minute: Int { seconds / 60 % 60 }
  /// 0 to 59.
  public var second: Int { seconds % 60 }

  /// Earlier times are smaller.
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.seconds < right.seconds }
}

extension TimeOfDay: CustomStringConvertible {
  /// `07:45`, or `07:45:30` when there are seconds.
  public var description: String { iso }
}
