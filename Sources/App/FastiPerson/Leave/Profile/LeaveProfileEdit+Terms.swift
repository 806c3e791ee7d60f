import FastiCivil
import FastiLeave
import FastiRecords

extension LeaveProfileEdit {
  /// `TYPE=VALUE`, as typed.
  private struct FieldInput {
    let option: Field
    let text: String
    let type: LeaveType
    let value: String

    init(_ text: String, option: Field.Input, shapes: [String]) throws(Failure) {
      self.option = .input(option)
      self.text = text
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[1].isEmpty else {
        throw Failure(.entry(.shape(shapes)), field: option, value: text, hint: .value(shapes.joined(separator: ", ")))
      }
      do { type = try LeaveType(String(parts[0])) } catch {
        throw Failure(error, field: option, value: String(parts[0]))
      }
      value = String(parts[1])
    }

    func hours(_ text: String? = nil) throws(Failure) -> Hours {
      try Hours.read(exact: text ?? value, field: option)
    }

    func terms(in profile: LeaveProfile) throws(Failure) -> LeaveTerms {
      for terms in profile.terms where terms.type == type { return terms }
      let names = profile.terms.map(\.type.string)
      let near = Suggestion.nearest(type.string, among: names)
      throw Failure(.leave(.unknownType(type)), field: option, value: text, hint: near.map { .value($0) })
    }
  }

  /// Sets the starting balances.
  /// - Returns: The names of the kinds of leave whose balance could not be set.
  func applyStarts(to profile: inout LeaveProfile, _ mistakes: inout Mistakes) -> Set<Substring> {
    var failed: Set<Substring> = []
    for text in starts {
      let done: Void? = mistakes.attempt { () throws(Failure) in try applyStart(text, to: &profile) }
      if done == nil { failed.insert(Self.name(text)) }
    }
    return failed.filter { name in !profile.terms.contains { $0.type.string == name } }
  }

  /// The kind of leave of `TYPE=VALUE`.
  private static func name(_ text: String) -> Substring { text.prefix { $0 != "=" } }

  private func applyStart(_ text: String, to profile: inout LeaveProfile) throws(Failure) {
    let typed = try FieldInput(text, option: .start, shapes: ["TYPE=HOURS"])
    let start = try typed.hours()
    let old = profile.terms.first { $0.type == typed.type }
    do throws(LeaveError) {
      let rates = if let old { old.rates } else { try RateTable() }
      let terms = LeaveTerms(
        type: typed.type, start: start, rates: rates, policies: old?.policies ?? .none,
        floor: old?.floor ?? .zero)
      profile = try profile.replacing(terms)
    } catch { throw Failure(error, field: .start, value: text) }
  }

  /// A new rate begins with the next payday, or on the named day; earlier paydays keep their rate.
  ///
  /// The starting balance includes the anchor's accrual, so the next payday must be after the anchor: otherwise the
  /// rate would change the hours that are subtracted for earlier days.
  func applyRates(
    to profile: inout LeaveProfile, _ today: Day, without unmade: Set<Substring>, _ mistakes: inout Mistakes
  ) {
    for text in rates where !unmade.contains(Self.name(text)) {
      mistakes.attempt { () throws(Failure) in try applyRate(text, to: &profile, today) }
    }
  }

  private func applyRate(_ text: String, to profile: inout LeaveProfile, _ today: Day) throws(Failure) {
    let typed = try FieldInput(text, option: .rate, shapes: ["TYPE=HOURS", "TYPE=HOURS@DATE", "TYPE=HOURS@start"])
    let old = try typed.terms(in: profile)
    let parts = typed.value.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let rate = try typed.hours(parts[0])
    let next = max(profile.schedule.nextPayday(onOrAfter: today), profile.schedule.payday(1))
    let from = try parts.count == 2 ? begin(parts[1], today) : next
    do { profile = try profile.replacing(old.with(rates: Self.table(old.rates, rate, from))) } catch {
      var failure = Failure(error, field: .rate, value: text)
      if error == .negativeHours { failure.hint = .value("\(typed.type.string)=0") }
      throw failure
    }
  }

  /// The day on which a rate begins; nil for the first rate, which has no beginning.
  private func begin(_ text: String, _ today: Day) throws(Failure) -> Day? {
    text == "start" ? nil : try DateReader(today: today).day(text, field: .input(.rate))
  }

  private static func table(_ old: RateTable, _ rate: Hours, _ from: Day?) throws(LeaveError) -> RateTable {
    guard let from else { return try old.correcting(rate, ofLineFrom: nil) }
    // A rate that is in force already needs no line.
    return old.rate(on: from) == rate ? old : try old.setting(rate, from: from)
  }

  func applyPolicies(to profile: inout LeaveProfile, _ mistakes: inout Mistakes) {
    for text in caps { mistakes.attempt { () throws(Failure) in try applyCap(text, to: &profile) } }
    for text in carries { mistakes.attempt { () throws(Failure) in try applyCarry(text, to: &profile) } }
    for text in floors { mistakes.attempt { () throws(Failure) in try applyFloor(text, to: &profile) } }
  }

  private func applyCap(_ text: String, to profile: inout LeaveProfile) throws(Failure) {
    let typed = try FieldInput(text, option: .cap, shapes: ["TYPE=HOURS", "TYPE=none"])
    let old = try typed.terms(in: profile)
    let cap = typed.value == "none" ? nil : try typed.hours()
    try replace(&profile, old.with(policies: LeavePolicies(cap: cap, carry: old.policies.carry)), .cap, text)
  }

  private func applyCarry(_ text: String, to profile: inout LeaveProfile) throws(Failure) {
    let typed = try FieldInput(text, option: .carry, shapes: ["TYPE=MM-DD:HOURS", "TYPE=none"])
    let old = try typed.terms(in: profile)
    let carry = try typed.value == "none" ? nil : carry(typed.value, text)
    try replace(&profile, old.with(policies: LeavePolicies(cap: old.policies.cap, carry: carry)), .carry, text)
  }

  private func applyFloor(_ text: String, to profile: inout LeaveProfile) throws(Failure) {
    let typed = try FieldInput(text, option: .floor, shapes: ["TYPE=HOURS"])
    let old = try typed.terms(in: profile)
    try replace(&profile, old.with(floor: try typed.hours()), .floor, text)
  }

  private func replace(
    _ profile: inout LeaveProfile, _ terms: LeaveTerms, _ option: Field.Input, _ text: String
  ) throws(Failure) {
    do { profile = try profile.replacing(terms) } catch { throw Failure(error, field: option, value: text) }
  }

  /// `03-31:80`.
  private func carry(_ value: String, _ text: String) throws(Failure) -> LeavePolicies.Carry {
    let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let date = parts[0].split(separator: "-", omittingEmptySubsequences: false).map { part in
      part.utf8.count <= 2 && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        ? Int(part) : nil
    }
    guard parts.count == 2, date.count == 2, let month = date[0], let day = date[1] else {
      throw Failure(
        .entry(.shape(["TYPE=MM-DD:HOURS", "TYPE=none"])), field: .carry, value: text, hint: .value("vacation=12-31:80")
      )
    }
    let limit = try Hours.read(exact: parts[1], field: .input(.carry))
    do { return try LeavePolicies.Carry(month: month, day: day, limit: limit) } catch {
      throw Failure(error, field: .carry, value: text)
    }
  }
}

extension LeaveTerms {
  fileprivate func with(
    rates: RateTable? = nil, policies: LeavePolicies? = nil, floor: Hours? = nil
  ) -> LeaveTerms {
    LeaveTerms(
      type: type, start: start, rates: rates ?? self.rates, policies: policies ?? self.policies,
      floor: floor ?? self.floor)
  }
}
