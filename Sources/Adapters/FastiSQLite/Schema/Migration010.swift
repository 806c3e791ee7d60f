extension Migration {
  /// The hash of every version and of every change (`VersionHashing`), and in `meta` the number and sum of the hashes
  /// of each table.
  ///
  /// Adding columns rewrites no row. Existing rows are hashed in the same transaction and counted as hashed later,
  /// because damage from before cannot be detected.
  static let versionHashes = Migration(
    version: 10,
    sql: """
      ALTER TABLE change ADD COLUMN hash BLOB CHECK (length(hash) = 32);
      ALTER TABLE setting ADD COLUMN hash BLOB CHECK (length(hash) = 32);
      ALTER TABLE rule ADD COLUMN hash BLOB CHECK (length(hash) = 32);
      ALTER TABLE layer ADD COLUMN hash BLOB CHECK (length(hash) = 32);
      ALTER TABLE leave_profile ADD COLUMN hash BLOB CHECK (length(hash) = 32);
      ALTER TABLE leave_terms ADD COLUMN hash BLOB CHECK (length(hash) = 32);
      ALTER TABLE leave_rate ADD COLUMN hash BLOB CHECK (length(hash) = 32);
      ALTER TABLE leave_entry ADD COLUMN hash BLOB CHECK (length(hash) = 32);
      ALTER TABLE note ADD COLUMN hash BLOB CHECK (length(hash) = 32);
      ALTER TABLE event ADD COLUMN hash BLOB CHECK (length(hash) = 32);
      ALTER TABLE countdown ADD COLUMN hash BLOB CHECK (length(hash) = 32);
      ALTER TABLE reminder ADD COLUMN hash BLOB CHECK (length(hash) = 32);
      ALTER TABLE attachment ADD COLUMN hash BLOB CHECK (length(hash) = 32);
      ALTER TABLE month_override ADD COLUMN hash BLOB CHECK (length(hash) = 32);
      ALTER TABLE month_fetched ADD COLUMN hash BLOB CHECK (length(hash) = 32);
      ALTER TABLE month_document ADD COLUMN hash BLOB CHECK (length(hash) = 32);
      ALTER TABLE feed ADD COLUMN hash BLOB CHECK (length(hash) = 32);
      """,
    hashes: true)
}
