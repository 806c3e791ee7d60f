extension Migration {
  /// What the entries of one span of leave share, a UUID in small letters; nothing for an entry alone. Entries that are there
  /// keep their hashes.
  static let leaveSpans = Migration(
    version: 19,
    sql: """
      ALTER TABLE leave_entry ADD COLUMN span TEXT CHECK (length(span) = 36);
      """)
}
