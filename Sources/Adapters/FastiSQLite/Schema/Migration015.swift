extension Migration {
  /// When to deliver the alarms of an event, as `start,10m,1d 18:00`, and the deliveries of alarms.
  ///
  /// Existing events have no alarms and keep their hashes. `alarm_delivery` does not contain versions, because a
  /// delivery cannot be undone. `source` is the kind of item, `occurrence` the original day of the occurrence, `lead`
  /// the alarm's number; `day` and `time` are when the occurrence begins, by its own clock.
  static let alarms = Migration(
    version: 15,
    sql: """
      ALTER TABLE event ADD COLUMN alarms TEXT CHECK (length(alarms) BETWEEN 1 AND 200);
      CREATE INDEX event_alarms ON event (alarms) WHERE alarms IS NOT NULL;

      CREATE TABLE alarm_delivery (
        source       INTEGER NOT NULL CHECK (source BETWEEN 1 AND 6),
        thing        BLOB NOT NULL CHECK (length(thing) = 16),
        occurrence   INTEGER NOT NULL,
        lead         INTEGER NOT NULL CHECK (lead >= 0),
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
        PRIMARY KEY (source, thing, occurrence, lead),
        CHECK ((settled_day IS NULL) = (settled_time IS NULL))
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX alarm_delivery_instant ON alarm_delivery (instant);
      """)
}
