extension Migration {
  /// Regions of the user's own, each as its text.
  static let ownRegions = Migration(
    version: 12,
    sql: """
      CREATE TABLE region (
        id               BLOB NOT NULL CHECK (length(id) = 16),
        stamp            TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
        deleted          INTEGER NOT NULL CHECK (deleted IN (0, 1)),
        change           BLOB NOT NULL REFERENCES change (id),
        code             TEXT NOT NULL CHECK (length(code) BETWEEN 1 AND 100),
        text             TEXT NOT NULL CHECK (length(text) <= 4000000),
        user_modified_at INTEGER NOT NULL CHECK (user_modified_at >= 0),
        hash             BLOB CHECK (length(hash) = 32),
        PRIMARY KEY (id, stamp)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX region_change ON region (change);
      """)
}
