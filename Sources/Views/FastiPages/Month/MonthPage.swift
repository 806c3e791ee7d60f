public import FastiCivil

/// A month as a grid with a week column, and one chosen day.
public struct MonthPage: Sendable {
  /// The month.
  public var month: YearMonth
  /// The days of `MonthGrid.days`, in order: those of the neighbours that fill the first and last row too.
  public var days: [DayCell]
  /// The chosen day: one of ``days``; today in its own month unless another was chosen, else the first.
  public var selected: Day
  /// The balances on the chosen day; none without a leave profile.
  public var balances: [BalanceCard]

  /// A month and its days.
  public init(_ month: YearMonth, days: [DayCell], selected: Day, balances: [BalanceCard] = []) {
    self.month = month
    self.days = days
    self.selected = selected
    self.balances = balances
  }
}
