public import FastiCivil

/// One of the amounts that sum to a balance.
public struct LeaveEvent: Hashable, Sendable {
  /// The source of an amount.
  public enum Kind: Hashable, Sendable {
    /// The starting balance, on the anchor payday.
    case start
    /// Entries that the starting balance already contains, subtracted (baseline `statement`) because they are listed
    /// themselves.
    case insideStart
    /// The accrual of a payday after the anchor.
    case accrual(Accrual)
    /// The accrual of a payday up to the anchor, subtracted for days before it.
    case takenBack(Accrual)
    /// Hours that were entered: used, accrued or adjusted.
    case entry(LedgerEntry)
    /// Hours above the carry-over limit, which are lost.
    case forfeit
  }

  public let kind: Kind
  /// The payday, the entry's day, or the carry-over date.
  public let day: Day
  /// The day from which the balance contains it: for an official balance, the payday that posts it.
  public let countsFrom: Day
  /// The amount that it adds; negative when it subtracts.
  public let hours: Hours
  /// The sum of the list up to and with it.
  public let balance: Hours
}
