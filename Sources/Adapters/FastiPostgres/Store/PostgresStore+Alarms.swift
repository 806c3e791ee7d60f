public import FastiCivil
public import FastiPerson
public import FastiRecords
public import FastiReminders

extension PostgresStore: AlarmLog {
  /// How long a settled line is kept, in seconds: as long as those of reminders.
  private static let kept: Int64 = 400 * 86_400

  private static let columns = """
    source, thing, occurrence, lead, day, time, instant, state, settled_day, settled_time, channel, detail, recorded
    """
  private static func key(from place: Int) -> String {
    "source = $\(place) AND thing = $\(place + 1) AND occurrence = $\(place + 2) AND lead = $\(place + 3)"
  }

  private static let replace = """
    INSERT INTO alarm_delivery (space_id, \(columns)) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
    ON CONFLICT (space_id, source, thing, occurrence, lead) DO UPDATE SET (\(columns)) = ROW (\(excluded))
    """
  private static var excluded: String {
    columns.split(separator: ",").map { "excluded.\($0.filter { $0 != " " && $0 != "\n" })" }.joined(separator: ", ")
  }

  /// The lines that are due, were written, or are still to be delivered, from a moment on.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func alarms(since: Instant) throws(StoreError) -> [AlarmLine] {
    try reading { connection throws(StoreError) in
      try connection.rows(
        """
        SELECT \(Self.columns) FROM alarm_delivery
        WHERE space_id = $1 AND (instant >= $2 OR recorded >= $2 OR state IN ('planned', 'started'))
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
        SELECT \(Self.columns) FROM alarm_delivery WHERE space_id = $1 AND state NOT IN ('planned', 'started')
        ORDER BY instant DESC, source, thing, occurrence, lead LIMIT $2
        """
      ) {
        $0.write(integer: Int64(limit))
      } read: {
        AlarmLine(reading: &$0)
      }
    }
  }

  /// Writes and drops lines in one transaction, and drops lines that cannot matter any more.
  /// - Throws: ``StoreError`` when the store cannot be written, or another run has begun.
  public func write(alarms lines: [AlarmLine], dropping names: [AlarmName]) throws(StoreError) {
    try writingInRun { connection throws(StoreError) in
      for name in names {
        try connection.run("DELETE FROM alarm_delivery WHERE space_id = $1 AND \(Self.key(from: 2))") { $0.write(name) }
      }
      for line in lines {
        try connection.run(Self.replace) {
          $0.write(line)
        }
      }
      guard let latest = lines.map(\.recorded).max() else { return }
      try connection.run(
        "DELETE FROM alarm_delivery WHERE space_id = $1 AND instant < $2 AND state NOT IN ('planned', 'started')"
      ) {
        $0.write(integer: latest.seconds - Self.kept)
      }
    }
  }

  /// Adds a detail to a line that was delivered and not dismissed.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func mark(_ name: AlarmName, told: Instant, _ detail: String?) throws(StoreError) {
    _ = try writing { connection throws(StoreError) in
      try connection.run(
        """
        UPDATE alarm_delivery SET detail = $2 WHERE space_id = $1 AND \(Self.key(from: 3)) AND state = 'delivered'
          AND (detail IS NULL OR detail = '\(DeliveryLine.waiting)') AND recorded = $7
        """
      ) {
        $0.write(optionalText: detail)
        $0.write(name)
        $0.write(integer: told.seconds)
      }
    }
  }
}
