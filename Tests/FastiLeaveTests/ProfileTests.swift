import FastiCivil
import FastiLeave
import Testing

@Suite("Leave: profiles refuse impossible values") struct ProfileTests {
  @Test("a new rate begins with its payday, earlier paydays keep theirs")
  func newRate() throws {
    let schedule = try PaySchedule(anchor: day(2026, 2, 6), pattern: .every(days: 14))
    let table = try RateTable(Hours(exact: "6.46"))
      .setting(Hours(exact: "7.00"), from: schedule.nextPayday(onOrAfter: day(2026, 3, 1)))
    #expect(table.rate(on: day(2026, 2, 20)).text == "6.46")
    #expect(table.rate(on: day(2026, 3, 6)).text == "7.00")
    let again = try table.setting(Hours(exact: "7.50"), from: day(2026, 3, 6))
    #expect(again.lines.map(\.rate.text) == ["6.46", "7.50"])
    let between = try again.setting(Hours(exact: "6.50"), from: day(2026, 2, 20))
    #expect(between.lines.map(\.rate.text) == ["6.46", "6.50", "7.50"])
    #expect(try between.correcting(Hours(exact: "6.00"), ofLineFrom: nil).lines[0].rate.text == "6.00")
    #expect(throws: LeaveError.ratesOutOfOrder) { try between.correcting(.zero, ofLineFrom: day(2030, 1, 1)) }
  }

  @Test("a rate table begins without a date and continues in order")
  func rates() throws {
    let open = RateTable.Line(from: nil, rate: .zero)
    let line = RateTable.Line(from: day(2026, 1, 1), rate: .zero)
    for lines in [[], [line], [open, open], [open, line, line]] {
      #expect(throws: LeaveError.ratesOutOfOrder) { try RateTable(lines) }
    }
    #expect(throws: LeaveError.negativeHours) { try RateTable(Hours(ticks: -1)) }
    #expect(throws: LeaveError.hoursOutOfRange(most: RateTable.most)) { try RateTable(Hours(ticks: .max)) }
  }

  @Test("schedules are within their limits, and the anchor is a payday")
  func schedules() throws {
    let anchor = day(2026, 2, 28)
    #expect(throws: LeaveError.outOfRange(field: .daysBetweenPaydays, value: 0, limits: PaySchedule.daysBetween)) {
      try PaySchedule(anchor: anchor, pattern: .every(days: 0))
    }
    #expect(throws: LeaveError.outOfRange(field: .lag, value: -1, limits: PaySchedule.lags)) {
      try PaySchedule(anchor: anchor, pattern: .monthly(28), lag: -1)
    }
    #expect(throws: LeaveError.outOfRange(field: .secondPaydayOfMonth, value: 15, limits: 16...31)) {
      try PaySchedule(anchor: anchor, pattern: .semimonthly(15, 15))
    }
    #expect(throws: LeaveError.outOfRange(field: .firstPaydayOfMonth, value: 16, limits: 1...15)) {
      try PaySchedule(anchor: anchor, pattern: .semimonthly(16, 20))
    }
    #expect(throws: LeaveError.outOfRange(field: .paydayOfMonth, value: 32, limits: 1...31)) {
      try PaySchedule(anchor: anchor, pattern: .monthly(32))
    }
    #expect(throws: LeaveError.anchorIsNoPayday(anchor)) { try PaySchedule(anchor: anchor, pattern: .monthly(27)) }
    for payday in 28...31 { _ = try PaySchedule(anchor: anchor, pattern: .monthly(payday)) }
  }

  @Test(
    "paydays follow each other and periods tile, whatever the pattern",
    arguments: [
      PaySchedule.Pattern.every(days: 14), .every(days: 1), .monthly(31), .monthly(1), .semimonthly(1, 15),
      .semimonthly(15, 31),
    ])
  func tiling(pattern: PaySchedule.Pattern) throws {
    let anchor: Day =
      if case .semimonthly(15, _) = pattern { day(2024, 2, 29) } else {
        pattern == .monthly(31) ? day(2024, 2, 29) : day(2024, 3, 1)
      }
    for lag in [0, 7, 45] {
      let schedule = try PaySchedule(anchor: anchor, pattern: pattern, lag: lag)
      #expect(schedule.payday(0) == anchor)
      for index in -60...60 {
        #expect(schedule.payday(index) < schedule.payday(index + 1))
        #expect(schedule.lastIndex(on: schedule.payday(index)) == index)
        #expect(schedule.lastIndex(on: schedule.payday(index + 1) - 1) == index)
        #expect(schedule.period(index).last + 1 == schedule.period(index + 1).first)
        for day in schedule.period(index) { #expect(schedule.index(of: day) == index) }
      }
      let periods = try schedule.periods(in: DayRange(anchor - 100, anchor + 100))
      #expect(periods.first?.days.contains(anchor - 100) == true && periods.last?.days.contains(anchor + 100) == true)
    }
  }

  @Test("no carry-over on 29 February, names of leave are plain")
  func others() throws {
    #expect(throws: LeaveError.noSuchCarryDay(month: 2, day: 29)) {
      try LeavePolicies.Carry(month: 2, day: 29, limit: .zero)
    }
    #expect(throws: LeaveError.outOfRange(field: .carryMonth, value: 13, limits: 1...12)) {
      try LeavePolicies.Carry(month: 13, day: 1, limit: .zero)
    }
    #expect(throws: LeaveError.negativeHours) { try LeavePolicies.Carry(month: 1, day: 1, limit: Hours(ticks: -1)) }
    for name in ["", "Vacation", "2nd", "a b", "ü", String(repeating: "a", count: 33)] {
      #expect(throws: LeaveError.malformedType) { try LeaveType(name) }
    }
    let terms = try LeaveTerms(type: .sick, start: .zero, rates: RateTable())
    let schedule = try PaySchedule(anchor: day(2026, 2, 6), pattern: .monthly(6))
    #expect(throws: LeaveError.repeatedType(.sick)) { try LeaveProfile(schedule: schedule, terms: [terms, terms]) }
  }

  @Test("an adjustment has a sign, other actions do not; data from outside follows the same rule")
  func actions() throws {
    #expect(throws: LeaveError.signMissing) { try LeaveAction(entered: "adjustment", sign: nil) }
    #expect(throws: LeaveError.signNotAllowed) { try LeaveAction(entered: "used", sign: "negative") }
    #expect(throws: LeaveError.unknownAction) { try LeaveAction(entered: "taken", sign: nil) }
    #expect(throws: LeaveError.unknownSign) { try LeaveAction(entered: "adjustment", sign: "minus") }
    #expect(try LeaveAction(entered: "adjustment", sign: "negative") == .adjustment(.negative))
    #expect(try LeaveAction(outside: "adjustment", sign: nil).sign == .positive)
    #expect(try LeaveAction(outside: "used", sign: "positive").sign == .negative)
    #expect(try LeaveAction(outside: "accrued", sign: "negative").sign == .positive)
  }

  @Test("an entry has hours with two decimals that are not negative")
  func entries() throws {
    func entry(_ ticks: Int64) throws -> LeaveEntry {
      try LeaveEntry(day: day(2026, 2, 6), type: .comp, action: .used, hours: Hours(ticks: ticks))
    }
    #expect(throws: LeaveError.negativeHours) { try entry(-100) }
    #expect(throws: LeaveError.tooManyDecimals(most: 2)) { try entry(1) }
    #expect(throws: LeaveError.hoursOutOfRange(most: .mostOfAnEntry)) { try entry(.max) }
    #expect(try entry(100).signedHours.ticks == -100)
  }
}
