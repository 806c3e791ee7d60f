public import FastiCivil
public import FastiLeave

/// What can be wrong with a ledger for hledger, beside dates, hours and texts.
public enum HledgerMistake: Hashable, Sendable {
  /// A line that is not a transaction, posting, comment or directive that is read.
  case unreadable
  /// An indented line that belongs to no transaction.
  case stray
  /// A posting without an amount in `h`.
  case malformedAmount
  /// An account that means nothing here.
  case unknownAccount
  /// An entry is two postings: one of a kind of leave, and one that says what it was.
  case notAnEntry
  /// The two postings do not add up to nothing.
  case unbalanced
  /// Leave used counts against, leave accrued counts for.
  case wrongDirection
  /// The payday after the `=` is not the one of the entry's day.
  case wrongPayday(Day)
  /// The balance after the `=` is not what the file adds up to.
  case wrongBalance(Hours)
  /// Opening balances, accruals and forfeits follow from the profile; this one differs from it.
  case differsFromProfile(Hours)
  /// An opening balance, accrual or forfeit that follows from the profile is missing.
  case missing(Day, Hours)
  /// Opening balances and accruals say nothing without a profile.
  case noProfile
}
