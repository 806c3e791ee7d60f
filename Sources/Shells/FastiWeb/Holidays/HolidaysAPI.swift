import FastiCivil
import FastiDays
import FastiHTTP
import FastiHolidays
import FastiPerson
import FastiRecords

/// `GET /api/v1/holidays`.
enum HolidaysAPI {
  static let route = Route(
    .get, "/api/v1/holidays", "The holidays of regions in a year or a range",
    query: [
      .region, Parameter("year", .year, "the year; this one unless said"),
      Parameter("from", .day, "the first day, in place of a year"),
      Parameter("to", .day, "the last day, in place of a year; at most 400 years, all regions together"),
      Parameter("kind", .choice(KindFilter.allCases.map(\.rawValue)), "which kinds; all if none is given"), .language,
    ],
    scope: .api, needs: .calendar,
    answer: .list([
      "date", "id", "rule", "region", "name", "names", "kind", "isRedDay", "relation", "nominalDate", "status",
    ])
  ) { call throws(Failure) in
    let almanac = try call.almanac(call.namedRegions)
    let codes = try almanac.regions(asked: call.namedRegions, field: .input(.regionOfForm))
    let range = try range(call)
    try RegionYears.check(range.first, range.last, codes.count)
    let answer = try ShowHolidays(almanac)(
      codes, in: range, kind: call.query("kind").flatMap { KindFilter(rawValue: $0) } ?? .all,
      languages: call.languages)
    return call.answer(answer.items) { text in
      for item in answer.items { text.write(text: "\(item.day.iso)  \(item.name)  \(item.region.string)\n") }
    }
  }

  private static func range(_ call: Call) throws(Failure) -> DayRange {
    let year = try call.query("year").map { text throws(Failure) in
      try DateReader.year(text, field: .input(.yearOfForm))
    }
    let first = try call.query("from").map { text throws(Failure) in
      try call.dates.day(text, field: .input(.fromOfForm))
    }
    let last = try call.query("to").map { text throws(Failure) in try call.dates.day(text, field: .input(.toOfForm)) }
    guard first != nil || last != nil else { return DayRange(year: year ?? call.today.year) }
    guard year == nil else {
      throw Failure(.request(.yearAndRange), field: .yearOfForm)
    }
    let open = DayRange(year: (first ?? last ?? call.today).year)
    do { return try DayRange(first ?? open.first, last ?? open.last) } catch {
      throw Failure(error, field: .fromOfForm)
    }
  }
}

/// Limits a question about holidays: years times regions. A client that needs more asks several times, and gets answers
/// that fit into memory.
enum RegionYears {
  /// The greatest number of years times regions.
  static let most = 400

  /// - Parameter regions: The number of regions of the question.
  /// - Throws: `.invalid` for more than ``most``.
  static func check(_ from: Day, _ to: Day, _ regions: Int) throws(Failure) {
    let (years, regions) = (abs(to.year - from.year) + 1, max(1, regions))
    guard years * regions > most else { return }
    throw Failure(.request(.tooMuch(years: years, regions: regions, most: most)), field: .toOfForm, value: to.iso)
  }
}
