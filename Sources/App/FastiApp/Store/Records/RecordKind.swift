/// What a store has to know about a kind of record: its table, its own columns, and the one that names a thing to people.
///
/// Undo, history, time travel and compaction work on kinds alone, so a new kind is: a table in a migration, a `Record`, and
/// its line in `all`.
public struct RecordKind: Hashable, Sendable {
  /// The table's name, which is the kind's name in history and in ids.
  public let table: String
  /// The kind's own columns, in the order `Record` reads and writes them, after `id`, `stamp`, `deleted` and `change`.
  public let columns: [String]
  /// The text column whose content names a thing in the history.
  public let label: String

  /// A kind of record.
  public init(table: String, columns: [String], label: String) {
    self.table = table
    self.columns = columns
    self.label = label
  }

  /// Every kind there is, in the order of their making.
  public static let all: [RecordKind] = [
    Setting.kind, UserRule.kind, RuleLayer.kind, LeaveProfileRecord.kind, LeaveTermsRecord.kind, LeaveRateRecord.kind,
    LeaveEntryRecord.kind, Note.kind, Event.kind, Countdown.kind,
  ]
}
