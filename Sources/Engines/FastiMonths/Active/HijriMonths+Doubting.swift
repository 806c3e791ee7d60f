public import FastiCalendars

extension HijriMonths {
  /// This table with some of its months marked as projected.
  public func doubting(_ months: [HijriMonth]) -> HijriMonths {
    guard !months.isEmpty else { return self }
    let definitions = definitions.map { month in
      guard months.contains(month.month) else { return month }
      return HijriMonthDefinition(
        month.month, start: month.start, length: month.length, source: month.source, status: .projected)
    }
    do { return try HijriMonths(definitions) } catch { return self }
  }
}
