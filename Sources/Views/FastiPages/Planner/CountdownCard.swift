public import FastiCivil
import FastiWords

/// A countdown on a page.
public struct CountdownCard: Hashable, Sendable {
  /// Its displayed name.
  public var title: String
  public var day: Day
  /// The id of the user's own countdown; nil for one of the program.
  public var id: String?

  public init(_ title: String, _ day: Day, id: String? = nil) {
    self.title = title
    self.day = day
    self.id = id
  }
}

extension HTML {
  mutating func countdowns(_ cards: [CountdownCard]) {
    element(.section, .class("card")) { html in
      html.heading(html.words(.countdowns))
      html.rows(cards, .countdowns) { $1.countdown($0) }
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
}
