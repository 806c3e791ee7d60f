public import FastiLeave
public import FastiRecords

/// The starting balance and policies of a kind of leave; its rates are separate records.
public struct LeaveTermsRecord: KeyedRecord {
  /// The kind of leave.
  public let type: LeaveType
  /// Its position among the kinds of leave, from 0.
  public let position: Int
  /// The balance on the anchor payday.
  public let start: Hours
  /// Cap and carry-over.
  public let policies: LeavePolicies
  /// The floor, below which a plan must not let the balance fall.
  public let floor: Hours

  public init(
    type: LeaveType, position: Int, start: Hours, policies: LeavePolicies = .none, floor: Hours = .zero
  ) {
    self.type = type
    self.position = position
    self.start = start
    self.policies = policies
    self.floor = floor
  }

  /// The kind of leave: each has one set of terms.
  public var key: String { type.string }

  /// The table and columns of the kind.
  public static let kind = RecordKind(
    table: "leave_terms",
    columns: ["type", "position", "start", "cap", "carry_month", "carry_day", "carry_limit", "floor"], label: "type",
    formats: ["start": .hours, "cap": .hours, "carry_limit": .hours, "floor": .hours],
    blank: [.erased, .integer(0), .integer(0), .nothing, .nothing, .nothing, .nothing, .integer(0)], meeting: .whole,
    reach: .synced)

  /// Nil for a text that is not a valid name of a kind of leave, or a carry-over date that is not a day of a year.
  public init?(reading columns: inout some ColumnReader) {
    guard let type = try? LeaveType(columns.text()) else { return nil }
    let position = Int(columns.integer())
    let start = Hours(ticks: columns.integer())
    let cap = columns.optionalInteger().map { Hours(ticks: $0) }
    let (month, day) = (columns.optionalInteger(), columns.optionalInteger())
    let limit = columns.optionalInteger()
    let floor = Hours(ticks: columns.integer())
    var carry: LeavePolicies.Carry?
    if let month, let day, let limit {
      carry = try? LeavePolicies.Carry(month: Int(month), day: Int(day), limit: Hours(ticks: limit))
      if carry == nil { return nil }
    }
    self.init(
      type: type, position: position, start: start, policies: LeavePolicies(cap: cap, carry: carry), floor: floor)
  }

  /// Writes hours as ticks, and the carry-over as month, day and limit; null if there is no cap or carry-over.
  public func write(to columns: inout some ColumnWriter) {
    columns.write(text: type.string)
    columns.write(integer: Int64(position))
    columns.write(integer: start.ticks)
    columns.write(optionalInteger: policies.cap?.ticks)
    columns.write(optionalInteger: policies.carry.map { Int64($0.month) })
    columns.write(optionalInteger: policies.carry.map { Int64($0.day) })
    columns.write(optionalInteger: policies.carry?.limit.ticks)
    columns.write(integer: floor.ticks)
  }
}
