/// The steps that make the tables, in order: step *n* leads to version *n*.
struct Schema: Sendable {
  /// Every step, from an empty file on.
  let migrations: [Migration]

  /// The version after the last step.
  var version: Int { migrations.count }

  /// The steps this program knows.
  static let current = Schema(migrations: [
    .firstLanding, .leaveLedger, .planner, .reminders, .hijriMonths, .feeds, .access,
  ])
}
