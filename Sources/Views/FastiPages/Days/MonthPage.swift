import FastiAgenda
import FastiCalendars
public import FastiCivil
import FastiFormats
public import FastiWords

/// A month as a grid with a week column, and one selected day.
public struct MonthPage: Sendable {
  public var month: YearMonth
  /// The days of `MonthGrid.days`, in order, including the days of the neighbouring months in the first and last row.
  public internal(set) var days: [DayCell]
  /// The rows of the grid.
  public let weeks: [MonthWeek]
  /// The selected day: one of ``days``; by default today in its own month, otherwise the first.
  public var selected: Day
  /// The balances on the selected day; none without a leave profile.
  public var balances: [BalanceCard]
  /// The buttons that show and hide kinds of items and regions.
  public var toggles: [ShownToggle] = []

  /// - Complexity: O(*n* log *n*) in the items of its days.
  public init(_ month: YearMonth, days: [DayCell], selected: Day, balances: [BalanceCard] = []) {
    self.month = month
    self.days = days
    weeks = stride(from: 0, to: days.count, by: 7).map { MonthWeek(days[$0..<min($0 + 7, days.count)]) }
    self.selected = selected
    self.balances = balances
  }
}

extension MonthPage: Page {
  /// The sidebar marks Month.
  public var screen: Screen? { .month }
  /// The day that keys act on: the selected one.
  public var day: Day? { selected }
  /// The month itself, with the selected day.
  public var mini: MiniMonth? { MiniMonth(DayRange(selected), .month, in: month) }
  /// The month and its year.
  public func title(_ words: PageWords) -> String { words.title(month) }

  /// The header, the grid, and the selected day beside or below it.
  public func write(to html: inout HTML) {
    let thisMonth = YearMonth(html.frame.today)
    html.pageHeader(.month, html.words.title(month), accent: "accent-calendar", week: ISOWeek(selected)) { html in
      html.steps(
        previous: Paths.inRange(month.advanced(by: -1)), html.words(.previousMonth),
        next: Paths.inRange(month.advanced(by: 1)), html.words(.nextMonth), today: Paths.month(thisMonth),
        isToday: month == thisMonth)
      html.extras { writeExtras(&$0) }
    }
    html.element(.div, .class("month-layout")) { html in
      let (isFull, onPaper) = (isFull, lanesOnPaper)
      html.element(.div, .class(isCrowded(with: onPaper) ? "month-frame crowded" : "month-frame"), .hook("swipe")) {
        html in
        writeGrid(isFull, onPaper, &html)
        writeRest(after: onPaper, &html)
        if !isFull { for row in weeks { writeOpened(row, &html) } }
      }
      if let cell = days.first(where: { $0.day == selected }) { writeDay(cell, &html) }
    }
    html.toggles(toggles, back: Paths.month(month, day: selected))
    html.moveForm()
    html.extras(isEnd: true) { writeExtras(&$0) }
  }

  private func writeExtras(_ html: inout HTML) {
    html.file(html.words(.downloadPDF), Paths.paper("month.pdf", on: month.start))
  }

  private func writeGrid(_ isFull: Bool, _ onPaper: Int, _ html: inout HTML) {
    html.element(.table, .class("month-grid"), .role("grid"), .label(html.words.title(month)), .hook("grid")) { html in
      html.element(.thead) { html in
        html.element(.tr, .role("row")) { html in
          html.element(.th, .scope("col"), .role("columnheader"), .class("week-column")) { html in
            html.element(.span, .hiddenFromEars, text: "\(html.words.dates.weekColumn)")
            html.element(.span, .class("ears"), text: html.words(.week))
          }
          for cell in days.prefix(7) { writeHead(cell.day.weekday, &html) }
        }
      }
      html.element(.tbody) { html in
        for row in weeks { write(row, isFull, onPaper: onPaper, &html) }
      }
    }
  }

  private func writeHead(_ weekday: Weekday, _ html: inout HTML) {
    html.element(
      .th, .scope("col"), .role("columnheader"), weekday == .sunday ? .class("red") : nil
    ) { html in
      html.element(.span, .hiddenFromEars, text: "\(html.words.dates.shortWeekdays[weekday.number - 1])")
      html.element(.span, .class("ears"), text: html.words.title(weekday))
    }
  }

  private func writeDay(_ cell: DayCell, _ html: inout HTML) {
    html.element(.section, .class("card selected-day"), .labelled(by: "chosen")) { html in
      html.element(.h2, .id("chosen")) { html in
        html.element(.a, .href(Paths.day(cell.day)), text: html.words.long(cell.day))
      }
      html.hijri(cell.hijri)
      if cell.items.isEmpty {
        html.element(.p, .class("empty"), text: html.words(.nothingOn))
      } else {
        html.items(cell.first(HTML.mostRows).items)
        html.furtherItems(of: cell, after: HTML.mostRows)
      }
      if !balances.isEmpty {
        html.element(.h3, text: html.words(.balances))
        html.balances(balances)
      }
      if Limits.days.contains(cell.day) { html.sentence(SentenceForm(on: cell.day)) }
      html.element(.div, .class("actions")) { html in
        html.button(.add, text: html.words(.newEvent), Paths.newEvent(cell.day), key: "c")
        html.button(.leave, text: html.words(.leave), Paths.newLeave(cell.day))
        html.button(.note, text: html.words(.note), Paths.day(cell.day))
      }
    }
  }
}
