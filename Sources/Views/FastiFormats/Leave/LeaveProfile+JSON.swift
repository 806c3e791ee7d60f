import FastiCivil
public import FastiLeave

extension LeaveFile.Profile {
  /// The most kinds of leave of a profile that is read.
  public static let mostTypes = 1_000
  /// The most rates of all its kinds of leave together.
  public static let mostRates = 100_000

  /// Reads a profile as Documentation/Exchange.md describes it; without `quarter` typed hours are rounded to quarters.
  /// - Throws: The first mistake, with its path and line.
  public init(_ value: JSONValue) throws(FileProblem) {
    try value.reading { value throws(JSONError) in
      try value.checkFields("anchor", "schedule", "lag", "baseline", "quarter", "types")
    }
    let isQuarter = try value.reading { value throws(JSONError) in try value.optionalField("quarter")?.bool() }
    self.init(try LeaveProfile(value), rounding: isQuarter == false ? .hundredth : .quarterHour)
  }
}

extension LeaveProfile {
  /// Reads anchor, schedule, lag, baseline and types; other members are ignored.
  /// - Throws: The first mistake, with its path and line.
  public init(_ value: JSONValue) throws(FileProblem) {
    let anchor = try value.member("anchor")
    let day = try anchor.day()
    let lag = try value.number("lag", PaySchedule.lags)
    let pattern = try PaySchedule.Pattern(try value.member("schedule"))
    let schedule = try anchor.checking { () throws(LeaveError) in
      try PaySchedule(anchor: day, pattern: pattern, lag: lag)
    }
    let baseline: Baseline = try value.word("baseline", ["additive", "statement"]) == 0 ? .additive : .statement
    let types = try value.member("types")
    let members = try types.reading { value throws(JSONError) in try value.members() }
    try types.check(members.count, most: LeaveFile.Profile.mostTypes)
    var terms: [LeaveTerms] = []
    var rates = 0
    for member in members {
      let read = try LeaveTerms(member)
      terms.append(read)
      rates += read.rates.lines.count
      try member.value.check(rates, most: LeaveFile.Profile.mostRates)
    }
    self = try types.checking { () throws(LeaveError) in
      try LeaveProfile(schedule: schedule, baseline: baseline, terms: terms)
    }
  }
}

extension PaySchedule.Pattern {
  fileprivate init(_ value: JSONValue) throws(FileProblem) {
    switch try value.word("kind", ["every", "semimonthly", "monthly"]) {
    case 0: self = .every(days: try value.number("days", PaySchedule.daysBetween))
    case 1:
      let days = try value.member("days")
      let numbers = try days.reading { days throws(JSONError) in
        var numbers: [Int] = []
        for day in try days.array() { numbers.append(try day.int(Limits.day)) }
        return numbers
      }
      guard numbers.count == 2 else { throw days.problem(.length(limits: 2...2)) }
      self = .semimonthly(numbers[0], numbers[1])
    default: self = .monthly(try value.number("day", Limits.day))
    }
  }
}

extension LeaveTerms {
  fileprivate init(_ member: JSONMember) throws(FileProblem) {
    let value = member.value
    try value.reading { value throws(JSONError) in try value.checkFields("start", "rates", "cap", "carry", "floor") }
    let type = try value.checking(member.name) { () throws(LeaveError) in try LeaveType(member.name) }
    let rates = try value.member("rates")
    var lines: [RateTable.Line] = []
    for line in try rates.reading({ rates throws(JSONError) in try rates.array() }) {
      lines.append(RateTable.Line(from: try line.optional("from")?.day(), rate: try line.member("rate").hours()))
    }
    let carry = try value.optional("carry")
    self.init(
      type: type, start: try value.member("start").hours(),
      rates: try rates.checking { () throws(LeaveError) in try RateTable(lines) },
      policies: LeavePolicies(
        cap: try value.optional("cap")?.hours(), carry: try carry.map(LeavePolicies.Carry.init(json:))),
      floor: try value.optional("floor")?.hours() ?? .zero)
  }
}

extension LeavePolicies.Carry {
  fileprivate init(json value: JSONValue) throws(FileProblem) {
    let (month, day) = (try value.number("month", Limits.month), try value.number("day", Limits.day))
    let limit = try value.member("limit").hours()
    self = try value.checking { () throws(LeaveError) in
      try LeavePolicies.Carry(month: month, day: day, limit: limit)
    }
  }
}

// MARK: Values

extension JSONValue {
  /// Reads a value, and converts its error to a problem of the file.
  func reading<Value>(_ read: (JSONValue) throws(JSONError) -> Value) throws(FileProblem) -> Value {
    do throws(JSONError) { return try read(self) } catch { throw FileProblem(error) }
  }

  /// Converts the value; a mistake is reported at this place.
  fileprivate func checking<Value>(
    _ text: [UInt8] = [], _ make: () throws(LeaveError) -> Value
  ) throws(FileProblem) -> Value {
    do throws(LeaveError) { return try make() } catch { throw problem(.leave(error), text) }
  }

  fileprivate func problem(_ mistake: FileProblem.Mistake, _ text: [UInt8] = []) -> FileProblem {
    FileProblem(mistake, at: place, field: path, value: text)
  }

  fileprivate func check(_ count: Int, most: Int) throws(FileProblem) {
    guard count <= most else { throw problem(.json(.tooMany(limit: most))) }
  }

  fileprivate func member(_ name: StaticString) throws(FileProblem) -> JSONValue {
    try reading { value throws(JSONError) in try value.field(name) }
  }

  fileprivate func optional(_ name: StaticString) throws(FileProblem) -> JSONValue? {
    try reading { value throws(JSONError) in try value.optionalField(name) }
  }

  fileprivate func number(_ name: StaticString, _ limits: ClosedRange<Int>) throws(FileProblem) -> Int {
    try reading { value throws(JSONError) in try value.field(name).int(limits) }
  }

  /// The index of a member's value in a list of words.
  fileprivate func word(_ name: StaticString, _ words: [StaticString]) throws(FileProblem) -> Int {
    let member = try member(name)
    let text = try member.reading { value throws(JSONError) in try value.utf8() }
    for (index, word) in words.enumerated() where word.withUTF8Buffer({ $0.elementsEqual(text) }) { return index }
    throw member.problem(.unknownWord, text)
  }

  fileprivate func day() throws(FileProblem) -> Day {
    let text = try reading { value throws(JSONError) in try value.utf8() }
    do throws(CivilError) { return try Day(iso: text[...]) } catch { throw problem(.date(error), text) }
  }

  fileprivate func hours() throws(FileProblem) -> Hours {
    let text = try reading { value throws(JSONError) in try value.utf8() }
    return try checking(text) { () throws(LeaveError) in try Hours(exact: text) }
  }
}
