import FastiCivil

// The ends of the calendar: what lies in no year that can be asked for has no address.
extension Paths {
  /// A day's page; nil outside the years there are.
  static func inRange(_ day: Day) -> Path? { Limits.days.contains(day) ? Paths.day(day) : nil }

  /// Why a day is what it is; nil outside the years there are.
  static func whyInRange(_ day: Day) -> Path? { Limits.days.contains(day) ? Paths.why(day) : nil }

  /// A week's page; nil where none of its days is in the years there are.
  static func inRange(_ week: ISOWeek) -> Path? {
    week.start <= Limits.days.last && week.start + 6 >= Limits.days.first ? Paths.week(week) : nil
  }

  /// A month's page; nil outside the years there are.
  static func inRange(_ month: YearMonth) -> Path? {
    Limits.year.contains(month.year) ? Paths.month(month) : nil
  }

  /// A month's special days; nil outside the years there are.
  static func starInRange(_ month: YearMonth) -> Path? {
    Limits.year.contains(month.year) ? Paths.star(month) : nil
  }

  /// A year's page; nil outside the years there are.
  static func inRange(year: Int) -> Path? { Limits.year.contains(year) ? Paths.year(year) : nil }

  /// A year's special days; nil outside the years there are.
  static func starInRange(year: Int) -> Path? { Limits.year.contains(year) ? Paths.star(year) : nil }
}
