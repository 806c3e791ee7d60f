public import FastiCalendars
public import FastiCivil

extension HijriMonths {
  /// The months that begin on another day than in an earlier table and of which some day lies on `today` or after it, in
  /// either table; in order.
  ///
  /// A month of which only the length changed is not among them: it is the next one that moved.
  public func changed(since earlier: HijriMonths, from today: Day) -> [HijriMonth] {
    var changed: [HijriMonth] = []
    for month in definitions {
      guard let old = earlier[month.month], max(month.end, old.end) > today else { continue }
      if old.start != month.start { changed.append(month.month) }
    }
    return changed
  }
}
