extension Migration {
  /// The versions of reminders and their attachments, and the notifications that this machine planned and delivered.
  ///
  /// Times are seconds after midnight, days are days since 1970-01-01, moments are seconds of Unix time. A duration of
  /// NULL is the whole month. `delivery` does not contain versions, because a delivery cannot be undone.
  static let reminders = Migration(
    version: 4,
    sql: """
      CREATE TABLE reminder (
        id       BLOB NOT NULL CHECK (length(id) = 16),
        stamp    TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
        deleted  INTEGER NOT NULL CHECK (deleted IN (0, 1)),
        change   BLOB NOT NULL REFERENCES change (id),
        title    TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 1000),
        month    INTEGER NOT NULL CHECK (month BETWEEN 1 AND 12),
        day      INTEGER NOT NULL CHECK (day BETWEEN 1 AND 30),
        year     INTEGER CHECK (year BETWEEN 1 AND 9999),
        time     INTEGER NOT NULL CHECK (time BETWEEN 0 AND 86399),
        duration INTEGER CHECK (duration BETWEEN 1 AND 60),
        day30    TEXT NOT NULL CHECK (day30 IN ('last', 'omit', 'next')),
        zone     TEXT CHECK (length(zone) BETWEEN 1 AND 200),
        notes    TEXT NOT NULL CHECK (length(notes) <= 65536),
        enabled  INTEGER NOT NULL CHECK (enabled IN (0, 1)),
        created  INTEGER NOT NULL CHECK (created >= 0),
        updated  INTEGER NOT NULL CHECK (updated >= 0),
        PRIMARY KEY (id, stamp),
        CHECK (duration IS NOT NULL OR day = 1)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX reminder_change ON reminder (change);

      CREATE TABLE attachment (
        id         BLOB NOT NULL CHECK (length(id) = 16),
        stamp      TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
        deleted    INTEGER NOT NULL CHECK (deleted IN (0, 1)),
        change     BLOB NOT NULL REFERENCES change (id),
        reminder   TEXT NOT NULL CHECK (length(reminder) = 36),
        name       TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 1000),
        type       TEXT NOT NULL CHECK (type IN ('photo', 'file', 'link')),
        file       TEXT CHECK (length(file) BETWEEN 36 AND 60 AND file NOT GLOB '*[^0-9a-z.-]*'),
        media_type TEXT CHECK (length(media_type) BETWEEN 3 AND 100),
        bytes      INTEGER CHECK (bytes BETWEEN 0 AND 100000000),
        url        TEXT CHECK (length(url) <= 2048 AND (url LIKE 'http://_%' OR url LIKE 'https://_%')),
        created    INTEGER NOT NULL CHECK (created >= 0),
        PRIMARY KEY (id, stamp),
        CHECK ((type = 'link') = (url IS NOT NULL) AND (type = 'link') = (file IS NULL)
          AND (file IS NULL) = (media_type IS NULL) AND (file IS NULL) = (bytes IS NULL))
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX attachment_change ON attachment (change);
      CREATE INDEX attachment_reminder ON attachment (reminder);

      CREATE TABLE delivery (
        reminder     BLOB NOT NULL CHECK (length(reminder) = 16),
        year         INTEGER NOT NULL CHECK (year BETWEEN 1 AND 9999),
        place        INTEGER NOT NULL CHECK (place BETWEEN 1 AND 60),
        day          INTEGER NOT NULL,
        time         INTEGER NOT NULL CHECK (time BETWEEN 0 AND 86399),
        instant      INTEGER NOT NULL,
        state        TEXT NOT NULL
          CHECK (state IN ('planned', 'started', 'delivered', 'failed', 'missed', 'interrupted')),
        settled_day  INTEGER,
        settled_time INTEGER CHECK (settled_time BETWEEN 0 AND 86399),
        channel      TEXT NOT NULL CHECK (length(channel) <= 100),
        detail       TEXT CHECK (length(detail) <= 1000),
        recorded     INTEGER NOT NULL,
        PRIMARY KEY (reminder, year, place),
        CHECK ((settled_day IS NULL) = (settled_time IS NULL))
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX delivery_instant ON delivery (instant);
      """)
}
