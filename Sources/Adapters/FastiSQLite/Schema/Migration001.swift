extension Migration {
  /// Changes, the shipped regions, and the versions of settings, rules and layers.
  ///
  /// Tables of versions are clustered by record and stamp, so the newest version is one search from the end. The index
  /// on `change` serves undo and history.
  static let firstLanding = Migration(
    version: 1,
    sql: """
      CREATE TABLE meta (
        key   TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE change (
        id      BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
        stamp   TEXT NOT NULL UNIQUE CHECK (length(stamp) = 34),
        time    INTEGER NOT NULL,
        command TEXT NOT NULL,
        undoes  BLOB REFERENCES change (id)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE shipped_region (
        code     TEXT NOT NULL PRIMARY KEY CHECK (code <> ''),
        position INTEGER NOT NULL CHECK (position >= 0),
        hash     TEXT NOT NULL CHECK (length(hash) >= 16),
        text     TEXT NOT NULL
      ) STRICT;

      CREATE TABLE setting (
        id      BLOB NOT NULL CHECK (length(id) = 16),
        stamp   TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
        deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
        change  BLOB NOT NULL REFERENCES change (id),
        key     TEXT NOT NULL CHECK (length(key) BETWEEN 1 AND 200),
        value   TEXT NOT NULL CHECK (length(value) <= 65536),
        PRIMARY KEY (id, stamp)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX setting_change ON setting (change);

      CREATE TABLE rule (
        id               BLOB NOT NULL CHECK (length(id) = 16),
        stamp            TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
        deleted          INTEGER NOT NULL CHECK (deleted IN (0, 1)),
        change           BLOB NOT NULL REFERENCES change (id),
        rule_id          TEXT NOT NULL CHECK (length(rule_id) BETWEEN 1 AND 200),
        region           TEXT NOT NULL CHECK (length(region) <= 100),
        text             TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 65536),
        user_modified_at INTEGER NOT NULL CHECK (user_modified_at >= 0),
        PRIMARY KEY (id, stamp)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX rule_change ON rule (change);
      CREATE INDEX rule_rule_id ON rule (rule_id);

      CREATE TABLE layer (
        id               BLOB NOT NULL CHECK (length(id) = 16),
        stamp            TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
        deleted          INTEGER NOT NULL CHECK (deleted IN (0, 1)),
        change           BLOB NOT NULL REFERENCES change (id),
        rule_id          TEXT NOT NULL CHECK (length(rule_id) BETWEEN 1 AND 200),
        title_override   TEXT CHECK (length(title_override) <= 1000),
        symbol_name      TEXT CHECK (length(symbol_name) <= 200),
        icon_color       TEXT CHECK (length(icon_color) <= 200),
        notes            TEXT CHECK (length(notes) <= 65536),
        hidden           INTEGER NOT NULL CHECK (hidden IN (0, 1)),
        user_modified_at INTEGER NOT NULL CHECK (user_modified_at >= 0),
        PRIMARY KEY (id, stamp)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX layer_change ON layer (change);
      """)
}
