public import FastiCalendars

/// Everything known about Hijri months on one machine; the active table is computed from it.
public struct MonthKnowledge: Hashable, Sendable {
  /// Month starts set by the user.
  public var overrides: [MonthStart]
  /// Month starts announced by the committee.
  public var announced: [MonthStart]
  /// Month starts from the council's page.
  public var calculated: [MonthStart]
  /// Announced months on which documents disagree: they keep their day and are projected.
  public var disputed: [HijriMonth]
  /// Whether announced months are used; off by default.
  public var followsMoonsighting: Bool
  /// A country's table whose months replace the calculated ones; nil for none.
  public var almanac: AlmanacID?

  /// Knowledge of months; empty by default.
  public init(
    overrides: [MonthStart] = [], announced: [MonthStart] = [], calculated: [MonthStart] = [],
    disputed: [HijriMonth] = [], followsMoonsighting: Bool = false, almanac: AlmanacID? = nil
  ) {
    self.overrides = overrides
    self.announced = announced
    self.calculated = calculated
    self.disputed = disputed
    self.followsMoonsighting = followsMoonsighting
    self.almanac = almanac
  }

  /// The active months: the user's overrides, then announced months if they are followed, then the council's, then the
  /// built-in table, then astronomy beyond it. A country's table that is followed replaces the last three.
  ///
  /// - Parameter years: Hijri years; a month's start depends on starts known up to a year before it, so ask for a few
  ///   more years on both sides.
  /// - Complexity: O(*n*) in the number of months.
  public func table(years: ClosedRange<Int> = HijriMonths.ummAlQuraYears) -> HijriMonths {
    var table = almanac.map { HijriMonths.almanac($0, years: years) } ?? calculatedTable(years: years)
    if followsMoonsighting {
      table = table.laying(announced, from: .moonsighting, others: .projected).table.doubting(disputed)
    }
    return table.laying(overrides, from: .override, others: .unchanged).table
  }

  /// The months as calculated: the council's over the built-in ones.
  public func calculatedTable(years: ClosedRange<Int> = HijriMonths.ummAlQuraYears) -> HijriMonths {
    HijriMonths.builtIn(years: years).laying(calculated, from: .calculated, others: .unchanged).table
  }
}
