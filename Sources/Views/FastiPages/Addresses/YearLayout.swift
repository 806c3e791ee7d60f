/// What a year consists of on its page. The raw values are the words of the address.
public enum YearLayout: String, CaseIterable, Sendable {
  /// The weeks by quarter.
  case weeks
  /// The twelve months.
  case months
}
