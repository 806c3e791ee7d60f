import FastiAgenda
import FastiCivil
import FastiWords

// A year as its months.
extension YearPage {
  /// Twelve months of days, each of which leads to its page. The Tab key stops at one day, and the arrow keys move from it.
  func writeMonths(_ html: inout HTML) {
    let stop = html.frame.today.year == year ? html.frame.today : DayRange(year: year).first
    html.element(.div, .hook("swipe")) { html in
      html.element(.div, .class("year-months"), .hook("mini"), .role("group"), .label(html.words.year(year))) { html in
        for month in 1...12 {
          if let month = try? YearMonth(year: year, month: month) { write(month, stop, &html) }
        }
      }
    }
  }

  private func write(_ month: YearMonth, _ stop: Day, _ html: inout HTML) {
    let isNow = month == YearMonth(html.frame.today)
    let days = MonthGrid(month, from: html.frame.firstDay).days
    html.element(.section, .class("quarter"), isNow ? .hook("now") : nil) { html in
      html.element(.h2) { html in
        html.element(.a, .href(Paths.month(month)), text: html.words.title(month: month.month))
      }
      html.element(.div, .class("year-month")) { html in
        html.writeWeekdays(days)
        // Nothing is shown of the days before.
        for _ in 0..<(month.start - days.first) { html.element(.span) { _ in } }
        for day in month.days { write(day, isStop: day == stop, &html) }
      }
    }
  }

  private func write(_ day: Day, isStop: Bool, _ html: inout HTML) {
    var label = DayCell(day, mark: mark(day)).label(html.words)
    if count(day) > 0 { label += ", \(html.words(.somethingOn))" }
    html.element(
      .a, style(of: day), .href(Paths.day(day)), .label(label), .day(day), .tabIndex(isStop ? 0 : -1)
    ) { writeNumber(day, &$0) }
  }
}
