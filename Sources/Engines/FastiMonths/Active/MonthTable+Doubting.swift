public import FastiCalendars

extension MonthTable {
  /// This table with some of its months projected, whatever they were.
  public func doubting(_ months: [HijriMonth]) -> MonthTable {
    guard !months.isEmpty else { return self }
    let definitions = definitions.map { month in
      guard months.contains(month.month) else { return month }
      return MonthDefinition(
        month.month, start: month.start, length: month.length, source: month.source, status: .projected)
    }
    do { return try MonthTable(definitions) } catch { return self }
  }
}
