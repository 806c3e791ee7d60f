extension Migration {
  /// The budget of an event, as `500 EUR`; NULL if there is none. Existing events keep their hashes.
  static let budgets = Migration(
    version: 18,
    sql: """
      ALTER TABLE event ADD COLUMN budget TEXT CHECK (length(budget) BETWEEN 5 AND 24);
      """)
}
