import FastiAgenda
import FastiCalendars
public import FastiCivil
import FastiFormats
public import FastiWords

/// A month as a grid with a week column, and one chosen day.
public struct MonthPage: Sendable {
  public var month: YearMonth
  /// The days of `MonthGrid.days`, in order: those of the neighbours that fill the first and last row too.
  public var days: [DayCell]
  /// The chosen day: one of ``days``; today in its own month unless another was chosen, else the first.
  public var selected: Day
  /// The balances on the chosen day; none without a leave profile.
  public var balances: [BalanceCard]

  public init(_ month: YearMonth, days: [DayCell], selected: Day, balances: [BalanceCard] = []) {
    self.month = month
    self.days = days
    self.selected = selected
    self.balances = balances
  }
}

extension MonthPage: Page {
  /// The sidebar marks Month.
  public var screen: Screen? { .month }
  /// The chosen day.
  public var day: Day? { selected }
  /// The month and its year.
  public func title(_ words: PageWords) -> String { words.title(month) }

  /// The header, the grid, and the chosen day beside or beneath it.
  public func write(to html: inout HTML) {
    let thisMonth = YearMonth(html.frame.today)
    html.pageHeader(.month, html.words.title(month), accent: "accent-calendar") { html in
      html.steps(
        previous: Paths.inRange(month.advanced(by: -1)), html.words(.previousMonth),
        next: Paths.inRange(month.advanced(by: 1)), html.words(.nextMonth), today: Paths.month(thisMonth),
        isToday: month == thisMonth)
      html.file(html.words(.downloadPDF), Paths.paper("month.pdf", on: month.start))
    }
    html.element(.div, .class("month-layout")) { html in
      html.element(.div, .class("month-frame"), .hook("swipe")) { html in writeGrid(&html) }
      if let cell = days.first(where: { $0.day == selected }) { writeDay(cell, &html) }
    }
  }

  private func writeGrid(_ html: inout HTML) {
    html.element(.table, .class("month-grid"), .role("grid"), .label(html.words.title(month)), .hook("grid")) { html in
      html.element(.thead) { html in
        html.element(.tr, .role("row")) { html in
          html.element(.th, .scope("col"), .role("columnheader"), .class("week-column")) { html in
            html.element(.span, .hiddenFromEars, text: "\(html.words.dates.weekColumn)")
            html.element(.span, .class("ears"), text: html.words(.week))
          }
          for weekday in Weekday.allCases[1...] + [Weekday.sunday] { writeHead(weekday, &html) }
        }
      }
      html.element(.tbody) { html in
        for (row, week) in MonthGrid(month).weeks.enumerated() { write(week, row, &html) }
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

  private func write(_ week: ISOWeek, _ row: Int, _ html: inout HTML) {
    html.element(.tr, .role("row")) { html in
      html.element(.th, .scope("row"), .role("rowheader"), .class("week-column")) { html in
        html.element(
          .a, .href(Paths.week(week)), .label("\(html.words(.week)) \(week.week)"), .tabIndex(-1)
        ) { $0.number(week.week) }
      }
      for column in 0..<7 where days.indices.contains(row * 7 + column) {
        write(days[row * 7 + column], &html)
      }
    }
  }

  private func write(_ cell: DayCell, _ html: inout HTML) {
    let isSelected = cell.day == selected
    let inside = month.days.contains(cell.day)
    html.element(.td, .role("gridcell"), .selected(isSelected)) { html in
      html.element(
        .a, .class(cell.cellStyle(selected: isSelected, inside: inside || isSelected)),
        Limits.days.contains(cell.day) ? .href(Paths.month(YearMonth(cell.day), day: cell.day)) : nil,
        .label(cell.label(html.words)), .day(cell.day),
        .tabIndex(isSelected ? 0 : -1), cell.mark.contains(.today) ? .current("date") : nil
      ) { html in
        html.element(.span, .class("number"), number: cell.day.date.dayOfMonth)
        if let hijri = cell.hijri {
          html.element(
            .small, .class("hijri-day"), .hiddenFromEars
          ) { html in
            html.number(hijri.date.dayOfMonth)
            if hijri.date.dayOfMonth == 1 {
              html.element(.span, .class("roomy"), text: " \(html.words.name(hijri.date.month))")
            }
          }
        }
        html.marks(cell)
        html.element(.span, .class("titles"), .hiddenFromEars) { html in
          for item in cell.items.prefix(3) {
            html.element(.span, .class(item.kind.itemStyle), .ownDirection, text: item.title)
          }
          if cell.items.count > 3 { html.element(.small, text: "+\(cell.items.count - 3)") }
        }
      }
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
        html.items(cell.items)
      }
      if !balances.isEmpty {
        html.element(.h3, text: html.words(.balances))
        html.balances(balances)
      }
      html.element(.div, .class("actions")) { html in
        html.button(.add, text: html.words(.newEvent), Paths.newEvent(cell.day), key: "c")
        html.button(.note, text: html.words(.note), Paths.day(cell.day))
      }
    }
  }
}
