public import FastiLeave

/// The content of a file of the leave ledger.
public struct LeaveFile: Hashable, Sendable {
  /// Paydays, terms and rounding; nil if the file has only entries.
  public let profile: Profile?
  /// The entries, in the order of the file.
  public let rows: [LeaveRow]

  public init(profile: Profile?, rows: [LeaveRow]) {
    self.profile = profile
    self.rows = rows
  }

  /// A profile and the rounding of typed hours.
  public struct Profile: Hashable, Sendable {
    /// Paydays, baseline and terms.
    public let profile: LeaveProfile
    /// How typed hours are rounded when their entry is saved.
    public let rounding: Hours.Rounding

    public init(_ profile: LeaveProfile, rounding: Hours.Rounding) {
      self.profile = profile
      self.rounding = rounding
    }
  }
}
