public import FastiCivil
public import FastiLeave
public import FastiRecords

/// A line of a rate table: the hours of every payday from a day on. Each kind of leave has at most one line for a day.
public struct LeaveRateRecord: KeyedRecord {
  /// The kind of leave.
  public let type: LeaveType
  /// The first day whose payday has the rate; nil for the line without a beginning.
  public let since: Day?
  /// Hours a payday.
  public let rate: Hours

  public init(type: LeaveType, since: Day?, rate: Hours) {
    self.type = type
    self.since = since
    self.rate = rate
  }

  /// Kind of leave and day: `vacation@2026-03-06`, or `vacation@` without a beginning.
  public var key: String { "\(type.string)@\(since.map { $0.iso } ?? "")" }

  /// The table and columns of the kind.
  public static let kind = RecordKind(
    table: "leave_rate", columns: ["type", "since", "rate"], label: "type", formats: ["since": .day, "rate": .hours],
    blank: [.erased, .nothing, .integer(0)], meeting: .whole, reach: .synced)

  /// Nil for a text that is not a valid name of a kind of leave.
  public init?(reading columns: inout some ColumnReader) {
    guard let type = try? LeaveType(columns.text()) else { return nil }
    let since = columns.optionalInteger().map { Day(Int32(truncatingIfNeeded: $0)) }
    self.init(type: type, since: since, rate: Hours(ticks: columns.integer()))
  }

  /// Writes the day as a day number and the rate as ticks.
  public func write(to columns: inout some ColumnWriter) {
    columns.write(text: type.string)
    columns.write(optionalInteger: since.map { Int64($0.number) })
    columns.write(integer: rate.ticks)
  }
}
