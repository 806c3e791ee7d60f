extension Migration {
  /// The versions of Hijri months that the user set or that were fetched, and what servers said about the fetched
  /// documents.
  ///
  /// A month is `1447-09`; days are days since 1970-01-01 in the years 1583 to 2999.
  static let hijriMonths = Migration(
    version: 5,
    sql: """
      CREATE TABLE month_override (
        id      BLOB NOT NULL CHECK (length(id) = 16),
        stamp   TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
        deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
        change  BLOB NOT NULL REFERENCES change (id),
        month   TEXT NOT NULL CHECK (month GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]'),
        start   INTEGER NOT NULL CHECK (start BETWEEN -141349 AND 376199),
        PRIMARY KEY (id, stamp)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX month_override_change ON month_override (change);

      CREATE TABLE month_fetched (
        id         BLOB NOT NULL CHECK (length(id) = 16),
        stamp      TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
        deleted    INTEGER NOT NULL CHECK (deleted IN (0, 1)),
        change     BLOB NOT NULL REFERENCES change (id),
        origin     TEXT NOT NULL CHECK (origin IN ('council', 'committee')),
        month      TEXT NOT NULL CHECK (month GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]'),
        start      INTEGER NOT NULL CHECK (start BETWEEN -141349 AND 376199),
        document   TEXT NOT NULL CHECK (document IN ('fiqh', 'home', 'news', 'api', 'pdf')),
        fetched_at INTEGER NOT NULL CHECK (fetched_at >= 0),
        PRIMARY KEY (id, stamp)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX month_fetched_change ON month_fetched (change);

      CREATE TABLE month_document (
        id       BLOB NOT NULL CHECK (length(id) = 16),
        stamp    TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
        deleted  INTEGER NOT NULL CHECK (deleted IN (0, 1)),
        change   BLOB NOT NULL REFERENCES change (id),
        address  TEXT NOT NULL CHECK (length(address) BETWEEN 1 AND 2048),
        tag      TEXT CHECK (length(tag) <= 1024),
        modified TEXT CHECK (length(modified) <= 100),
        PRIMARY KEY (id, stamp)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX month_document_change ON month_document (change);
      """)
}
