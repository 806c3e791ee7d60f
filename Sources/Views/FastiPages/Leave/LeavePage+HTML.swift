import FastiCivil
import FastiLeave
public import FastiWords

extension LeavePage: Page {
  /// The sidebar marks Leave.
  public var screen: Screen? { .leave }
  /// The word of the sidebar.
  public func title(_ words: PageWords) -> String { words(.leave) }

  /// Cards, warnings, editor and ledger.
  public func write(to html: inout HTML) {
    html.pageHeader(.leave, title(html.words), accent: "accent-tools") { html in
      if !isExample {
        // In a narrow window the form for a new entry is on a separate page.
        html.element(.a, .class("button primary only-narrow"), .href(Paths.newLeave(nil))) { html in
          html.icon(.add)
          html.text(html.words(.newEntry))
        }
      }
      html.button(.settings, text: html.words(.leaveSetup), Paths.leaveSetup)
      html.file(html.words(.downloadPDF), Paths.paper("leave.pdf"))
    }
    html.leaveLinks(nil)
    writeMode(&html)
    if isExample {
      html.element(.p, .class("notice")) { html in
        html.text("\(html.words(.leaveExample)) ")
        html.element(.a, .href(Paths.leave), text: html.words(.leaveExampleBack))
      }
    } else if !hasProfile {
      html.element(.p, .class("notice"), text: html.words(.noLeaveProfile))
    }
    html.element(.div, .class("balance-cards")) { html in
      for card in cards { write(card, &html) }
    }
    for warning in warnings { html.element(.p, .class("notice"), text: html.words(warning)) }
    html.element(.div, .class("columns editing")) { html in
      html.element(.div, .class("column wide")) { html in writeLedger(&html) }
      if !isExample {
        let isNew = editor.id == nil && !editor.isWrong
        html.element(.div, .classes("column", isNew ? "new-entry" : nil)) { html in writeEditor(&html) }
      }
    }
    if !charts.isEmpty, editor.id == nil {
      html.element(.section, .class("card charts below"), .label(html.words(.chartBalances))) { html in
        for chart in charts { html.chart(chart) }
      }
    }
  }

  private func writeMode(_ html: inout HTML) {
    let words = html.words
    html.form(asking: Paths.leave, class: "mode below-header") { html in
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
}

extension LeavePage {
  /// The fields that choose the day of forecasts.
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
