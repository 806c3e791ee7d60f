/// The prepared statements of a connection, by their text. Texts are compared by their length first: a dictionary
/// hashes the text at every lookup, and setting up its type costs a short command more than its statements.
struct StatementCache {
  private struct Entry {
    let sql: String
    let statement: OpaquePointer
  }

  private static let slots = 64
  private var entries: [[Entry]] = []

  var all: [OpaquePointer] { entries.flatMap { $0.map(\.statement) } }

  subscript(sql: String) -> OpaquePointer? {
    guard !entries.isEmpty else { return nil }
    for entry in entries[slot(sql)] where entry.sql == sql { return entry.statement }
    return nil
  }

  /// Adds a statement whose text is not in the cache yet.
  mutating func add(_ statement: OpaquePointer, for sql: String) {
    if entries.isEmpty { entries = Array(repeating: [], count: Self.slots) }
    entries[slot(sql)].append(Entry(sql: sql, statement: statement))
  }

  private func slot(_ sql: String) -> Int { sql.utf8.count % Self.slots }
}
