public import FastiCivil
public import FastiWords

/// The special days of a month, one per row.
public struct StarMonthPage: Sendable {
  public var month: YearMonth
  /// The special days of the month, earliest first.
  public var days: [SpecialDay]

  public init(_ month: YearMonth, days: [SpecialDay]) {
    self.month = month
    self.days = days
  }
}

extension StarMonthPage: Page {
  /// Special days.
  public var screen: Screen? { .star }
  /// The month's first day.
  public var day: Day? { month.start }
  /// Special days and the month.
  public func title(_ words: PageWords) -> String { words(.starTitle, words.title(month)) }

  /// One row for each special day.
  public func write(to html: inout HTML) {
    let thisMonth = YearMonth(html.frame.today)
    html.pageHeader(.star, html.words.title(month), accent: "accent-star") { html in
      html.steps(
        previous: Paths.starInRange(month.advanced(by: -1)), html.words(.previousMonth),
        next: Paths.starInRange(month.advanced(by: 1)), html.words(.nextMonth), today: Paths.star(thisMonth),
        isToday: month == thisMonth)
      html.extras { writeExtras(&$0) }
    }
    html.element(.section, .class("card"), .hook("swipe")) { html in
      html.heading(html.words(.specialDays))
      if days.isEmpty {
        html.element(.p, .class("empty"), text: html.words(.noSpecialDays))
      } else {
        html.specialDays(days, distance: true)
      }
    }
    html.extras(isEnd: true) { writeExtras(&$0) }
  }

  private func writeExtras(_ html: inout HTML) {
    html.button(.year, text: html.words.year(month.year), Paths.star(month.year))
  }
}
