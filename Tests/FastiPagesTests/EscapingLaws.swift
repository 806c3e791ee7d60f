import FastiAgenda
import FastiCivil
import FastiHolidays
import FastiPages
import FastiWords
import FastiWeather
import PageSamples
import TestSupport
import Testing

@Suite("Typed text stays text") struct EscapingLaws {
  /// Bytes with a meaning in HTML, in an address or in a script, and letters of three languages.
  static let pieces = [
    "<", ">", "\"", "'", "&", "=", "/", "`", "<script>", "</textarea>", "</title>", "<!--", "-->", "]]>", " onclick=",
    "javascript:", "&lt;", "\u{0}", "\u{8}", "\u{7F}", "\n", "\u{2028}", "%3C", "?a=b#", "Å", "ữ", "{1}", "{", "a", " ",
  ]

  /// A page with the same text in every place that accepts one.
  static func pages(_ text: String) -> [any Page] {
    let pill = RegionPill(code: text, name: text)
    let wrong = FieldInput(text, error: FieldError(text, hint: text))
    let item = DayItem(
      .event, text, detail: text, region: pill, link: Paths.event(text), delete: Paths.deleteEvent(text))
    let cell = DayCell(Samples.today, items: [item])
    return [
      DayPage(
        cell, week: [cell], isBusinessDay: true,
        upcoming: [SpecialDay(Samples.today, text, region: pill, kind: .public)],
        countdowns: [CountdownCard(text, Samples.today, id: text)], calendars: [(text, text)],
        note: NoteForm(Samples.today, wrong)),
      weather(text, cell, wrong),
      EventPage(id: text, name: wrong, on: wrong),
      SearchPage(wrong, found: [.init(Samples.today, item)]),
      SettingsPage(
        regions: RegionFinder(selected: [RegionChoice(pill, isSelected: true, publicRules: 1, observances: 1)]),
        limit: FieldInput(text),
        error: FieldError(text), showsHolidays: true, languages: [(text, text)],
        feeds: [FeedRow(id: text, name: text, parts: [.note], address: text)], newFeed: wrong),
      WhyPage(
        Samples.today,
        regions: [
          .init(
            region: pill, isWeekend: false,
            reasons: [
              .init(text, sentence: RuleSaying(words: text, source: text), reason: DayReason(.pattern), sources: [text])
            ],
            considered: [])
        ]),
      ErrorPage(status: 404, [FieldError(text, hint: text)]),
      PendingFormPage(PendingFields(path: "/events", fields: [(text, text)])),
    ] + editors(text, pill, wrong)
  }

  /// A week whose forecast has such texts.
  private static func weather(_ text: String, _ cell: DayCell, _ wrong: FieldInput) -> any Page {
    var page = WeekPage(ISOWeek(Samples.today), days: [cell])
    page.weather = PlaceWeather(
      text, zone: .utc, days: [WeatherDay(Samples.today, low: -5, high: 5, sky: nil)],
      // A link with a space or a control character is refused.
      credit: WeatherCredit(
        text,
        link: ExternalLink(
          "https://example.org/?\(text.filter { !$0.isWhitespace && $0 > "\u{1F}" && $0 != "\u{7F}" })")))
    return page
  }

  /// The editors of reminders and rules, and the history.
  private static func editors(_ text: String, _ pill: RegionPill, _ wrong: FieldInput) -> [any Page] {
    var reminder = ReminderPage(id: text, name: wrong, notes: wrong)
    reminder.errors = [FieldError(text)]
    reminder.attachments = [
      AttachmentRow(id: text, text, .link(nil)), AttachmentRow(id: text, text, .file(bytes: 1, isThere: true)),
    ]
    reminder.largestFile = 1_000_000
    let row = RuleRow(
      id: text, text, sentence: RuleSaying(words: text, source: text), kind: .public, next: nil, isOwn: true)
    var rule = RulePage(row, region: pill, days: [], sources: [text])
    rule.form = RuleForm(id: text, name: wrong, sentence: wrong, source: wrong)
    return [
      reminder, rule, RulesPage(region: pill, regions: [pill], rules: [row]),
      HistoryPage([
        ChangeRow(
          id: text, Samples.today, .noon, done: .typed(text),
          device: DeviceLabel(name: text, number: text),
          touched: [ChangeRow.Touched(kind: text, label: text, action: .edited)])
      ]),
      ConflictsPage([
        ConflictRow(
          name: text, kind: text, label: text,
          lost: ConflictRow.Side(Samples.today, .noon, device: nil, isDeleted: true, values: []),
          present: ConflictRow.Side(
            Samples.today, .noon, device: DeviceLabel(name: text, number: text),
            values: [ConflictRow.Value(column: text, text: text)]))
      ]),
      LeaveSetupPage(
        anchor: wrong, schedule: .monthly, numbers: wrong, lag: wrong, isStatement: true, isQuarter: false,
        terms: [LeaveTermsForm(nil, start: wrong)]),
    ]
  }

  @Test("an attached link runs no script")
  func links() {
    for text in ["javascript:alert(1)", "data:text/html,x", "http:/x", " https://x", "https://a b", "file:///etc", ""] {
      #expect(ExternalLink(text) == nil, "\(text)")
    }
    #expect(ExternalLink("HTTPS://example.org/a?b#c")?.text == "HTTPS://example.org/a?b#c")
  }

  static func frame(_ text: String) throws -> PageFrame {
    var frame = Samples.frame(try Samples.words("en"), Paths.search, flash: Flash(text, undoing: text))
    frame.regions = [RegionPill(code: text, name: text)]
    return frame
  }

  @Test("random text never creates, ends or changes a tag, and is read back unchanged")
  func random() throws {
    var chance = Chance(seed: 7)
    let plain = try Self.pages("x").map { try Markup($0.render(in: Self.frame("x"))).shape }
    for _ in 0..<24 {
      let text = (0..<6).map { _ in chance.pick(Self.pieces) }.joined()
      for (page, shape) in zip(Self.pages(text), plain) {
        let found = try Markup(page.render(in: Self.frame(text)))
        #expect(found.shape == shape, "\(text.debugDescription)")
        #expect(found.texts.contains { $0.contains(Markup.visible(text)) }, "\(text.debugDescription)")
      }
    }
  }

  @Test("a byte is replaced or kept in the same way at each place of eight bytes", arguments: ["a", "é"])
  func places(_ beside: String) throws {
    let bytes = (UInt8(0)...0x7F).filter { $0 != 0x09 && $0 != 0x0D }.map { String(UnicodeScalar($0)) }
    let references: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"]
    // A piece is a byte or more after a multiple of eight bytes, so it is at another place each time.
    let texts = (bytes + ["¡", "€", "☃"]).map { piece in
      String(repeating: String(repeating: beside, count: 8) + piece, count: 9) + String(repeating: beside, count: 7)
    }
    for start in stride(from: 0, to: texts.count, by: 40) {
      let texts = texts[start..<min(start + 40, texts.count)]
      let items = texts.map { DayItem(.event, $0, delete: Paths.deleteEvent("x")) }
      let page = DayPage(
        DayCell(Samples.today, items: items), week: [], isBusinessDay: true,
        note: NoteForm(Samples.today, FieldInput("")))
      let found = try Markup(page.render(in: Self.frame("x")))
      let (shown, labels) = (Set(found.texts), found.elements.compactMap { $0.attributes["aria-label"] })
      for text in texts.map(Markup.visible) {
        #expect(shown.contains(text), "\(text.debugDescription)")
        let written = text.map { references[$0] ?? String($0) }.joined()
        #expect(labels.contains { $0.contains(written) }, "\(text.debugDescription)")
      }
    }
  }

  @Test("all bytes of a text in an address are percent-encoded")
  func addresses() {
    #expect(Paths.event("a/b?c#d\"<é").string == "/events/a%2Fb%3Fc%23d%22%3C%C3%A9")
    #expect(Paths.leave(type: "x&mode=day").string == "/leave?type=x%26mode%3Dday")
  }

  @Test("a phrase's slots are filled once: inserted text is not read again")
  func slots() throws {
    #expect(try Samples.words("en")(.fromTo, "{2}", "{1}") == "{2} to {1}")
  }
}
