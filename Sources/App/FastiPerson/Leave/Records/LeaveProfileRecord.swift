import FastiCivil
public import FastiLeave
public import FastiRecords

/// Paydays, baseline and rounding, which apply to every kind of leave. There is one such record.
public struct LeaveProfileRecord: KeyedRecord {
  /// The paydays.
  public let schedule: PaySchedule
  /// The meaning of starting balances.
  public let baseline: LeaveProfile.Baseline
  /// How typed hours are rounded when their entry is saved.
  public let rounding: Hours.Rounding

  public init(schedule: PaySchedule, baseline: LeaveProfile.Baseline, rounding: Hours.Rounding) {
    self.schedule = schedule
    self.baseline = baseline
    self.rounding = rounding
  }

  /// The key of the only record.
  public static let key = "profile"

  /// The key of the only record.
  public var key: String { Self.key }

  /// The table and columns of the kind.
  public static let kind = RecordKind(
    table: "leave_profile", columns: ["schedule", "first", "second", "anchor", "lag", "baseline", "quarter"],
    label: "schedule", formats: ["anchor": .day, "quarter": .flag],
    blank: [
      .text("monthly"), .integer(1), .nothing, .integer(0), .integer(0), .text("additive"), .integer(0),
    ], groups: [["schedule", "first", "second", "anchor", "lag"], ["baseline"], ["quarter"]], meeting: .groups,
    reach: .synced)

  /// Nil for a schedule that a profile cannot have.
  public init?(reading columns: inout some ColumnReader) {
    let word = columns.text()
    let (first, second) = (Int(columns.integer()), columns.optionalInteger().map { Int($0) })
    let anchor = Day(Int32(truncatingIfNeeded: columns.integer()))
    let lag = Int(columns.integer())
    let baseline = columns.text()
    let quarter = columns.flag()
    let pattern: PaySchedule.Pattern
    switch (word, second) {
    case ("every", nil): pattern = .every(days: first)
    case ("semimonthly", let second?): pattern = .semimonthly(first, second)
    case ("monthly", nil): pattern = .monthly(first)
    default: return nil
    }
    guard let schedule = try? PaySchedule(anchor: anchor, pattern: pattern, lag: lag) else { return nil }
    self.init(
      schedule: schedule, baseline: baseline == "statement" ? .statement : .additive,
      rounding: quarter ? .quarterHour : .hundredth)
  }

  /// Writes the schedule as a word with one or two numbers, and the anchor as a day number.
  public func write(to columns: inout some ColumnWriter) {
    switch schedule.pattern {
    case .every(let days): write("every", days, nil, to: &columns)
    case .semimonthly(let first, let second): write("semimonthly", first, second, to: &columns)
    case .monthly(let day): write("monthly", day, nil, to: &columns)
    }
    columns.write(integer: Int64(schedule.anchor.number))
    columns.write(integer: Int64(schedule.lag))
    columns.write(text: baseline == .statement ? "statement" : "additive")
    columns.write(flag: rounding == .quarterHour)
  }

  private func write(_ word: String, _ first: Int, _ second: Int?, to columns: inout some ColumnWriter) {
    columns.write(text: word)
    columns.write(integer: Int64(first))
    columns.write(optionalInteger: second.map { Int64($0) })
  }
}
