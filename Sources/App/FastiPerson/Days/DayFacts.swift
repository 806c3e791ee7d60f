import FastiCivil
import FastiDays
import FastiHolidays
import FastiRecords

/// The facts about the days of a range, shown or not: every holiday, and which days are worked.
struct DayFacts {
  /// Ordered by day, then as the regions.
  private(set) var holidays: [HolidayItem] = []
  /// Sentences about rules that could not answer for the whole range.
  private(set) var warnings: [Sentence] = []
  private var inside: DayRange?
  /// Whether each day of `inside` is worked.
  private var worked: [Bool] = []
  private let regions: [Region]

  /// The facts of regions; business days are those that `fasti days` counts: a day off in any region is off.
  /// - Throws: `.notFound` when a region's time zone is not on this machine.
  init(
    _ almanac: Almanac, _ codes: [RegionCode], _ range: DayRange, _ languages: [LanguageCode]
  ) throws(Failure) {
    regions = codes.compactMap { almanac.book.merged($0) }
    guard let inside = range.intersection(Limits.days) else { return }
    let plans = try almanac.plans(codes)
    let answer = try ShowHolidays(almanac).answer(by: plans, in: inside, languages: languages)
    holidays = answer.items
    warnings = answer.warnings
    worked.reserveCapacity(inside.count)
    try WorkdaySource(by: plans, of: codes).calendar(over: inside).eachDay { _, isWorked in worked.append(isWorked) }
    self.inside = inside
  }

  /// Whether a day is worked; outside the years with holidays only the weekday decides.
  func isBusinessDay(_ day: Day) -> Bool {
    if let inside, inside.contains(day) { return worked[day - inside.first] }
    guard !regions.isEmpty else { return !WeekdaySet.saturdaySunday.contains(day.weekday) }
    return !regions.contains { $0.weekend(on: day).contains(day.weekday) }
  }
}
