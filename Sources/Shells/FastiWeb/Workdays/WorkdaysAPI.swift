import FastiCivil
import FastiDays
import FastiHTTP
import FastiHolidays
import FastiPerson
import FastiRecords
import FastiWords

/// `GET /api/v1/business-days`.
enum WorkdaysAPI {
  static let route = Route(
    .get, "/api/v1/business-days", "The business days from one day to another",
    query: [
      Parameter("from", .day, "the first day", required: true),
      Parameter("to", .day, "the last day; at most 400 years, all regions together", required: true),
      .region,
      Parameter(
        "bounds", .choice(WorkdayBounds.allCases.map { "\($0.word)" }), "which ends to count; neither unless said"),
      Parameter(
        "combine", .choice(WorkdayCombination.allCases.map { "\($0.word)" }),
        "of several regions: off if off in any (union), or in all"),
      .language,
    ],
    scope: .api, needs: .calendar,
    answer: .object([
      "from", "to", "regions", "bounds", "calendarDays", "weekdays", "weekendDays", "holidaysOnWeekdays",
      "businessDays", "holidays",
    ])
  ) { call throws(Failure) in
    let from = try call.dates.day(call.query("from") ?? "", field: .input(.fromOfForm))
    let to = try call.dates.day(call.query("to") ?? "", field: .input(.toOfForm))
    let almanac = try call.almanac(call.namedRegions)
    let codes = try almanac.regions(asked: call.namedRegions, field: .input(.regionOfForm))
    try RegionYears.check(from, to, codes.count)
    let combination = WorkdayCombination.allCases.first { "\($0.word)" == call.query("combine") } ?? .union
    let bounds = WorkdayBounds.allCases.first { "\($0.word)" == call.query("bounds") } ?? .exclusive
    let source = try WorkdaySource(almanac, codes, combining: combination)
    let count = try CountWorkdays(almanac, source)(from: from, to: to, bounds: bounds, languages: call.languages)
    return call.answer(count) { text in
      text.write(text: "\(count.breakdown.businessDays)\n")
      guard from > to else { return }
      text.write(text: "\(call.server.pageWords(call.language)(backwards: from, to))\n")
    }
  }
}
