internal import FastiApp

/// The statements every kind of record shares, with its table and columns set in. Table and column names come from the
/// program, never from outside.
///
/// A horizon bounds the stamps that are seen; `KindSQL.present` bounds nothing.
struct KindSQL {
  /// A text greater than every stamp.
  static let present = "~"

  let kind: RecordKind
  /// (id, horizon) -> the greatest version.
  let newest: String
  /// (id, horizon) -> every version, oldest first.
  let versions: String
  /// (horizon) -> every version of every thing.
  let everyVersion: String
  /// (id, stamp) -> that version.
  let exact: String
  /// (id, stamp, deleted, change, columns...): writes a version.
  let insert: String
  /// (new stamp, change, id, old stamp): writes a version again, under a new stamp.
  let restore: String
  /// (new stamp, change, id, old stamp): writes a deletion with the content of a version.
  let bury: String
  /// (change) -> the things it touched.
  let touched: String
  /// (id) -> stamp and change of the greatest version.
  let top: String
  /// (id) -> what people call the thing, by its greatest version.
  let label: String
  /// (id, change) -> stamp of the greatest version that is not that change's.
  let without: String
  /// (change) -> id, label, deleted and whether it existed before, of every thing the change touched.
  let history: String
  /// (stamp) -> how many versions a compaction drops.
  let droppable: String
  /// (stamp): drops them.
  let drop: String

  /// (horizon) -> the things that exist. The bare columns are those of the row with the greatest stamp, as SQLite promises
  /// for a lone max(): one pass over the table, twice as quick as asking for each row whether it is the greatest.
  private let everything: String
  /// The same for a condition that an index may answer: of what that finds, the rows that are the greatest.
  private let existing: String

  init(_ kind: RecordKind) {
    self.kind = kind
    let table = kind.table
    let own = kind.columns.joined(separator: ", ")
    let all = "id, stamp, deleted, \(own)"
    newest = "SELECT \(all) FROM \(table) WHERE id = ? AND stamp <= ? ORDER BY stamp DESC LIMIT 1"
    versions = "SELECT \(all) FROM \(table) WHERE id = ? AND stamp <= ? ORDER BY stamp"
    everyVersion = "SELECT \(all) FROM \(table) WHERE stamp <= ? ORDER BY id, stamp"
    exact = "SELECT \(all) FROM \(table) WHERE id = ? AND stamp = ?"
    everything = """
      SELECT id, max(stamp), deleted, \(own) FROM \(table) WHERE stamp <= ? GROUP BY id HAVING deleted = 0 ORDER BY id
      """
    existing = """
      SELECT \(all) FROM \(table) AS v WHERE deleted = 0
      AND stamp = (SELECT max(stamp) FROM \(table) WHERE id = v.id AND stamp <= ?)
      """
    let places = String(repeating: ", ?", count: kind.columns.count)
    insert = "INSERT INTO \(table) (id, stamp, deleted, change, \(own)) VALUES (?, ?, ?, ?\(places))"
    restore = """
      INSERT INTO \(table) (id, stamp, deleted, change, \(own))
      SELECT id, ?, deleted, ?, \(own) FROM \(table) WHERE id = ? AND stamp = ?
      """
    bury = """
      INSERT INTO \(table) (id, stamp, deleted, change, \(own))
      SELECT id, ?, 1, ?, \(own) FROM \(table) WHERE id = ? AND stamp = ?
      """
    touched = "SELECT DISTINCT id FROM \(table) WHERE change = ?"
    top = "SELECT stamp, change FROM \(table) WHERE id = ? ORDER BY stamp DESC LIMIT 1"
    label = "SELECT \(kind.label) FROM \(table) WHERE id = ? ORDER BY stamp DESC LIMIT 1"
    without = "SELECT stamp FROM \(table) WHERE id = ? AND change <> ? ORDER BY stamp DESC LIMIT 1"
    history = """
      SELECT id, \(kind.label), deleted, coalesce((SELECT 1 - p.deleted FROM \(table) AS p
        WHERE p.id = v.id AND p.change <> v.change AND p.stamp < v.stamp ORDER BY p.stamp DESC LIMIT 1), 0)
      FROM \(table) AS v WHERE change = ?1
      AND stamp = (SELECT max(stamp) FROM \(table) WHERE id = v.id AND change = ?1) ORDER BY stamp
      """
    let replaced = """
      WHERE stamp < ?1
      AND EXISTS (SELECT 1 FROM \(table) AS n WHERE n.id = v.id AND n.stamp > v.stamp AND n.stamp < ?1)
      """
    droppable = "SELECT count(*), (SELECT count(*) FROM \(table)) FROM \(table) AS v \(replaced)"
    drop = "DELETE FROM \(table) AS v \(replaced)"
  }

  /// (horizon, what the filter needs) -> the things that exist.
  func all(where filter: RecordFilter) -> String {
    switch filter {
    case .everything: everything
    case .text(let column, _): existing + " AND \(known(column)) = ? ORDER BY id"
    case .range(let column, _): existing + " AND \(known(column)) BETWEEN ? AND ? ORDER BY id"
    }
  }

  /// A column of the kind; a name that is none becomes one SQLite does not know either, and so an error.
  private func known(_ column: String) -> String { kind.columns.contains(column) ? column : "no_such_column" }
}
