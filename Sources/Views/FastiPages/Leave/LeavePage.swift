public import FastiFormats
public import FastiLeave
public import FastiWords

/// The leave ledger: cards, lines, and the editor of an entry.
public struct LeavePage: Sendable {
  /// One card a kind of leave, in the profile's order.
  public var cards: [BalanceCard]
  /// Which day the forecasts are for.
  public var mode: ForecastMode
  /// The kind the ledger shows; nil for all.
  public var type: LeaveType?
  /// The lines of the statement.
  public var ledger: LedgerSheet
  /// The form of a new entry, or of the one that is edited.
  public var editor: LeaveForm
  /// The spans that entries can become that were added together, each in a line.
  public var joins: [String] = []
  /// What to act on in the days ahead.
  public var warnings: [LeaveNotice]
  /// Whether a profile was saved; until then the numbers are those of a sample.
  public var hasProfile: Bool
  /// Whether it shows the sample, in which nothing can be written.
  public var isExample = false
  /// The day the forecasts are for where ``mode`` is that of a chosen day, as it was typed.
  public var day = FieldInput()
  /// The balances through the year of the forecast, a chart for each kind of leave that is shown.
  public var charts: [Chart] = []
  /// What was wrong with the choice of ``mode``; nil when nothing was.
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

/// Which day a forecast is for. The raw values are the words of the query.
public enum ForecastMode: String, CaseIterable, Sendable {
  /// The last day of this month.
  case endOfMonth = "month-end"
  case today
  /// The day chosen in the query.
  case selectedDay = "day"
  case nextPayday = "payday"
}
