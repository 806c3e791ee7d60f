extension Migration {
  /// The versions of feeds. Only the SHA-256 of a token is stored, as 64 hex digits.
  static let feeds = Migration(
    version: 6,
    sql: """
      CREATE TABLE feed (
        id         BLOB NOT NULL CHECK (length(id) = 16),
        stamp      TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
        deleted    INTEGER NOT NULL CHECK (deleted IN (0, 1)),
        change     BLOB NOT NULL REFERENCES change (id),
        name       TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
        parts      TEXT NOT NULL CHECK (length(parts) BETWEEN 1 AND 200 AND parts NOT GLOB '*[^a-z,]*'),
        hiding     TEXT NOT NULL CHECK (length(hiding) <= 200 AND hiding NOT GLOB '*[^a-z,]*'),
        token_hash TEXT NOT NULL CHECK (length(token_hash) = 64 AND token_hash NOT GLOB '*[^0-9a-f]*'),
        created    INTEGER NOT NULL CHECK (created >= 0),
        PRIMARY KEY (id, stamp)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX feed_change ON feed (change);
      CREATE INDEX feed_token_hash ON feed (token_hash);
      """)
}
