public import FastiCivil
public import FastiLeave

/// The mistakes of a ledger for hledger, other than in dates, hours and texts.
public enum HledgerMistake: Hashable, Sendable {
  /// A line that is not a transaction, posting, comment or directive that Fasti reads.
  case unreadable
  /// An indented line that does not belong to a transaction.
  case stray
  /// A posting without an amount in `h`.
  case malformedAmount
  case unknownAccount
  /// Not an entry: an entry has two postings, one of a kind of leave and one for the reason.
  case notAnEntry
  /// The two postings do not add up to zero.
  case unbalanced
  /// The sign does not fit the action: leave used is subtracted, leave accrued is added.
  case wrongDirection
  /// The payday after the `=` is not the one of the entry's day.
  case wrongPayday(Day)
  /// The balance after the `=` is not the sum of the file.
  case wrongBalance(Hours)
  /// An opening balance, accrual or forfeit differs from the one that follows from the profile.
  case differsFromProfile(Hours)
  /// An opening balance, accrual or forfeit that follows from the profile is missing.
  case missing(Day, Hours)
  /// Opening balances and accruals cannot be checked without a profile.
  case noProfile
}
