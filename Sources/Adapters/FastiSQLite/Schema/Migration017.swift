extension Migration {
  /// What a server stores about the devices that sync with it.
  ///
  /// None of these tables contains versions. They belong to the server, and are neither synced nor in a backup.
  /// `served_space` is the space that is served, with the address at which it was last served. `served_change` numbers
  /// its changes in the order in which they were stored; a number is used once. `joined_device` lists the devices with
  /// the SHA-256 of their secrets, and `join_code` the codes with which a device may join, by their SHA-256.
  static let serving = Migration(
    version: 17,
    sql: """
      CREATE TABLE served_space (
        space   BLOB NOT NULL PRIMARY KEY REFERENCES sync_space (space) CHECK (length(space) = 16),
        address TEXT
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE served_change (
        revision INTEGER PRIMARY KEY AUTOINCREMENT,
        change   BLOB NOT NULL UNIQUE CHECK (length(change) = 16)
      ) STRICT;
      CREATE TABLE joined_device (
        id       BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
        name     TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
        secret   TEXT NOT NULL UNIQUE CHECK (length(secret) = 64 AND secret NOT GLOB '*[^0-9a-f]*'),
        joined   INTEGER NOT NULL,
        seen     INTEGER NOT NULL,
        revision INTEGER NOT NULL CHECK (revision >= 0),
        revoked  INTEGER
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE join_code (
        hash  TEXT NOT NULL PRIMARY KEY CHECK (length(hash) = 64 AND hash NOT GLOB '*[^0-9a-f]*'),
        ends  INTEGER NOT NULL,
        tries INTEGER NOT NULL CHECK (tries >= 0)
      ) STRICT, WITHOUT ROWID;
      """)
}
