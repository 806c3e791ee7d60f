public import FastiCivil
public import FastiPerson
public import FastiRecords
public import FastiReminders

extension PostgresStore: DeliveryLog {
  /// How long a settled line is kept, in seconds: far longer than a correction can reach back.
  private static let kept: Int64 = 400 * 86_400
  /// How far back settled lines can still matter to a plan, because months move by days.
  private static let matters: Int64 = 60 * 86_400

  private static let columns = """
    reminder, year, place, day, time, instant, state, settled_day, settled_time, channel, detail, recorded
    """

  private static let replace = """
    INSERT INTO delivery (space_id, \(columns)) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
    ON CONFLICT (space_id, reminder, year, place) DO UPDATE SET (\(columns)) = ROW (\(excluded))
    """
  private static var excluded: String {
    columns.split(separator: ",").map { "excluded.\($0.filter { $0 != " " && $0 != "\n" })" }.joined(separator: ", ")
  }

  /// The lines that still matter, and the time of the last run.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func book() throws(StoreError) -> DeliveryBook {
    try reading { connection throws(StoreError) in
      let looked = try connection.fact(.looked).flatMap { DeliveryBook.Look(fact: $0) }
      let lines = try connection.rows(
        "SELECT \(Self.columns) FROM delivery WHERE space_id = $1 AND (instant >= $2 OR recorded >= $2 OR state IN ('planned', 'started'))"
      ) {
        $0.write(integer: (looked?.at.seconds ?? 0) - Self.matters)
      } read: {
        DeliveryLine(reading: &$0)
      }
      return DeliveryBook(deliveries: lines.map { $0.delivery }, looked: looked)
    }
  }

  /// The latest lines that are settled, newest first.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func settled(limit: Int) throws(StoreError) -> [DeliveryLine] {
    try reading { connection throws(StoreError) in
      try connection.rows(
        """
        SELECT \(Self.columns) FROM delivery WHERE space_id = $1 AND state NOT IN ('planned', 'started')
        ORDER BY instant DESC, reminder, year, place LIMIT $2
        """
      ) {
        $0.write(integer: Int64(limit))
      } read: {
        DeliveryLine(reading: &$0)
      }
    }
  }

  /// Writes and drops lines in one transaction.
  /// - Throws: ``StoreError`` when the store cannot be written, or another run has begun.
  public func write(
    _ lines: [DeliveryLine], dropping keys: [OccurrenceKey], looked: DeliveryBook.Look?
  ) throws(StoreError) {
    try writingInRun { connection throws(StoreError) in
      for key in keys {
        try connection.run("DELETE FROM delivery WHERE space_id = $1 AND reminder = $2 AND year = $3 AND place = $4") {
          $0.write(key)
        }
      }
      for line in lines {
        try connection.run(Self.replace) { $0.write(line) }
      }
      guard let looked else { return }
      try connection.note(.looked, looked.fact)
      try connection.run(
        "DELETE FROM delivery WHERE space_id = $1 AND instant < $2 AND state NOT IN ('planned', 'started')"
      ) {
        $0.write(integer: looked.at.seconds - Self.kept)
      }
    }
  }

  /// Marks a delivered line as dismissed; does nothing if it cannot be dismissed.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func dismiss(_ key: OccurrenceKey, told: Instant) throws(StoreError) {
    _ = try writing { connection throws(StoreError) in
      try connection.run(
        """
        UPDATE delivery SET detail = '\(DeliveryLine.dismissed)'
        WHERE space_id = $1 AND reminder = $2 AND year = $3 AND place = $4 AND state = 'delivered'
          AND (detail IS NULL OR detail = '\(DeliveryLine.waiting)') AND recorded = $5
        """
      ) {
        $0.write(key)
        $0.write(integer: told.seconds)
      }
    }
  }

  /// The lines that wait for a page to show them.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func waiting() throws(StoreError) -> [DeliveryLine] {
    try reading { connection throws(StoreError) in
      try connection.rows(
        "SELECT \(Self.columns) FROM delivery WHERE space_id = $1 AND state = 'delivered' AND detail = '\(DeliveryLine.waiting)'"
      ) { _ in
      } read: {
        DeliveryLine(reading: &$0)
      }
    }
  }

  /// Marks a waiting line as shown by a page; does nothing if it is not waiting.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func shown(_ key: OccurrenceKey, told: Instant) throws(StoreError) {
    guard try waiting().contains(where: { $0.delivery.key == key && $0.recorded == told }) else { return }
    _ = try writing { connection throws(StoreError) in
      try connection.run(
        """
        UPDATE delivery SET detail = NULL
        WHERE space_id = $1 AND reminder = $2 AND year = $3 AND place = $4 AND state = 'delivered'
          AND detail = '\(DeliveryLine.waiting)' AND recorded = $5
        """
      ) {
        $0.write(key)
        $0.write(integer: told.seconds)
      }
    }
  }
}
