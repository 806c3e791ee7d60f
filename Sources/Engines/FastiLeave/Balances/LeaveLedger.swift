/// The leave ledger: a profile and the existing entries.
///
/// It is a value: it is made from versions, answers questions, and stores nothing. Making one costs O(n log n) in the
/// number of versions; then every answer about leave without cap and carry-over costs O(log n).
public struct LeaveLedger: Sendable {
  /// Paydays, baseline and terms.
  public let profile: LeaveProfile
  /// The entries that exist, by day, then by the stamp of the first version, then by id; including kinds of leave that
  /// the profile does not have.
  public let entries: [LedgerEntry]
  /// One account for each of the profile's terms, in their order.
  public let accounts: [LeaveAccount]
  /// All versions it was made from.
  let versions: [EntryVersion]

  /// A ledger of versions in any order; repeated ones change nothing.
  /// - Parameter knownAt: if given, versions with a greater stamp are ignored, so the answers are those of that time.
  /// - Throws: `.overflow` when the sum of entries exceeds 64 bits.
  public init(profile: LeaveProfile, versions: [EntryVersion], knownAt: EntryStamp? = nil) throws(LeaveError) {
    let known = knownAt.map { stamp in versions.filter { $0.stamp <= stamp } } ?? versions
    let entries = EntryVersion.live(known, profile.schedule)
    var accounts: [LeaveAccount] = []
    for terms in profile.terms {
      accounts.append(
        try LeaveAccount(
          terms: terms, schedule: profile.schedule, baseline: profile.baseline,
          entries: entries.filter { $0.entry.type == terms.type }))
    }
    self.profile = profile
    self.versions = known
    self.entries = entries
    self.accounts = accounts
  }

  /// The account of a kind of leave.
  /// - Throws: `.unknownType`.
  public func account(_ type: LeaveType) throws(LeaveError) -> LeaveAccount {
    for account in accounts where account.terms.type == type { return account }
    throw .unknownType(type)
  }

  /// The ledger with these versions in addition. Nothing is stored.
  /// - Throws: `.overflow`.
  public func adding(_ hypothetical: [EntryVersion]) throws(LeaveError) -> LeaveLedger {
    try LeaveLedger(profile: profile, versions: versions + hypothetical)
  }
}
