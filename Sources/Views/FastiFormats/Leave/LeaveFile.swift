public import FastiLeave

/// What a file of the leave ledger holds.
public struct LeaveFile: Hashable, Sendable {
  /// Paydays, terms and rounding; nil where the file has entries only.
  public let profile: Profile?
  /// The entries, in the order of the file.
  public let rows: [LeaveRow]

  public init(profile: Profile?, rows: [LeaveRow]) {
    self.profile = profile
    self.rows = rows
  }

  /// A profile and what happens to typed hours.
  public struct Profile: Hashable, Sendable {
    /// Paydays, baseline and terms.
    public let profile: LeaveProfile
    /// What happens to typed hours when their entry is saved.
    public let rounding: Hours.Rounding

    public init(_ profile: LeaveProfile, rounding: Hours.Rounding) {
      self.profile = profile
      self.rounding = rounding
    }
  }
}
