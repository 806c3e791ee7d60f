extension Migration {
  /// Finds the events of some days without reading the others: by first day, and those that are long, repeat or were moved.
  static let eventDays = Migration(
    version: 22,
    sql: """
      CREATE INDEX event_days ON event (first_day);
      CREATE INDEX event_further ON event (length) WHERE length > 7 OR repeats IS NOT NULL OR occurrences IS NOT NULL;
      """)
}
