import FastiCalendars
import FastiCivil
import FastiFormats
import FastiWords

// A Hijri month over the Gregorian week.
extension HTML {
  /// The month: its name in two scripts, its days, and on demand where it is known from.
  mutating func hijriGrid(_ grid: HijriGrid) {
    element(.section, .class("card hijri-month"), .hook("swipe")) { html in
      html.writeHijriHead(grid)
      html.element(.p, .class("hijri")) { html in
        if let days = grid.month.days { html.element(.span, text: html.words.span(days)) }
        html.element(
          .span, .classes("badge", grid.month.status == .projected ? "orange" : "plain"),
          text: html.words(grid.month.status.phrase))
      }
      if let disagreement = grid.disagreement { html.disagreement(disagreement) }
      html.writeHijriTable(grid)
      html.writeProvenance(grid)
      html.writeHijriYear(grid)
    }
  }

  private mutating func writeHijriHead(_ grid: HijriGrid) {
    let words = words
    element(.div, .class("card-head")) { html in
      html.element(.h2, .class("hijri-title")) { html in
        html.element(.span, text: words.capitalised(words.title(grid.month.month)))
        html.arabic(grid.month.month)
      }
      html.element(.div, .class("controls")) { html in
        html.element(
          .a, .classes("button", "today-button"), .href(Paths.reminders),
          grid.present == grid.month.month ? .current("date") : nil, text: words(.today))
        if let month = grid.previous {
          html.button(
            .previous, "\(words(.previousMonth)): \(words.title(month))", Paths.reminders(month), hook: "previous")
        }
        if let month = grid.next {
          html.button(.next, "\(words(.nextMonth)): \(words.title(month))", Paths.reminders(month), hook: "next")
        }
      }
    }
  }

  private mutating func writeHijriTable(_ grid: HijriGrid) {
    let first = grid.month.start.onOrBefore(frame.firstDay)
    let last = (grid.month.end - 1).onOrBefore(frame.firstDay) + 6
    element(.table, .class("month-grid hijri-grid")) { html in
      html.element(.caption, .class("ears"), text: html.words.title(grid.month.month))
      html.element(.thead) { html in
        html.element(.tr) { html in
          for offset in 0..<7 {
            let weekday = (first + offset).weekday
            html.element(.th, .scope("col"), weekday == .sunday ? .class("red") : nil) { html in
              html.element(.span, .hiddenFromEars, text: "\(html.words.dates.shortWeekdays[weekday.number - 1])")
              html.element(.span, .class("ears"), text: html.words.title(weekday))
            }
          }
        }
      }
      html.element(.tbody) { html in
        for row in 0..<((last - first + 1) / 7) {
          html.element(.tr) { html in
            for column in 0..<7 { html.writeHijriDay(first + (row * 7 + column), grid) }
          }
        }
      }
    }
  }

  private mutating func writeHijriDay(_ day: Day, _ grid: HijriGrid) {
    element(.td) { html in
      guard day >= grid.month.start, day < grid.month.end else { return }
      let number = day - grid.month.start + 1
      let isMarked = grid.marked.contains(day)
      // A tap makes a reminder with the date of the cell.
      let date = HijriDate(grid.month.month, day: number)
      var label =
        "\(html.words(.newReminder)): \(number) \(html.words.name(grid.month.month)), \(html.words.long(day))"
      if isMarked { label += ", \(html.words(.kindReminder))" }
      html.element(
        .a, .class(day == html.frame.today ? "day today" : isMarked ? "day cyan" : "day"),
        .href(Paths.newReminder(date)),
        .label(label), day == html.frame.today ? .current("date") : nil
      ) { html in
        html.element(.span, .class("number"), number: number)
        html.element(.small, text: "\(day.date.dayOfMonth)/\(day.date.month)")
        if isMarked { html.element(.span, .class("mark cyan diamond"), .hiddenFromEars) { _ in } }
      }
    }
  }

  private mutating func writeProvenance(_ grid: HijriGrid) {
    let words = words
    element(.details) { html in
      html.element(.summary, text: words(.whereFrom))
      html.element(.dl, .class("pairs")) { html in
        html.pair(.monthBegins, words.long(grid.month.start))
        html.pair(.monthLength, words(.lastsDays, String(grid.month.length)))
        html.pair(.knownFrom, words(grid.month.source.phrase))
        html.pair(.certainty, words(grid.month.status.phrase))
        if let day = grid.fetched { html.pair(.fetchedOn, words.date(day)) }
        if let day = grid.calculated { html.pair(.sourceCalculated, words.long(day)) }
      }
      if grid.month.status == .projected { html.element(.p, .class("source"), text: words(.projectedWhy)) }
    }
  }

  private mutating func pair(_ phrase: Phrase, _ text: String) {
    element(.dt, text: words(phrase))
    element(.dd, text: text)
  }

  private mutating func writeHijriYear(_ grid: HijriGrid) {
    guard !grid.year.isEmpty else { return }
    let words = words
    element(.details) { html in
      html.element(.summary, text: words(.allMonths, String(grid.month.month.year)))
      html.element(.ul, .class("rows")) { html in
        for month in grid.year {
          html.element(.li, .class("row")) { html in
            html.element(.span, .class(month.month == grid.month.month ? "row-mark cyan" : "row-mark plain")) { html in
              html.number(month.month.month)
            }
            html.element(.span, .class("row-title")) { html in
              html.element(.span) { html in
                html.element(.a, .href(Paths.reminders(month.month)), text: words.name(month.month))
              }
              html.element(.small) { html in
                html.time(month.start, words.date(month.start))
                html.text(" · \(words(.lastsDays, String(month.length))) · \(words(month.source.phrase))")
              }
            }
            html.element(.span, .class("row-end")) { html in
              html.element(
                .span, .classes("badge", month.status == .projected ? "orange" : "plain"),
                text: words(month.status.phrase))
            }
          }
        }
      }
    }
  }
}

extension HijriMonthDefinition {
  /// Its civil days.
  var days: DayRange? { try? DayRange(start, end - 1) }
}
