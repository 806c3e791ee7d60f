import FastiRecords
import FastiTransfer

@testable import FastiSQLite

extension MarkedThings {
  /// Columns of text that cannot contain what a user wrote about a thing, with the reason. A column that is neither marked
  /// nor listed here fails the test, whether it is of a new kind, of a new table, or new.
  static let unmarked: [String: [String]] = [
    "stamps, ids and hashes": [
      "attachment.file", "attachment.reminder", "change.device", "change.stamp", "dismissed.stamp", "feed.token_hash",
      "leave_entry.span", "tally.stamp",
    ],
    "one of a few words": [
      "alarm_delivery.state", "attachment.type", "delivery.state", "dismissed.kind", "event.repeats", "event.type",
      "feed.hiding", "feed.parts", "leave_entry.action", "leave_entry.sign", "leave_profile.baseline",
      "leave_profile.schedule", "month_fetched.document", "month_fetched.origin", "reminder.day30", "tally.kind",
    ],
    "a form of its own: a date, a month, a rule, an amount, a type of files, a zone": [
      "attachment.media_type", "event.alarms", "event.budget", "event.icon_color", "event.occurrences", "event.rule",
      "event.symbol_name", "month_fetched.month", "month_override.month", "note.date", "reminder.zone",
    ],
    "who may come in, with whom is synced, and what came with the program": [
      "join_code.hash", "joined_device.name", "joined_device.secret", "meta.key", "meta.value", "pass_phrase.hash",
      "program_token.hash", "program_token.name", "program_token.scopes", "served_space.address", "session.hash",
      "shipped_edition.fingerprint", "shipped_region.code", "shipped_region.hash", "shipped_region.text",
      "sync_file.name", "sync_file.sha256", "sync_segment.name", "sync_space.log", "sync_space.name",
      "sync_space.place", "sync_space.rewriting",
    ],
    "kinds of a later program, which erases them": [
      "foreign_version.body", "foreign_version.kind", "foreign_version.stamp",
    ],
  ]

  /// Writes the mark where a later program would write fields that this one does not know.
  func markLaterFields() throws {
    let connection = try database()
    for kind in RecordKinds.all {
      try connection.run("UPDATE \(kind.table) SET extra = '{\"later\":\"\(mark)\"}' WHERE extra IS NULL")
    }
  }

  /// The columns of text, of all tables, in which the mark is not. What every kind has is left out if it is the stamps of
  /// a version.
  func unmarkedColumns() throws -> [String] {
    let connection = try database()
    let all = try connection.rows(
      """
      SELECT m.name, p.name FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS p
      WHERE m.type = 'table' AND p.type = 'TEXT'
      """
    ) { (table: $0.text(), column: $0.text()) }
    let kinds = Set(RecordKinds.all.map { $0.table })
    return try all.filter { table, column in
      if kinds.contains(table), ["stamp", "replaces", "ages"].contains(column) { return false }
      let found = try connection.first("SELECT count(*) FROM \(table) WHERE instr(\(column), '\(mark)') > 0") {
        $0.integer()
      }
      return found == 0
    }.map { "\($0.table).\($0.column)" }.sorted()
  }

  private func database() throws -> Connection {
    try Connection(path: desk.data + "/fasti.db", access: .existing, patience: 1_000)
  }
}
