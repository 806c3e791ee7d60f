public import FastiFormats
public import FastiLeave
public import FastiWords

/// The leave ledger: cards, lines, and the editor of an entry.
public struct LeavePage: Sendable {
  /// One card for each kind of leave, in the profile's order.
  public var cards: [BalanceCard]
  /// The day of the forecasts.
  public var mode: ForecastMode
  /// The kind of leave in the ledger; nil for all.
  public var type: LeaveType?
  /// The lines of the statement.
  public var ledger: LedgerSheet
  /// The form of a new entry, or of the edited one.
  public var editor: LeaveForm
  /// The spans to which entries that were added together can be converted, each on one line.
  public var joins: [String] = []
  /// The warnings about the days ahead.
  public var warnings: [LeaveNotice]
  /// Whether a profile is saved; otherwise the numbers are those of a sample.
  public var hasProfile: Bool
  /// Whether it shows the sample, which cannot be edited.
  public var isExample = false
  /// The typed day of the forecasts, if ``mode`` is a chosen day.
  public var day = FieldInput()
  /// The balances during the year of the forecast, a chart for each shown kind of leave.
  public var charts: [Chart] = []
  /// The error of the choice of ``mode``; nil if there is none.
  public var modeError: FieldError?

  /// A ledger.
  public init(
    cards: [BalanceCard], mode: ForecastMode, type: LeaveType? = nil, ledger: LedgerSheet, editor: LeaveForm,
    warnings: [LeaveNotice] = [], hasProfile: Bool = true
  ) {
    self.cards = cards
    self.mode = mode
    self.type = type
    self.ledger = ledger
    self.editor = editor
    self.warnings = warnings
    self.hasProfile = hasProfile
  }
}

/// The day of a forecast. The raw values are the words of the query.
public enum ForecastMode: String, CaseIterable, Sendable {
  /// The last day of this month.
  case endOfMonth = "month-end"
  case today
  /// The day chosen in the query.
  case selectedDay = "day"
  case nextPayday = "payday"
}
