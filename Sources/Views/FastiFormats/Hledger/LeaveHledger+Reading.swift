import FastiCivil
import FastiLeave

extension LeaveHledger {
  /// Reads a journal back: the profile and the entries with their ids, hours not rounded. Opening balances, accruals,
  /// forfeits and asserted balances must agree with both.
  ///
  /// - Throws: Everything that is wrong, with its line.
  /// - Complexity: O(n log n).
  public static func read(_ bytes: [UInt8]) throws(FileProblems) -> LeaveFile {
    var scanner = HledgerScanner()
    scanner.scan(bytes)
    var reading = HledgerReading(problems: scanner.problems)
    reading.takeHeader(scanner.header)
    for transaction in scanner.transactions where !transaction.isBroken { reading.add(transaction) }
    // Contradictions are reported only if all lines are valid, because invalid lines cause contradictions.
    if reading.problems.all.isEmpty { reading.checkCourse() }
    if reading.problems.all.isEmpty { reading.checkBalances(scanner.transactions) }
    try reading.problems.sorted().check()
    return LeaveFile(profile: reading.profile, rows: reading.rows)
  }
}
