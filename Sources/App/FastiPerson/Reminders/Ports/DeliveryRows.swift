import FastiCivil
package import FastiRecords
package import FastiReminders

extension DeliveryLine {
  /// Reads a row: the key, the wall time, the instant, the state, the latest settled beginning, the channel, the
  /// detail, the time of writing.
  package init?(reading row: inout some StoreRow) {
    guard let id = row.id() else { return nil }
    let key = OccurrenceKey(
      reminder: ReminderID(high: id.high, low: id.low), year: Int(row.integer()), index: Int(row.integer()))
    guard let wall = WallTime(row.integer(), row.integer()) else { return nil }
    let instant = Instant(seconds: row.integer())
    guard let state = DeliveryState(name: row.text()) else { return nil }
    self.init(
      Delivery(key: key, wall: wall, instant: instant, state: state, settled: WallTime(reading: &row)),
      channel: row.text(), detail: row.optionalText(), recorded: Instant(seconds: row.integer()))
  }
}

extension AlarmLine {
  /// Reads a row: the name, the start, and the rest as for a ``DeliveryLine``.
  package init?(reading row: inout some StoreRow) {
    let source = UInt8(exactly: row.integer()).flatMap { AlarmSource(rawValue: $0) }
    guard let source, let id = row.id() else { return nil }
    let (occurrence, lead) = (Int32(exactly: row.integer()), AlarmLead(code: row.integer()))
    guard let occurrence, let lead, let start = WallTime(row.integer(), row.integer()) else { return nil }
    let instant = Instant(seconds: row.integer())
    guard let state = DeliveryState(name: row.text()) else { return nil }
    let name = AlarmName(
      source: source, thing: ReminderID(high: id.high, low: id.low), occurrence: AlarmOccurrence(code: occurrence),
      lead: lead)
    self.init(
      AlarmDelivery(name: name, start: start, instant: instant, state: state, settled: WallTime(reading: &row)),
      channel: row.text(), detail: row.optionalText(), recorded: Instant(seconds: row.integer()))
  }
}

extension StoreParameters {
  /// Writes the columns that identify a delivery.
  package mutating func write(_ key: OccurrenceKey) {
    write(id: RecordID(key.reminder))
    write(integer: Int64(key.year))
    write(integer: Int64(key.index))
  }

  /// Writes the columns that identify an alarm.
  package mutating func write(_ name: AlarmName) {
    write(integer: Int64(name.source.rawValue))
    write(id: RecordID(name.thing))
    write(integer: Int64(name.occurrence.code))
    write(integer: name.lead.code)
  }

  /// Writes the row that ``DeliveryLine`` reads.
  package mutating func write(_ line: DeliveryLine) {
    let delivery = line.delivery
    write(delivery.key)
    write(delivery.wall, delivery.instant, delivery.state, settled: delivery.settled)
    write(channel: line.channel, line.detail, line.recorded)
  }

  /// Writes the row that ``AlarmLine`` reads.
  package mutating func write(_ line: AlarmLine) {
    let delivery = line.delivery
    write(delivery.name)
    write(delivery.start, delivery.instant, delivery.state, settled: delivery.settled)
    write(channel: line.channel, line.detail, line.recorded)
  }

  private mutating func write(_ wall: WallTime, _ instant: Instant, _ state: DeliveryState, settled: WallTime?) {
    write(integer: Int64(wall.day.number))
    write(integer: Int64(wall.time.seconds))
    write(integer: instant.seconds)
    write(text: "\(state.name)")
    write(optionalInteger: settled.map { Int64($0.day.number) })
    write(optionalInteger: settled.map { Int64($0.time.seconds) })
  }

  private mutating func write(channel: String, _ detail: String?, _ recorded: Instant) {
    write(text: channel)
    write(optionalText: detail)
    write(integer: recorded.seconds)
  }
}

extension DeliveryState {
  fileprivate init?(name: String) {
    guard let state = Self.allCases.first(where: { "\($0.name)" == name }) else { return nil }
    self = state
  }
}

extension WallTime {
  /// A day number and seconds after midnight; nil for numbers outside their ranges.
  fileprivate init?(_ day: Int64, _ seconds: Int64) {
    guard let number = Int32(exactly: day), (0..<86_400).contains(seconds) else { return nil }
    self.init(Day(number), Instant(seconds: seconds).time())
  }

  /// Two columns that may both be empty.
  fileprivate init?(reading row: inout some StoreRow) {
    let (day, seconds) = (row.optionalInteger(), row.optionalInteger())
    guard let day, let seconds else { return nil }
    self.init(day, seconds)
  }
}

extension DeliveryBook.Look {
  /// Seconds of Unix time, the number of deferred notifications and the seconds of the first run, as stored.
  package var fact: String { "\(at.seconds) \(deferred) \(since.seconds)" }

  /// Reads ``fact``; nil for any other text.
  package init?(fact: String) {
    let parts = fact.split(separator: " ")
    guard (2...3).contains(parts.count), let seconds = Int64(parts[0]), let deferred = Int(parts[1]) else { return nil }
    // Earlier versions of the program did not store the third number.
    let since = parts.count == 3 ? Int64(parts[2]) : nil
    self.init(
      at: Instant(seconds: seconds), deferred: deferred, since: since.map { Instant(seconds: $0) })
  }
}
