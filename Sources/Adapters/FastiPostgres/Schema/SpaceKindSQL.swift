internal import FastiRecords

/// The statements that every kind of record shares, with its table and columns inserted. Table and column names come
/// from the program, never from outside. `$1` is the space; a horizon bounds the visible stamps.
final class SpaceKindSQL {
  /// A horizon without effect.
  static let present = Stamp.last(atMilliseconds: Stamp.maximumMilliseconds)

  let kind: RecordKind
  /// The hash of its versions.
  private(set) lazy var hashing = VersionHashing(kind)
  private let table: String
  private let own: String
  private let all: String
  private let lineage: String

  init(_ kind: RecordKind) {
    self.kind = kind
    table = kind.table
    own = kind.columns.map { "\"\($0)\"" }.joined(separator: ", ")
    all = "id, stamp, deleted, " + own
    lineage = "id, stamp, deleted, replaces, ages, extra, " + own
  }

  /// (id, horizon) -> the greatest version.
  private(set) lazy var newest =
    "SELECT \(all) FROM \(table) WHERE space_id = $1 AND id = $2 AND stamp <= $3 ORDER BY stamp DESC LIMIT 1"
  /// (id, horizon) -> every version, oldest first.
  private(set) lazy var versions =
    "SELECT \(all) FROM \(table) WHERE space_id = $1 AND id = $2 AND stamp <= $3 ORDER BY stamp"
  /// (horizon) -> every version of every thing up to a stamp.
  private(set) lazy var everyVersion =
    "SELECT \(all) FROM \(table) WHERE space_id = $1 AND stamp <= $2 ORDER BY id, stamp"
  /// (id) -> the greatest version with its lineage.
  private(set) lazy var head =
    "SELECT \(lineage) FROM \(table) WHERE space_id = $1 AND id = $2 ORDER BY stamp DESC LIMIT 1"
  /// (id, stamp) -> that version with its lineage.
  private(set) lazy var row = "SELECT \(lineage) FROM \(table) WHERE space_id = $1 AND id = $2 AND stamp = $3"
  /// (id) -> every version with its lineage, oldest first.
  private(set) lazy var rows = "SELECT \(lineage) FROM \(table) WHERE space_id = $1 AND id = $2 ORDER BY stamp"
  /// (changes, as an array in text) -> of the versions that they wrote: the change, how many versions came before that are not
  /// here, and the version with its lineage.
  private(set) lazy var written = """
    SELECT change, (SELECT n.earlier FROM tally AS n
      WHERE n.space_id = $1 AND n.kind = '\(table)' AND n.id = v.id AND n.stamp = v.stamp), \(lineage)
    FROM \(table) AS v WHERE space_id = $1 AND change = ANY ($2::uuid[]) ORDER BY id, stamp
    """
  /// () -> the things of which two versions were written beside each other.
  private(set) lazy var forked = """
    SELECT id FROM (SELECT id FROM \(table) WHERE space_id = $1 GROUP BY id HAVING count(*) > 1) AS several WHERE EXISTS
      (SELECT FROM \(table) AS v JOIN \(table) AS w ON w.space_id = $1 AND w.id = v.id AND w.stamp < v.stamp
        AND w.stamp > v.replaces WHERE v.space_id = $1 AND v.id = several.id)
    """
  /// (first id, id after the last or nothing) -> id, stamp and hash of the greatest version of every thing in that range.
  private(set) lazy var heads = """
    SELECT DISTINCT ON (id) id, stamp, hash FROM \(table)
    WHERE space_id = $1 AND id >= $2 AND ($3::uuid IS NULL OR id < $3) ORDER BY id, stamp DESC
    """
  /// (id) -> the change, the bringing change and the hash of every version, and the version with its lineage, oldest first.
  private(set) lazy var origins =
    "SELECT change, brought, hash, \(lineage) FROM \(table) WHERE space_id = $1 AND id = $2 ORDER BY stamp"
  /// (id, stamp, deleted, change, brought, hash, replaces, ages, extra, columns...): writes a version.
  private(set) lazy var insert: String = {
    let places = kind.columns.indices.map { "$\($0 + 11)" }.joined(separator: ", ")
    return """
      INSERT INTO \(table) (space_id, id, stamp, deleted, change, brought, hash, replaces, ages, extra, \(own))
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, \(places))
      """
  }()
  /// () -> of the versions with further columns: the hash, and the version with its lineage.
  private(set) lazy var extended =
    "SELECT hash, \(lineage) FROM \(table) WHERE space_id = $1 AND extra IS NOT NULL"
  /// (id, stamp, hash, extra, columns...): changes the columns of a version; only for the keeper.
  private(set) lazy var adopt: String = {
    let places = kind.columns.indices.map { ", \"\(kind.columns[$0])\" = $\($0 + 6)" }.joined()
    return "UPDATE \(table) SET hash = $4, extra = $5\(places) WHERE space_id = $1 AND id = $2 AND stamp = $3"
  }()
  /// (id, stamp) -> the change that wrote that version, the one that brought it, and its hash.
  private(set) lazy var origin =
    "SELECT change, brought, hash FROM \(table) WHERE space_id = $1 AND id = $2 AND stamp = $3"
  /// (horizon) -> the change that wrote each version up to a stamp.
  private(set) lazy var authors =
    "SELECT change FROM \(table) WHERE space_id = $1 AND stamp <= $2 ORDER BY id, stamp"
  /// (id, stamp) -> whether that version is a deletion, and its columns.
  private(set) lazy var content =
    "SELECT deleted, \(own) FROM \(table) WHERE space_id = $1 AND id = $2 AND stamp = $3"
  /// (id, stamp): removes a version; only for the keeper.
  private(set) lazy var remove = "DELETE FROM \(table) WHERE space_id = $1 AND id = $2 AND stamp = $3"
  /// (stamp) -> the hashes of the versions that a compaction drops.
  private(set) lazy var droppedHashes = "SELECT hash FROM \(table) AS v \(replaced)"
  /// (change) -> the things it wrote or brought versions of.
  private(set) lazy var touched =
    "SELECT DISTINCT id FROM \(table) WHERE space_id = $1 AND (change = $2 OR brought = $2)"
  /// (id) -> stamp, change and bringing change of every version, the greatest first.
  private(set) lazy var writers =
    "SELECT stamp, change, brought FROM \(table) WHERE space_id = $1 AND id = $2 ORDER BY stamp DESC"
  /// (id, horizon) -> the change of the greatest version.
  private(set) lazy var author =
    "SELECT change FROM \(table) WHERE space_id = $1 AND id = $2 AND stamp <= $3 ORDER BY stamp DESC LIMIT 1"
  /// (id) -> the name of the thing for people, from its greatest version.
  private(set) lazy var label =
    "SELECT \(kind.label) FROM \(table) WHERE space_id = $1 AND id = $2 ORDER BY stamp DESC LIMIT 1"
  /// (change, most) -> a version, and whether the thing existed before, of the first things that the change affected.
  private(set) lazy var history = """
    SELECT \(all), coalesce((SELECT NOT p.deleted FROM \(table) AS p
      WHERE p.space_id = $1 AND p.id = v.id AND p.change <> $2 AND p.brought IS DISTINCT FROM $2 AND p.stamp < v.stamp
      ORDER BY p.stamp DESC LIMIT 1), false)
    FROM \(table) AS v WHERE space_id = $1 AND (change = $2 OR brought = $2)
    AND NOT EXISTS (SELECT FROM \(table) AS n WHERE n.space_id = $1 AND n.id = v.id AND (n.change = $2 OR n.brought = $2)
      AND n.stamp > v.stamp) ORDER BY stamp LIMIT $3
    """
  /// (change) -> how many things it affected.
  private(set) lazy var touchedCount =
    "SELECT count(DISTINCT id) FROM \(table) WHERE space_id = $1 AND (change = $2 OR brought = $2)"
  /// (stamp) -> the first version before it that a later change wrote or brought over a version of another change.
  private(set) lazy var firstBrought = """
    SELECT v.stamp FROM change AS b JOIN \(table) AS v ON v.space_id = $1 AND (v.change = b.id OR v.brought = b.id)
    WHERE b.space_id = $1 AND b.stamp >= $2 AND v.stamp < $2
    AND EXISTS (SELECT FROM \(table) AS o WHERE o.space_id = $1 AND o.id = v.id AND o.stamp < v.stamp
      AND o.change <> b.id AND o.brought IS DISTINCT FROM b.id)
    ORDER BY v.stamp LIMIT 1
    """
  /// (stamp) -> the number of versions that a compaction drops, and of all versions.
  private(set) lazy var droppable =
    "SELECT count(*), (SELECT count(*) FROM \(table) WHERE space_id = $1) FROM \(table) AS v \(replaced)"
  /// (stamp): drops them; only for the keeper.
  private(set) lazy var drop = "DELETE FROM \(table) AS v \(replaced)"

  /// (horizon) -> id, stamp, the number of earlier versions, and how many of them are stored.
  private(set) lazy var compactedCounts = """
    SELECT id, stamp, earlier,
      (SELECT count(*) FROM \(table) AS v WHERE v.space_id = $1 AND v.id = t.id AND v.stamp < t.stamp)
    FROM tally AS t WHERE space_id = $1 AND kind = '\(table)' AND stamp <= $2 ORDER BY id, stamp
    """
  /// (id, stamp): removes the counts of earlier versions, if a later count includes them; only for the keeper.
  private(set) lazy var dropCompactedCounts =
    "DELETE FROM tally WHERE space_id = $1 AND kind = '\(table)' AND id = $2 AND stamp < $3"
  /// (stamp) -> for each thing of which a compaction drops versions: id, the stamp of the oldest kept version, and how
  /// many earlier versions are stored.
  private(set) lazy var oldestKept = """
    SELECT id, (array_agg(stamp ORDER BY stamp DESC))[1], count(*) - 1
    FROM \(table) WHERE space_id = $1 AND stamp < $2 GROUP BY id HAVING count(*) > 1
    """

  private var replaced: String {
    """
    WHERE space_id = $1 AND stamp < $2
    AND EXISTS (SELECT FROM \(table) AS n WHERE n.space_id = $1 AND n.id = v.id AND n.stamp > v.stamp AND n.stamp < $2)
    """
  }
  /// (horizon) -> the existing things.
  private lazy var everything = """
    SELECT * FROM (SELECT DISTINCT ON (id) \(all) FROM \(table) WHERE space_id = $1 AND stamp <= $2 ORDER BY id, stamp DESC)
    AS newest WHERE NOT deleted ORDER BY id
    """
  /// The same for a condition that may use an index: of the rows it finds, those that are the greatest version.
  private lazy var existing = """
    SELECT \(all) FROM \(table) AS v WHERE space_id = $1 AND NOT deleted AND stamp <= $2
    AND NOT EXISTS (SELECT FROM \(table) AS n WHERE n.space_id = $1 AND n.id = v.id AND n.stamp > v.stamp AND n.stamp <= $2)
    """

  /// (horizon, values of the filter) -> the existing things.
  func all(where filter: RecordFilter) -> String {
    switch filter {
    case .everything: everything
    case .text(let column, _): existing + " AND \(known(column)) = $3 ORDER BY id"
    case .range(let column, _): existing + " AND \(known(column)) BETWEEN $3 AND $4 ORDER BY id"
    case .filled(let column): existing + " AND \(known(column)) IS NOT NULL ORDER BY id"
    case .days(let columns, _): existing + days(columns)
    }
  }

  /// The condition for what may be on a day of a range: last day, first day.
  private func days(_ columns: DayColumns) -> String {
    let (first, end, changes) = (known(columns.first), end(columns), known(columns.changes))
    return """
       AND (\(first) <= $3 AND \(end) > $4 OR \(changes) IS NOT NULL
      OR (\(known(columns.zone)) IS NOT NULL OR \(known(columns.rule)) IS NOT NULL)
      AND \(first) <= $3 + \(DayColumns.margin) AND \(end) > $4 - \(DayColumns.margin))
      ORDER BY id
      """
  }

  /// The day after the last one on which a thing may be.
  private func end(_ columns: DayColumns) -> String {
    let (first, length, repeats) = (known(columns.first), known(columns.length), known(columns.repeats))
    let (until, count) = (known(columns.until), known(columns.count))
    return """
      CASE WHEN \(known(columns.changes)) IS NOT NULL THEN 1000000
      WHEN \(repeats) IS NULL THEN \(first) + \(length)
      WHEN \(until) IS NOT NULL THEN \(until) + \(length)
      WHEN \(count) IS NOT NULL AND \(known(columns.rule)) IS NULL THEN \(first) + \(length) + \(count)
      * CASE \(repeats) WHEN 'day' THEN 1 WHEN 'week' THEN 7 WHEN 'month' THEN 31 ELSE 366 END
      ELSE 1000000 END
      """
  }

  /// A column of the kind; an unknown name becomes one that the server does not know either, and so an error.
  private func known(_ column: String) -> String { kind.columns.contains(column) ? "\"\(column)\"" : "no_such_column" }
}
