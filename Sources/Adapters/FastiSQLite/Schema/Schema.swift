/// The migrations that create the tables, in the order of their versions.
struct Schema: Sendable {
  /// Every migration, beginning with an empty file.
  let migrations: [Migration]
  /// The tables after all migrations as one script, if there is one. SQLite reads all tables again for each added column, so
  /// the migrations take 70 ms and the script 5.
  var tables: StaticString?

  /// The version after the last migration.
  var version: Int { migrations.last?.version ?? 0 }

  /// The steps this program knows.
  static let current = Schema(
    migrations: [
      .firstLanding, .leaveLedger, .planner, .reminders, .hijriMonths, .feeds, .access, .tallies, .versionHashes,
      .anniversaries, .ownRegions, .fullerEvents, .authors, .alarms,
      .lineage, .serving, .budgets, .leaveSpans, .calendarObjects, .looks, .eventDays,
      .eventEnds, .eventZones, .earlyUndoings,
    ], tables: ShippedTables.all[0].text)
}

/// The tables of a new store: `Data/Store/tables.sql`, which a test compares with the migrations.
struct ShippedTables: Sendable {
  /// The file's name.
  let name: StaticString
  /// The statements, as SQL.
  let text: StaticString
  /// A hash of the text.
  let hash: StaticString
}

/// A migration from one version of the tables to the next. A migration is never edited after it was released.
struct Migration: Sendable {
  /// The version of the tables after this migration.
  let version: Int
  /// The statements, as SQL.
  let sql: StaticString
  /// Whether the rows of the tables are hashed afterwards, in the same transaction.
  var hashes = false
}
