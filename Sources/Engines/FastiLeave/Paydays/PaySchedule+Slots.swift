import FastiCivil

// Monthly patterns count slots: every month from year 0 on has one or two, so a payday's number is its slot minus the
// anchor's slot, without a search.
extension PaySchedule.Pattern {
  /// Whether paydays follow each other after a number of days.
  var isDays: Bool {
    if case .every = self { return true }
    return false
  }

  /// The day of a slot; the last day of the month if the month does not have the day.
  func day(ofSlot slot: Int) -> Day {
    switch self {
    case .every: Day(0)
    case .monthly(let day): PaySchedule.Pattern.day(day, ofMonth: slot)
    case .semimonthly(let first, let second):
      PaySchedule.Pattern.day(slot & 1 == 0 ? first : second, ofMonth: slot >> 1)
    }
  }

  /// The last slot whose day is on or before this one.
  func lastSlot(on day: Day) -> Int {
    let date = day.date
    let month = date.year * 12 + date.month - 1
    let last = CivilDate.daysInMonth(year: date.year, month: date.month)
    switch self {
    case .every: return 0
    case .monthly(let payday): return date.dayOfMonth >= min(payday, last) ? month : month - 1
    case .semimonthly(let first, let second):
      let past = (date.dayOfMonth >= first ? 1 : 0) + (date.dayOfMonth >= min(second, last) ? 1 : 0)
      return month * 2 + past - 1
    }
  }

  private static func day(_ day: Int, ofMonth month: Int) -> Day {
    let (year, index) = (floorDivision(month, 12), month - floorDivision(month, 12) * 12)
    return Day(year: year, month: index + 1, day: min(day, CivilDate.daysInMonth(year: year, month: index + 1)))
  }
}
