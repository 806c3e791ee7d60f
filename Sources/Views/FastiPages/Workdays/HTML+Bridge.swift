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
        if let strip = row.strip { html.squares(strip) }
      }
      html.element(.span, .class("row-end")) { html in
        html.element(.span, .class("badge orange"), text: words(.costs, String(span.leave.count)))
        switch row.booking {
        case .forms(let runs, let fields):
          for run in runs {
            html.form(posting: Paths.leaveEntries, class: "inline", back: back) { html in
              fields(run, &html)
              let days = runs.count > 1 ? ": \(words.span(run))" : ""
              html.submit("\(words(.leaveBook))\(days)", class: "button")
            }
          }
        case .afterQuestions: html.button(nil, text: words(.leaveStartTitle), Paths.leave)
        case nil: break
        }
        if let skip = row.skip { html.button(nil, text: words(.bridgeSkip), skip) }
      }
    }
  }

  /// The days of a strip as small squares; in words for ears.
  private mutating func squares(_ strip: BridgeStrip) {
    let kinds: [(BridgeStrip.Kind, Phrase)] = [(.leave, .leave), (.holiday, .holidays), (.rest, .weekendDays)]
    let texts = kinds.compactMap { kind, phrase -> String? in
      let days = strip.days(kind)
      return days.isEmpty ? nil : "\(words(phrase)): \(words.list(days.map { words.short($0) }))"
    }
    element(.span, .class("squares"), .role("img"), .label(texts.joined(separator: ". "))) { html in
      for (place, kind) in strip.kinds.enumerated() {
        html.element(.span, kind.style.map { .class($0) }, number: (strip.first + place).date.dayOfMonth)
      }
    }
  }
}

extension BridgeStrip.Kind {
  /// The class of its square; nil for a plain one.
  fileprivate var style: StaticString? {
    switch self {
    case .worked: nil
    case .rest: "rest"
    case .holiday: "pink"
    case .leave: "orange"
    }
  }
}
