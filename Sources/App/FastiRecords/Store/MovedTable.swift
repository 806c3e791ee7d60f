/// A table of a space, as its rows are moved unchanged from one store to another.
public struct MovedTable: Hashable, Sendable {
  /// The table's name.
  public let name: String
  /// Its columns, in the order of the values of a row.
  public let columns: [Column]

  /// A table with those columns.
  public init(_ name: String, _ columns: [Column]) {
    self.name = name
    self.columns = columns
  }

  /// A column and its content.
  public struct Column: Hashable, Sendable {
    /// The column's name.
    public let name: String
    /// The type of its content.
    public let content: Content

    /// A column.
    public init(_ name: String, _ content: Content = .plain) {
      self.name = name
      self.content = content
    }
  }

  /// The types of columns that stores write in different ways.
  public enum Content: Hashable, Sendable {
    /// An id: its 16 bytes.
    case id
    /// A stamp: its text.
    case stamp
    /// 0 or 1.
    case flag
    /// Any other type.
    case plain
  }
}

/// A store whose space can be moved to another store.
public protocol MovableStore: Store {
  /// The store as messages name it.
  var path: String { get }

  /// Whether the store was never written to.
  /// - Throws: ``StoreError`` when it cannot be read.
  func isUnused() throws(StoreError) -> Bool

  /// Passes every row of tables to the body, all from one moment.
  /// - Throws: ``StoreError`` when the store cannot be read, and what the body throws.
  func forEachRow(
    of tables: [MovedTable], _ body: (MovedTable, [ColumnValue]) throws(StoreError) -> Void
  ) throws(StoreError)

  /// Writes rows as they are, in one transaction. The argument of the body writes one row.
  /// - Throws: ``StoreError`` when the store cannot be written, and what the body throws; nothing is written then.
  func fill(
    _ body: (_ write: (MovedTable, [ColumnValue]) throws(StoreError) -> Void) throws(StoreError) -> Void
  ) throws(StoreError)
}
