import FastiCivil
import FastiLeave
public import FastiWords

extension LeavePage: Page {
  /// The sidebar marks Leave.
  public var screen: Screen? { .leave }
  /// The same word as in the sidebar.
  public func title(_ words: PageWords) -> String { words(.leave) }

  /// Cards, warnings, editor and ledger.
  public func write(to html: inout HTML) {
    html.pageHeader(.leave, title(html.words), accent: "accent-tools") { html in
      writeMode(&html)
      html.button(.settings, text: html.words(.leaveSetup), Paths.leaveSetup)
      html.file(html.words(.downloadPDF), Paths.paper("leave.pdf"))
    }
    if !hasProfile { html.element(.p, .class("notice"), text: html.words(.noLeaveProfile)) }
    html.element(.div, .class("balance-cards")) { html in
      for card in cards { write(card, &html) }
    }
    for warning in warnings { html.element(.p, .class("notice"), text: html.words(warning)) }
    if !charts.isEmpty, editor.id == nil {
      html.element(.section, .class("card charts"), .label(html.words(.chartBalances))) { html in
        for chart in charts { html.chart(chart) }
      }
    }
    html.element(.div, .classes("columns", editor.id == nil ? nil : "editing")) { html in
      html.element(.div, .class("column wide")) { html in writeLedger(&html) }
      html.element(.div, .class("column")) { html in writeEditor(&html) }
    }
  }

  private func writeMode(_ html: inout HTML) {
    let words = html.words
    html.form(asking: Paths.leave, class: "mode") { html in
      html.choice(Field.mode, chosen: mode.rawValue, error: modeError)
      html.field(Field.day, day, placeholder: words(.dateExample), hook: "date")
      html.submit(words(.show), class: "button")
    }
  }

  private func write(_ card: BalanceCard, _ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card balance-card")) { html in
      html.element(.h2) { html in
        html.element(.a, .href(Paths.leave(type: card.type.string)), text: words(leave: card.type))
      }
      html.element(.dl) { html in
        html.element(.dt, text: words(.official))
        html.element(.dd) { html in
          html.element(.strong, .class("big"), text: words.hours(card.official))
          html.element(.small, text: words(.asOf, words.dayMonth(card.officialAsOf)))
        }
        html.element(.dt, text: words(.forecast))
        html.element(.dd) { html in
          html.element(.strong, .class("big"), text: words.hours(card.forecast))
          html.element(.small, text: words(.asOf, words.dayMonth(card.forecastAsOf)))
        }
      }
    }
  }

  private func writeLedger(_ html: inout HTML) {
    let words = html.words
    html.element(.section, .class("card")) { html in
      html.element(.div, .class("card-head")) { html in
        html.heading(words(.ledger))
        html.element(.nav, .class("segments"), .label(words(.leaveType))) { html in
          html.element(.a, .href(Paths.leave), type == nil ? .current("true") : nil, text: words(.all))
          for card in cards {
            html.element(
              .a, .href(Paths.leave(type: card.type.string)), type == card.type ? .current("true") : nil,
              text: words(leave: card.type))
          }
        }
      }
      guard !rows.isEmpty else { return html.element(.p, .class("empty"), text: words(.noEntries)) }
      html.element(.ul, .class("rows")) { html in
        for row in rows { write(row, &html) }
      }
    }
  }

  private func write(_ row: LedgerRow, _ html: inout HTML) {
    let words = html.words
    let isChosen = row.id != nil && row.id == editor.id
    html.element(
      .li, .classes("row", row.id == nil ? "virtual" : nil, isChosen ? "chosen" : nil),
      isChosen ? .current("true") : nil, .hook("item")
    ) { html in
      html.element(.span, .class(row.style)) { html in
        html.element(.strong, text: words.hours(row.signed, signed: true))
      }
      html.element(.span, .class("row-title")) { html in
        html.element(.span) { html in
          if let id = row.id {
            html.element(.a, .href(Paths.leave(entry: id)), text: "\(words(leave: row.type)): \(words(row.action))")
          } else {
            html.text("\(words(leave: row.type)): \(words(row.action))")
          }
        }
        html.element(.small) { html in
          html.time(row.day, words.short(row.day))
          html.text(" · \(row.isPosted ? words(.posted) : words(.pending, words.dayMonth(row.postsOn)))")
          if !row.notes.isEmpty { html.text(" · \(row.notes)") }
        }
      }
      html.element(.span, .class("row-end")) { html in
        if let id = row.id {
          html.delete(Paths.deleteLeaveEntry(id), "\(words(leave: row.type)) \(words.short(row.day))")
        } else {
          html.icon(.lock)
          html.element(.span, .class("ears"), text: words(.computed))
        }
      }
    }
  }
}

extension LeavePage {
  /// The fields of the question which day forecasts are for.
  enum Field: String, FormField {
    case mode, day

    static let form: StaticString = "leave"

    var label: Phrase? {
      switch self {
      case .mode: .forecastFor
      case .day: .forecastDay
      }
    }

    func choices(_ words: PageWords) -> [FormChoice] {
      self == .mode ? ForecastMode.allCases.map { FormChoice($0.rawValue, words($0.phrase)) } : []
    }
  }
}

extension ForecastMode {
  var phrase: Phrase {
    switch self {
    case .endOfMonth: .modeEndOfMonth
    case .today: .modeToday
    case .selectedDay: .modeSelectedDay
    case .nextPayday: .modeNextPayday
    }
  }
}

extension LedgerRow {
  /// The class of its figure: colour by what it does, and a sign that says the same.
  var style: StaticString {
    switch action {
    case .used: "figure-box used"
    case .accrued: id == nil ? "figure-box payday" : "figure-box green"
    case .adjustment(.positive): "figure-box raised"
    case .adjustment(.negative): "figure-box lowered"
    }
  }
}
