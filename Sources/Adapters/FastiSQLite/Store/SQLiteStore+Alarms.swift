public import FastiCivil
public import FastiPerson
public import FastiRecords
public import FastiReminders

extension SQLiteStore: AlarmLog {
  /// How long a settled line is kept, in seconds: as long as those of reminders.
  private static let kept: Int64 = 400 * 86_400

  private static let columns = """
    source, thing, occurrence, lead, day, time, instant, state, settled_day, settled_time, channel, detail, recorded
    """
  private static let key = "source = ? AND thing = ? AND occurrence = ? AND lead = ?"

  /// The lines that are due, were written, or are still to be delivered, from a moment on.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func alarms(since: Instant) throws(StoreError) -> [AlarmLine] {
    try reading { connection throws(StoreError) in
      try connection.rows(
        """
        SELECT \(Self.columns) FROM alarm_delivery
        WHERE instant >= ?1 OR recorded >= ?1 OR state IN ('planned', 'started')
        """
      ) {
        $0.write(integer: since.seconds)
      } read: {
        AlarmLine(reading: &$0)
      }
    }
  }

  /// The latest lines that are settled, newest first.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func settledAlarms(limit: Int) throws(StoreError) -> [AlarmLine] {
    try reading { connection throws(StoreError) in
      try connection.rows(
        """
        SELECT \(Self.columns) FROM alarm_delivery WHERE state NOT IN ('planned', 'started')
        ORDER BY instant DESC, source, thing, occurrence, lead LIMIT ?
        """
      ) {
        $0.write(integer: Int64(limit))
      } read: {
        AlarmLine(reading: &$0)
      }
    }
  }

  /// Writes and drops lines in one transaction, and drops lines that cannot matter any more.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func write(alarms lines: [AlarmLine], dropping names: [AlarmName]) throws(StoreError) {
    try writing { connection throws(StoreError) in
      for name in names {
        try connection.run("DELETE FROM alarm_delivery WHERE \(Self.key)") { $0.write(name) }
      }
      let places = String(repeating: ", ?", count: 12)
      for line in lines {
        try connection.run("INSERT OR REPLACE INTO alarm_delivery (\(Self.columns)) VALUES (?\(places))") {
          $0.write(line)
        }
      }
      guard let latest = lines.map(\.recorded).max() else { return }
      try connection.run("DELETE FROM alarm_delivery WHERE instant < ? AND state NOT IN ('planned', 'started')") {
        $0.write(integer: latest.seconds - Self.kept)
      }
    }
  }

  /// Adds a detail to a line that was delivered and not dismissed.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func mark(_ name: AlarmName, told: Instant, _ detail: String?) throws(StoreError) {
    guard try folder.hasDatabase() else { return }
    _ = try writing { connection throws(StoreError) in
      try connection.run(
        """
        UPDATE alarm_delivery SET detail = ? WHERE \(Self.key) AND state = 'delivered'
          AND (detail IS NULL OR detail = '\(DeliveryLine.waiting)') AND recorded = ?
        """
      ) {
        $0.write(optionalText: detail)
        $0.write(name)
        $0.write(integer: told.seconds)
      }
    }
  }
}
