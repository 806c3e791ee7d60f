import TestSupport
import FastiCivil
import FastiLeave

/// A random profile of one kind of leave, random versions of a few entries, and a day to ask about.
struct Scenario {
  var schedule: PaySchedule
  var baseline: LeaveProfile.Baseline
  var terms: LeaveTerms
  var versions: [EntryVersion]
  var day: Day

  init(seed: UInt64) throws {
    var chance = Chance(seed: seed)
    schedule = try Scenario.schedule(&chance)
    baseline = chance.one(in: 3) ? .statement : .additive
    terms = try LeaveTerms(
      type: .vacation, start: Hours(ticks: Int64(chance.number(-500_000...2_000_000))),
      rates: Scenario.rates(around: schedule.anchor, &chance), policies: Scenario.policies(&chance),
      floor: Hours(ticks: chance.one(in: 3) ? Int64(chance.number(-400_000...400_000)) : 0))
    versions = []
    for index in 0..<chance.number(0...7) {
      versions.append(try Scenario.version(index, around: schedule.anchor, &chance))
    }
    day = schedule.anchor + chance.number(-400...800)
  }

  /// The ledger's only account.
  func account() throws -> LeaveAccount {
    let profile = try LeaveProfile(schedule: schedule, baseline: baseline, terms: [terms])
    return try LeaveLedger(profile: profile, versions: versions).accounts[0]
  }

  /// Whether every payday is as many days after the last.
  var days: Int? {
    if case .every(let days) = schedule.pattern { return days }
    return nil
  }

  private static func schedule(_ chance: inout Chance) throws -> PaySchedule {
    let lag = [7, 7, 0, 1, 6, 13, 14, 30][chance.number(0...7)]
    let near = Day(year: 2026, month: 2, day: 6) + chance.number(-6_000...6_000)
    switch chance.number(0...4) {
    case 0:
      let (first, month) = (chance.number(1...15), YearMonth(near))
      let second = chance.number((first + 1)...31)
      let date = chance.one(in: 2) ? first : min(second, month.length)
      return try PaySchedule(anchor: month.start + (date - 1), pattern: .semimonthly(first, second), lag: lag)
    case 1:
      let (payday, month) = (chance.number(1...31), YearMonth(near))
      return try PaySchedule(
        anchor: month.start + (min(payday, month.length) - 1), pattern: .monthly(payday), lag: lag)
    default:
      return try PaySchedule(
        anchor: near, pattern: .every(days: [14, 14, 7, 1, 10, 28, 90][chance.number(0...6)]), lag: lag)
    }
  }

  private static func rates(around anchor: Day, _ chance: inout Chance) throws -> RateTable {
    var lines = [RateTable.Line(from: nil, rate: rate(&chance))]
    var from = anchor - 300
    for _ in 0..<max(0, chance.number(-2...3)) {
      from = from + chance.number(1...250)
      lines.append(.init(from: from, rate: rate(&chance)))
    }
    return try RateTable(lines)
  }

  private static func rate(_ chance: inout Chance) -> Hours {
    Hours(ticks: chance.one(in: 4) ? 0 : Int64(chance.number(0...120_000)))
  }

  private static func policies(_ chance: inout Chance) throws -> LeavePolicies {
    guard chance.one(in: 4) else { return .none }
    let kind = chance.number(1...3)
    return try LeavePolicies(
      cap: kind & 1 == 0 ? nil : Hours(ticks: Int64(chance.number(0...3_000_000))),
      carry: kind & 2 == 0
        ? nil
        : .init(
          month: chance.number(1...12), day: chance.number(1...28),
          limit: Hours(ticks: Int64(chance.number(0...2_000_000)))))
  }

  private static func version(_ index: Int, around anchor: Day, _ chance: inout Chance) throws -> EntryVersion {
    let action: LeaveAction =
      [.used, .used, .accrued, .adjustment(.positive), .adjustment(.negative)][chance.number(0...4)]
    return EntryVersion(
      id: EntryID([UInt8(0x61 + chance.number(0...5))]),
      stamp: EntryStamp([UInt8(0x61 + chance.number(0...20)), UInt8(0x61 + index)]), isDeleted: chance.one(in: 5),
      entry: try LeaveEntry(
        day: anchor + chance.number(-20...50) * 10 + (chance.one(in: 2) ? chance.number(0...9) : 0), type: .vacation,
        action: action,
        hours: Hours(ticks: Int64(chance.one(in: 3) ? chance.number(0...2) * 800 : chance.number(0...4_000)) * 100)))
  }
}
