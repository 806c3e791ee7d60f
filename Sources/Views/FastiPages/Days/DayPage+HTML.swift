import FastiAgenda
import FastiCalendars
public import FastiCivil
import FastiFormats
public import FastiWords

extension DayPage: Page {
  /// Always Today: other days use the same screen.
  public var screen: Screen? { .today }
  /// The shown day, at which the other screens open.
  public var day: Day? { cell.day }
  /// The small month in the sidebar, with this day marked.
  public var mini: MiniMonth? { MiniMonth(DayRange(cell.day), .day) }
  /// The long date: `Thursday 5 February 2026`.
  public func title(_ words: PageWords) -> String { words.long(cell.day) }

  /// The date strip, the day, the next special days, the balances and further links.
  public func write(to html: inout HTML) {
    writeHeader(&html)
    html.element(.div, .class("columns")) { html in
      html.element(.div, .class("column")) { html in
        writeDay(&html)
        writeNote(&html)
        writeTiles(&html)
      }
      html.element(.div, .class("column")) { html in
        if let weather { html.weather(weather, on: cell.day) }
        writeUpcoming(&html)
        if !balances.isEmpty {
          html.element(.section, .class("card")) { html in
            html.heading(html.words(.balances))
            html.balances(balances)
          }
        }
        html.countdowns(countdowns)
        writeCalendars(&html)
      }
    }
    html.extras(isEnd: true) { writeExtras(&$0) }
  }

  private func writeExtras(_ html: inout HTML) {
    html.file(html.words(.downloadPDF), Paths.paper(days: DayRange(cell.day)))
  }

  private func writeHeader(_ html: inout HTML) {
    let today = html.frame.today
    html.element(.header, .class("bento")) { html in
      html.weekNumber(ISOWeek(cell.day))
      html.element(.div, .class("bento-title")) { html in
        html.element(.h1, text: html.words.long(cell.day))
        html.element(.p) { html in
          html.text(html.words(.dayOfYear, String(cell.day.date.dayOfYear)))
          if cell.day != today { html.text(", \(html.words.distance(cell.day, from: today))") }
        }
      }
      html.element(.div, .class("controls")) { html in
        html.steps(
          previous: Paths.inRange(cell.day - 1), html.words(.previousDay), next: Paths.inRange(cell.day + 1),
          html.words(.nextDay), today: Paths.today, isToday: cell.day == today)
        html.extras { writeExtras(&$0) }
      }
    }
    html.element(.nav, .class("strip"), .label(html.words(.daysOfWeek))) { html in
      for day in week { writeStrip(day, &html) }
    }
  }

  private func writeStrip(_ day: DayCell, _ html: inout HTML) {
    html.element(
      .a, .class(day.cellStyle(selected: day.day == cell.day)), Paths.inRange(day.day).map { .href($0) },
      .label(day.label(html.words)), day.day == cell.day ? .current("date") : nil
    ) { html in
      html.element(.small, text: "\(html.words.dates.shortWeekdays[day.day.weekday.number - 1])")
      html.element(.strong, number: day.day.date.dayOfMonth)
      html.marks(day)
    }
  }

  private func writeDay(_ html: inout HTML) {
    let shown = cell.first(HTML.mostRows)
    let grid = HourGrid([shown], most: HourGrid.mostLanes)
    html.element(.section, .class("card")) { html in
      html.element(.div, .class("card-head")) { html in
        html.heading(html.words(.whatIsOn))
        html.element(
          .span, .classes("badge", isBusinessDay ? "plain" : "pink"),
          text: html.words(isBusinessDay ? .businessDay : .dayOff))
      }
      html.hijri(cell.hijri)
      if cell.items.isEmpty {
        html.element(.p, .class("empty"), text: html.words(.nothingOn))
      } else {
        let whole = shown.items.filter { $0.hours == nil }
        if !whole.isEmpty { html.items(whole, hasPlaces: true) }
      }
      writeHours(shown, grid, &html)
      html.furtherItems(of: cell, without: shown)
      html.sentence(SentenceForm(on: cell.day))
      html.moveForm()
      html.element(.div, .class("actions")) { html in
        html.button(.add, text: html.words(.newEvent), Paths.newEvent(cell.day), key: "c")
        html.button(.countdown, text: html.words(.newCountdown), Paths.newCountdown(cell.day))
        html.button(.leave, text: html.words(.leave), Paths.newLeave(cell.day))
        if let hijri = cell.hijri {
          html.button(.reminders, text: html.words(.newReminder), Paths.newReminder(hijri.date))
        }
        html.button(.why, text: html.words(.whyThisDay), Paths.why(cell.day))
      }
    }
  }

  /// The hours of the day with their items; in a narrow window the items are a list by time. What has no room beside
  /// others is a bar above the hours.
  private func writeHours(_ cell: DayCell, _ grid: HourGrid, _ html: inout HTML) {
    html.element(.div, .class("hours one-day", grid.style)) { html in
      html.hourNames(grid)
      let timed = cell.items.indices.filter { cell.items[$0].hours != nil }
        .sorted { (cell.items[$0].hours?.lowerBound ?? 0, $0) < (cell.items[$1].hours?.lowerBound ?? 0, $1) }
      if !timed.isEmpty {
        let places = grid.bars(for: timed.map { grid.places[0][$0] })
        html.items(timed.map { cell.items[$0] }, hasPlaces: true, at: places)
        html.over(places.count { $0 == .over }, cell.day, 0, Paths.agenda(from: AgendaPlace(cell.day)))
      }
      if cell.day == html.frame.today { html.nowLine(cell.day, grid, 0) }
    }
  }

  private func writeNote(_ html: inout HTML) {
    html.element(.section, .class("card cream")) { html in
      html.conflict(note.conflict)
      html.form(posting: Paths.note(note.day), hook: "wish", seen: note.seen) { html in
        let id = HTML.id(NoteForm.Field.text)
        html.element(.h2) { html in
          html.element(.label, .for(bytes: id), text: html.words(label: NoteForm.Field.text))
        }
        let (invalid, focus) = html.invalid(note.text.error != nil)
        html.element(
          .textarea, .id(bytes: id), .name(NoteForm.Field.text), .rows(3), invalid, focus,
          note.text.error == nil ? nil : .described(by: HTML.errorID(id)), text: "\n\(note.text.text)")
        html.error(note.text.error, id: HTML.errorID(id))
        html.submit(html.words(.saveNote), .note, class: "button")
      }
    }
  }

  private func writeUpcoming(_ html: inout HTML) {
    html.element(.section, .class("card")) { html in
      html.heading(html.words(.nextSpecialDays))
      if html.frame.regions.isEmpty {
        html.element(.p, .class("empty"), text: html.words(.noRegion))
        html.button(.settings, text: html.words(.selectRegions), Paths.settings)
      } else if upcoming.isEmpty {
        html.element(.p, .class("empty"), text: html.words(.noSpecialDays))
      } else {
        html.specialDays(upcoming, distance: true)
      }
    }
  }

  private func writeCalendars(_ html: inout HTML) {
    guard !calendars.isEmpty else { return }
    html.element(.section, .class("card")) { html in
      html.element(.details) { html in
        html.element(.summary) { html in html.heading(html.words(.otherCalendars)) }
        html.element(.dl, .class("pairs")) { html in
          for calendar in calendars {
            html.element(.dt, text: calendar.name)
            html.element(.dd, text: calendar.text)
          }
        }
      }
    }
  }

  private func writeTiles(_ html: inout HTML) {
    let tiles: [Screen] = [.week, .month, .year, .star, .days, .leave]
    html.element(.nav, .class("tiles"), .label(html.words(.shortcuts))) { html in
      for screen in tiles {
        html.element(.a, .classes("tile", screen.accent), .href(screen.path(from: cell.day, today: html.frame.today))) {
          html in
          html.icon(screen.icon)
          html.element(.span, text: html.words(screen.phrase))
        }
      }
    }
  }
}
