public import FastiCivil
public import FastiPerson
public import FastiRecords
public import FastiReminders

extension SQLiteStore: DeliveryLog {
  /// How long a settled line is kept, in seconds: far longer than a correction can reach back.
  private static let kept: Int64 = 400 * 86_400
  /// How far back settled lines can still matter to a plan, because months move by days.
  private static let matters: Int64 = 60 * 86_400

  private static let columns = """
    reminder, year, place, day, time, instant, state, settled_day, settled_time, channel, detail, recorded
    """

  /// The lines that still matter, and the time of the last run.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func book() throws(StoreError) -> DeliveryBook {
    try reading { connection throws(StoreError) in
      let looked = try connection.fact(.looked).flatMap { DeliveryBook.Look(fact: $0) }
      let lines = try connection.rows(
        "SELECT \(Self.columns) FROM delivery WHERE instant >= ?1 OR recorded >= ?1 OR state IN ('planned', 'started')"
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
        SELECT \(Self.columns) FROM delivery WHERE state NOT IN ('planned', 'started')
        ORDER BY instant DESC, reminder, year, place LIMIT ?
        """
      ) {
        $0.write(integer: Int64(limit))
      } read: {
        DeliveryLine(reading: &$0)
      }
    }
  }

  /// Writes and drops lines in one transaction.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func write(
    _ lines: [DeliveryLine], dropping keys: [OccurrenceKey], looked: DeliveryBook.Look?
  ) throws(StoreError) {
    try writing { connection throws(StoreError) in
      for key in keys {
        try connection.run("DELETE FROM delivery WHERE reminder = ? AND year = ? AND place = ?") { $0.write(key) }
      }
      let places = String(repeating: ", ?", count: 11)
      for line in lines {
        try connection.run("INSERT OR REPLACE INTO delivery (\(Self.columns)) VALUES (?\(places))") { $0.write(line) }
      }
      guard let looked else { return }
      try connection.note(.looked, looked.fact)
      try connection.run("DELETE FROM delivery WHERE instant < ? AND state NOT IN ('planned', 'started')") {
        $0.write(integer: looked.at.seconds - Self.kept)
      }
    }
  }

  /// Marks a delivered line as dismissed; does nothing if it cannot be dismissed.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func dismiss(_ key: OccurrenceKey, told: Instant) throws(StoreError) {
    guard try folder.hasDatabase() else { return }
    _ = try writing { connection throws(StoreError) in
      try connection.run(
        """
        UPDATE delivery SET detail = '\(DeliveryLine.dismissed)'
        WHERE reminder = ? AND year = ? AND place = ? AND state = 'delivered'
          AND (detail IS NULL OR detail = '\(DeliveryLine.waiting)') AND recorded = ?
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
        "SELECT \(Self.columns) FROM delivery WHERE state = 'delivered' AND detail = '\(DeliveryLine.waiting)'"
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
        WHERE reminder = ? AND year = ? AND place = ? AND state = 'delivered'
          AND detail = '\(DeliveryLine.waiting)' AND recorded = ?
        """
      ) {
        $0.write(key)
        $0.write(integer: told.seconds)
      }
    }
  }
}
