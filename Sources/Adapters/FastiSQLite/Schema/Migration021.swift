extension Migration {
  /// The symbol and the colour of an event, each a word; NULL if none was chosen. Existing events keep their hashes.
  static let looks = Migration(
    version: 21,
    sql: """
      ALTER TABLE event ADD COLUMN symbol_name TEXT CHECK (length(symbol_name) BETWEEN 1 AND 20);
      ALTER TABLE event ADD COLUMN icon_color TEXT CHECK (length(icon_color) BETWEEN 1 AND 20);
      """)
}
