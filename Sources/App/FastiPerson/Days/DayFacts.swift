import FastiCivil
import FastiDays
import FastiHolidays
import FastiRecords

/// What is so on the days of a range whether it is shown or not: every holiday, and which days are worked.
struct DayFacts {
  /// By day, then in the order of the regions.
  private(set) var holidays: [HolidayItem] = []
  /// Sentences about rules that could not answer for the whole range.
  private(set) var warnings: [Sentence] = []
  private var inside: DayRange?
  /// Whether each day of `inside` is worked.
  private var worked: [Bool] = []
  private let regions: [Region]

  /// The facts of regions; business days are those that `fasti days` counts, off if off in any of them.
  /// - Throws: `.notFound` when a region's time zone is not on this machine.
  init(
    _ almanac: Almanac, _ codes: [RegionCode], _ range: DayRange, _ languages: [LanguageCode]
  ) throws(Failure) {
    regions = codes.compactMap { almanac.book.merged($0) }
    guard let inside = range.intersection(Limits.days) else { return }
    let answer = try ShowHolidays(almanac)(codes, in: inside, languages: languages)
    holidays = answer.items
    warnings = answer.warnings
    worked.reserveCapacity(inside.count)
    try WorkdaySource(almanac, codes).calendar(over: inside).eachDay { _, isWorked in worked.append(isWorked) }
    self.inside = inside
  }

  /// Whether a day is worked; beside the years there are holidays for, the week alone tells.
  func isBusinessDay(_ day: Day) -> Bool {
    if let inside, inside.contains(day) { return worked[day - inside.first] }
    guard !regions.isEmpty else { return !WeekdaySet.saturdaySunday.contains(day.weekday) }
    return !regions.contains { $0.weekend(on: day).contains(day.weekday) }
  }
}
