public import FastiCivil
import FastiLeave

/// What a ledger of a span contains beside its entries: opening balances, accruals and forfeits. They follow from
/// profile and entries; files contain them so that other programs do not need the rules of leave.
struct LedgerSpan {
  /// An amount of one kind of leave.
  struct Amount: Hashable {
    let type: LeaveType
    /// The day from which it counts in the forecast.
    let day: Day
    /// The day from which it counts in the official balance.
    let payday: Day
    let hours: Hours

    /// Its key: there is one amount for a kind of leave, day, payday and direction.
    struct Key: Hashable {
      let type: LeaveType
      let day: Day
      let payday: Day
      let isLoss: Bool
    }

    var key: Key { Key(type: type, day: day, payday: payday, isLoss: hours < .zero) }
  }

  /// The balances before the span; amounts that are not posted by then are separate, under their paydays.
  private(set) var opening: [Amount] = []
  /// What is accrued on paydays, by day.
  private(set) var accruals: [Amount] = []
  /// What is lost on carry-over dates, by day.
  private(set) var forfeits: [Amount] = []
  /// The day before the span, on which the file opens the balances.
  let openingDay: Day
  let firstDay: Day
  /// The kinds of leave: those of the profile in its order, then other kinds in entries.
  let types: [LeaveType]

  init(_ ledger: LeaveLedger, _ span: LeaveSpan) throws(LeaveError) {
    let begin = min(ledger.profile.schedule.anchor, ledger.entries.first?.entry.day ?? Limits.days.last)
    let first = span.first ?? min(begin, span.last)
    // If the day before the span cannot be written, the first day that can be is used.
    let opens = max(first - 1, Limits.days.first)
    openingDay = opens
    firstDay = first
    var types = ledger.profile.terms.map { $0.type }
    for entry in ledger.entries where !types.contains(entry.entry.type) { types.append(entry.entry.type) }
    self.types = types
    for type in types {
      let all = ledger.entries.filter { $0.entry.type == type }
      let account = try? ledger.account(type)
      try add(type, account, all, LeaveSpan(first: first, last: span.last))
    }
  }

  /// Adds one kind of leave.
  private mutating func add(
    _ type: LeaveType, _ account: LeaveAccount?, _ entries: [LedgerEntry], _ span: LeaveSpan
  ) throws(LeaveError) {
    let first = span.first ?? openingDay
    let earned = try account.map { account throws(LeaveError) in try accruals(of: account, through: span.last) } ?? []
    let lost = try account.map { account throws(LeaveError) in try forfeits(of: account, through: span.last) } ?? []
    // Amounts from before the span that are not posted by then.
    var pending = lost.filter { $0.day <= openingDay && $0.payday > openingDay }
    var rest = Hours.zero
    for entry in entries where entry.entry.day <= span.last {
      let amount = Amount(
        type: type, day: entry.entry.day, payday: entry.postsOn, hours: entry.entry.signedHours)
      if amount.day >= first {
        rest = try rest + amount.hours
      } else if amount.payday > openingDay {
        pending.append(amount)
      }
    }
    let accrued = earned.filter { $0.hours != .zero }
    let forfeited = lost.filter { $0.day > openingDay }
    for amount in accrued + forfeited { rest = try rest + amount.hours }
    let end: Hours
    if let account {
      end = try account.forecast(on: span.last)
    } else {
      end = try sum(entries.filter { $0.entry.day <= span.last }.map { $0.entry.signedHours })
    }
    try open(type, try end - rest, pending)
    accruals += accrued
    forfeits += forfeited
  }

  private mutating func open(_ type: LeaveType, _ forecast: Hours, _ pending: [Amount]) throws(LeaveError) {
    var posted = forecast
    var later: [Amount] = []
    for payday in Set(pending.map { $0.payday }).sorted() {
      let hours = try sum(pending.filter { $0.payday == payday }.map { $0.hours })
      posted = try posted - hours
      later.append(Amount(type: type, day: openingDay, payday: payday, hours: hours))
    }
    opening.append(Amount(type: type, day: openingDay, payday: openingDay, hours: posted))
    opening += later
  }

  private func accruals(of account: LeaveAccount, through last: Day) throws(LeaveError) -> [Amount] {
    let count = account.schedule.lastIndex(on: last) - account.schedule.lastIndex(on: openingDay)
    return try account.accruals(after: openingDay, count: count).map {
      Amount(type: account.terms.type, day: $0.payday, payday: $0.payday, hours: $0.hours)
    }
  }

  private func forfeits(of account: LeaveAccount, through last: Day) throws(LeaveError) -> [Amount] {
    try account.forfeits(through: last).map { lost throws(LeaveError) in
      Amount(
        type: account.terms.type, day: lost.day, payday: account.schedule.payday(of: lost.day),
        hours: try lost.hours.negated())
    }
  }

  private func sum(_ hours: [Hours]) throws(LeaveError) -> Hours {
    var sum = Hours.zero
    for one in hours { sum = try sum + one }
    return sum
  }
}

/// The days that a ledger file covers.
public struct LeaveSpan: Hashable, Sendable {
  /// The first day; nil for the anchor of the pay schedule or the first entry, whichever is earlier.
  public let first: Day?
  /// The last day, included.
  public let last: Day

  public init(first: Day?, last: Day) {
    self.first = first
    self.last = last
  }
}
