package import FastiCivil
package import FastiHolidays
package import FastiRecords

/// The days of a year for a leave planner, with the adjacent days off that belong to its spans.
package struct BridgeYear {
  /// The first day: in the year, or of the days off before it.
  package let first: Day
  /// The kind of each day; no leave is taken outside the year.
  package let days: [BridgeDay]
  /// Sentences about rules that could not answer for the whole year.
  package let warnings: [Sentence]

  /// The days of a year.
  /// - Parameters:
  ///   - taken: Other days off, at any place.
  ///   - isKept: Whether no leave can be taken on a business day.
  package init(
    _ source: WorkdaySource, _ year: Int, taken: [Day] = [], isKept: (Day) -> Bool = { _ in false }
  ) throws(Failure) {
    let whole = DayRange(year: year)
    let wide = whole.widened(before: Self.edge, after: Self.edge).intersection(Limits.days) ?? whole
    let calendar = try source.calendar(over: wide, leave: taken)
    let worked = Workdays(calendar)
    var first = whole.first
    while first > wide.first, !worked.isBusinessDay(unchecked: first - 1) { first = first - 1 }
    var last = whole.last
    while last < wide.last, !worked.isBusinessDay(unchecked: last + 1) { last = last + 1 }
    self.first = first
    days = (first.number...last.number).map { Day($0) }.map { day in
      guard worked.isBusinessDay(unchecked: day) else { return .off }
      return isKept(day) ? .kept : .open
    }
    warnings = calendar.gaps.map(\.warning)
  }

  /// How far beyond the year days off are searched; no country has a longer run.
  private static let edge = 60
}
