public import FastiCivil

/// Leave taken, earned or corrected on one day.
public struct LeaveEntry: Hashable, Sendable {
  /// The day it counts on in the forecast; its period's payday is when it counts in the official balance.
  public let day: Day
  /// The kind of leave.
  public let type: LeaveType
  public let action: LeaveAction
  /// The hours as saved: 0.00 to 99,999,999.99, two decimals.
  public let hours: Hours
  /// What the user wrote beside it, as UTF-8.
  public let note: [UInt8]

  /// An entry.
  /// - Parameter hours: what is stored; typed hours are rounded before (``Hours/init(typed:rounding:)``).
  /// - Throws: `.outsideLimits`, `.negativeHours`, `.hoursOutOfRange` or `.tooManyDecimals`.
  public init(
    day: Day, type: LeaveType, action: LeaveAction, hours: Hours, note: [UInt8] = []
  ) throws(LeaveError) {
    guard day.isWithinLimits else { throw .outsideLimits(day) }
    guard hours >= .zero else { throw .negativeHours }
    guard hours <= .mostOfAnEntry else { throw .hoursOutOfRange(most: .mostOfAnEntry) }
    guard hours.ticks % 100 == 0 else { throw .tooManyDecimals(most: 2) }
    self.day = day
    self.type = type
    self.action = action
    self.hours = hours
    self.note = note
  }

  /// What it adds to the balance; negative when it takes.
  public var signedHours: Hours { action.sign == .negative ? Hours(ticks: -hours.ticks) : hours }
}
