import FastiCivil
import FastiHolidays
import FastiLeave
import FastiPages
import FastiWords

// Rules, the leave set-up, and the history.
extension Samples {
  private static let rows = [
    RuleRow(
      id: "se.midsommarafton", "Midsommarafton",
      sentence: RuleSaying(
        words: "Off by custom on the Friday between 19 and 25 June, since 1953.",
        source: "deFacto on Friday in 19 June to 25 June; since 1953"),
      kind: .deFacto, next: today + 2),
    RuleRow(
      id: "se.midsommardagen", "Midsommardagen",
      sentence: RuleSaying(
        words: "Public holiday on the Saturday between 20 and 26 June, since 1953. On 24 June, until 1952.",
        source: "public on 24 June; until 1952; then public on Saturday in 20 June to 26 June; since 1953"),
      kind: .public, next: today + 3),
    RuleRow(
      id: "se.lucia", "Lucia",
      sentence: RuleSaying(words: "Observance on 13 December.", source: "observance on 13 December"),
      kind: .observance, next: nil, isOff: true),
    RuleRow(
      id: "user.bullar", "Kanelbullens dag",
      sentence: RuleSaying(words: "Observance on 4 October.", source: "observance on 4 October"), kind: .observance,
      next: today + 109, isOwn: true),
  ]

  static var rules: RulesPage { RulesPage(region: sweden, regions: [sweden, vietnam], rules: rows) }

  static var rulesStart: RulesStartPage {
    RulesStartPage(
      selected: [
        RulesStartPage.Part(sweden, next: Array(rows.prefix(2)), count: 24),
        RulesStartPage.Part(vietnam, next: [], count: 8),
      ], everywhere: [rows[3]],
      regions: [
        RegionChoice(sweden, isSelected: true, publicRules: 13, observances: 11),
        RegionChoice(vietnam, isSelected: false, publicRules: 1, observances: 1),
      ])
  }

  static var rule: RulePage {
    var page = RulePage(
      rows[1], region: sweden, days: [today + 3, today + 367, today + 738],
      sources: ["Lag (1989:253) om allmänna helgdagar, 1 §"])
    page.confidence = .peers
    page.isChanged = true
    page.ownTitle = FieldInput("Midsommar hos mormor")
    return page
  }

  static var ownRule: RulePage {
    var page = RulePage(rows[3], region: sweden, days: [today + 109, today + 474], sources: [])
    page.form = RuleForm(
      id: "user.bullar", name: FieldInput("Kanelbullens dag"), region: "SE",
      sentence: FieldInput("observance on 4 October"))
    return page
  }

  static var newRule: RulePage {
    var form = RuleForm(
      name: FieldInput("", error: FieldError("--name is empty")), region: "SE", shape: .weekday,
      day: FieldInput("32"), month: FieldInput("13", error: FieldError("month: \"13\" is not a month")), ordinal: 6,
      offset: FieldInput("x"))
    form.errors = [FieldError("since: \"abc\" is not a year or date")]
    form.preview = RulePreview([], years: 12, errors: [FieldError("month: \"13\" is not a month")])
    return RulePage(new: form)
  }

  static var leaveSetup: LeaveSetupPage {
    LeaveSetupPage(
      anchor: FieldInput("2026-02-06"), schedule: .every,
      numbers: FieldInput("0", error: FieldError("the number of days between paydays is 0; it must be 1 to 366")),
      lag: FieldInput("7"), isStatement: false, isQuarter: true,
      terms: [
        LeaveTermsForm(
          .vacation, start: FieldInput("33.72"), rate: FieldInput("6.46"), cap: FieldInput("240"),
          carry: FieldInput("12-31:80"),
          floor: FieldInput("0.00")),
        LeaveTermsForm(.sick, start: FieldInput("801.84"), rate: FieldInput("7.88"), floor: FieldInput("0.00")),
        LeaveTermsForm(nil),
      ], paydays: [today + 9, today + 23], isSaved: false)
  }

  static var conflicts: ConflictsPage {
    let phone = DeviceLabel(name: "phone", number: "68776a611d4074fd")
    return ConflictsPage([
      ConflictRow(
        name: "1f0c9a7e", kind: "note", label: "2026-06-19",
        lost: ConflictRow.Side(
          today - 1, .noon, device: nil, values: [ConflictRow.Value(column: "text", text: "Buy strawberries.")]),
        present: ConflictRow.Side(
          today, .midnight, device: phone,
          values: [ConflictRow.Value(column: "text", text: "Buy herring.\nAnd dill.")])),
      ConflictRow(
        name: "2e0c9a7e", kind: "event", label: "Dentist",
        lost: ConflictRow.Side(today - 2, .noon, device: phone, isDeleted: true, values: []),
        present: ConflictRow.Side(
          today - 1, .noon, device: nil, values: [ConflictRow.Value(column: "first_day", text: "2026-06-22")])),
    ])
  }

  static var history: HistoryPage {
    HistoryPage([
      ChangeRow(
        id: "0197f0aa-0000-7000-8000-00000000000a", today, .noon, done: .sentence("event added"),
        touched: [ChangeRow.Touched(kind: "event", label: "Dentist", action: .created)]),
      ChangeRow(
        id: "0197f0aa-0000-7000-8000-00000000000b", today - 1, .midnight,
        done: .typed("config set regions.selected SE,VN"),
        touched: [ChangeRow.Touched(kind: "setting", label: "regions.selected", action: .edited)]),
      ChangeRow(
        id: "0197f0aa-0000-7000-8000-00000000000c", today - 2, .midnight, done: .sentence("reminder deleted"),
        touched: [
          ChangeRow.Touched(kind: "reminder", label: "Zakat", action: .deleted),
          ChangeRow.Touched(kind: "attachment", label: "nisab.pdf", action: .deleted),
        ]),
    ])
  }
}
