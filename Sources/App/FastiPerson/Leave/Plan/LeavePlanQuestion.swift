public import FastiHolidays
public import FastiLeave
public import FastiRecords

/// The options of a plan of leave.
public struct LeavePlanQuestion: Sendable {
  /// The civil year whose days are planned.
  public let year: Int
  /// The kind of leave.
  public let type: LeaveType
  /// The hours of a day of leave.
  public let hoursPerDay: Hours
  /// The value that the plan maximises.
  public let goal: BridgeGoal
  /// The greatest number of days of leave; nil for as many as can be afforded.
  public let budget: Int?
  /// The least balance on any day, if it is more than the floor.
  public let keep: Hours?

  /// A question from its typed parts.
  ///
  /// - Parameters:
  ///   - type: The name of a kind of leave.
  ///   - hoursPerDay: Hours as in an entry; nil for 8.
  ///   - keep: Hours as in an entry.
  /// - Throws: `.notFound` for an unknown kind of leave, `.invalid` for hours that cannot be read.
  public init(
    year: Int, type: String, hoursPerDay: String?, goal: BridgeGoal, budget: Int? = nil, keep: String? = nil,
    _ setup: LeaveSetup
  ) throws(Failure) {
    self.year = year
    self.type = try setup.type(type)
    self.hoursPerDay = try Hours.read(
      hoursPerDay ?? LeaveDraft.hoursPerDay, setup.rounding, field: .input(.hoursPerDay))
    self.goal = goal
    self.budget = budget
    self.keep = try keep.map { text throws(Failure) in try Hours.read(text, .hundredth, field: .input(.keep)) }
  }
}
