public import FastiCivil

/// Leave taken, earned or corrected on one day.
public struct LeaveEntry: Hashable, Sendable {
  /// The day on which it counts in the forecast; in the official balance it counts from the payday of its period.
  public let day: Day
  /// The kind of leave.
  public let type: LeaveType
  public let action: LeaveAction
  /// The hours as saved: 0.00 to 99,999,999.99, two decimals.
  public let hours: Hours
  /// The user's notes, UTF-8.
  public let note: [UInt8]

  /// An entry.
  /// - Parameter hours: the stored hours; typed hours are rounded before (``Hours/init(typed:rounding:)``).
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

  /// The amount that it adds to the balance; negative when it subtracts.
  public var signedHours: Hours { action.sign == .negative ? Hours(ticks: -hours.ticks) : hours }
}

/// An existing entry: its current version, and when it is posted.
public struct LedgerEntry: Hashable, Sendable {
  public let id: EntryID
  /// The stamp of the current version.
  public let stamp: EntryStamp
  /// The stamp of its first version, which orders the entries of a day.
  public let firstStamp: EntryStamp
  /// The content.
  public let entry: LeaveEntry
  /// The payday of its period.
  public let postsOn: Day

  /// Whether the official balance of a day contains it.
  public func isPosted(on day: Day) -> Bool { postsOn <= day }
}
