import FastiCivil

/// What the ledger needs to know before the first entry.
public struct LeaveProfile: Hashable, Sendable {
  /// What the starting balances leave out or hold.
  public enum Baseline: Hashable, Sendable {
    /// They leave out every entry recorded here.
    case additive
    /// They are the figures printed for the anchor payday: entries posted by then are in them already.
    case statement
  }

  /// The paydays.
  public let schedule: PaySchedule
  /// What the starting balances mean.
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

  /// The profile with other terms for the kind of leave they are of; added when it has none.
  /// - Throws: ``LeaveError`` when profile and terms do not go together.
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
