public import FastiCivil

/// One of the amounts that sum to a balance.
public struct LeaveEvent: Hashable, Sendable {
  /// Where an amount comes from.
  public enum Kind: Hashable, Sendable {
    /// The starting balance, on the anchor payday.
    case start
    /// Entries the starting balance already holds, taken out again (baseline `statement`): they are listed themselves.
    case insideStart
    /// The accrual of a payday after the anchor.
    case accrual(Accrual)
    /// The accrual of a payday up to the anchor, taken off when looking back past it.
    case takenBack(Accrual)
    /// Hours that were entered: used, gained or adjusted.
    case entry(LedgerEntry)
    /// Hours above the carry-over limit, lost.
    case forfeit
  }

  public let kind: Kind
  /// The payday, the entry's day, or the carry-over date.
  public let day: Day
  /// The day from which the balance has it: of an official balance the payday that posts it.
  public let countsFrom: Day
  /// What it adds; negative when it takes.
  public let hours: Hours
  /// The sum of the list up to and with it.
  public let balance: Hours
}
