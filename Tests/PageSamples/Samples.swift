import FastiAgenda
public import FastiCivil
import FastiData
import FastiHolidays
public import FastiPages
import FastiRegions
public import FastiWords

/// Pages with made-up plans on real days: what the snapshots, the laws and people's eyes look at.
public enum Samples {
  /// The day the samples are seen on: a Wednesday, two days before Midsummer Eve.
  public static let today = Day(year: 2026, month: 6, day: 17)
  static let sweden = RegionPill(code: "SE", name: "Sweden")
  static let vietnam = RegionPill(code: "VN", name: "Vietnam")

  /// The words of a language that ships with the program.
  public static func words(_ language: String) throws -> PageWords {
    let shipped = ShippedWords.all.first { "\($0.language)" == language } ?? ShippedWords.all[0]
    return try PageWords(language: language, text: Array("\(shipped.text)".utf8))
  }

  /// The stylesheet as it is sent: that of the files, and the colours of the regions.
  public static func stylesheet() throws -> [UInt8] {
    let heads = try ShippedRegion.all.compactMap { try Region.readHead($0.text.withUTF8Buffer { [UInt8]($0) }) }
    let file = ShippedFile.all.first { "\($0.name)" == "fasti.css" }
    return (file?.bytes ?? []) + Stylesheet.generated(RuleBook(heads))
  }

  /// A frame of a page at an address.
  public static func frame(_ words: PageWords, _ path: Path, theme: Theme = .system, flash: Flash? = nil) -> PageFrame {
    var frame = PageFrame(
      words: words, today: today, path: path, regions: [sweden, vietnam], theme: theme, flash: flash,
      request: "0197f0aa-0000-7000-8000-000000000001")
    if path.string == Paths.conflicts.string { frame.conflicts = conflicts.conflicts.count }
    return frame
  }

  /// Every screen by name, with its address.
  public static var pages: [(name: String, path: Path, page: any Page)] {
    [
      ("today", Paths.today, day),
      ("week", Paths.week(ISOWeek(today)), week),
      ("month", Paths.month(YearMonth(today)), month),
      ("year", Paths.year(2026), year),
      ("year-months", Paths.year(2026, by: .months), year(by: .months)),
      ("agenda", Paths.agenda(), agenda),
      ("star", Paths.star(2026), StarYearPage(2026, days: SampleDays.special, countdowns: SampleDays.countdowns)),
      ("star-month", Paths.star(YearMonth(today)), starMonth),
      ("why", Paths.why(today + 2), why),
      ("days", Paths.days, days),
      ("sky", Paths.sky(2026), sky),
      ("sky-nowhere", Paths.sky(2027), SkyPage(2027, chart: nil)),
      ("event", Paths.newEvent(today), event),
      (
        "sentence", Paths.sentence,
        SentencePage(
          SentenceForm(
            on: today,
            FieldInput("Lunch next friday", error: FieldError("\"next friday\" may be 19 or 26 June", hint: "19 June"))),
          understood: "Lunch: Friday 19 June 2026")
      ),
      ("changed-note", Paths.day(today), changedNote),
      ("changed-event", Paths.event("e1"), changedEvent),
      ("countdown", Paths.newCountdown(nil), CountdownPage(on: FieldInput("2026-08-01"))),
      ("leave", Paths.leave, leave),
      ("leave-span", Paths.leave(entry: "019e9a00-0000-8000-8000-000000000001"), leaveSpan),
      ("leave-day", Paths.leave(entry: "e1"), leaveDay),
      ("settings", Paths.settings, settings),
      ("import", Paths.importFile, importing),
      ("restore", Paths.restore, restoring),
      ("welcome", Paths.welcome, welcome),
      ("leave-start", Paths.leave, leaveStart),
      ("search", Paths.search, search),
      ("reminders", Paths.reminders, reminders),
      ("alarms", Paths.alarms, alarms),
      ("reminder", Paths.reminder("r3"), reminder),
      ("rules", Paths.rules("SE"), rules),
      ("rules-start", Paths.rules(), rulesStart),
      ("rule", Paths.rule("se.midsommardagen"), rule),
      ("own-rule", Paths.rule("user.bullar"), ownRule),
      ("new-rule", Paths.newRule("SE"), newRule),
      ("leave-setup", Paths.leaveSetup, leaveSetup),
      ("history", Paths.history, history),
      ("conflicts", Paths.conflicts, conflicts),
      ("help", Paths.help, HelpPage()),
      ("offline", Paths.offline, OfflinePage()),
      ("error", Paths.day(today), error),
      (
        "held", Paths.signIn(),
        PendingFormPage(
          PendingFields(
            path: "/day/2026-06-19/note",
            fields: [("request", "wish-0001"), ("back", "/today"), ("text", "Buy strawberries & potatoes")]))
      ),
      ("sign-in", Paths.signIn(), SignInPage(back: "/week/2026-W25", .tooOften(seconds: 12))),
      ("sign-in-name", Paths.signIn(), nameAsked),
      (
        "invitation", Paths.invitation("SECRET"),
        InvitationPage("Ada", secret: "SECRET", error: FieldError("It is too short.", hint: "four words"))
      ),
    ]
  }

  private static var nameAsked: SignInPage {
    var page = SignInPage(back: "/today", .wrong)
    page.name = "Ada"
    return page
  }

  private static var day: DayPage {
    var page = DayPage(
      SampleDays.cell(today), week: SampleDays.week(of: today), isBusinessDay: true,
      upcoming: Array(SampleDays.special.filter { $0.day >= today }.prefix(5)), countdowns: SampleDays.countdowns,
      balances: SampleDays.balances,
      calendars: [("Hijri", "2 Muharram 1448"), ("Chinese", "3 May, Bingwu"), ("Hebrew", "2 Tammuz 5786")],
      note: NoteForm(today, FieldInput("Buy strawberries & potatoes.\nAsk Åsa about the <maypole>.")))
    page.weather = SampleDays.weather(from: today)
    return page
  }

  private static var week: WeekPage {
    var page = WeekPage(ISOWeek(today), days: SampleDays.week(of: today))
    page.weather = SampleDays.weather(from: today)
    return page
  }

  private static var agenda: AgendaPage {
    let range = DayRange(today).widened(before: 0, after: 30)
    return AgendaPage(
      range.map { SampleDays.cell($0) }.filter { !$0.items.isEmpty || $0.day == today }, in: range,
      earlier: AgendaPlace(today), later: AgendaPlace(today + 31))
  }

  private static var month: MonthPage {
    let month = YearMonth(today)
    let first = month.start.onOrBefore(.monday)
    let last = month.end.onOrAfter(.sunday)
    return MonthPage(
      month, days: (0...(last - first)).map { SampleDays.cell(first + $0) }, selected: today,
      balances: SampleDays.balances)
  }

  private static var year: YearPage { year(by: .weeks) }

  private static func year(by layout: YearLayout) -> YearPage {
    let days = try? YearPage.days(of: 2026, by: layout)
    let cells = days.map { $0.map { SampleDays.cell($0) } } ?? []
    return YearPage(
      2026, by: layout, marks: cells.map(\.mark), counts: cells.map { $0.items.count { !$0.isLocked } })
  }

  private static var starMonth: StarMonthPage {
    let month = YearMonth(today)
    return StarMonthPage(month, days: SampleDays.special.filter { month.days.contains($0.day) })
  }

  private static var why: WhyPage {
    WhyPage(
      today + 2,
      regions: [
        WhyPage.Part(
          region: sweden, isWeekend: false,
          reasons: [
            WhyPage.Reason(
              "Midsommarafton",
              sentence: RuleSaying(
                words: "Off by custom on the Friday between 19 and 25 June.",
                source: "deFacto on Friday in 19 June to 25 June"),
              reason: DayReason(.pattern),
              sources: ["Semesterlagen (1977:480) 7 §"], confidence: .law, rule: "se.midsommarafton")
          ],
          considered: [
            WhyPage.Reason(
              "Midsommardagen",
              sentence: RuleSaying(
                words: "Public holiday on the Saturday between 20 and 26 June.",
                source: "public on Saturday in 20 June to 26 June"),
              reason: DayReason(.elsewhere(today + 3)))
          ]),
        WhyPage.Part(region: vietnam, isWeekend: false, reasons: [], considered: []),
      ])
  }

  private static var event: EventPage {
    EventPage(
      name: FieldInput("Boat to \"Sandhamn\""),
      on: FieldInput("30 feb", error: FieldError("\"30 feb\" is not a date", hint: "2026-02-28")), type: .trip)
  }

  /// A note that another person has written meanwhile.
  private static var changedNote: DayPage {
    var page = day
    var standing = page.note
    standing.seen = "2"
    page.note.text = FieldInput("Strawberries: bought.\nÅsa brings the maypole.")
    page.note = (try? page.note.against(standing, words("en"))) ?? page.note
    return page
  }

  private static var changedEvent: EventPage {
    var page = EventPage(id: "e1", name: FieldInput("Boat to Sandhamn"), on: FieldInput("2026-06-19"), type: .trip)
    let standing = EventPage(
      id: "e1", name: FieldInput("Boat to Sandhamn and back"), on: FieldInput("2026-06-20"), at: FieldInput("09:30"),
      type: .trip)
    page = (try? page.against(standing, words("en"))) ?? page
    return page
  }

  private static var search: SearchPage {
    var page = SearchPage(
      FieldInput("mid"),
      found: SampleDays.special.filter { $0.title.hasPrefix("Mid") }.map {
        .init($0.day, DayItem($0.kind == .public ? .holiday : .observance, $0.title, region: $0.regions.first))
      } + [.init(today + 2, DayItem(.event, "Midsummer lunch", detail: "herring"))])
    page.dates = [(Paths.day(today + 2), "Friday 19 June 2026")]
    var elsewhere = SearchPage.Found(
      today + 6, DayItem(.observance, "Midsummer's Day", region: RegionPill(code: "EE", name: "Estonia")))
    elsewhere.isElsewhere = true
    elsewhere.last = today - 359
    elsewhere.further = 12
    page.add(elsewhere)
    page.everywhere = Paths.search("mid in:all")
    return page
  }

  private static var error: ErrorPage {
    ErrorPage(status: 404, [FieldError("there is no day \"2026-02-30\"", hint: "2026-02-28")])
  }
}
