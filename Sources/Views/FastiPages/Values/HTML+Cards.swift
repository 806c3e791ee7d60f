import FastiCivil
import FastiHolidays
import FastiWords

// Lists that more than one page has.
extension HTML {
  /// Special days, one a row: kind and lock, title, region, and how far away.
  mutating func specialDays(_ days: [SpecialDay], distance: Bool) {
    element(.ul, .class("rows")) { html in
      for day in days { html.specialDay(day, distance: distance) }
    }
  }

  private mutating func specialDay(_ day: SpecialDay, distance: Bool) {
    element(.li, .class("row")) { html in
      html.element(.span, .class(day.isRed ? "row-mark pink" : "row-mark plain")) { html in
        html.element(.span, .hiddenFromEars, text: html.words(day.isRed ? .signHoliday : .signObservance))
        html.element(.span, .class("ears"), text: html.words(day.kind.phrase))
      }
      html.element(.a, .class("row-title"), .href(Paths.why(day.day))) { html in
        html.element(.span, text: day.title)
        html.element(.small) { html in
          html.time(day.day, html.words.short(day.day))
          if day.relation != .nominal { html.text(" · \(html.words(day.relation.phrase))") }
          if day.isProjected { html.text(" · \(html.words(.expected))") }
          if distance { html.text(" · \(html.words.distance(day.day, from: html.frame.today))") }
        }
      }
      html.element(.span, .class("row-end")) { html in
        if let region = day.region { html.pill(region) }
        if day.isLocked {
          html.icon(.lock)
          html.element(.span, .class("ears"), text: html.words(.locked))
        }
      }
    }
  }

  /// What is counted down to.
  mutating func countdowns(_ cards: [CountdownCard]) {
    element(.section, .class("card")) { html in
      html.heading(html.words(.countdowns))
      html.element(.ul, .class("rows")) { html in
        for card in cards { html.countdown(card) }
      }
      html.button(.add, text: html.words(.newCountdown), Paths.newCountdown(nil))
    }
  }

  private mutating func countdown(_ card: CountdownCard) {
    element(.li, .class("row")) { html in
      html.element(.span, .class("days-left")) { html in
        html.element(.strong, text: html.words.number(card.day - html.frame.today))
        html.element(.small, text: html.words(card.day - html.frame.today == 1 ? .dayShort : .daysShort))
      }
      html.element(.a, .class("row-title"), .href(card.id.map { Paths.countdown($0) } ?? Paths.day(card.day))) { html in
        html.element(.span, text: card.title)
        html.element(.small) { html in html.time(card.day, html.words.date(card.day)) }
      }
      html.element(.span, .class("row-end")) { html in
        if let id = card.id {
          html.delete(Paths.deleteCountdown(id), card.title)
        } else {
          html.icon(.lock)
          html.element(.span, .class("ears"), text: html.words(.locked))
        }
      }
    }
  }

  /// The two balances of each kind of leave, as a table.
  mutating func balances(_ cards: [BalanceCard]) {
    element(.table, .class("plain-table")) { html in
      html.element(.thead) { html in
        html.element(.tr) { html in
          html.element(.th, .scope("col"), text: html.words(.leaveType))
          html.element(.th, .scope("col"), .class("figure"), text: html.words(.official))
          html.element(.th, .scope("col"), .class("figure"), text: html.words(.forecast))
        }
      }
      html.element(.tbody) { html in
        for card in cards {
          html.element(.tr) { html in
            html.element(.th, .scope("row"), text: html.words(leave: card.type))
            html.element(.td, .class("figure"), text: html.words.hours(card.official))
            html.element(.td, .class("figure"), text: html.words.hours(card.forecast))
          }
        }
      }
    }
  }
}

extension SpecialDay {
  /// Whether it makes the day red.
  var isRed: Bool { kind == .public }
}

extension Screen {
  /// The colour of its tile and its page header.
  var accent: StaticString {
    switch self {
    case .today, .week, .month, .year: "accent-calendar"
    case .star, .reminders: "accent-star"
    case .leave, .days: "accent-tools"
    case .settings: "accent-settings"
    }
  }
}
