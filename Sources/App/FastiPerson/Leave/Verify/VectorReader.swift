import FastiCivil
import FastiFormats
import FastiLeave
import FastiRecords

/// Reads profiles, versions and queries of a file of leave vectors; every mistake is reported with line and path.
struct VectorReader {
  let path: String

  // MARK: Values

  /// A value that is made from text.
  private func read<Value>(_ value: JSONValue, _ make: (String) throws -> Value) throws -> Value {
    let text = try value.text()
    do { return try make(text) } catch { throw failure(error, value, text) }
  }

  /// The error of the engine or the calendar about a value, with its place.
  private func failure(_ error: any Error, _ value: JSONValue, _ text: String? = nil) -> Failure {
    let failure: Failure
    switch error {
    case let error as LeaveError: failure = Failure(error, value: text)
    case let error as CivilError: failure = Failure(error, value: text)
    case let error as Failure: failure = error
    default: failure = Failure(.bringing(.unreadableVectors))
    }
    let place = FileLocation(path, line: value.place.line, column: value.place.column, path: value.path)
    return Failure(.within(failure.cause, place), field: Field(value.path), value: failure.value, hint: failure.hint)
  }

  private func day(_ value: JSONValue) throws -> Day { try read(value) { try Day(iso: $0) } }
  private func hours(_ value: JSONValue) throws -> Hours { try read(value) { try Hours(exact: $0) } }

  // MARK: Profile

  func profile(_ value: JSONValue) throws -> LeaveProfile {
    try value.checkFields("anchor", "schedule", "lag", "baseline", "types")
    let lag = try value.field("lag").int()
    let (anchor, pattern) = (try day(value.field("anchor")), try pattern(value.field("schedule")))
    let statement = try read(value.field("baseline")) { word in
      guard let found = ["additive": false, "statement": true][word] else {
        throw Failure(.value(.vector(.baseline, word, ["additive", "statement"])))
      }
      return found
    }
    var terms: [LeaveTerms] = []
    for member in try value.field("types").members() { terms.append(try self.terms(member)) }
    do {
      return try LeaveProfile(
        schedule: PaySchedule(anchor: anchor, pattern: pattern, lag: lag),
        baseline: statement ? .statement : .additive, terms: terms)
    } catch { throw failure(error, value) }
  }

  private func pattern(_ value: JSONValue) throws -> PaySchedule.Pattern {
    try value.checkFields("kind", "days", "day")
    let kind = try value.field("kind")
    switch try kind.text() {
    case "every": return .every(days: try value.field("days").int())
    case "monthly": return .monthly(try value.field("day").int())
    case "semimonthly":
      let days = try value.field("days").array()
      guard days.count == 2 else {
        throw failure(Failure(.bringing(.twoPaydays)), value)
      }
      return .semimonthly(try days[0].int(), try days[1].int())
    case let word:
      throw failure(
        Failure(.value(.vector(.schedule, word, ["every", "semimonthly", "monthly"]))), kind)
    }
  }

  private func terms(_ member: JSONMember) throws -> LeaveTerms {
    let value = member.value
    try value.checkFields("start", "rates", "cap", "carry", "floor")
    var lines: [RateTable.Line] = []
    for rate in try value.field("rates").array() {
      try rate.checkFields("from", "rate")
      lines.append(
        RateTable.Line(from: try rate.optionalField("from").map(day), rate: try hours(rate.field("rate"))))
    }
    let carry = try value.optionalField("carry").map(carry)
    do {
      return LeaveTerms(
        type: try LeaveType(member.name), start: try hours(value.field("start")), rates: try RateTable(lines),
        policies: LeavePolicies(cap: try value.optionalField("cap").map(hours), carry: carry),
        floor: try value.optionalField("floor").map(hours) ?? .zero)
    } catch let error as LeaveError { throw failure(error, value) }
  }

  private func carry(_ value: JSONValue) throws -> LeavePolicies.Carry {
    try value.checkFields("month", "day", "limit")
    let (month, day) = (try value.field("month").int(), try value.field("day").int())
    let limit = try hours(value.field("limit"))
    do { return try LeavePolicies.Carry(month: month, day: day, limit: limit) } catch { throw failure(error, value) }
  }

  // MARK: Versions and queries

  func version(_ value: JSONValue) throws -> EntryVersion {
    try value.checkFields("id", "stamp", "deleted", "date", "type", "action", "sign", "hours", "quarter", "note")
    let rounding = try value.field("quarter").bool() ? Hours.Rounding.quarterHour : .hundredth
    let sign = try value.optionalField("sign").map { try $0.text() }
    let entry = try LeaveEntry(
      day: day(value.field("date")), type: read(value.field("type")) { try LeaveType($0) },
      action: read(value.field("action")) { try LeaveAction(outside: $0, sign: sign) },
      hours: read(value.field("hours")) { try Hours(typed: $0, rounding: rounding) },
      note: value.optionalField("note").map { try $0.utf8() } ?? [])
    return EntryVersion(
      id: EntryID(try value.field("id").utf8()), stamp: EntryStamp(try value.field("stamp").utf8()),
      isDeleted: try value.field("deleted").bool(), entry: entry)
  }

  func query(_ value: JSONValue) throws -> VectorQuery {
    try value.checkFields("kind", "date", "known_at", "type", "hours", "expect", "note")
    let kind = try read(value.field("kind")) { word in
      guard let kind = VectorQuery.Kind(rawValue: word) else {
        throw Failure(.value(.vector(.query, word, VectorQuery.Kind.allCases.map(\.rawValue))))
      }
      return kind
    }
    let wanted =
      try kind == .earliest
      ? (type: read(value.field("type")) { try LeaveType($0) }, hours: hours(value.field("hours"))) : nil
    return VectorQuery(
      kind: kind, day: try day(value.field("date")),
      knownAt: try value.optionalField("known_at").map { EntryStamp(try $0.utf8()) }, wanted: wanted,
      expected: try VectorAnswer(value.field("expect")))
  }
}
