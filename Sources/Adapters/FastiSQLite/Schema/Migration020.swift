extension Migration {
  /// Content lines of calendar files that events have no columns for. If `component` is NULL, they belong to the event
  /// of the same id; otherwise they are that component, such as a task.
  static let calendarObjects = Migration(
    version: 20,
    sql: """
      CREATE TABLE calendar_object (
        id        BLOB NOT NULL CHECK (length(id) = 16),
        stamp     TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
        deleted   INTEGER NOT NULL CHECK (deleted IN (0, 1)),
        change    BLOB NOT NULL REFERENCES change (id),
        title     TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 1000),
        component TEXT CHECK (length(component) BETWEEN 1 AND 100),
        uid       TEXT NOT NULL CHECK (length(uid) <= 1000),
        first_day INTEGER CHECK (first_day BETWEEN -141349 AND 376199),
        lines     TEXT NOT NULL CHECK (length(lines) <= 65536),
        hash      BLOB CHECK (length(hash) = 32),
        brought   BLOB REFERENCES change (id),
        replaces  TEXT CHECK (length(replaces) = 34),
        ages      TEXT CHECK (length(ages) <= 4096),
        extra     TEXT CHECK (length(extra) <= 65536),
        PRIMARY KEY (id, stamp)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX calendar_object_change ON calendar_object (change);
      CREATE INDEX calendar_object_brought ON calendar_object (brought) WHERE brought IS NOT NULL;
      """)
}
