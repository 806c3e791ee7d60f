public import FastiCalendars
import FastiCivil

extension HijriMonths {
  /// What becomes of the months between those that a source gives.
  public enum Others: Sendable {
    /// They keep their status, unless they had to move.
    case unchanged
    /// They wait to be announced.
    case projected
  }

  /// A table with starts laid over another, and the starts that could not be laid because they leave no room for months
  /// of 29 or 30 days.
  public struct Laid: Sendable {
    /// The months, with every start that could be laid.
    public let table: HijriMonths
    /// What was left out.
    public let refused: [MonthStart]
  }

  /// This table with the starts of a source over it.
  ///
  /// Every other month keeps its first day as far as it can: from the first given month on, each is moved by as few days
  /// as let every month have 29 or 30 days and the next given start be reached. Months before the first given one only
  /// move where the gap would leave 28 to 31 days.
  ///
  /// - Parameters:
  ///   - starts: In any order; months outside the table are left out, and of two for one month the later one counts.
  ///   - source: Where they come from.
  ///   - status: How certain they are.
  ///   - others: What becomes of the months in between.
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
