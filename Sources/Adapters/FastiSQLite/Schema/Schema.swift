/// The steps that make the tables, in the order of the versions they lead to.
struct Schema: Sendable {
  /// Every step, from an empty file on.
  let migrations: [Migration]

  /// The version after the last step.
  var version: Int { migrations.last?.version ?? 0 }

  /// The steps this program knows.
  static let current = Schema(migrations: [
    .firstLanding, .leaveLedger, .planner, .reminders, .hijriMonths, .feeds, .access, .tallies, .versionHashes,
    .anniversaries, .ownRegions, .fullerEvents, .authors, .alarms,
    .lineage, .serving, .budgets, .leaveSpans, .calendarObjects, .looks,
  ])
}

/// A step from one version of the tables to the next. Once released, a step is never edited.
struct Migration: Sendable {
  /// The version the tables have after it.
  let version: Int
  /// The statements, as SQL.
  let sql: StaticString
  /// Whether what is in the tables is hashed afterwards, in the same transaction.
  var hashes = false
}
