import FastiCivil
public import FastiFormats
import FastiPerson
import FastiRecords

/// The result of importing a file of the leave ledger, or its preview.
public struct LeaveImport: ImportPlan {
  /// What the import does with the file's profile.
  public enum ProfileOutcome: String, Hashable, Sendable {
    /// The file has none.
    case none
    /// It equals the ledger's.
    case same
    /// The ledger has none yet, and gets it.
    case new
    /// The ledger's differs, and stays.
    case kept
    /// The ledger's differs, and is replaced.
    case replaced
  }

  /// An entry of the file.
  public struct Item: Hashable, Sendable {
    /// Its content in the file.
    public let row: LeaveRow
    /// What the import does with the entry.
    public let outcome: ImportOutcome
    /// Its id; nil if it will get a new one.
    let id: RecordID?
  }

  public let profile: ProfileOutcome
  /// The entries, in the order of the file.
  public let items: [Item]
  /// The profile to write; nil if there is none to write.
  let setup: LeaveSetup?

  /// The number of entries with an outcome.
  public func count(_ outcome: ImportOutcome) -> Int { items.filter { $0.outcome == outcome }.count }

  /// The number of written entries, and the profile if it is written.
  public var written: Int { count(.new) + count(.replaced) + (setup == nil ? 0 : 1) }

  /// Whether there is nothing to write.
  public var isEmpty: Bool { written == 0 }
}
