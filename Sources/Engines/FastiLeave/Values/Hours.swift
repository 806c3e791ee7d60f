/// An exact amount of hours, as a whole number of ticks of 1/10,000 h; any sign.
///
/// Floating point is not used. Only typed hours are rounded, once, when their entry is saved
/// (``Hours/init(typed:rounding:)``).
public struct Hours: Hashable, Comparable, Sendable {
  /// Ticks of 1/10,000 hour, about +-922 million million hours.
  public let ticks: Int64

  /// The amount with a number of ticks.
  @inline(__always)
  public init(ticks: Int64) { self.ticks = ticks }

  /// Whole hours, negative ones too.
  public init(whole hours: Int32) { ticks = Int64(hours) * Hours.ticksPerHour }

  /// 0 hours.
  public static let zero = Hours(ticks: 0)
  /// A tick is a ten-thousandth of an hour, 0.36 seconds.
  public static let ticksPerHour: Int64 = 10_000
  /// The maximum of an entry or a rate: 99,999,999.99 hours.
  public static let mostOfAnEntry = Hours(ticks: 999_999_999_900)

  /// Fewer hours are smaller.
  @inline(__always)
  public static func < (left: Hours, right: Hours) -> Bool { left.ticks < right.ticks }

  /// The sum.
  /// - Throws: `.overflow` past 64 bits.
  @inline(__always)
  public static func + (left: Hours, right: Hours) throws(LeaveError) -> Hours {
    let (ticks, overflow) = left.ticks.addingReportingOverflow(right.ticks)
    guard !overflow else { throw .overflow }
    return Hours(ticks: ticks)
  }

  /// The difference.
  /// - Throws: `.overflow` past 64 bits.
  @inline(__always)
  public static func - (left: Hours, right: Hours) throws(LeaveError) -> Hours {
    let (ticks, overflow) = left.ticks.subtractingReportingOverflow(right.ticks)
    guard !overflow else { throw .overflow }
    return Hours(ticks: ticks)
  }

  /// The hours multiplied by a whole number.
  /// - Throws: `.overflow` past 64 bits.
  public static func * (hours: Hours, count: Int) throws(LeaveError) -> Hours {
    let (ticks, overflow) = hours.ticks.multipliedReportingOverflow(by: Int64(count))
    guard !overflow else { throw .overflow }
    return Hours(ticks: ticks)
  }

  /// The negative amount.
  /// - Throws: `.overflow` for the one amount that has no negative.
  public func negated() throws(LeaveError) -> Hours { try .zero - self }
}
