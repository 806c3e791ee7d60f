public import FastiCivil

/// An employer's rules for leave that is not taken.
public struct LeavePolicies: Hashable, Sendable {
  /// Accrual stops when the official balance reaches this value; a higher balance is not reduced.
  public let cap: Hours?
  /// The date on which hours above a limit are lost.
  public let carry: Carry?

  /// Policies; none of them by default.
  public init(cap: Hours? = nil, carry: Carry? = nil) {
    self.cap = cap
    self.carry = carry
  }

  /// Neither cap nor carry-over limit.
  public static let none = LeavePolicies()

  /// Whether there is neither; only then a balance has a closed form.
  public var isNone: Bool { cap == nil && carry == nil }

  /// A yearly date, and the hours that are carried over.
  public struct Carry: Hashable, Sendable {
    /// The month, 1 = January.
    public let month: Int
    /// The day of the month; never 29 February.
    public let day: Int
    /// The most that is carried over, 0 or more.
    public let limit: Hours

    /// A carry-over date.
    /// - Throws: `.outOfRange(.carryMonth)`, `.noSuchCarryDay` or `.negativeHours`.
    public init(month: Int, day: Int, limit: Hours) throws(LeaveError) {
      guard Limits.month.contains(month) else {
        throw .outOfRange(field: .carryMonth, value: month, limits: Limits.month)
      }
      guard day >= 1, day <= CivilDate.daysInMonth(year: 2_001, month: month) else {
        throw .noSuchCarryDay(month: month, day: day)
      }
      guard limit >= .zero else { throw .negativeHours }
      self.month = month
      self.day = day
      self.limit = limit
    }

    /// The first such date after a day.
    public func next(after day: Day) -> Day {
      let year = day.year
      let date = Day(year: year, month: month, day: self.day)
      return date > day ? date : Day(year: year + 1, month: month, day: self.day)
    }
  }
}
