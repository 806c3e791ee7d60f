public import FastiFormats
public import FastiLeave

extension LeaveSetup: FieldWritable {
  /// Paydays, baseline, rounding, and the terms of every kind of leave under its name.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("anchor", profile.schedule.anchor)
    writer.field("schedule", record: ScheduleFields(pattern: profile.schedule.pattern))
    writer.field("lag", profile.schedule.lag)
    writer.field("baseline", profile.baseline == .statement ? "statement" : "additive")
    writer.field("quarter", rounding == .quarterHour)
    writer.field("types", keyed: profile.terms.map { (key: $0.type.string, record: TermsFields(terms: $0)) })
    writer.field("saved", isSaved)
  }
}

/// `{"kind","days","first","second","day"}`: the kind decides which numbers are set, the others are `null`.
private struct ScheduleFields: FieldWritable {
  let pattern: PaySchedule.Pattern

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    var (days, first, second, monthly): (Int?, Int?, Int?, Int?)
    let kind: String
    switch pattern {
    case .every(let number): (kind, days) = ("every", number)
    case .semimonthly(let one, let other): (kind, first, second) = ("semimonthly", one, other)
    case .monthly(let day): (kind, monthly) = ("monthly", day)
    }
    writer.field("kind", kind)
    writer.field("days", days)
    writer.field("first", first)
    writer.field("second", second)
    writer.field("day", monthly)
  }
}

/// `{"start","rates","cap","carry","floor"}`.
private struct TermsFields: FieldWritable {
  let terms: LeaveTerms

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("start", terms.start.text)
    writer.field("rates", records: terms.rates.lines.map { RateFields(line: $0) })
    writer.field("cap", terms.policies.cap?.text)
    writer.field("carry", terms.policies.carry?.text)
    writer.field("floor", terms.floor.text)
  }
}

/// `{"from","rate"}`.
private struct RateFields: FieldWritable {
  let line: RateTable.Line

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("from", line.from)
    writer.field("rate", line.rate.text)
  }
}

extension LeavePolicies.Carry {
  /// As typed: `12-31:80.00`.
  public var text: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(month))-\(two(day)):\(limit.text)"
  }
}
