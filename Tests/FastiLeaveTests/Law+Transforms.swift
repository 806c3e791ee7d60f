import TestSupport
import FastiCivil
import FastiLeave

// The laws that compare a scenario with one made from it.
extension Law {
  static func shifting(_ scenario: Scenario, _ account: LeaveAccount, _ chance: inout Chance) throws -> Bool {
    guard let days = scenario.days, scenario.terms.policies.carry == nil else { return true }
    let shift = days * chance.number(-30...30)
    var other = scenario
    other.schedule = try PaySchedule(
      anchor: scenario.schedule.anchor + shift, pattern: scenario.schedule.pattern, lag: scenario.schedule.lag)
    other.terms = try scenario.terms(
      rates: scenario.terms.rates.lines.map { .init(from: $0.from.map { $0 + shift }, rate: $0.rate) })
    other.versions = try scenario.versions.map { try $0.with(day: $0.entry.day + shift) }
    let (one, two) = (try account.balance(on: scenario.day), try other.account().balance(on: scenario.day + shift))
    return one.official == two.official && one.forecast == two.forecast && one.officialAsOf + shift == two.officialAsOf
  }

  static func anchors(_ scenario: Scenario, _ account: LeaveAccount, _ chance: inout Chance) throws -> Bool {
    guard scenario.baseline == .additive, scenario.terms.policies.isNone else { return true }
    let anchor = scenario.schedule.payday(chance.number(-20...20))
    var bare = scenario
    bare.versions = []
    let start = try bare.account().official(on: anchor)
    var other = scenario
    other.schedule = try PaySchedule(
      anchor: anchor, pattern: scenario.schedule.pattern, lag: scenario.schedule.lag)
    other.terms = try scenario.terms(start: start)
    return try account.balance(on: scenario.day) == other.account().balance(on: scenario.day)
  }

  static func scaling(_ scenario: Scenario, _ account: LeaveAccount, _ chance: inout Chance) throws -> Bool {
    guard scenario.terms.policies.isNone else { return true }
    let factor = chance.number(2...9)
    var other = scenario
    other.terms = try scenario.terms(
      start: scenario.terms.start * factor,
      rates: scenario.terms.rates.lines.map { .init(from: $0.from, rate: try $0.rate * factor) })
    other.versions = try scenario.versions.map { try $0.with(hours: $0.entry.hours * factor) }
    let (one, two) = (try account.balance(on: scenario.day), try other.account().balance(on: scenario.day))
    return try one.official * factor == two.official && one.forecast * factor == two.forecast
  }
}

extension Scenario {
  func terms(start: Hours? = nil, rates: [RateTable.Line]? = nil) throws -> LeaveTerms {
    LeaveTerms(
      type: terms.type, start: start ?? terms.start, rates: try rates.map { try RateTable($0) } ?? terms.rates,
      policies: terms.policies, floor: terms.floor)
  }
}

extension EntryVersion {
  func with(day: Day? = nil, hours: Hours? = nil) throws -> EntryVersion {
    EntryVersion(
      id: id, stamp: stamp, isDeleted: isDeleted,
      entry: try LeaveEntry(
        day: day ?? entry.day, type: entry.type, action: entry.action, hours: hours ?? entry.hours))
  }
}
