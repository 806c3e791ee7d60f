import TestSupport
import FastiCivil
import FastiLeave

/// What must hold in every scenario. The numbers are those of Documentation/Mathematics/Accruals.md.
enum Law: String, CaseIterable {
  case differenceIsWhatIsPending = "1: forecast less official is the sum of what is entered but not posted"
  case officialStandsStill = "2: the official balance is that of the last payday, and every day is in its period"
  case paydaysAddUp = "3: from payday to payday the official balance grows by the rate and the period's entries"
  case arrivalIsNothing = "4: the order of arrival, repetition, and adding and deleting an entry change nothing"
  case shiftingIsNothing = "5: everything shifted by whole periods is everything shifted"
  case anyPaydayIsAnAnchor = "6: any payday can be the anchor, with the balance it has without entries"
  case balancesScale = "7: starts, rates and hours multiplied multiply every balance"
  case baselinesDiffer = "8: the two baselines differ by what was posted at the anchor, on every day"

  /// Whether the law holds; true where it says nothing.
  func holds(in scenario: Scenario, _ account: LeaveAccount, _ chance: inout Chance) throws -> Bool {
    switch self {
    case .differenceIsWhatIsPending: try Law.pending(scenario, account)
    case .officialStandsStill: try Law.standsStill(scenario, account)
    case .paydaysAddUp: try Law.addsUp(scenario, account, &chance)
    case .arrivalIsNothing: try Law.arrival(scenario, account, &chance)
    case .shiftingIsNothing: try Law.shifting(scenario, account, &chance)
    case .anyPaydayIsAnAnchor: try Law.anchors(scenario, account, &chance)
    case .balancesScale: try Law.scaling(scenario, account, &chance)
    case .baselinesDiffer: try Law.baselines(scenario, account)
    }
  }

  private static func pending(_ scenario: Scenario, _ account: LeaveAccount) throws -> Bool {
    guard scenario.terms.policies.carry == nil else { return true }
    let balance = try account.balance(on: scenario.day)
    var pending: Int64 = 0
    for entry in account.entries where entry.entry.day <= scenario.day && !entry.isPosted(on: scenario.day) {
      pending += entry.entry.signedHours.ticks
    }
    return balance.forecast.ticks - balance.official.ticks == pending
  }

  private static func standsStill(_ scenario: Scenario, _ account: LeaveAccount) throws -> Bool {
    let (schedule, day) = (scenario.schedule, scenario.day)
    let index = schedule.lastIndex(on: day)
    let period = schedule.index(of: day)
    return try account.official(on: day) == account.official(on: schedule.lastPayday(on: day))
      && schedule.payday(index) <= day && day < schedule.payday(index + 1)
      && schedule.period(period).contains(day) && schedule.payday(period) == schedule.period(period).last + schedule.lag
      && schedule.period(period + 1).first == schedule.period(period).last + 1
  }

  private static func addsUp(_ scenario: Scenario, _ account: LeaveAccount, _ chance: inout Chance) throws -> Bool {
    guard scenario.terms.policies.isNone else { return true }
    let schedule = scenario.schedule
    let index = schedule.lastIndex(on: scenario.day) + chance.number(-3...3)
    let payday = schedule.payday(index)
    var growth = scenario.terms.rates.rate(on: payday).ticks
    for entry in account.entries where schedule.index(of: entry.entry.day) == index {
      growth += entry.entry.signedHours.ticks
    }
    return try account.official(on: payday).ticks - account.official(on: schedule.payday(index - 1)).ticks == growth
  }

  private static func arrival(_ scenario: Scenario, _ account: LeaveAccount, _ chance: inout Chance) throws -> Bool {
    var other = scenario
    for stamp in ["zy", "zz"] {
      other.versions.append(
        EntryVersion(
          id: EntryID("new"), stamp: EntryStamp(stamp), isDeleted: stamp == "zz",
          entry: try LeaveEntry(
            day: scenario.day - chance.number(0...99), type: .vacation, action: .used, hours: Hours(whole: 8))))
    }
    if let again = scenario.versions.first { other.versions.append(again) }
    other.versions = chance.shuffled(other.versions)
    return try other.account().balance(on: scenario.day) == account.balance(on: scenario.day)
  }

  private static func baselines(_ scenario: Scenario, _ account: LeaveAccount) throws -> Bool {
    guard scenario.terms.policies.isNone else { return true }
    var other = scenario
    other.baseline = scenario.baseline == .additive ? .statement : .additive
    let (one, two) = (try account.balance(on: scenario.day), try other.account().balance(on: scenario.day))
    var inside: Int64 = 0
    for entry in account.entries where scenario.schedule.index(of: entry.entry.day) <= 0 {
      inside += entry.entry.signedHours.ticks
    }
    let less = scenario.baseline == .additive ? inside : -inside
    return one.official.ticks - two.official.ticks == less && one.forecast.ticks - two.forecast.ticks == less
  }
}
