extension Migration {
  /// The credentials of people and programs on this machine. They are hashes only, and are neither versions nor part of
  /// a change.
  static let access = Migration(
    version: 7,
    sql: """
      CREATE TABLE pass_phrase (
        one     INTEGER PRIMARY KEY CHECK (one = 1),
        hash    TEXT NOT NULL CHECK (hash GLOB '$argon2id$*' AND length(hash) < 128),
        changed INTEGER NOT NULL CHECK (changed >= 0)
      ) STRICT;
      CREATE TABLE session (
        hash  TEXT NOT NULL PRIMARY KEY CHECK (length(hash) = 64 AND hash NOT GLOB '*[^0-9a-f]*'),
        began INTEGER NOT NULL CHECK (began >= 0),
        ends  INTEGER NOT NULL CHECK (ends > began)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE program_token (
        name    TEXT NOT NULL PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 100),
        scopes  TEXT NOT NULL CHECK (length(scopes) BETWEEN 1 AND 100 AND scopes NOT GLOB '*[^a-z,]*'),
        hash    TEXT NOT NULL UNIQUE CHECK (length(hash) = 64 AND hash NOT GLOB '*[^0-9a-f]*'),
        created INTEGER NOT NULL CHECK (created >= 0)
      ) STRICT, WITHOUT ROWID;
      """)
}
