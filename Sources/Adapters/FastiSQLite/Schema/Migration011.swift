extension Migration {
  /// The first Hijri year of an annual reminder, from which its anniversaries are counted; NULL for reminders without a
  /// known first year.
  static let anniversaries = Migration(
    version: 11,
    sql: """
      ALTER TABLE reminder ADD COLUMN since INTEGER
        CHECK (since IS NULL OR (since BETWEEN 1 AND 9999 AND year IS NULL));
      """)
}
