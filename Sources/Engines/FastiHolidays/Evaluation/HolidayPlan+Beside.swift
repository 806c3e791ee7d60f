public import FastiCivil

// Rules without a region are evaluated beside the rules of the regions in the question: days off there are days off
// for them too.
extension HolidayPlan {
  /// The plans whose rules the rules of this one may count from.
  var neighbours: [HolidayPlan] { beside + others }

  /// The weekly days of rest on a day: those of the region, or those of all regions beside it.
  func weekend(on day: Day) -> WeekdaySet {
    guard !beside.isEmpty else { return region.weekend(on: day) }
    return union { $0.weekend(on: day) }
  }

  /// The day of rest on a day, by which `rest-day` shifts, in the same way.
  public func restDay(on day: Day) -> WeekdaySet {
    guard !beside.isEmpty else { return region.restDay(on: day) }
    return union { $0.restDay(on: day) }
  }

  private func union(_ days: (Region) -> WeekdaySet) -> WeekdaySet {
    WeekdaySet(beside.flatMap { days($0.region).members })
  }

  /// The days of a window that are whole public holidays of the plans beside it, after their shifts.
  func daysBeside(in window: DayRange) -> [Day] {
    guard !beside.isEmpty, let inside = window.intersection(Limits.days) else { return [] }
    return beside.flatMap { plan in
      let found = (try? plan.occurrences(in: inside).occurrences) ?? []
      return found.filter { $0.kind == .public && plan.period($0).isWholeDay }.map { $0.day }
    }
  }
}
