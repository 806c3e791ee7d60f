import FastiCivil
public import FastiLeave

/// The leave ledger as a journal for hledger.
///
/// Every entry is a transaction with two dates: its day, and the payday that posts it. So `hledger balance` gives the
/// forecast, and with `--date2` the official balance. Opening balances, accruals and forfeits are transactions too, and
/// balances are asserted at the end of every year and of the file. Comments contain what Fasti needs to read the file
/// back.
/// - Source: the manual of hledger 1.25, "hledger journal format".
public enum LeaveHledger {
  /// Writes a ledger, and in comments the data that Fasti has about its entries.
  ///
  /// - Parameters:
  ///   - rows: The entries of the ledger as files contain them, in any order.
  ///   - span: The days of the file.
  /// - Throws: `.overflow` or `.outsideLimits`.
  /// - Complexity: O(n log n) in entries and paydays.
  public static func write(
    _ ledger: LeaveLedger, rounding: Hours.Rounding, rows: [LeaveRow], over span: LeaveSpan
  ) throws(LeaveError) -> [UInt8] {
    let derived = try LedgerSpan(ledger, span)
    var writer = HledgerWriter(types: derived.types)
    writer.header(LeaveFile.Profile(ledger.profile, rounding: rounding), span)
    let listed = rows.filter { $0.entry.day >= derived.firstDay && $0.entry.day <= span.last }
    try writer.transactions(derived, listed.sorted(by: LeaveRow.precedes), ledger.profile.schedule, through: span.last)
    return writer.text.bytes
  }

  /// The name and version of the format.
  static let format: StaticString = "fasti-leave/1"
}
