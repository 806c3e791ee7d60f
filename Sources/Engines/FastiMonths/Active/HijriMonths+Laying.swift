public import FastiCalendars
import FastiCivil

extension HijriMonths {
  /// What happens to the months between those that a source gives.
  public enum Others: Sendable {
    /// They keep their status, unless they had to move.
    case unchanged
    /// They wait to be announced.
    case projected
  }

  /// A table with the starts of a source applied, and the starts that could not be applied because no months of 29 or
  /// 30 days fit between them.
  public struct Laid: Sendable {
    /// The months, with every start that could be applied.
    public let table: HijriMonths
    /// The starts that were left out.
    public let refused: [MonthStart]
  }

  /// This table with the starts of a source applied.
  ///
  /// Every other month keeps its first day if possible: from the first given month on, each is moved by as few days as
  /// possible, so that every month has 29 or 30 days and the next given month begins on its start. Months before the
  /// first given one move only if a month would otherwise have fewer than 28 or more than 31 days.
  ///
  /// - Parameters:
  ///   - starts: In any order; months outside the table are left out, and of two starts of one month the later one is
  ///     used.
  ///   - source: Where they come from.
  ///   - status: How certain they are.
  ///   - others: What happens to the months in between.
  /// - Complexity: O(*n*) in the number of months.
  public func laying(
    _ starts: [MonthStart], from source: HijriMonthSource, status: HijriMonthStatus = .confirmed, others: Others
  ) -> Laid {
    var layer = MonthLayer(self)
    for start in starts { layer.wish(start) }
    layer.settle()
    return Laid(table: layer.table(source, status, others), refused: layer.refused)
  }
}

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
