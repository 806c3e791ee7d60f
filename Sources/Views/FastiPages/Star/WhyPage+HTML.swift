public import FastiCivil
public import FastiWords

extension WhyPage: Page {
  /// Special days.
  public var screen: Screen? { .star }
  /// The day.
  public var day: Day? { date }
  /// The question.
  public func title(_ words: PageWords) -> String { words(.whyTitle, words.long(date)) }

  /// A card a region: what happens, and what else was considered.
  public func write(to html: inout HTML) {
    html.pageHeader(.why, html.words(.whyTitle, html.words.short(date)), accent: "accent-star") { html in
      html.button(.today, text: html.words(.openDay), Paths.day(date))
      if let path = Paths.whyInRange(date - 1) {
        html.button(.previous, html.words(.previousDay), path, hook: "previous")
      }
      if let path = Paths.whyInRange(date + 1) { html.button(.next, html.words(.nextDay), path, hook: "next") }
    }
    for part in regions { write(part, &html) }
  }

  private func write(_ part: Part, _ html: inout HTML) {
    html.element(.section, .class("card")) { html in
      html.element(.div, .class("card-head")) { html in
        html.heading(part.region?.name ?? html.words(.everyRegion))
        if let region = part.region { html.pill(region) }
      }
      if part.isWeekend { html.element(.p, text: html.words(.weeklyRest, html.words.title(date.weekday))) }
      if part.reasons.isEmpty { html.element(.p, .class("empty"), text: html.words(.noRuleHere)) }
      html.element(.ul, .class("reasons")) { html in
        for reason in part.reasons { write(reason, &html) }
      }
      guard !part.considered.isEmpty else { return }
      html.element(.details) { html in
        html.element(.summary, text: html.words(.considered, String(part.considered.count)))
        html.element(.ul, .class("reasons")) { html in
          for reason in part.considered { write(reason, &html) }
        }
      }
    }
  }

  private func write(_ reason: Reason, _ html: inout HTML) {
    html.element(.li, .class("reason")) { html in
      html.element(.h3) { html in
        if let rule = reason.rule {
          html.element(.a, .href(Paths.rule(rule)), text: reason.name)
        } else {
          html.text(reason.name)
        }
      }
      html.element(.p) { html in html.element(.code, .language("en"), text: reason.sentence) }
      html.element(.p, text: html.words(reason.reason))
      for source in reason.sources { html.element(.p, .class("source"), text: html.words(.source, source)) }
    }
  }
}
