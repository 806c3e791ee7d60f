import FastiCivil
import FastiDays
import FastiHTTP
import FastiHolidays
import FastiPages
import FastiRecords

/// `/day/{date}/why`: the explanation of a day.
enum HolidaysPages {
  static let all = [
    Route.page("/day/{date}/why", "Why a day is what it is", path: [.date]) { call throws(Failure) in
      try why(try call.dates.day(call.value("date"), field: .input(.dateOfForm)), call)
    }
  ]

  private static func why(_ day: Day, _ call: Call) throws(Failure) -> Response {
    let almanac = try call.almanac()
    let parts = try ExplainDay(almanac, call.pageWords)(try almanac.codes([]), day, languages: call.pageLanguages)
      .relevant.map { found in
        WhyPage.Part(
          region: call.pill(found.region, almanac), isWeekend: found.isWeekend, reasons: found.reasons.map(\.onPage),
          considered: found.considered.map(\.onPage))
      }
    return try call.page(WhyPage(day, regions: parts), at: Paths.why(day))
  }
}

extension DayExplanation.Reason {
  fileprivate var onPage: WhyPage.Reason {
    WhyPage.Reason(
      name, sentence: sentence, reason: reason, sources: sources, confidence: confidence, rule: rule.string)
  }
}

extension Call {
  func specialDays(_ range: DayRange) throws(Failure) -> [SpecialDay] {
    let almanac = try almanac()
    guard almanac.settings.showHolidays, let inside = range.intersection(Limits.days) else { return [] }
    let items = try ShowHolidays(almanac)(try almanac.codes([]), in: inside, languages: pageLanguages).items
    return SpecialDay.merged(items.map { special($0, almanac) })
  }

  func special(_ item: HolidayItem, _ almanac: Almanac) -> SpecialDay {
    SpecialDay(
      item.day, item.name, region: pill(item.region, almanac), kind: item.occurrence.kind, isRed: item.isRedDay,
      relation: item.occurrence.relation, isProjected: item.occurrence.status == .projected,
      isLocked: !almanac.ownRules.contains(item.rule))
  }
}
