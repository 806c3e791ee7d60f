import FastiCivil
import FastiHolidays
import FastiWords

extension HTML {
  /// A span of days off as a row: its length, its hours, and a button that adds its leave to the ledger.
  mutating func bridge(_ row: BridgeRow, back: Path) {
    let (words, span) = (words, row.span)
    element(.li, .class("row")) { html in
      html.element(.span, .class("days-left")) { html in
        html.element(.strong, number: span.days.count)
        html.element(.small, text: words(span.days.count == 1 ? .dayShort : .daysShort))
      }
      html.element(.a, .class("row-title"), .href(Paths.month(YearMonth(span.days.first), day: span.days.first))) {
        html in
        html.element(.span, text: words.span(span.days))
        html.element(.small, text: "\(words(.leaveOn)) \(words.list(span.leave.map { words.short($0) }))")
        for text in row.texts { html.element(.small, text: text) }
      }
      html.element(.span, .class("row-end")) { html in
        html.element(.span, .class("badge orange"), text: words(.costs, String(span.leave.count)))
        switch row.booking {
        case .form(let fields):
          html.form(posting: Paths.leaveEntries, class: "inline", back: back) { html in
            fields(&html)
            html.submit(words(.leaveBook), class: "button")
          }
        case .afterQuestions: html.button(nil, text: words(.leaveStartTitle), Paths.leave)
        case nil: break
        }
      }
    }
  }
}
