/// What a store knows about a kind of record: its table, its own columns, and the column with the name for people.
///
/// Undo, history, time travel and compaction use only the kind, so a new kind needs: a table in a migration, a
/// `Record`, and its line in `RecordKinds.records`.
public struct RecordKind: Hashable, Sendable {
  /// The table's name, which is the kind's name in history and in ids.
  public let table: String
  /// The kind's own columns, in the order `Record` reads and writes them, after `id`, `stamp`, `deleted` and `change`.
  public let columns: [String]
  /// The text column whose content names a thing in the history.
  public let label: String
  /// The formats of columns that a backup does not write as stored: days as dates, hours as decimals.
  public let formats: ColumnTable<ColumnFormat>
  /// The content of a column in versions from before the column existed, if it is not null.
  public let defaults: ColumnTable<ColumnValue>
  /// The columns of a version whose content was erased: the least that the table allows.
  public let blank: [ColumnValue]
  /// The groups of columns that devices may change concurrently: if two versions replace the same one, each group is
  /// taken from the version that changed it, or from the later one if both did. Empty if a version is merged as a
  /// whole.
  public let groups: [[String]]
  /// The groups whose only column is a list of entries, each of which is merged like a group of its own.
  public let lists: [String]
  /// The columns that were added later: a backup leaves them out if they are null, so that it stays the same as that of
  /// an earlier version of the program.
  public let later: [String]
  /// How concurrent versions of two devices are merged; nil if the kind does not define it, which a test refuses.
  public let meeting: Meeting?
  /// Whether the kind's versions are synced to other devices; nil if the kind does not define it, which a test refuses.
  public let reach: Reach?

  /// How two versions that replace the same one are merged.
  public enum Meeting: Hashable, Sendable {
    /// The later version counts as a whole.
    case whole
    /// Each group of ``RecordKind/groups`` is taken from the version that changed it.
    case groups
    /// The lines of that text column are merged, and the rest is taken from the later version.
    case lines(String)
  }

  /// The devices that get a kind's versions.
  public enum Reach: Hashable, Sendable {
    /// To every device of the same person.
    case synced
    /// To no other device: they are about this device.
    case device
  }

  public init(
    table: String, columns: [String], label: String, formats: ColumnTable<ColumnFormat> = [:],
    defaults: ColumnTable<ColumnValue> = [:], blank: [ColumnValue] = [], groups: [[String]] = [],
    lists: [String] = [], later: [String] = [], meeting: Meeting? = nil, reach: Reach? = nil
  ) {
    self.table = table
    self.columns = columns
    self.label = label
    self.formats = formats
    self.defaults = defaults
    self.blank = blank
    self.groups = groups
    self.lists = lists
    self.later = later
    self.meeting = meeting
    self.reach = reach
  }

  /// The content of a column if a version does not have it.
  package func standard(of column: String) -> ColumnValue { defaults[column] ?? .nothing }

  /// The kind for a store that knows only some of its columns.
  public func knowing(_ known: [String]) -> RecordKind {
    RecordKind(
      table: table, columns: columns.filter { known.contains($0) }, label: label, formats: formats, defaults: defaults)
  }
}

/// Values for some columns of a kind, by their names.
///
/// There are only a few, so names are compared one after the other: setting up a dictionary's type would cost a command
/// more than it saves.
public struct ColumnTable<Value>: ExpressibleByDictionaryLiteral {
  /// The names of the columns.
  public let columns: [String]
  @usableFromInline let values: [Value]

  /// The definition of each column. Inlined: without the type, collecting costs ten times as much.
  @inlinable public init(dictionaryLiteral entries: (String, Value)...) {
    columns = entries.map { $0.0 }
    values = entries.map { $0.1 }
  }

  /// The value of a column; nil if it has none.
  public subscript(column: String) -> Value? {
    for place in columns.indices where columns[place] == column { return values[place] }
    return nil
  }
}

extension ColumnTable: Sendable where Value: Sendable {}
extension ColumnTable: Equatable where Value: Equatable {}
extension ColumnTable: Hashable where Value: Hashable {}
