public import FastiCivil
public import FastiLeave
public import FastiRecords

/// Computes the balances with entries that are not written.
public struct WhatIf {
  private let ledger: LeaveLedger
  private let isSample: Bool

  /// Answers from the ledger in a store.
  public init(_ book: LeaveBook) { (ledger, isSample) = (book.ledger, !book.setup.isSaved) }

  /// The balances with further entries, and those without them. Nothing is written.
  ///
  /// Balances below their floor are reported from the first of the entries on, even if they recover before the day.
  /// - Throws: `.invalid` for a day outside the years 1583 to 2999, or when sums exceed 64 bits.
  public func callAsFunction(
    _ entries: [LeaveEntry], asOf day: Day, forecast: ForecastDay? = nil
  ) throws(Failure) -> (with: LeaveBalances, without: LeaveBalances) {
    let hypothetical: LeaveLedger
    do { hypothetical = try ledger.adding(entries.hypothetical) } catch { throw Failure(error, field: .hours) }
    let first = min(day, entries.map(\.day).min() ?? day)
    return (
      try ShowBalances(hypothetical, isSample: isSample)(asOf: day, forecast: forecast, floorFrom: first),
      try ShowBalances(ledger, isSample: isSample)(asOf: day, forecast: forecast)
    )
  }
}
