import FastiCivil
public import FastiWords

/// The special days of a year: twelve month cards, and the countdowns.
public struct StarYearPage: Sendable {
  /// The civil year, 1583 to 2999.
  public var year: Int
  /// The special days of the year, earliest first.
  public var days: [SpecialDay]
  /// The countdowns, soonest first.
  public var countdowns: [CountdownCard]

  public init(_ year: Int, days: [SpecialDay], countdowns: [CountdownCard] = []) {
    self.year = year
    self.days = days
    self.countdowns = countdowns
  }
}

extension StarYearPage: Page {
  /// Special days.
  public var screen: Screen? { .star }
  /// Special days and the year.
  public func title(_ words: PageWords) -> String { words(.starTitle, words.year(year)) }

  /// Twelve cards, and the countdowns.
  public func write(to html: inout HTML) {
    let thisYear = html.frame.today.year
    html.pageHeader(.star, title(html.words), accent: "accent-star") { html in
      html.steps(
        previous: Paths.starInRange(year: year - 1), html.words(.previousYear),
        next: Paths.starInRange(year: year + 1), html.words(.nextYear),
        today: Paths.star(thisYear), isToday: year == thisYear)
      html.extras { writeExtras(&$0) }
    }
    if html.frame.regions.isEmpty {
      html.element(.section, .class("card")) { html in
        html.element(.p, text: html.words(.noRegion))
        html.button(.settings, text: html.words(.selectRegions), Paths.settings)
      }
    }
    html.element(.div, .class("month-cards"), .hook("swipe")) { html in
      for number in 1...12 {
        if let month = try? YearMonth(year: year, month: number) { write(month, &html) }
      }
    }
    html.countdowns(countdowns)
    html.extras(isEnd: true) { writeExtras(&$0) }
  }

  private func writeExtras(_ html: inout HTML) {
    html.file(html.words(.downloadPDF), Paths.paper("special.pdf", on: DayRange(year: year).first))
    html.button(.edit, text: html.words(.rules), Paths.rules(html.frame.regions.first?.code))
  }

  private func write(_ month: YearMonth, _ html: inout HTML) {
    let days = days.filter { month.days.contains($0.day) }
    let red = days.reduce(0) { $0 + ($1.isRed ? 1 : 0) }
    let isNow = month == YearMonth(html.frame.today)
    html.element(.a, .class(isNow ? "month-card now" : "month-card"), .href(Paths.star(month))) { html in
      html.element(.span, .class("month-card-head")) { html in
        html.element(.strong, text: html.words.title(month: month.month))
        html.element(.span, .class("counts")) { html in
          html.element(.span, .classes("count", red > 0 ? "pink" : nil)) { html in
            html.icon(.flag)
            html.element(.span, .hiddenFromEars, number: red)
            html.element(.span, .class("ears"), text: html.words(one: .holidayOne, many: .holidayMany, red))
          }
          html.element(.span, .class("count")) { html in
            html.icon(.star)
            html.element(.span, .hiddenFromEars, number: days.count - red)
            html.element(
              .span, .class("ears"), text: html.words(one: .observanceOne, many: .observanceMany, days.count - red))
          }
        }
      }
      if days.isEmpty { html.element(.small, .class("empty"), text: html.words(.noSpecialDays)) }
      for day in days.prefix(3) {
        html.element(.span, .class("month-card-line")) { html in
          html.element(.span, .class(day.isRed ? "line-day red" : "line-day"), number: day.day.date.dayOfMonth)
          html.element(.span, text: day.title)
          if html.frame.regions.count > 1 { for region in day.regions { html.pill(region) } }
        }
      }
      if days.count > 3 {
        html.element(.small, text: html.words(.andMore, String(days.count - 3)))
      }
    }
  }
}
