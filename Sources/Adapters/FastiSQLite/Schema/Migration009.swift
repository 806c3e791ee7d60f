extension Migration {
  /// How many versions were compacted away, and which editions of the shipped regions the store has had. Because of
  /// both, the numbers that feeds give to changes never decrease.
  ///
  /// Neither is a version. A tally belongs to a version that is stored. When stores are merged, the greater of two
  /// tallies of a version applies, and the earlier of two times of an edition.
  static let tallies = Migration(
    version: 9,
    sql: """
      CREATE TABLE tally (
        kind    TEXT NOT NULL CHECK (kind <> ''),
        id      BLOB NOT NULL CHECK (length(id) = 16),
        stamp   TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
        earlier INTEGER NOT NULL CHECK (earlier BETWEEN 1 AND 1000000000),
        PRIMARY KEY (kind, id, stamp)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE shipped_edition (
        fingerprint TEXT NOT NULL PRIMARY KEY CHECK (length(fingerprint) <= 1000),
        since       INTEGER NOT NULL CHECK (since >= 0)
      ) STRICT, WITHOUT ROWID;
      INSERT INTO shipped_edition SELECT value, 0 FROM meta WHERE key = 'seed' AND length(value) <= 1000;
      """)
}
