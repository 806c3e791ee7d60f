import FastiCivil
public import FastiFormats

/// What importing a file does, or would do.
public struct LeaveImport: Sendable {
  /// What becomes of an entry of the file.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// It is not in the ledger yet, and comes in.
    case new
    /// It is in the ledger already, and is passed over.
    case duplicate
    /// The ledger's entry of the same id says something else, and stays.
    case kept
    /// The ledger's entry of the same id says something else, and gives way.
    case replaced
  }

  /// What becomes of the profile.
  public enum ProfileOutcome: String, Hashable, Sendable {
    /// The file has none.
    case none
    /// It is the ledger's already.
    case same
    /// The ledger has none yet, and gets it.
    case new
    /// The ledger's is another, and stays.
    case kept
    /// The ledger's is another, and gives way.
    case replaced
  }

  /// What to do where file and ledger say different things of one thing.
  public enum Preference: String, Hashable, Sendable, CaseIterable {
    /// The ledger is right.
    case keep
    /// The file is right.
    case replace
  }

  /// An entry of the file.
  public struct Item: Hashable, Sendable {
    /// What the file says.
    public let row: LeaveRow
    /// What becomes of it.
    public let outcome: Outcome
    /// The id it has or gets; nil where it will get a new one.
    let id: RecordID?
  }

  /// The profile.
  public let profile: ProfileOutcome
  /// The entries, in the order of the file.
  public let items: [Item]
  /// The profile to write; nil where there is none to write.
  let setup: LeaveSetup?

  /// How many entries have an outcome.
  public func count(_ outcome: Outcome) -> Int { items.filter { $0.outcome == outcome }.count }

  /// Whether there is anything to write.
  public var isEmpty: Bool {
    setup == nil && items.allSatisfy { $0.outcome == .duplicate || $0.outcome == .kept }
  }
}
