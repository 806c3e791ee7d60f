extension Migration {
  /// The lineage of versions, and the state of the sync with other devices.
  ///
  /// `replaces` is the stamp of the version that was replaced: zeroes if there was none, NULL if it is not known.
  /// `ages` says how old the groups of columns are, or which version of another device this one contains. `extra`
  /// contains columns that a later program wrote. `foreign_version` contains versions of kinds that this program does
  /// not know.
  ///
  /// The tables of spaces do not contain versions; they apply to this device only. `sync_known` lists the changes that
  /// a space has, including those of this device's log (`mine`). `sync_segment` lists the segments of logs that were
  /// read (0), written (1), or written to a log that has been started again since (2). `sync_file` lists the attached
  /// files that have not arrived yet, with each space that may bring it or needs it.
  static let lineage = Migration(
    version: 16,
    sql: """
      ALTER TABLE setting ADD COLUMN replaces TEXT CHECK (length(replaces) = 34);
      ALTER TABLE setting ADD COLUMN ages TEXT CHECK (length(ages) <= 4096);
      ALTER TABLE setting ADD COLUMN extra TEXT CHECK (length(extra) <= 65536);
      ALTER TABLE region ADD COLUMN replaces TEXT CHECK (length(replaces) = 34);
      ALTER TABLE region ADD COLUMN ages TEXT CHECK (length(ages) <= 4096);
      ALTER TABLE region ADD COLUMN extra TEXT CHECK (length(extra) <= 65536);
      ALTER TABLE rule ADD COLUMN replaces TEXT CHECK (length(replaces) = 34);
      ALTER TABLE rule ADD COLUMN ages TEXT CHECK (length(ages) <= 4096);
      ALTER TABLE rule ADD COLUMN extra TEXT CHECK (length(extra) <= 65536);
      ALTER TABLE layer ADD COLUMN replaces TEXT CHECK (length(replaces) = 34);
      ALTER TABLE layer ADD COLUMN ages TEXT CHECK (length(ages) <= 4096);
      ALTER TABLE layer ADD COLUMN extra TEXT CHECK (length(extra) <= 65536);
      ALTER TABLE leave_profile ADD COLUMN replaces TEXT CHECK (length(replaces) = 34);
      ALTER TABLE leave_profile ADD COLUMN ages TEXT CHECK (length(ages) <= 4096);
      ALTER TABLE leave_profile ADD COLUMN extra TEXT CHECK (length(extra) <= 65536);
      ALTER TABLE leave_terms ADD COLUMN replaces TEXT CHECK (length(replaces) = 34);
      ALTER TABLE leave_terms ADD COLUMN ages TEXT CHECK (length(ages) <= 4096);
      ALTER TABLE leave_terms ADD COLUMN extra TEXT CHECK (length(extra) <= 65536);
      ALTER TABLE leave_rate ADD COLUMN replaces TEXT CHECK (length(replaces) = 34);
      ALTER TABLE leave_rate ADD COLUMN ages TEXT CHECK (length(ages) <= 4096);
      ALTER TABLE leave_rate ADD COLUMN extra TEXT CHECK (length(extra) <= 65536);
      ALTER TABLE leave_entry ADD COLUMN replaces TEXT CHECK (length(replaces) = 34);
      ALTER TABLE leave_entry ADD COLUMN ages TEXT CHECK (length(ages) <= 4096);
      ALTER TABLE leave_entry ADD COLUMN extra TEXT CHECK (length(extra) <= 65536);
      ALTER TABLE note ADD COLUMN replaces TEXT CHECK (length(replaces) = 34);
      ALTER TABLE note ADD COLUMN ages TEXT CHECK (length(ages) <= 4096);
      ALTER TABLE note ADD COLUMN extra TEXT CHECK (length(extra) <= 65536);
      ALTER TABLE event ADD COLUMN replaces TEXT CHECK (length(replaces) = 34);
      ALTER TABLE event ADD COLUMN ages TEXT CHECK (length(ages) <= 4096);
      ALTER TABLE event ADD COLUMN extra TEXT CHECK (length(extra) <= 65536);
      ALTER TABLE countdown ADD COLUMN replaces TEXT CHECK (length(replaces) = 34);
      ALTER TABLE countdown ADD COLUMN ages TEXT CHECK (length(ages) <= 4096);
      ALTER TABLE countdown ADD COLUMN extra TEXT CHECK (length(extra) <= 65536);
      ALTER TABLE reminder ADD COLUMN replaces TEXT CHECK (length(replaces) = 34);
      ALTER TABLE reminder ADD COLUMN ages TEXT CHECK (length(ages) <= 4096);
      ALTER TABLE reminder ADD COLUMN extra TEXT CHECK (length(extra) <= 65536);
      ALTER TABLE attachment ADD COLUMN replaces TEXT CHECK (length(replaces) = 34);
      ALTER TABLE attachment ADD COLUMN ages TEXT CHECK (length(ages) <= 4096);
      ALTER TABLE attachment ADD COLUMN extra TEXT CHECK (length(extra) <= 65536);
      ALTER TABLE month_override ADD COLUMN replaces TEXT CHECK (length(replaces) = 34);
      ALTER TABLE month_override ADD COLUMN ages TEXT CHECK (length(ages) <= 4096);
      ALTER TABLE month_override ADD COLUMN extra TEXT CHECK (length(extra) <= 65536);
      ALTER TABLE month_fetched ADD COLUMN replaces TEXT CHECK (length(replaces) = 34);
      ALTER TABLE month_fetched ADD COLUMN ages TEXT CHECK (length(ages) <= 4096);
      ALTER TABLE month_fetched ADD COLUMN extra TEXT CHECK (length(extra) <= 65536);
      ALTER TABLE month_document ADD COLUMN replaces TEXT CHECK (length(replaces) = 34);
      ALTER TABLE month_document ADD COLUMN ages TEXT CHECK (length(ages) <= 4096);
      ALTER TABLE month_document ADD COLUMN extra TEXT CHECK (length(extra) <= 65536);
      ALTER TABLE feed ADD COLUMN replaces TEXT CHECK (length(replaces) = 34);
      ALTER TABLE feed ADD COLUMN ages TEXT CHECK (length(ages) <= 4096);
      ALTER TABLE feed ADD COLUMN extra TEXT CHECK (length(extra) <= 65536);

      CREATE TABLE foreign_version (
        kind    TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 100),
        id      BLOB NOT NULL CHECK (length(id) = 16),
        stamp   TEXT NOT NULL CHECK (length(stamp) = 34 AND stamp NOT GLOB '*[^0-9a-f.]*'),
        deleted INTEGER NOT NULL CHECK (deleted IN (0, 1)),
        change  BLOB NOT NULL REFERENCES change (id),
        body    TEXT NOT NULL CHECK (length(body) <= 1048576),
        PRIMARY KEY (kind, id, stamp)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX foreign_version_change ON foreign_version (change);

      CREATE TABLE sync_space (
        space     BLOB NOT NULL PRIMARY KEY CHECK (length(space) = 16),
        place     TEXT NOT NULL CHECK (place <> ''),
        name      TEXT NOT NULL,
        log       TEXT NOT NULL CHECK (length(log) = 16 AND log NOT GLOB '*[^0-9a-f]*'),
        segment   INTEGER NOT NULL CHECK (segment >= 0),
        rewriting TEXT NOT NULL,
        key       BLOB CHECK (length(key) = 32),
        synced    INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE sync_known (
        space  BLOB NOT NULL REFERENCES sync_space (space) ON DELETE CASCADE,
        change BLOB NOT NULL CHECK (length(change) = 16),
        mine   INTEGER NOT NULL CHECK (mine IN (0, 1)),
        PRIMARY KEY (space, change)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE sync_segment (
        space BLOB NOT NULL REFERENCES sync_space (space) ON DELETE CASCADE,
        name  TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
        owner INTEGER NOT NULL CHECK (owner IN (0, 1, 2)),
        PRIMARY KEY (space, name)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE sync_file (
        space  BLOB NOT NULL REFERENCES sync_space (space) ON DELETE CASCADE,
        name   TEXT NOT NULL CHECK (length(name) BETWEEN 36 AND 60 AND name NOT GLOB '*[^0-9a-z.-]*'),
        sha256 TEXT NOT NULL CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*'),
        PRIMARY KEY (space, name)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE dismissed (
        kind  TEXT NOT NULL,
        id    BLOB NOT NULL CHECK (length(id) = 16),
        stamp TEXT NOT NULL CHECK (length(stamp) = 34),
        PRIMARY KEY (kind, id, stamp)
      ) STRICT, WITHOUT ROWID;
      """)
}
