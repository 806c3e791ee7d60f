public import FastiCalendars
public import FastiCivil

extension HijriMonths {
  /// The months whose first day differs from an earlier table and that end on or after `today` in either table; in
  /// order.
  ///
  /// A month whose length alone changed is not included, because the next month is the one that moved.
  public func changed(since earlier: HijriMonths, from today: Day) -> [HijriMonth] {
    var changed: [HijriMonth] = []
    for month in definitions {
      guard let old = earlier[month.month], max(month.end, old.end) > today else { continue }
      if old.start != month.start { changed.append(month.month) }
    }
    return changed
  }
}
