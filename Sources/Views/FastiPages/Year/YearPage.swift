public import FastiAgenda
public import FastiCivil

/// A year as its weeks by quarter, 52 or 53 of them.
public struct YearPage: Sendable {
  /// The ISO year.
  public var year: Int
  /// What is special about each day of ``days(of:)``, in order.
  public var marks: [DayMark]

  /// A year and its marks.
  public init(_ year: Int, marks: [DayMark]) {
    self.year = year
    self.marks = marks
  }

  /// The Monday of the year's week 1 to the Sunday of its last week.
  /// - Throws: `.outOfRange` outside 1583 to 2999.
  public static func days(of year: Int) throws(CivilError) -> DayRange {
    try DayRange(
      ISOWeek(year: year, week: 1).start, ISOWeek(year: year, week: ISOWeek.weeks(in: year)).end)
  }
}
