/// The prepared statements of a connection, by their text. The texts are told apart by their length first: a dictionary
/// hashes every text at every look, and its type costs a command more to set up than its statements are worth.
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
