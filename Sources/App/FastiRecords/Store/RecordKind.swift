/// What a store has to know about a kind of record: its table, its own columns, and the one that names a thing to people.
///
/// Undo, history, time travel and compaction work on kinds alone, so a new kind is: a table in a migration, a `Record`, and
/// its line in `RecordKinds.records`.
public struct RecordKind: Hashable, Sendable {
  /// The table's name, which is the kind's name in history and in ids.
  public let table: String
  /// The kind's own columns, in the order `Record` reads and writes them, after `id`, `stamp`, `deleted` and `change`.
  public let columns: [String]
  /// The text column whose content names a thing in the history.
  public let label: String
  /// How a backup writes columns that are not as they are kept: days as dates, hours as decimals.
  public let formats: ColumnTable<ColumnFormat>
  /// What a column holds in versions of programs that did not have it yet, where that is not nothing.
  public let defaults: ColumnTable<ColumnValue>
  /// What stands in the columns of a version whose content was erased: the least that the table allows.
  public let blank: [ColumnValue]
  /// The groups of columns that devices may change beside each other: where two versions replace the same one, each group is
  /// that of the version that changed it, and of the later one where both did. Empty where a version is one whole.
  public let groups: [[String]]
  /// The columns that a later program added: a backup leaves them out where they hold nothing, so that it stays what an earlier
  /// program wrote.
  public let later: [String]
  /// What happens to versions that two devices wrote beside each other; nil where the kind does not say, which a test refuses.
  public let meeting: Meeting?
  /// Whether the kind's versions go to other devices; nil where the kind does not say, which a test refuses.
  public let reach: Reach?

  /// What happens where two versions replace the same one.
  public enum Meeting: Hashable, Sendable {
    /// The later version counts, never mixed with the other.
    case whole
    /// Each group of ``RecordKind/groups`` is that of the version that changed it.
    case groups
    /// The lines of that text column are merged, and the rest is that of the later version.
    case lines(String)
  }

  /// Where versions go.
  public enum Reach: Hashable, Sendable {
    /// To every device of the same person.
    case synced
    /// Nowhere: they are about one device.
    case device
  }

  public init(
    table: String, columns: [String], label: String, formats: ColumnTable<ColumnFormat> = [:],
    defaults: ColumnTable<ColumnValue> = [:], blank: [ColumnValue] = [], groups: [[String]] = [],
    later: [String] = [], meeting: Meeting? = nil, reach: Reach? = nil
  ) {
    self.table = table
    self.columns = columns
    self.label = label
    self.formats = formats
    self.defaults = defaults
    self.blank = blank
    self.groups = groups
    self.later = later
    self.meeting = meeting
    self.reach = reach
  }

  /// What a column holds where nothing was said.
  package func standard(of column: String) -> ColumnValue { defaults[column] ?? .nothing }

  /// The kind as a store has it that knows only some of its columns.
  public func knowing(_ known: [String]) -> RecordKind {
    RecordKind(
      table: table, columns: columns.filter { known.contains($0) }, label: label, formats: formats, defaults: defaults)
  }
}

/// What is said of some columns of a kind, by their names.
///
/// There are a few, so they are compared one after the other: setting up a dictionary's type costs a command more than it
/// saves.
public struct ColumnTable<Value>: ExpressibleByDictionaryLiteral {
  /// The names of the columns.
  public let columns: [String]
  private let values: [Value]

  /// What is said of each column.
  public init(dictionaryLiteral entries: (String, Value)...) {
    columns = entries.map { $0.0 }
    values = entries.map { $0.1 }
  }

  /// What is said of a column; nil where nothing is.
  public subscript(column: String) -> Value? {
    for place in columns.indices where columns[place] == column { return values[place] }
    return nil
  }
}

extension ColumnTable: Sendable where Value: Sendable {}
extension ColumnTable: Equatable where Value: Equatable {}
extension ColumnTable: Hashable where Value: Hashable {}
