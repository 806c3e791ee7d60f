/// A step from one form of the tables to the next: a file of `Data/Postgres`. Once released, a step is never edited.
struct PostgresMigration: Sendable {
  /// The file's name, which begins with its number: `001-tables`.
  let name: StaticString
  /// The statements, as SQL.
  let text: StaticString
  /// A hash of the text.
  let hash: StaticString

  /// The version of the tables after it.
  var version: Int { Int("\(name)".prefix(3)) ?? 0 }

  /// The version after the last step.
  static var latest: Int { all.map(\.version).max() ?? 0 }
}
