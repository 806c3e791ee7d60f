extension Migration {
  /// What events can have besides title, days and hour: an end, a zone, a place, an address, any rule of recurrence, a
  /// number of occurrences, and changes of single occurrences.
  ///
  /// Existing rows have none of it and keep their hashes. `repeats` also contains the unit of a rule; `end_time` is
  /// 1440 for the end of the last day.
  static let fullerEvents = Migration(
    version: 13,
    sql: """
      ALTER TABLE event ADD COLUMN end_time INTEGER CHECK (end_time IS NULL
        OR end_time BETWEEN 0 AND 1440 AND time IS NOT NULL AND (length > 1 OR end_time >= time));
      ALTER TABLE event ADD COLUMN zone TEXT
        CHECK (zone IS NULL OR length(zone) BETWEEN 1 AND 100 AND time IS NOT NULL);
      ALTER TABLE event ADD COLUMN place TEXT CHECK (length(place) BETWEEN 1 AND 1000);
      ALTER TABLE event ADD COLUMN url TEXT CHECK (length(url) BETWEEN 1 AND 2048);
      ALTER TABLE event ADD COLUMN rule TEXT
        CHECK (rule IS NULL OR length(rule) BETWEEN 1 AND 1000 AND repeats IS NOT NULL);
      ALTER TABLE event ADD COLUMN repeats_count INTEGER CHECK (repeats_count IS NULL
        OR repeats_count BETWEEN 1 AND 517549 AND repeats IS NOT NULL AND repeats_until IS NULL);
      ALTER TABLE event ADD COLUMN occurrences TEXT CHECK (length(occurrences) BETWEEN 1 AND 200000);
      """)
}
