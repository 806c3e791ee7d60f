public import FastiHolidays
public import FastiLeave
public import FastiRecords

/// The options of a plan of leave.
public struct LeavePlanQuestion: Sendable {
  /// The civil year whose days are planned.
  public let year: Int
  /// The kind of leave.
  public let type: LeaveType
  /// What a day of leave costs.
  public let hoursPerDay: Hours
  /// What the plan maximises.
  public let goal: BridgeGoal
  /// The most days of leave; as many as can be afforded when nil.
  public let budget: Int?
  /// The least balance on any day, where that is more than the floor.
  public let keep: Hours?

  /// A question as it was typed.
  ///
  /// - Parameters:
  ///   - type: the name of a kind of leave.
  ///   - hoursPerDay: hours as an entry has them; 8 when nil.
  ///   - keep: hours as an entry has them.
  /// - Throws: `.notFound` for an unknown kind of leave, `.invalid` for hours that are none.
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
