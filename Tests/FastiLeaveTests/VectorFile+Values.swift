import FastiCivil
import FastiLeave

extension VectorFile.Profile {
  func value() throws -> LeaveProfile {
    try LeaveProfile(
      schedule: PaySchedule(anchor: Day(iso: anchor), pattern: pattern(), lag: lag),
      baseline: baseline == "statement" ? .statement : .additive,
      terms: types.sorted { $0.key < $1.key }.map { try $0.value.value(LeaveType($0.key)) })
  }

  private func pattern() throws -> PaySchedule.Pattern {
    switch (schedule.kind, schedule.days, schedule.day) {
    case ("every", .every(let days), _): .every(days: days)
    case ("semimonthly", .two(let first, let second), _): .semimonthly(first, second)
    case ("monthly", _, let day?): .monthly(day)
    default: throw LeaveError.anchorIsNoPayday(try Day(iso: anchor))
    }
  }
}

extension VectorFile.Profile.Terms {
  func value(_ type: LeaveType) throws -> LeaveTerms {
    try LeaveTerms(
      type: type, start: Hours(exact: start),
      rates: RateTable(rates.map { try .init(from: $0.from.map { try Day(iso: $0) }, rate: Hours(exact: $0.rate)) }),
      policies: LeavePolicies(
        cap: cap.map { try Hours(exact: $0) },
        carry: carry.map { try .init(month: $0.month, day: $0.day, limit: Hours(exact: $0.limit)) }),
      floor: floor.map { try Hours(exact: $0) } ?? .zero)
  }
}

extension VectorFile.Version {
  func value() throws -> EntryVersion {
    try EntryVersion(
      id: EntryID(id), stamp: EntryStamp(stamp), isDeleted: deleted,
      entry: LeaveEntry(
        day: Day(iso: date), type: LeaveType(type), action: LeaveAction(outside: action, sign: sign),
        hours: Hours(typed: hours, rounding: quarter ? .quarterHour : .hundredth)))
  }
}

extension VectorFile.Query {
  func answer(of ledger: LeaveLedger) throws -> VectorFile.Answer {
    let day = try Day(iso: date)
    switch kind {
    case "official": return try each(ledger) { .text(try $0.official(on: day).text) }
    case "forecast": return try each(ledger) { .text(try $0.forecast(on: day).text) }
    case "headroom": return try each(ledger) { .text(try $0.headroom(on: day).text) }
    case "expiring":
      return try each(ledger) { account in
        try account.expiring(on: day).map { .table(["on": .text($0.day.iso), "hours": .text($0.hours.text)]) } ?? .none
      }
    case "posted":
      return .table(
        Dictionary(uniqueKeysWithValues: ledger.entries.map { ($0.id.string, .flag($0.isPosted(on: day))) }))
    case "earliest":
      let account = try ledger.account(LeaveType(type ?? ""))
      return try account.earliest(Hours(exact: hours ?? ""), from: day).map { .text($0.iso) } ?? .none
    case "period": return period(ledger.profile.schedule, day)
    default: return .text("no query is called \(kind)")
    }
  }

  private func each(
    _ ledger: LeaveLedger, _ answer: (LeaveAccount) throws -> VectorFile.Answer
  ) rethrows -> VectorFile.Answer {
    .table(
      Dictionary(uniqueKeysWithValues: try ledger.accounts.map { ($0.terms.type.string, try answer($0)) }))
  }

  private func period(_ schedule: PaySchedule, _ day: Day) -> VectorFile.Answer {
    let period = schedule.period(schedule.index(of: day))
    return .table([
      "start": .text(period.first.iso), "end": .text(period.last.iso), "payday": .text(schedule.payday(of: day).iso),
      "last_payday": .text(schedule.lastPayday(on: day).iso),
      "next_payday": .text(schedule.nextPayday(onOrAfter: day).iso), "is_payday": .flag(schedule.isPayday(day)),
    ])
  }
}
