public import FastiRecords

/// Copies all of a space from one store to another that is unused: changes, versions, credentials and deliveries. The
/// first store does not change.
public enum MoveSpace {
  /// The moved content.
  public struct Counts: Hashable, Sendable {
    /// The number of changes.
    public var changes = 0
    /// The number of versions.
    public var versions = 0
  }

  /// Moves a space.
  /// - Throws: `.refused` when the other store was written to, `.storage` when one of them cannot be read or written,
  ///   or when the content that arrived differs from what was sent; nothing is written then.
  public static func run(from: any MovableStore, to: any MovableStore) throws(Failure) -> Counts {
    do throws(StoreError) {
      guard try to.isUnused() else { throw .inUse(path: to.path) }
      var moved = Counts()
      try to.fill { write throws(StoreError) in
        var (sent, arrived) = (VersionSum(), VersionSum())
        try from.forEachRow(of: Self.tables) { table, values throws(StoreError) in
          if table.name == "fact", case .text(let key) = values[0], Self.isOwn(key) { return }
          try write(table, values)
          if !Self.kept.contains(table.name) { sent.add(Self.hash(table, values)) }
          if table.name == "change" { moved.changes += 1 }
          if Self.kinds.contains(table.name) { moved.versions += 1 }
        }
        try to.forEachRow(of: Self.tables.filter { !Self.kept.contains($0.name) }) { table, values throws(StoreError) in
          arrived.add(Self.hash(table, values))
        }
        guard sent == arrived else { throw .corrupt(path: to.path, detail: .differs) }
      }
      return moved
    } catch { throw Failure(error) }
  }

  /// The hash of a row.
  private static func hash(_ table: MovedTable, _ values: [ColumnValue]) -> [UInt8] {
    var text = Array(table.name.utf8)
    for value in values {
      switch value {
      case .nothing: text += "n".utf8
      case .integer(let number): text += "i\(number)".utf8
      case .real(let number): text += "r\(number.bitPattern)".utf8
      case .text(let content): text += "t\(content.utf8.count):\(content)".utf8
      case .bytes(let content): text += "b\(content.count):".utf8 + content
      }
    }
    return SHA256.hash(text)
  }

  /// Facts that are the other store's own: the regions that ship with the program, the number of the device, and which
  /// changes it numbered for devices that sync with it, and its digest.
  private static func isOwn(_ key: String) -> Bool {
    ["seed", "device", "revised", "numbered", "digest"].contains(key) || key.hasPrefix("sent:")
  }

  /// Tables in which the other store may already have rows.
  private static let kept: Set<String> = ["fact", "shipped_edition"]

  private static let kinds = Set(RecordKinds.all.map(\.table))

  /// The tables, in the order in which they are filled.
  package static let tables: [MovedTable] =
    [
      MovedTable(
        "change",
        [
          .init("id", .id), .init("stamp", .stamp), .init("hash"), .init("time"), .init("command"),
          .init("undoes", .id),
          .init("device"), .init("brought", .id),
        ])
    ]
    + RecordKinds.all.map { kind in
      MovedTable(
        kind.table,
        [
          .init("id", .id), .init("stamp", .stamp), .init("deleted", .flag), .init("change", .id),
          .init("brought", .id),
          .init("hash"), .init("replaces", .stamp), .init("ages"), .init("extra"),
        ] + kind.columns.map { .init($0) })
    } + [
      MovedTable(
        "foreign_version",
        [
          .init("kind"), .init("id", .id), .init("stamp", .stamp), .init("deleted", .flag), .init("change", .id),
          .init("body"),
        ]),
      MovedTable("dismissed", [.init("kind"), .init("id", .id), .init("stamp", .stamp)]),
      MovedTable("tally", [.init("kind"), .init("id", .id), .init("stamp", .stamp), .init("earlier")]),
      MovedTable("fact", [.init("key"), .init("value")]),
      MovedTable("shipped_edition", [.init("fingerprint"), .init("since")]),
      MovedTable("pass_phrase", [.init("one"), .init("hash"), .init("changed")]),
      MovedTable("session", [.init("hash"), .init("began"), .init("ends")]),
      MovedTable("program_token", [.init("name"), .init("scopes"), .init("hash"), .init("created")]),
      MovedTable("delivery", [.init("reminder", .id)] + ["year", "place"].map { .init($0) } + told),
      MovedTable(
        "alarm_delivery",
        [.init("source"), .init("thing", .id), .init("occurrence"), .init("lead")] + told),
    ]

  private static let told: [MovedTable.Column] = [
    "day", "time", "instant", "state", "settled_day", "settled_time", "channel", "detail", "recorded",
  ].map { .init($0) }
}
