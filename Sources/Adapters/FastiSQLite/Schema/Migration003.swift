extension Migration {
  /// The versions of the planner: notes, events and countdowns. Days are days since 1970-01-01, times minutes since
  /// midnight.
  static let planner = Migration(
    version: 3,
    sql: """
      CREATE TABLE note (
        id      BLOB NOT NULL CHECK (length(id) = 16),
        stamp   TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
        deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
        change  BLOB NOT NULL REFERENCES change (id),
        day     INTEGER NOT NULL CHECK (day BETWEEN -141349 AND 376199),
        date    TEXT NOT NULL CHECK (date = date(day * 86400, 'unixepoch')),
        text    TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 65536),
        PRIMARY KEY (id, stamp)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX note_change ON note (change);
      CREATE INDEX note_day ON note (day);

      CREATE TABLE event (
        id            BLOB NOT NULL CHECK (length(id) = 16),
        stamp         TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
        deleted       INTEGER NOT NULL CHECK (deleted IN (0, 1)),
        change        BLOB NOT NULL REFERENCES change (id),
        title         TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 1000),
        type          TEXT NOT NULL CHECK (type IN ('event', 'trip', 'birthday', 'money')),
        first_day     INTEGER NOT NULL CHECK (first_day BETWEEN -141349 AND 376199),
        length        INTEGER NOT NULL CHECK (length BETWEEN 1 AND 3660),
        time          INTEGER CHECK (time BETWEEN 0 AND 1439),
        repeats       TEXT CHECK (repeats IN ('day', 'week', 'month', 'year')),
        repeats_until INTEGER CHECK (repeats_until BETWEEN first_day AND 376199),
        notes         TEXT NOT NULL CHECK (length(notes) <= 65536),
        PRIMARY KEY (id, stamp),
        CHECK (repeats_until IS NULL OR repeats IS NOT NULL)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX event_change ON event (change);

      CREATE TABLE countdown (
        id      BLOB NOT NULL CHECK (length(id) = 16),
        stamp   TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
        deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
        change  BLOB NOT NULL REFERENCES change (id),
        title   TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 1000),
        day     INTEGER NOT NULL CHECK (day BETWEEN -141349 AND 376199),
        yearly  INTEGER NOT NULL CHECK (yearly IN (0, 1)),
        PRIMARY KEY (id, stamp)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX countdown_change ON countdown (change);
      """)
}
