extension Migration {
  /// The UUID, in lower case, that the entries of one span of leave share; NULL for a single entry. Existing entries
  /// keep their hashes.
  static let leaveSpans = Migration(
    version: 19,
    sql: """
      ALTER TABLE leave_entry ADD COLUMN span TEXT CHECK (length(span) = 36);
      """)
}
