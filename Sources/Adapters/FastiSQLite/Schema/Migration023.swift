extension Migration {
  /// Finds the events of some days without reading those that are over. What comes once and is not long is found by its first day, and
  /// the rest by the end of its days, which `KindSQL` writes with the same words.
  static let eventEnds = Migration(
    version: 23,
    sql: """
      DROP INDEX event_days;
      DROP INDEX event_further;
      CREATE INDEX event_days ON event (first_day, length)
      WHERE length <= 7 AND repeats IS NULL AND occurrences IS NULL AND deleted = 0;
      CREATE INDEX event_further ON event (CASE WHEN occurrences IS NOT NULL THEN 1000000
      WHEN repeats IS NULL THEN first_day + length
      WHEN repeats_until IS NOT NULL THEN repeats_until + length
      WHEN repeats_count IS NOT NULL AND rule IS NULL THEN first_day + length + repeats_count
      * CASE repeats WHEN 'day' THEN 1 WHEN 'week' THEN 7 WHEN 'month' THEN 31 ELSE 366 END
      ELSE 1000000 END)
      WHERE (length > 7 OR repeats IS NOT NULL OR occurrences IS NOT NULL) AND deleted = 0;
      """)
}
