/// A table of a space, as it is moved from one store to another: row by row, as the rows are.
public struct MovedTable: Hashable, Sendable {
  /// The table's name.
  public let name: String
  /// Its columns, in the order of the values of a row.
  public let columns: [Column]

  /// A table of those columns.
  public init(_ name: String, _ columns: [Column]) {
    self.name = name
    self.columns = columns
  }

  /// A column, and what it holds.
  public struct Column: Hashable, Sendable {
    /// The column's name.
    public let name: String
    /// What it holds.
    public let content: Content

    /// A column.
    public init(_ name: String, _ content: Content = .plain) {
      self.name = name
      self.content = content
    }
  }

  /// What a column holds, where stores keep it in different ways.
  public enum Content: Hashable, Sendable {
    /// An id: its 16 bytes.
    case id
    /// A stamp: its text.
    case stamp
    /// 0 or 1.
    case flag
    /// Anything else.
    case plain
  }
}

/// A store whose space can be moved to another store.
public protocol MovableStore: Store {
  /// What messages call the store.
  var path: String { get }

  /// Whether nothing was ever written to it.
  /// - Throws: ``StoreError`` when it cannot be read.
  func isUnused() throws(StoreError) -> Bool

  /// Passes every row of tables to the body, all from one moment.
  /// - Throws: ``StoreError`` when the store cannot be read, and what the body throws.
  func forEachRow(
    of tables: [MovedTable], _ body: (MovedTable, [ColumnValue]) throws(StoreError) -> Void
  ) throws(StoreError)

  /// Writes rows as they are, in one transaction. The body is given what writes one.
  /// - Throws: ``StoreError`` when the store cannot be written, and what the body throws; then nothing was written.
  func fill(
    _ body: (_ write: (MovedTable, [ColumnValue]) throws(StoreError) -> Void) throws(StoreError) -> Void
  ) throws(StoreError)
}
