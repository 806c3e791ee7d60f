extension Migration {
  /// What an event may cost, as `500 EUR`; nothing where nothing is said of it. Events that are there keep their hashes.
  static let budgets = Migration(
    version: 18,
    sql: """
      ALTER TABLE event ADD COLUMN budget TEXT CHECK (length(budget) BETWEEN 5 AND 24);
      """)
}
