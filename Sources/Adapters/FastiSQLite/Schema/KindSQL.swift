internal import FastiRecords

/// The statements that every kind of record shares, with its table and columns inserted. Names of tables and columns
/// come from the program only. A statement is built when it is first needed, because a command needs few of them.
///
/// A horizon is the greatest stamp that a query sees; `KindSQL.present` is greater than all stamps.
final class KindSQL {
  /// A text greater than every stamp.
  static let present = "~"
  /// The number of columns before the id, of a scan and of the records of a filter.
  static let unread = 1

  let kind: RecordKind
  /// How its versions are hashed.
  private(set) lazy var hashing = VersionHashing(kind)
  private let table: String
  private let own: String
  private let all: String
  /// The column of a scan that is not read: `unread` of them. SQLite finds where the columns of a row are only as far as they were
  /// asked for, and goes on from there for each further one. Asked for the last one first, it finds all of them at once.
  private let farthest: String
  private let lineage: String

  init(_ kind: RecordKind) {
    self.kind = kind
    table = kind.table
    own = Self.list(kind.columns, "")
    all = "id, stamp, deleted, " + own
    farthest = kind.columns.last.map { "\($0), " } ?? "deleted, "
    lineage = "id, stamp, deleted, replaces, ages, extra, " + own
  }

  /// Columns with a prefix, separated by commas. `joined` is not used because it looks up types by name: 24,000 instructions for each
  /// kind that a command queries.
  private static func list(_ columns: [String], _ prefix: String) -> String {
    var names = ""
    for column in columns { names += names.isEmpty ? prefix + column : ", \(prefix)\(column)" }
    return names
  }

  /// (id, horizon) -> the greatest version.
  private(set) lazy var newest =
    "SELECT \(all) FROM \(table) WHERE id = ? AND stamp <= ? ORDER BY stamp DESC LIMIT 1"
  /// (id, horizon) -> every version, oldest first.
  private(set) lazy var versions = "SELECT \(all) FROM \(table) WHERE id = ? AND stamp <= ? ORDER BY stamp"
  /// () -> every version of every record, by a scan.
  private(set) lazy var everyVersion = "SELECT \(farthest)\(all) FROM \(table) ORDER BY id, stamp"
  /// (horizon) -> every version of every record up to the horizon, by a scan.
  private(set) lazy var everyVersionKnown =
    "SELECT \(farthest)\(all) FROM \(table) WHERE stamp <= ? ORDER BY id, stamp"
  /// (id) -> every version with its lineage, oldest first.
  private(set) lazy var rows = "SELECT \(lineage) FROM \(table) WHERE id = ? ORDER BY stamp"
  /// (id) -> the greatest version with its lineage.
  private(set) lazy var head = "SELECT \(lineage) FROM \(table) WHERE id = ? ORDER BY stamp DESC LIMIT 1"
  /// (id, stamp) -> that version with its lineage.
  private(set) lazy var row = "SELECT \(lineage) FROM \(table) WHERE id = ? AND stamp = ?"
  /// (change) -> the versions that a change wrote, with their lineage.
  private(set) lazy var written = "SELECT \(lineage) FROM \(table) WHERE change = ? ORDER BY id, stamp"
  /// () -> the records of which two versions were written independently of each other.
  private(set) lazy var forked = """
    SELECT id FROM (SELECT id FROM \(table) GROUP BY id HAVING count(*) > 1) AS several WHERE EXISTS
      (SELECT 1 FROM \(table) AS v JOIN \(table) AS w ON w.id = v.id AND w.stamp < v.stamp AND w.stamp > v.replaces
       WHERE v.id = several.id)
    """
  /// () -> the hash of the greatest version of every record.
  private(set) lazy var heads = "SELECT hash, max(stamp) FROM \(table) GROUP BY id"
  /// (first id, id after the last or NULL) -> id, stamp and hash of the greatest version of every record in that range.
  private(set) lazy var headsBetween =
    "SELECT id, max(stamp), hash FROM \(table) WHERE id >= ?1 AND (?2 IS NULL OR id < ?2) GROUP BY id"
  /// (id) -> a row if a version of the record is stored.
  private(set) lazy var any = "SELECT 1 FROM \(table) WHERE id = ? LIMIT 1"
  /// (id, stamp, deleted, change, brought, hash, replaces, ages, extra, columns...): writes a version.
  private(set) lazy var insert = "INSERT \(version)"
  /// The same; nothing is written if the table refuses the version.
  private(set) lazy var insertAllowed = "INSERT OR IGNORE \(version)"
  private var version: String {
    """
    INTO \(table) (id, stamp, deleted, change, brought, hash, replaces, ages, extra, \(own))
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?\(String(repeating: ", ?", count: kind.columns.count)))
    """
  }
  /// () -> of the versions with further columns: the hash, and the version with its lineage.
  private(set) lazy var extended = "SELECT hash, \(lineage) FROM \(table) WHERE extra IS NOT NULL"
  /// (hash, extra, columns..., id, stamp): changes the columns of a version, unless the table refuses it.
  private(set) lazy var adopt: String = {
    var places = ""
    for column in kind.columns { places += ", \(column) = ?" }
    return "UPDATE OR IGNORE \(table) SET hash = ?, extra = ?\(places) WHERE id = ? AND stamp = ?"
  }()
  /// (id, stamp) -> the change that wrote that version, the one that brought it, and its hash.
  private(set) lazy var origin = "SELECT change, brought, hash FROM \(table) WHERE id = ? AND stamp = ?"
  /// () -> the change that wrote each version.
  private(set) lazy var authors = "SELECT change FROM \(table) ORDER BY id, stamp"
  /// (horizon) -> the change that wrote each version up to the horizon.
  private(set) lazy var authorsKnown = "SELECT change FROM \(table) WHERE stamp <= ? ORDER BY id, stamp"
  /// (id, stamp) -> whether that version is a deletion, and its columns.
  private(set) lazy var content = "SELECT deleted, \(own) FROM \(table) WHERE id = ? AND stamp = ?"
  /// (id, stamp): deletes a version.
  private(set) lazy var remove = "DELETE FROM \(table) WHERE id = ? AND stamp = ?"
  /// (stamp) -> the hashes of the versions that a compaction deletes.
  private(set) lazy var droppedHashes = "SELECT hash FROM \(table) AS v \(replaced)"
  /// (change) -> the records of which it wrote or brought versions.
  private(set) lazy var touched = "SELECT DISTINCT id FROM \(table) WHERE change = ?1 OR brought = ?1"
  /// (id) -> stamp, change and bringing change of every version, the greatest first.
  private(set) lazy var writers = "SELECT stamp, change, brought FROM \(table) WHERE id = ? ORDER BY stamp DESC"
  /// (id, horizon) -> the change of the greatest version.
  private(set) lazy var author = "SELECT change FROM \(table) WHERE id = ? AND stamp <= ? ORDER BY stamp DESC LIMIT 1"
  /// (id) -> the record's name for users, from its greatest version.
  private(set) lazy var label = "SELECT \(kind.label) FROM \(table) WHERE id = ? ORDER BY stamp DESC LIMIT 1"
  /// (change) -> for every record that the change touched: a version, and whether the record existed before.
  private(set) lazy var history = """
    SELECT \(all), \(existed) FROM \(table) AS v WHERE (change = ?1 OR brought = ?1)
    AND stamp = (SELECT max(stamp) FROM \(table) WHERE id = v.id AND (change = ?1 OR brought = ?1)) ORDER BY stamp
    """
  /// (change, most) -> the same for the first of them. Indexes alone find them, so a change of thousands reads few rows.
  private(set) lazy var historyStart = """
    SELECT \(all), \(existed)
    FROM (SELECT id AS one, max(stamp) AS latest FROM (\(stamps)) GROUP BY id ORDER BY latest LIMIT ?2)
    JOIN \(table) AS v ON v.id = one AND v.stamp = latest ORDER BY latest
    """
  /// (change) -> how many records it touched.
  private(set) lazy var touchedCount = "SELECT count(DISTINCT id) FROM (\(stamps))"
  /// Whether a record existed before a change.
  private var existed: String {
    """
    coalesce((SELECT 1 - p.deleted FROM \(table) AS p
      WHERE p.id = v.id AND p.change <> ?1 AND p.brought IS NOT ?1 AND p.stamp < v.stamp
      ORDER BY p.stamp DESC LIMIT 1), 0)
    """
  }
  /// Id and stamp of the versions that a change wrote or brought.
  private var stamps: String {
    "SELECT id, stamp FROM \(table) WHERE change = ?1 UNION ALL SELECT id, stamp FROM \(table) WHERE brought = ?1"
  }
  /// (stamp) -> the first version before it that a later change wrote or brought over a version of another change.
  private(set) lazy var firstBrought = """
    SELECT v.stamp FROM change AS b JOIN \(table) AS v ON v.change = b.id OR v.brought = b.id
    WHERE b.stamp >= ?1 AND v.stamp < ?1
    AND EXISTS (SELECT 1 FROM \(table) AS o
      WHERE o.id = v.id AND o.stamp < v.stamp AND o.change <> b.id AND o.brought IS NOT b.id)
    ORDER BY v.stamp LIMIT 1
    """
  /// (stamp) -> how many versions a compaction deletes.
  private(set) lazy var droppable = "SELECT count(*), (SELECT count(*) FROM \(table)) FROM \(table) AS v \(replaced)"
  /// (stamp): deletes them.
  private(set) lazy var drop = "DELETE FROM \(table) AS v \(replaced)"

  /// (horizon) -> id, stamp, how many versions came before that stamp, and how many of them are still stored.
  private(set) lazy var compactedCounts = """
    SELECT id, stamp, earlier, (SELECT count(*) FROM \(table) AS v WHERE v.id = t.id AND v.stamp < t.stamp)
    FROM tally AS t WHERE kind = '\(table)' AND stamp <= ? ORDER BY id, stamp
    """
  /// (id, stamp, count): records how many versions came before one, unless a greater count is recorded.
  private(set) lazy var noteCompactedCount = """
    INSERT INTO tally (kind, id, stamp, earlier) VALUES ('\(table)', ?, ?, ?)
    ON CONFLICT (kind, id, stamp) DO UPDATE SET earlier = max(earlier, excluded.earlier)
    """
  /// (id, stamp): deletes the counts of earlier versions, because a later count includes them.
  private(set) lazy var dropCompactedCounts = "DELETE FROM tally WHERE kind = '\(table)' AND id = ? AND stamp < ?"
  /// (stamp) -> for each record of which a compaction deletes versions: its id, the stamp of the oldest version that
  /// stays, and how many earlier versions are stored.
  private(set) lazy var oldestKept = """
    SELECT id, max(stamp), count(*) - 1 FROM \(table) WHERE stamp < ? GROUP BY id HAVING count(*) > 1
    """

  private var replaced: String {
    """
    WHERE stamp < ?1
    AND EXISTS (SELECT 1 FROM \(table) AS n WHERE n.id = v.id AND n.stamp > v.stamp AND n.stamp < ?1)
    """
  }
  /// () -> the records that exist, by a scan. SQLite takes the bare columns from the row with the greatest stamp if the only
  /// aggregate is one max(). So this is one pass over the table, twice as fast as checking for each row whether it is
  /// the greatest.
  private(set) lazy var everything = """
    SELECT \(farthest)id, max(stamp), deleted, \(own) FROM \(table) GROUP BY id HAVING deleted = 0 ORDER BY id
    """
  /// (horizon) -> the records that existed at the horizon.
  private lazy var everythingKnown = """
    SELECT \(farthest)id, max(stamp), deleted, \(own) FROM \(table) WHERE stamp <= ?
    GROUP BY id HAVING deleted = 0 ORDER BY id
    """
  /// The same for a condition that an index may answer: of the rows that match, those that are the greatest version.
  private lazy var existing = """
    SELECT \(farthest)\(all) FROM \(table) AS v WHERE deleted = 0
    AND stamp = (SELECT max(stamp) FROM \(table) WHERE id = v.id AND stamp <= ?)
    """

  /// (horizon, values of the filter) -> the records that exist.
  func all(where filter: RecordFilter) -> String {
    switch filter {
    case .everything: everythingKnown
    case .text(let column, _): existing + " AND \(known(column)) = ? ORDER BY id"
    case .range(let column, _): existing + " AND \(known(column)) BETWEEN ? AND ? ORDER BY id"
    case .filled(let column): existing + " AND \(known(column)) IS NOT NULL ORDER BY id"
    case .days(let columns, _): days(columns)
    }
  }

  /// (horizon, last day, first day) -> the things that may be on a day of a range, in any order: by one index what comes once and is
  /// not long, by its first day, and by the other index the rest, by the end of its days. The expressions are those of migrations 023
  /// and 024.
  ///
  /// A row that says `deleted` is not one of them: it is a newer version of the row before it, which is then not one either. So
  /// one look-up of the table finds a row and whether it is the greatest version.
  private func days(_ columns: DayColumns) -> String {
    let (first, length) = (found(columns.first), found(columns.length))
    let (repeats, changes, zone) = (found(columns.repeats), found(columns.changes), found(columns.zone))
    let versions = """
      SELECT v.\(farthest)v.id, v.stamp, v.stamp > i.stamp, \(Self.list(kind.columns, "v.")) FROM \(table) AS i
      CROSS JOIN \(table) AS v ON v.id = i.id AND v.stamp >= i.stamp AND v.stamp <= ?1 WHERE i.deleted = 0 AND i.stamp <= ?1
      """
    return """
      \(versions) AND \(length) <= 7 AND \(repeats) IS NULL AND \(changes) IS NULL
      AND \(first) BETWEEN ?3 - \(6 + DayColumns.margin) AND ?2 + \(DayColumns.margin)
      AND (\(first) <= ?2 AND \(first) + \(length) > ?3
      OR \(zone) IS NOT NULL AND \(first) + \(length) > ?3 - \(DayColumns.margin))
      UNION ALL
      \(versions) AND (\(length) > 7 OR \(repeats) IS NOT NULL OR \(changes) IS NOT NULL)
      AND \(end(columns)) > ?3 - \(DayColumns.margin)
      AND (\(first) <= ?2 AND \(end(columns)) > ?3 OR \(changes) IS NOT NULL
      OR (\(zone) IS NOT NULL OR \(found(columns.rule)) IS NOT NULL) AND \(first) <= ?2 + \(DayColumns.margin))
      """
  }

  /// The day after the last one on which a thing may be.
  private func end(_ columns: DayColumns) -> String {
    let (first, length, repeats) = (found(columns.first), found(columns.length), found(columns.repeats))
    let (until, count) = (found(columns.until), found(columns.count))
    return """
      CASE WHEN \(found(columns.changes)) IS NOT NULL THEN 1000000
      WHEN \(repeats) IS NULL THEN \(first) + \(length)
      WHEN \(until) IS NOT NULL THEN \(until) + \(length)
      WHEN \(count) IS NOT NULL AND \(found(columns.rule)) IS NULL THEN \(first) + \(length) + \(count)
      * CASE \(repeats) WHEN 'day' THEN 1 WHEN 'week' THEN 7 WHEN 'month' THEN 31 ELSE 366 END
      ELSE 1000000 END
      """
  }

  /// A column of the kind. An unknown name becomes a name that SQLite does not know either, so that the query fails.
  private func known(_ column: String) -> String { kind.columns.contains(column) ? column : "no_such_column" }

  /// A column of the row that an index found.
  private func found(_ column: String) -> String { "i.\(known(column))" }
}
