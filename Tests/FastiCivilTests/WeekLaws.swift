import FastiCivil
import Testing

@Suite("Laws of the ISO week") struct WeekLaws {
  @Test("weeks tile the years: Monday to Sunday, without a gap") func tiling() {
    var week = ISOWeek(Limits.days.first + 7)
    var wrong = 0
    while week.year < 2999 || week.week < 52 {
      let next = week.advanced(by: 1)
      if next.start != week.end + 1 || week.start.weekday != .monday || week.days.count != 7 { wrong += 1 }
      let follows = next.year == week.year ? next.week == week.week + 1 : next.week == 1 && next.year == week.year + 1
      if !follows || (next.year > week.year && week.week != ISOWeek.weeks(in: week.year)) { wrong += 1 }
      for day in week.days where ISOWeek(day) != week { wrong += 1 }
      week = next
    }
    #expect(wrong == 0)
  }

  /// The 71 years of 53 weeks in a cycle of 400, counted from 0: those that begin on a Thursday, and leap years that
  /// begin on a Wednesday. Source: the list for 2000 to 2399 in ISO 8601 literature (e.g. J. R. Stockton's tables).
  static let longYears: Set<Int> = [
    4, 9, 15, 20, 26, 32, 37, 43, 48, 54, 60, 65, 71, 76, 82, 88, 93, 99, 105, 111, 116, 122, 128, 133, 139, 144, 150,
    156, 161, 167, 172, 178, 184, 189, 195, 201, 207, 212, 218, 224, 229, 235, 240, 246, 252, 257, 263, 268, 274, 280,
    285, 291, 296, 303, 308, 314, 320, 325, 331, 336, 342, 348, 353, 359, 364, 370, 376, 381, 387, 392, 398,
  ]

  @Test("years have 52 or 53 weeks, as in the independent list") func lengths() {
    #expect(Self.longYears.count == 71)
    for year in Limits.year {
      #expect(ISOWeek.weeks(in: year) == (Self.longYears.contains(year % 400) ? 53 : 52), "\(year)")
    }
  }
}
