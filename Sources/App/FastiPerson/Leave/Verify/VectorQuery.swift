import FastiCivil
import FastiLeave

/// A question of a file, and the expected answer.
struct VectorQuery {
  /// The kinds of question.
  enum Kind: String, CaseIterable {
    case official, forecast, headroom, posted, expiring, earliest, period
  }

  let kind: Kind
  let day: Day
  let knownAt: EntryStamp?
  /// For `earliest`: the kind of leave and the hours.
  let wanted: (type: LeaveType, hours: Hours)?
  let expected: VectorAnswer

  /// The answer of the engine.
  func answer(of ledger: LeaveLedger) throws(LeaveError) -> VectorAnswer {
    switch kind {
    case .official: try each(ledger) { account throws(LeaveError) in .text(try account.official(on: day).text) }
    case .forecast: try each(ledger) { account throws(LeaveError) in .text(try account.forecast(on: day).text) }
    case .headroom: try each(ledger) { account throws(LeaveError) in .text(try account.headroom(on: day).text) }
    case .posted: posted(ledger)
    case .expiring:
      try each(ledger) { account throws(LeaveError) in
        guard let expiry = try account.expiring(on: day) else { return .none }
        return .table(["on": .text(expiry.day.iso), "hours": .text(expiry.hours.text)])
      }
    case .earliest: try earliest(ledger)
    case .period: period(ledger.profile.schedule)
    }
  }

  private func each(
    _ ledger: LeaveLedger, _ answer: (LeaveAccount) throws(LeaveError) -> VectorAnswer
  ) throws(LeaveError) -> VectorAnswer {
    var table: [String: VectorAnswer] = [:]
    for account in ledger.accounts { table[account.terms.type.string] = try answer(account) }
    return .table(table)
  }

  private func posted(_ ledger: LeaveLedger) -> VectorAnswer {
    var table: [String: VectorAnswer] = [:]
    for entry in ledger.entries { table[entry.id.string] = .flag(entry.isPosted(on: day)) }
    return .table(table)
  }

  private func earliest(_ ledger: LeaveLedger) throws(LeaveError) -> VectorAnswer {
    guard let wanted, let first = try ledger.account(wanted.type).earliest(wanted.hours, from: day) else {
      return .none
    }
    return .text(first.iso)
  }

  private func period(_ schedule: PaySchedule) -> VectorAnswer {
    let period = schedule.period(schedule.index(of: day))
    return .table([
      "start": .text(period.first.iso), "end": .text(period.last.iso), "payday": .text(schedule.payday(of: day).iso),
      "last_payday": .text(schedule.lastPayday(on: day).iso),
      "next_payday": .text(schedule.nextPayday(onOrAfter: day).iso), "is_payday": .flag(schedule.isPayday(day)),
    ])
  }
}
