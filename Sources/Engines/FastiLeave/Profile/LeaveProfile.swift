import FastiCivil

/// The settings of the ledger: paydays, baseline and kinds of leave.
public struct LeaveProfile: Hashable, Sendable {
  /// What the starting balances include.
  public enum Baseline: Hashable, Sendable {
    /// They exclude every entry in the ledger.
    case additive
    /// They are the figures of the statement for the anchor payday, and include the entries posted by then.
    case statement
  }

  /// The paydays.
  public let schedule: PaySchedule
  /// The meaning of the starting balances.
  public let baseline: Baseline
  /// The kinds of leave, in the order they are shown.
  public let terms: [LeaveTerms]

  /// A profile.
  /// - Throws: `.repeatedType`.
  public init(schedule: PaySchedule, baseline: Baseline = .additive, terms: [LeaveTerms]) throws(LeaveError) {
    for (index, one) in terms.enumerated() {
      for other in terms[..<index] where other.type == one.type { throw .repeatedType(one.type) }
    }
    self.schedule = schedule
    self.baseline = baseline
    self.terms = terms
  }

  /// The terms of a kind of leave.
  /// - Throws: `.unknownType`.
  public func terms(of type: LeaveType) throws(LeaveError) -> LeaveTerms {
    for one in terms where one.type == type { return one }
    throw .unknownType(type)
  }

  /// The profile with these terms for their kind of leave, replaced or added.
  /// - Throws: ``LeaveError`` when profile and terms do not fit together.
  public func replacing(_ terms: LeaveTerms) throws(LeaveError) -> LeaveProfile {
    var all = self.terms
    if let index = all.firstIndex(where: { $0.type == terms.type }) {
      all[index] = terms
    } else {
      all.append(terms)
    }
    return try LeaveProfile(schedule: schedule, baseline: baseline, terms: all)
  }
}
