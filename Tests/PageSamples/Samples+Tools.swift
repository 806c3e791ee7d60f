import FastiAgenda
import FastiCalendars
import FastiCivil
import FastiFormats
import FastiHolidays
import FastiLeave
import FastiPages
import FastiWords

// The screens with calculations.
extension Samples {
  /// A place so far north that the Sun does not set in summer and does not rise in winter.
  static var sky: SkyPage {
    let year = try? SkyYear(2026, zone: .utc, latitude: 67.86, longitude: 20.23)
    return SkyPage(2026, chart: year.flatMap { sky in (try? words("en"))?.chart(sky, at: "Kiruna", today: today) })
  }

  static var days: DaysPage {
    var page = DaysPage(
      between: BetweenForm(from: FieldInput("2026-06-01"), to: FieldInput("2026-06-30"), bounds: .inclusive),
      add: AddForm(date: FieldInput("2026-06-17"), steps: FieldInput("30")),
      bridges: BridgeForm(
        year: FieldInput("2026"),
        budget: FieldInput("x", error: FieldError("\"x\" is no number from 1 to 366", hint: "5"))))
    let june = YearMonth(today).days
    let calendar = WorkdayCalendar(range: june, off: [today + 2])
    if let breakdown = try? calendar.breakdown(from: june.first, to: june.last, bounds: .inclusive) {
      page.count = BetweenAnswer(
        from: june.first, to: june.last, breakdown: breakdown,
        holidays: SampleDays.special.filter { $0.day == today + 2 })
    }
    page.sum = Day(year: 2026, month: 7, day: 30)
    page.spans = [
      span((4, 3), (4, 12), [(4, 7), (4, 8), (4, 9), (4, 10)]), span((5, 14), (5, 17), [(5, 15)]),
    ].compactMap { $0 }.map { span in
      var row = BridgeRow(span, texts: ["Long Friday"])
      let free = WorkdayCalendar(range: BridgeStrip.days(of: span), off: [span.days.first])
      row.strip = BridgeStrip(span, free)
      row.skip = Paths.days(planning: page.bridges, without: span.leave)
      return row
    }
    page.skipped = [today + 2]
    return page
  }

  private static func span(_ first: (Int, Int), _ last: (Int, Int), _ leave: [(Int, Int)]) -> BridgeSpan? {
    // Only the engine creates spans: it is given the days off and the leave taken.
    let first = Day(year: 2026, month: first.0, day: first.1)
    let last = Day(year: 2026, month: last.0, day: last.1)
    let taken = leave.map { Day(year: 2026, month: $0.0, day: $0.1) }
    let days = (0...(last - first)).map { taken.contains(first + $0) ? BridgeDay.open : .off }
    return BridgePlanner(first: first, days: days).spans(leave: taken).first
  }

  static var leave: LeavePage {
    LeavePage(
      cards: SampleDays.balances, mode: .endOfMonth,
      ledger: ledger,
      editor: LeaveForm(on: FieldInput("2026-06-17")),
      warnings: [
        .expiring(.vacation, Hours(ticks: 80_000), today + 13),
        .underFloor(.sick, Hours(ticks: -25_000), today + 20, floor: .zero),
      ])
  }

  private static var ledger: LedgerSheet {
    var sheet = LedgerSheet(rows: [
      row(nil, 6, 26, .vacation, .payday, "Accrual", 64_600, posts: 26),
      partOfSpan,
      row("a", 6, 18, .vacation, .leaveUsed, "Used: the day before Midsummer", -80_000, posts: 26),
      row("b", 6, 9, .comp, .leaveAccrued, "Accrued", 15_000, posts: 12, posted: true),
      row("c", 6, 3, .sick, .leaveLowered, "Adjustment: payroll's mistake", -2_500, posts: 12, posted: true),
      row("d", 6, 2, .vacation, .leaveRaised, "Adjustment", 40_000, posts: 12, posted: true),
    ])
    for row in sheet.rows { try? sheet.months[YearMonth(row.day), default: LedgerSums()].add(row.signed) }
    for row in sheet.rows.prefix(3) { try? sheet.planned.add(row.signed) }
    sheet.plannedCount = 3
    (sheet.hasLater, sheet.hasEarlier) = (true, true)
    sheet.openings = [(.vacation, Hours(ticks: 8_000_000))]
    return sheet
  }

  /// Three of the five days of a span.
  private static var partOfSpan: LedgerRow {
    let id = "019e9a00-0000-8000-8000-000000000001"
    var row = row(id, 6, 24, .vacation, .leaveUsed, "Used: Crete", -240_000, posts: 26)
    let day = row.day
    row.span = LedgerRowSpan(
      DayRange(day - 2...day), 3, of: DayRange(day - 2...day + 2), 5,
      lines: (0...2).map { back in
        LedgerDay(
          id: "e\(back)", day - back, signed: Hours(ticks: -80_000),
          balance: Hours(ticks: 7_760_000 + 80_000 * Int64(back)))
      })
    return row
  }

  /// The editor of the span.
  static var leaveSpan: LeavePage {
    var page = leave
    let id = "019e9a00-0000-8000-8000-000000000001"
    page.editor = LeaveForm(
      id: id, on: FieldInput("2026-06-22"), until: FieldInput("2026-06-26"), notes: FieldInput("Crete"))
    page.editor.span = LeaveFormSpan(
      id: id, DayRange(Day(year: 2026, month: 6, day: 22)...Day(year: 2026, month: 6, day: 26)), count: 5)
    page.joins = ["13–15 April 2026 · Vacation −24.00 h"]
    return page
  }

  /// The editor of a day of the span.
  static var leaveDay: LeavePage {
    var page = leaveSpan
    (page.editor.id, page.editor.on, page.editor.until) = ("e1", FieldInput("2026-06-23"), FieldInput())
    return page
  }

  private static func row(
    _ id: String?, _ month: Int, _ day: Int, _ type: LeaveType, _ kind: EntryKind, _ what: String, _ ticks: Int64,
    posts: Int, posted: Bool = false
  ) -> LedgerRow {
    LedgerRow(
      id: id, Day(year: 2026, month: month, day: day), type, kind, what, signed: Hours(ticks: ticks),
      balance: Hours(ticks: 8_000_000 + ticks), postsOn: Day(year: 2026, month: 6, day: posts), isPosted: posted)
  }

  /// Regions found by a search, with a part, and some near ones.
  private static var regions: RegionFinder {
    var finder = RegionFinder(selected: [
      RegionChoice(sweden, isSelected: true, publicRules: 13, observances: 12),
      RegionChoice(vietnam, isSelected: true, publicRules: 6, observances: 14),
    ])
    finder.proposed = [
      RegionChoice(RegionPill(code: "US", name: "United States"), isSelected: false, publicRules: 11, observances: 9)
    ]
    finder.query = FieldInput("wales")
    finder.continents = [("africa", .continentAfrica), ("europe", .continentEurope)]
    finder.continent = "europe"
    var australia = RegionChoice(
      RegionPill(code: "AU", name: "Australia"), isSelected: false, publicRules: 8, observances: 0)
    australia.parts = [
      RegionChoice(
        RegionPill(code: "AU-NSW", name: "New South Wales"), isSelected: false, publicRules: 11, observances: 1)
    ]
    australia.showsParts = true
    finder.found = [australia]
    finder.further = 3
    return finder
  }

  static var settings: SettingsPage {
    var page = SettingsPage(
      regions: regions, limit: FieldInput("2"), showsHolidays: true,
      languages: [("en", "English"), ("sv", "Svenska"), ("vi", "Tiếng Việt")],
      feeds: [
        FeedRow(
          id: "f1", name: "Phone", parts: [.holiday, .event, .countdown, .reminder],
          address: "https://calendar.example/feeds/9dZ1mC6q2a8bYw3kXo7Rt5uVe4nHs0pLjQfGiBzDcAE.ics",
          subscribing: "webcal://calendar.example/feeds/9dZ1mC6q2a8bYw3kXo7Rt5uVe4nHs0pLjQfGiBzDcAE.ics",
          code: QRSquares(side: 21, dark: (0..<441).map { $0 * 7 % 3 == 0 })),
        FeedRow(id: "f2", name: "Payroll", parts: [.leaveUsed]),
      ], parts: [PartChoice("holidays", .holiday, isChosen: true), PartChoice("notes", .note, isChosen: false)])
    page.canBackUp = true
    page.communities = [("armed forces", true), ("Yazidi", false)]
    page.hijri = HijriSettings(
      isShown: true, fetched: today, overrides: [(muharram + 1, today + 29)], month: FieldInput("1448-13"),
      day: FieldInput("tomorow", error: FieldError("\"tomorow\" is not a date", hint: "tomorrow")))
    page.hijri.disagreements = [
      MonthDisagreement(muharram + 2, [(.news, today + 40), (.pdf, today + 41)], kept: nil)
    ]
    page.hijri.changes = [
      MonthChange(
        of: muharram + 1,
        before: HijriMonthDefinition(muharram, start: today - 1, length: 29, source: .moonsighting, status: .confirmed),
        after: HijriMonthDefinition(muharram, start: today - 1, length: 31, source: .moonsighting, status: .confirmed))
    ]
    page.weather = weather
    page.currency.home = FieldInput("kr<", error: FieldError("\"kr<\" is not the code of a currency", hint: "SEK"))
    page.currency.refreshesByItself = true
    page.chosen = ChosenSettings { $0 == .weekStart ? "monday" : "auto" }
    page.currency.known = today
    return page
  }

  /// A place that is searched, and a source that did not answer.
  private static var weather: WeatherSettings {
    var weather = WeatherSettings(
      place: "Stockholm (59.33,18.07)", source: "own",
      sources: [
        WeatherChoice("met-norway", "MET Norway", terms: nil),
        WeatherChoice("own", "Kitchen <window>", terms: "Read once a day & not at night"),
      ], typed: FieldInput("athens"),
      contact: FieldInput("å", error: FieldError("\"å\" is not a contact", hint: "me@example.org")))
    weather.found = [FoundPlace("Athens, GR ESYE31 (Αθήνα)", setting: "37.98,23.73 Europe/Athens Athens")]
    weather.error = FieldError("Kitchen <window> gives no weather")
    weather.fetched = today
    return weather
  }

  static var welcome: WelcomePage {
    var regions = settings.regions
    regions.selected = []
    return WelcomePage(regions: regions, weekStart: .sunday, canRestore: true)
  }

  static var leaveStart: LeaveStartPage {
    LeaveStartPage(
      payday: FieldInput("soon", error: FieldError("\"soon\" is not a day", hint: "2026-06-19")), interval: .month,
      hours: FieldInput("120"), rate: FieldInput("6.46"), errors: [FieldError("two things were wrong")])
  }

  static var restoring: RestorePage {
    RestorePage(
      errors: [FieldError("\"x.zip\" is not a zip archive")],
      preview: RestorePage.Preview(
        upload: "u2", name: "fasti <2026-06-19>.zip", new: 12, same: 340, different: 3,
        conflicts: [
          RestorePage.Thing(kind: "note", label: "2026-06-19"), RestorePage.Thing(kind: "event", label: "Dentist & co"),
          RestorePage.Thing(kind: "setting", label: "holidays.show"),
        ], moreConflicts: 1,
        remarks: ["Nothing refers to attachments/a.pdf; it is ignored."], moreRemarks: 2))
  }

  static var importing: ImportPage {
    let start = Day(year: 2026, month: 6, day: 22)
    var page = ImportPage(
      errors: [FieldError("\"x.txt\" is no iCalendar file", hint: "a file that begins with BEGIN:VCALENDAR")],
      preview: ImportPage.Preview(
        upload: "u1", name: "work & <home>.ics",
        counts: ImportPage.Sort.allCases.enumerated().map { ImportPage.Count($0.offset + 1, $0.element) },
        rows: [
          ImportPage.Row(day: start, title: "Standup", detail: "09:30", every: "every week", until: start + 171),
          ImportPage.Row(
            day: start + 1, last: start + 4, title: "A rather long title of a rather long meeting that nobody remembers"
          ),
        ], more: 12,
        remarks: [
          .otherClocks(title: "Standup", zone: "America/New_York"), .unknownClocks(title: "x", zone: "Mars"),
          .hoursDiffer(title: "Board"), .writtenOut(title: "Board", until: start + 3_653),
          .writtenOut(title: "Tea", until: nil), .shortened(title: "y"),
          .endCut(title: "Retreat", days: 3_660), .propertiesLeft(title: "Tea", names: "ATTENDEE, GEO"),
          .sharesUID(title: "Tea"), .occurrencesApart(title: "Standup", count: 2),
        ], hasConflicts: true, isWorthIt: true))
    page.preview?.moreRemarks = 7
    page.preview?.profile = .differs
    return page
  }
}
