extension Migration {
  /// The Hijri year of the first time of what comes every year, from which its anniversaries are counted; nothing for
  /// reminders of which it is not known.
  static let anniversaries = Migration(
    version: 11,
    sql: """
      ALTER TABLE reminder ADD COLUMN since INTEGER
        CHECK (since IS NULL OR (since BETWEEN 1 AND 9999 AND year IS NULL));
      """)
}
