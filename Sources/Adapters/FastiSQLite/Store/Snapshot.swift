internal import FastiRecords

/// A reader of one moment, inside one `BEGIN`.
struct Snapshot: Reading {
  let connection: Connection
  let horizon: String

  /// Reads the present, or what was known at a stamp.
  init(_ connection: Connection, knownAt stamp: Stamp? = nil) {
    self.connection = connection
    horizon = stamp?.text ?? KindSQL.present
  }

  func expect(_ kinds: [RecordKind]) { connection.findVacant(kinds) }
}
