import FastiCivil
import FastiLeave
import TestSupport
import Testing

@Suite("Leave: planning and policies") struct PlanningLaws {
  private static let seeds: Range<UInt64> = 0..<400

  @Test("headroom, tightest day and earliest day agree with trying every day")
  func bruteForce() throws {
    for seed in PlanningLaws.seeds {
      let scenario = try Scenario(seed: seed)
      guard scenario.terms.policies.isNone else { continue }
      let account = try scenario.account()
      let last = max(scenario.day + LeaveAccount.horizon, account.entries.last?.entry.day ?? scenario.day)
      let chart = try account.chart(.forecast, over: DayRange(scenario.day, last))
      var rooms = chart
      for index in rooms.indices.dropLast().reversed() { rooms[index] = min(rooms[index], rooms[index + 1]) }
      #expect(try account.headroom(on: scenario.day) == rooms[0] - scenario.terms.floor)
      let tightest = scenario.day + (chart.firstIndex(of: rooms[0]) ?? 0)
      #expect(try account.tightestDay(from: scenario.day) == tightest)
      var chance = Chance(seed: seed)
      for _ in 0..<4 {
        let needed = Hours(ticks: Int64(chance.number(-100_000...6_000_000)))
        let first = try rooms.prefix(LeaveAccount.horizon + 1).firstIndex { try $0 - scenario.terms.floor >= needed }
        #expect(try account.earliest(needed, from: scenario.day) == first.map { scenario.day + $0 })
      }
      let room = try account.headroom(on: scenario.day)
      #expect(try account.earliest(room, from: scenario.day) == scenario.day, "equality is enough")
      #expect(
        try account.firstUnderFloor(in: DayRange(scenario.day, last)).map { _ in true } ?? false == (room < .zero))
    }
  }

  @Test("it searches 1,100 days ahead")
  func horizon() throws {
    let (anchor, hour) = (day(2026, 2, 6), Hours(whole: 1))
    let terms = try LeaveTerms(type: .vacation, start: .zero, rates: RateTable(hour))
    let profile = try LeaveProfile(schedule: PaySchedule(anchor: anchor, pattern: .every(days: 1)), terms: [terms])
    let account = try LeaveLedger(profile: profile, versions: []).account(.vacation)
    #expect(try account.earliest(Hours(whole: 1_100), from: anchor) == anchor + 1_100)
    #expect(try account.earliest(Hours(whole: 1_101), from: anchor) == nil)
    #expect(try account.earliest(Hours(whole: -5), from: anchor) == anchor)
  }

  @Test("the headroom can be used, but not a hundredth more")
  func whatIf() throws {
    for seed in PlanningLaws.seeds {
      let scenario = try Scenario(seed: seed)
      let room = try scenario.terms.policies.isNone ? scenario.account().headroom(on: scenario.day) : .zero
      let usable = Hours(ticks: room.ticks / 100 * 100)
      guard usable > .zero else { continue }
      func low(using hours: Hours) throws -> Hours {
        let profile = try LeaveProfile(
          schedule: scenario.schedule, baseline: scenario.baseline, terms: [scenario.terms])
        let entry = try LeaveEntry(day: scenario.day, type: .vacation, action: .used, hours: hours)
        let ledger = try LeaveLedger(profile: profile, versions: scenario.versions)
          .adding([EntryVersion(id: EntryID("plan"), stamp: EntryStamp("~"), entry: entry)])
        return try ledger.account(.vacation).headroom(on: scenario.day)
      }
      // A statement's balance already holds what is entered before its payday, so there a plan in the past is free.
      guard scenario.baseline == .additive || scenario.schedule.index(of: scenario.day) > 0 else { continue }
      #expect(try low(using: usable) >= .zero)
      #expect(try low(using: usable + Hours(ticks: 100)) < .zero)
    }
  }

  @Test("every explanation sums to the balance, and every chart shows the balances")
  func explanations() throws {
    for seed in PlanningLaws.seeds {
      let scenario = try Scenario(seed: seed)
      let account = try scenario.account()
      let range = try DayRange(scenario.day - 40, scenario.day + 40)
      for measure in [LeaveMeasure.official, .forecast] {
        let balances = try range.map { try measure == .official ? account.official(on: $0) : account.forecast(on: $0) }
        #expect(try account.chart(measure, over: range) == balances)
        let events = try account.explain(measure, on: scenario.day)
        #expect(events.last?.balance == balances[40])
        #expect(events.reduce(0) { $0 + $1.hours.ticks } == balances[40].ticks)
        let counted = events.filter { if case .entry = $0.kind { true } else { false } }
        #expect(counted.allSatisfy { $0.countsFrom <= scenario.day })
      }
    }
  }

  @Test("the events of a range lead from the balance before it to that of its last day, before the first payday too")
  func eventsOfRange() throws {
    var lookedBack = 0
    for seed in 0..<UInt64(1_000) {
      let scenario = try Scenario(seed: seed)
      let account = try scenario.account()
      let range = DayRange(scenario.schedule.anchor - 400...scenario.schedule.anchor + Int(seed % 500))
      for range in [range, DayRange(range.first...scenario.schedule.anchor - 100)] {
        let (opening, events) = try account.events(in: range)
        #expect(try opening == account.forecast(on: range.first - 1), "\(seed)")
        #expect(try (events.last?.balance ?? opening) == account.forecast(on: range.last), "\(seed)")
        let chart = try account.chart(.forecast, over: range)
        for (place, event) in events.enumerated() where place + 1 == events.count || events[place + 1].day > event.day {
          #expect(chart[event.day - range.first] == event.balance, "\(seed) \(event.day.iso)")
        }
        lookedBack += events.count {
          if case .accrual(let accrual) = $0.kind { accrual.payday <= scenario.schedule.anchor } else { false }
        }
      }
    }
    #expect(lookedBack > 10_000)
  }

  @Test("a cap never reduces a balance, and no accrual raises one above it")
  func caps() throws {
    var capped = 0
    for seed in 0..<UInt64(2_000) {
      let scenario = try Scenario(seed: seed)
      guard let cap = scenario.terms.policies.cap else { continue }
      let account = try scenario.account()
      for accrual in try account.accruals(after: scenario.schedule.anchor, count: 12) {
        #expect(accrual.hours >= .zero && accrual.hours <= accrual.rate)
        if accrual.hours > .zero { #expect(try account.official(on: accrual.payday) <= cap) }
        capped += accrual.hours < accrual.rate ? 1 : 0
      }
    }
    #expect(capped > 100)
  }

  @Test("on a carry-over date at most the limit remains, and the expiring hours are those lost")
  func carry() throws {
    var lost = 0
    for seed in 0..<UInt64(2_000) {
      let scenario = try Scenario(seed: seed)
      guard let carry = scenario.terms.policies.carry else { continue }
      let account = try scenario.account()
      let expiry = try #require(try account.expiring(on: scenario.day))
      let forfeits = try account.forfeits(through: expiry.day)
      #expect(forfeits.last { $0.day == expiry.day } == (expiry.hours > .zero ? expiry : nil))
      let left = try account.forecast(on: expiry.day - 1) - expiry.hours
      #expect(left <= carry.limit || expiry.hours == .zero)
      lost += expiry.hours > .zero ? 1 : 0
    }
    #expect(lost > 100)
  }

  @Test("under policies headroom and earliest day agree with writing the entry and reading every day")
  func policies() throws {
    var (found, lost, capped) = (0, 0, 0)
    for seed in 0..<UInt64(480) {
      let scenario = try Scenario(seed: seed)
      guard !scenario.terms.policies.isNone, scenario.baseline == .additive else { continue }
      let account = try scenario.account()
      // An independent way: the entry is written into a ledger of its own, and every day of it is read.
      func fits(_ hours: Hours, on day: Day) throws -> Bool {
        let entry = try LeaveEntry(day: day, type: .vacation, action: .used, hours: hours)
        let profile = try LeaveProfile(
          schedule: scenario.schedule, baseline: scenario.baseline, terms: [scenario.terms])
        let written = try LeaveLedger(profile: profile, versions: scenario.versions)
          .adding([EntryVersion(id: EntryID("plan"), stamp: EntryStamp("~"), entry: entry)]).account(.vacation)
        let last = max(day, account.entries.last?.entry.day ?? day)
        return try written.chart(.forecast, over: DayRange(day, last)).allSatisfy { $0 >= scenario.terms.floor }
      }
      let room = try account.headroom(on: scenario.day)
      if room >= .zero {
        let usable = Hours(ticks: room.ticks / 100 * 100)
        #expect(try fits(usable, on: scenario.day), "\(seed)")
        #expect(try !fits(usable + Hours(ticks: 100), on: scenario.day), "\(seed)")
      } else {
        #expect(try !fits(.zero, on: scenario.day), "\(seed)")
      }
      var chance = Chance(seed: seed)
      let hours = Hours(ticks: Int64(chance.number(0...40_000)) * 100)
      let earliest = try account.earliest(hours, from: scenario.day)
      // Every day up to the answer, and no fewer than a few where there is none.
      let last = earliest ?? scenario.day + 40
      let first = try (scenario.day...last).first { try fits(hours, on: $0) }
      #expect(first == earliest, "\(seed)")
      found += earliest == nil ? 0 : 1
      lost += scenario.terms.policies.carry == nil ? 0 : 1
      capped += scenario.terms.policies.cap == nil ? 0 : 1
    }
    #expect(found > 10 && lost > 10 && capped > 10)
  }

  @Test("hours that are affordable before a carry-over date may not be after it")
  func carryOver() throws {
    let terms = try LeaveTerms(
      type: .vacation, start: Hours(whole: 100), rates: RateTable(),
      policies: LeavePolicies(carry: LeavePolicies.Carry(month: 3, day: 1, limit: Hours(whole: 10))))
    let profile = try LeaveProfile(schedule: PaySchedule(anchor: day(2026, 2, 6), pattern: .monthly(6)), terms: [terms])
    let account = try LeaveLedger(profile: profile, versions: []).account(.vacation)
    #expect(try account.earliest(Hours(whole: 50), from: day(2026, 2, 10)) == day(2026, 2, 10))
    #expect(try account.headroom(on: day(2026, 2, 28)) == Hours(whole: 100))
    #expect(try account.headroom(on: day(2026, 3, 1)) == Hours(whole: 10))
    #expect(try account.earliest(Hours(whole: 50), from: day(2026, 3, 1)) == nil)
  }

  @Test("under a cap used hours accrue again, and are counted")
  func capOver() throws {
    let terms = try LeaveTerms(
      type: .vacation, start: Hours(whole: 40), rates: RateTable(Hours(whole: 8)),
      policies: LeavePolicies(cap: Hours(whole: 40)))
    let profile = try LeaveProfile(
      schedule: PaySchedule(anchor: day(2026, 2, 6), pattern: .every(days: 14), lag: 0), terms: [terms])
    let account = try LeaveLedger(profile: profile, versions: []).account(.vacation)
    // On a payday that pays for itself, the use makes room for the accrual of that day.
    #expect(try account.headroom(on: day(2026, 2, 20)) == Hours(whole: 48))
    #expect(try account.headroom(on: day(2026, 2, 19)) == Hours(whole: 40))
    #expect(try account.earliest(Hours(whole: 48), from: day(2026, 2, 7)) == day(2026, 2, 20))
  }
}

/// A day of the Gregorian calendar.
func day(_ year: Int, _ month: Int, _ day: Int) -> Day { Day(year: year, month: month, day: day) }
