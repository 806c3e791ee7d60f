import FastiCivil

/// One kind of leave with its entries, which answers questions about balances.
///
/// All days in questions are in the years 1583 to 2999. S, P, K, k and Acc are the letters of
/// Documentation/Mathematics/Accruals.md.
public struct LeaveAccount: Sendable {
  /// The starting balance, rates and policies.
  public let terms: LeaveTerms
  /// The paydays.
  public let schedule: PaySchedule
  /// The meaning of the starting balance.
  public let baseline: LeaveProfile.Baseline
  /// Its entries, by day, then by the stamp of the first version, then by id.
  public let entries: [LedgerEntry]

  /// The days of the entries.
  private(set) var days: [Day]
  /// The sums of the first 0, 1, 2 ... entries.
  private(set) var sums: [Hours]
  /// The part of the starting balance without the entries, S.
  let opening: Hours
  /// The numbers of the paydays with which the lines of the rate table begin.
  let rateStarts: [Int]
  /// For every entry the least forecast of its day and of the later entries' days; nil when one exceeds 64 bits.
  private(set) var lows: [Low]? = []

  /// The least forecast of some days.
  struct Low {
    let forecast: Hours
    let day: Day
  }

  init(
    terms: LeaveTerms, schedule: PaySchedule, baseline: LeaveProfile.Baseline, entries: [LedgerEntry]
  ) throws(LeaveError) {
    self.terms = terms
    self.schedule = schedule
    self.baseline = baseline
    self.entries = entries
    let days = entries.map { $0.entry.day }
    var sums = [Hours.zero]
    sums.reserveCapacity(entries.count + 1)
    for entry in entries { sums.append(try sums[sums.count - 1] + entry.entry.signedHours) }
    self.days = days
    self.sums = sums
    rateStarts = terms.rates.starts(schedule)
    switch baseline {
    case .additive: opening = terms.start
    case .statement: opening = try terms.start - sums[days.upperBound(of: schedule.anchor - schedule.lag)]
    }
    lows = terms.policies.isNone ? try? lowsOfEntries() : []
  }

  private func lowsOfEntries() throws(LeaveError) -> [Low] {
    var lows: [Low] = []
    lows.reserveCapacity(entries.count)
    for index in days.indices.reversed() {
      let forecast = try sum(through: days[index], .closed, payday: schedule.lastIndex(on: days[index]))
      if let later = lows.last, later.forecast < forecast {
        lows.append(later)
      } else {
        lows.append(Low(forecast: forecast, day: days[index]))
      }
    }
    lows.reverse()
    return lows
  }

  /// The account with additional hours used on a day; only its balances differ.
  /// - Throws: `.overflow`.
  /// - Complexity: O(entries).
  func using(_ hours: Hours, on day: Day) throws(LeaveError) -> LeaveAccount {
    var account = self
    let place = days.upperBound(of: day)
    account.days.insert(day, at: place)
    account.sums.insert(sums[place], at: place)
    for index in (place + 1)..<account.sums.count { account.sums[index] = try account.sums[index] - hours }
    return account
  }

  /// The sum of the entries of all days up to a day.
  func entered(through day: Day) -> Hours { sums[days.upperBound(of: day)] }

  /// S plus the accruals of paydays up to a number, the entries up to a day, and the losses of carry-over dates up to
  /// it.
  func sum(through cut: Day, _ accrualHistory: AccrualHistory, payday: Int) throws(LeaveError) -> Hours {
    let base = try opening + accrued(through: payday, accrualHistory)
    let sum = try base + entered(through: cut)
    guard case .folded(let history) = accrualHistory else { return sum }
    return try sum - history.lost(through: cut)
  }

  /// Acc(k).
  func accrued(through payday: Int, _ accrualHistory: AccrualHistory) throws(LeaveError) -> Hours {
    if payday >= 0, case .folded(let history) = accrualHistory { return history.accrued[payday] }
    return try terms.rates.accrued(through: payday, starts: rateStarts)
  }
}
