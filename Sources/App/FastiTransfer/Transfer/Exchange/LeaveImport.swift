import FastiCivil
public import FastiFormats
import FastiPerson
import FastiRecords

/// What importing a file of the leave ledger does, or would do.
public struct LeaveImport: ImportPlan {
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

  /// An entry of the file.
  public struct Item: Hashable, Sendable {
    /// What the file says.
    public let row: LeaveRow
    /// What becomes of it.
    public let outcome: ImportOutcome
    /// The id it has or gets; nil where it will get a new one.
    let id: RecordID?
  }

  public let profile: ProfileOutcome
  /// The entries, in the order of the file.
  public let items: [Item]
  /// The profile to write; nil where there is none to write.
  let setup: LeaveSetup?

  /// How many entries have an outcome.
  public func count(_ outcome: ImportOutcome) -> Int { items.filter { $0.outcome == outcome }.count }

  /// Whether there is nothing to write.
  public var isEmpty: Bool {
    setup == nil && items.allSatisfy { $0.outcome == .duplicate || $0.outcome == .kept }
  }
}
