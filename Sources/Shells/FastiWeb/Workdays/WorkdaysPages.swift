import FastiCivil
import FastiDays
import FastiHTTP
import FastiHolidays
import FastiLeave
import FastiPages
import FastiPerson
import FastiRecords
import FastiWords

/// `/days`: business days and bridge days. An error in a question is shown beside its field.
enum WorkdaysPages {
  static let all = [route]

  static let route = Route.page(
    "/days", "Business days and bridge days",
    query: [
      .region, Parameter("from", .day, "the first day"), Parameter("to", .day, "the last day"),
      Parameter("bounds", .choice(WorkdayBounds.allCases.map { "\($0.word)" }), "which ends to count"),
      Parameter("combine", .choice(WorkdayCombination.allCases.map { "\($0.word)" }), "how regions become one"),
      Parameter("date", .day, "the day to count from"), Parameter("steps", .text, "so many business days later"),
      Parameter("from-holiday", .choice(DayOffStart.allCases.map { "\($0.word)" }), "where to begin on a day off"),
      Parameter("year", .year, "the year to plan"), Parameter("budget", .text, "days of leave to spend"),
      Parameter("goal", .choice(["total", "longest"]), "what is to be won"),
      Parameter("min", .text, "the shortest span that counts"),
      Parameter("skip", .text, "days on which the plan takes no leave, separated by spaces"), .part(.page),
    ]
  ) { call throws(Failure) in try show(call) }

  /// The greatest number of listed holidays; the page counts the others.
  static let mostHolidays = 300

  private static func show(_ call: Call) throws(Failure) -> Response {
    // A parameter that is not a field of the page is refused, not ignored.
    try QueryCheck.check(call.request.target, route)
    var page = DaysPage(
      between: BetweenForm(
        from: FieldInput(call.query("from") ?? ""), to: FieldInput(call.query("to") ?? ""),
        bounds: WorkdayBounds.allCases.first { "\($0.word)" == call.query("bounds") } ?? .exclusive,
        combination: WorkdayCombination.allCases.first { "\($0.word)" == call.query("combine") } ?? .union),
      add: AddForm(
        date: FieldInput(call.query("date") ?? ""), steps: FieldInput(call.query("steps") ?? ""),
        start: DayOffStart.allCases.first { "\($0)" == call.query("from-holiday") } ?? .next),
      bridges: BridgeForm(
        year: FieldInput(call.query("year") ?? "\(call.today.year)"), budget: FieldInput(call.query("budget") ?? "5"),
        isLongest: call.query("goal") == "longest", minimum: FieldInput(call.query("min") ?? "4")))
    let named = call.namedRegions
    let changed = try Almanac.readChanged(from: call.store, zones: call.server.zones)
    page.regions = call.choices(changed).map(\.region)
    let questions = Questions(call)
    let almanac = try call.almanac(named)
    var region = FieldInput(named.first ?? "")
    page.bridges.region.text = region.text
    do throws(Failure) {
      let codes = try almanac.regions(asked: named, field: .input(.regionOfForm))
      let source = try WorkdaySource(almanac, codes, combining: page.between.combination)
      if questions.between { count(&page, call, almanac, source) }
      if questions.add { add(&page, call, source) }
      if questions.bridges { bridges(&page, call, almanac, source) }
      try charts(&page, call, source)
    } catch { region.error = FieldError(error, call.pageWords) }
    page.between.region = questions.between ? region : FieldInput(region.text)
    page.add.region = questions.add ? region : FieldInput(region.text)
    page.bridges.region = questions.bridges ? region : FieldInput(region.text)
    return try call.page(page, at: page.count == nil ? Paths.days : Paths.days(asking: page.between))
  }

  /// The questions of the request.
  private struct Questions {
    let between, add, bridges: Bool

    init(_ call: Call) {
      between = call.query("from") != nil || call.query("to") != nil
      add = call.query("date") != nil || call.query("steps") != nil
      bridges = call.query("budget") != nil
    }
  }

  private static func count(_ page: inout DaysPage, _ call: Call, _ almanac: Almanac, _ source: WorkdaySource) {
    do throws(Failure) {
      let from = try call.dates.day(page.between.from.text, field: .input(.fromOfForm))
      let to = try call.dates.day(page.between.to.text, field: .input(.toOfForm))
      let answer = try CountWorkdays(almanac, source)(
        from: from, to: to, bounds: page.between.bounds, languages: call.pageLanguages)
      page.count = BetweenAnswer(
        from: from, to: to, breakdown: answer.breakdown,
        holidays: answer.holidays.prefix(mostHolidays).map { call.special($0, almanac) },
        more: max(0, answer.holidays.count - mostHolidays))
    } catch {
      var errors = FieldErrors(error, call.pageWords)
      page.between.to.error = errors.take(.to)
      page.between.from.error = errors.rest()
    }
  }

  private static func add(_ page: inout DaysPage, _ call: Call, _ source: WorkdaySource) {
    do throws(Failure) {
      let day = try call.dates.day(page.add.date.text, field: .input(.dateOfForm))
      page.sum = try AddWorkdays(source)(try number(page.add.steps.text, .steps), to: day, start: page.add.start).day
    } catch {
      var errors = FieldErrors(error, call.pageWords)
      page.add.steps.error = errors.take(.steps, .number)
      page.add.date.error = errors.rest()
    }
  }

  private static func bridges(_ page: inout DaysPage, _ call: Call, _ almanac: Almanac, _ source: WorkdaySource) {
    do throws(Failure) {
      let year = try DateReader.year(page.bridges.year.text, field: .input(.yearOfForm))
      let budget = try number(page.bridges.budget.text, .budgetOfForm)
      let goal =
        page.bridges.isLongest
        ? BridgeGoal.longest : .total(minimum: try number(page.bridges.minimum.text, .minimumOfForm))
      let skipped = try (call.query("skip") ?? "").split(separator: " ").map { text throws(Failure) in
        try call.dates.day(String(text), field: .input(.dateOfForm))
      }
      page.skipped = skipped
      let plan = try PlanBridges(source, naming: almanac)(
        year: year, budget: budget, goal: goal, from: PlanBridges.start(year, today: call.today), skipping: skipped,
        languages: call.pageLanguages)
      // Leave is charged by the selected regions, so only a plan for these can be added unchanged.
      let isOwn = call.query("region") ?? "" == ""
      let isSample = try LoadLedger(call.store)().isSample
      page.spans = try plan.items.map { item throws(Failure) in
        var row = BridgeRow(item.span, texts: item.holidays.isEmpty ? [] : [call.pageWords.list(item.holidays)])
        row.strip = try source.strip(of: item.span)
        row.skip = Paths.days(planning: page.bridges, without: skipped + item.span.leave)
        return isOwn && item.span.leave[0] >= call.today ? row.booked(as: .vacation, isSample: isSample) : row
      }
    } catch {
      var errors = FieldErrors(error, call.pageWords)
      page.bridges.budget.error = errors.take(.budget)
      page.bridges.minimum.error = errors.take(.minimum, .minimumOfForm)
      page.bridges.year.error = errors.rest()
    }
  }

  /// The days off of the planned year, or of this year if the typed year is not valid; with bridge days if they were
  /// found.
  private static func charts(_ page: inout DaysPage, _ call: Call, _ source: WorkdaySource) throws(Failure) {
    let year = (try? DateReader.year(page.bridges.year.text, field: .input(.yearOfForm))) ?? call.today.year
    let charts = ChartWorkdays(source, call.pageWords)
    page.chartYear = year
    page.charts = [try charts.daysOff(DayRange(year: year))]
    if let spans = page.spans, !spans.isEmpty { page.charts.append(try charts.bridges(spans.map(\.span), in: year)) }
  }

  private static func number(_ text: String, _ field: Field.Input) throws(Failure) -> Int {
    if let number = Int(text), (-1_000_000...1_000_000).contains(number) { return number }
    throw Failure(.value(.number(most: 1_000_000)), field: field, value: text)
  }
}
