import FastiCivil
import FastiLeave
import Testing

@Suite("Leave: the ledger") struct LedgerTests {
  private func profile(_ terms: [LeaveTerms]? = nil) throws -> LeaveProfile {
    try LeaveProfile(
      schedule: PaySchedule(anchor: day(2026, 2, 6), pattern: .every(days: 14)),
      terms: terms ?? [
        LeaveTerms(type: .comp, start: Hours(exact: "0.25"), rates: RateTable()),
        LeaveTerms(type: .vacation, start: Hours(exact: "33.72"), rates: RateTable(Hours(exact: "6.46"))),
      ])
  }

  private func version(
    _ id: String, _ stamp: String, deleted: Bool = false, _ on: Day, _ action: LeaveAction, _ hours: String
  ) throws -> EntryVersion {
    EntryVersion(
      id: EntryID(id), stamp: EntryStamp(stamp), isDeleted: deleted,
      entry: try LeaveEntry(day: on, type: .vacation, action: action, hours: Hours(exact: hours, decimals: 2)))
  }

  @Test("the newest version counts, and the old answers stay available")
  func timeTravel() throws {
    let versions = [
      try version("a", "3", day(2026, 2, 2), .used, "16"), try version("a", "1", day(2026, 2, 2), .used, "24"),
      try version("a", "2", deleted: true, day(2026, 2, 2), .used, "24"),
    ]
    func forecast(_ known: String?) throws -> String {
      try LeaveLedger(profile: profile(), versions: versions, knownAt: known.map { EntryStamp($0) })
        .account(.vacation).forecast(on: day(2026, 2, 6)).text
    }
    #expect(try forecast(nil) == "17.72")
    #expect(try forecast("0") == "33.72")
    #expect(try forecast("1") == "9.72")
    #expect(try forecast("2") == "33.72")
    #expect(try forecast("2.9") == "33.72")
    #expect(try forecast("3") == "17.72")
    let ledger = try LeaveLedger(profile: profile(), versions: versions)
    #expect(ledger.entries.map(\.firstStamp) == [EntryStamp("1")])
    #expect(ledger.entries.map(\.stamp) == [EntryStamp("3")])
  }

  @Test("stamps are compared byte by byte, a prefix before longer stamps")
  func stampOrder() throws {
    let stamps = ["", "0", "1", "10", "1a", "2", "B", "a", "é"].map { EntryStamp($0) }
    for (index, stamp) in stamps.enumerated() {
      for (other, later) in stamps.enumerated() { #expect((stamp < later) == (index < other)) }
    }
    let versions = [
      try version("a", "10", day(2026, 2, 2), .used, "8"), try version("a", "1", day(2026, 2, 2), .used, "9"),
    ]
    #expect(try LeaveLedger(profile: profile(), versions: versions).entries[0].entry.hours == Hours(whole: 8))
  }

  @Test("two versions with one stamp: the order of arrival does not matter")
  func equalStamps() throws {
    let one = try version("a", "1", day(2026, 2, 2), .used, "24")
    let two = try version("a", "1", day(2026, 2, 2), .used, "8")
    let (first, second) = try (
      LeaveLedger(profile: profile(), versions: [one, two]), LeaveLedger(profile: profile(), versions: [two, one])
    )
    #expect(first.entries == second.entries)
  }

  @Test("an explanation lists the start, then everything by the day it counts from")
  func explanation() throws {
    let ledger = try LeaveLedger(
      profile: profile(),
      versions: [
        version("b", "2", day(2026, 2, 20), .used, "8"), version("a", "1", day(2026, 2, 2), .used, "24"),
        version("c", "3", day(2026, 2, 20), .adjustment(.positive), "1"),
      ])
    let events = try ledger.account(.vacation).explain(.forecast, on: day(2026, 2, 20))
    #expect(events.map(\.balance.text) == ["33.72", "9.72", "16.18", "8.18", "9.18"])
    #expect(events.map(\.day.iso) == ["2026-02-06", "2026-02-02", "2026-02-20", "2026-02-20", "2026-02-20"])
    let official = try ledger.account(.vacation).explain(.official, on: day(2026, 2, 20))
    #expect(official.map(\.balance.text) == ["33.72", "40.18", "16.18"])
    #expect(official.map(\.countsFrom.iso) == ["2026-02-06", "2026-02-20", "2026-02-20"])
    let before = try ledger.account(.vacation).explain(.forecast, on: day(2026, 1, 10))
    #expect(before.map(\.hours.text) == ["33.72", "-6.46", "-6.46"])
    #expect(before.map(\.day.iso) == ["2026-02-06", "2026-02-06", "2026-01-23"])
  }

  @Test("a statement's explanation subtracts what the starting balance already contains")
  func statement() throws {
    let statement = try LeaveProfile(schedule: profile().schedule, baseline: .statement, terms: profile().terms)
    let ledger = try LeaveLedger(profile: statement, versions: [version("a", "1", day(2026, 1, 20), .used, "8")])
    let events = try ledger.account(.vacation).explain(.official, on: day(2026, 2, 6))
    #expect(events.map(\.hours.text) == ["33.72", "8.00", "-8.00"])
    #expect(events[1].kind == .insideStart)
  }

  @Test("the next accruals are shown, none of them stored")
  func accruals() throws {
    let account = try LeaveLedger(profile: profile(), versions: []).account(.vacation)
    let next = try account.accruals(after: day(2026, 2, 6), count: 3)
    #expect(next.map(\.payday.iso) == ["2026-02-20", "2026-03-06", "2026-03-20"])
    #expect(next.map(\.hours.text) == ["6.46", "6.46", "6.46"])
    #expect(try account.accruals(after: Limits.days.last, count: 3).isEmpty)
    #expect(try account.accruals(after: day(2026, 2, 6), count: 0).isEmpty)
  }

  @Test("entries of leave the profile does not have are kept and counted nowhere")
  func unknownTypes() throws {
    let entry = try LeaveEntry(day: day(2026, 2, 2), type: LeaveType("study"), action: .used, hours: Hours(whole: 8))
    let ledger = try LeaveLedger(
      profile: profile(), versions: [EntryVersion(id: EntryID("x"), stamp: EntryStamp("1"), entry: entry)])
    #expect(ledger.entries.count == 1)
    #expect(try ledger.account(.vacation).forecast(on: day(2026, 2, 6)).text == "33.72")
    #expect(throws: LeaveError.unknownType(try LeaveType("study"))) { try ledger.account(LeaveType("study")) }
  }

  @Test("a balance past 64 bits is an error")
  func overflow() throws {
    let terms = try LeaveTerms(type: .vacation, start: Hours(ticks: .max), rates: RateTable(Hours(whole: 1)))
    let account = try LeaveLedger(
      profile: profile([terms]), versions: [version("a", "1", day(2026, 5, 1), .used, "8")]
    ).account(.vacation)
    #expect(try account.official(on: day(2026, 2, 6)).ticks == .max)
    #expect(throws: LeaveError.overflow) { try account.official(on: day(2026, 2, 20)) }
    #expect(throws: LeaveError.overflow) { try account.headroom(on: day(2026, 2, 6)) }
  }

  @Test("the first and last day have answers, and days beyond them are refused")
  func limits() throws {
    let account = try LeaveLedger(profile: profile(), versions: []).account(.vacation)
    for day in [Limits.days.first, Limits.days.last] {
      #expect(try account.explain(.official, on: day).last?.balance == account.official(on: day))
      _ = try account.earliest(Hours(whole: 40), from: day)
    }
    let after = Limits.days.last + 1
    #expect(throws: LeaveError.outsideLimits(after)) { try account.forecast(on: after) }
    #expect(throws: LeaveError.outsideLimits(after)) { try account.headroom(on: after) }
    #expect(throws: LeaveError.outsideLimits(after)) { try account.chart(.forecast, over: DayRange(after)) }
    #expect(throws: LeaveError.outsideLimits(after)) {
      try LeaveEntry(day: after, type: .vacation, action: .used, hours: .zero)
    }
  }
}
