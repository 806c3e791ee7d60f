extension Migration {
  /// The index of events that come once has all columns of the question, so the table is read only for the events of these days.
  /// `KindSQL` writes the condition with the same words.
  static let eventZones = Migration(
    version: 24,
    sql: """
      DROP INDEX event_days;
      CREATE INDEX event_days ON event (first_day, length, zone, repeats, occurrences, deleted)
      WHERE length <= 7 AND repeats IS NULL AND occurrences IS NULL AND deleted = 0;
      """)
}
