import FastiCivil
import FastiHolidays
public import FastiWords

extension DaysPage: Page {
  /// The sidebar marks Days.
  public var screen: Screen? { .days }
  /// The title of the calculator.
  public func title(_ words: PageWords) -> String { words(.daysTitle) }

  /// Three questions, each with its answer below.
  public func write(to html: inout HTML) {
    html.pageHeader(.days, title(html.words), accent: "accent-tools") { html in
      for region in html.frame.regions { html.pill(region) }
      html.button(.settings, text: html.words(.selectRegions), Paths.settings)
      if !charts.isEmpty, !html.frame.regions.isEmpty {
        html.file(html.words(.downloadPDF), Paths.paper("workdays.pdf", on: DayRange(year: chartYear).first))
      }
    }
    writeQuestions(&html)
    guard !charts.isEmpty else { return }
    html.element(.section, .class("card charts below"), .label(html.words(.chartDaysOff))) { html in
      for chart in charts { html.chart(chart) }
    }
  }

  private func writeQuestions(_ html: inout HTML) {
    html.element(.div, .class("columns")) { html in
      html.element(.div, .class("column")) { html in
        html.element(.section, .class("card"), .id("between")) { html in
          html.heading(html.words(.betweenTitle))
          writeBetween(&html)
          if let count { write(count, &html) }
        }
      }
      html.element(.div, .class("column")) { html in
        html.element(.section, .class("card"), .id("add")) { html in
          html.heading(html.words(.addTitle))
          writeAdd(&html)
          if let sum { write(sum, &html) }
        }
        html.element(.section, .class("card"), .id("bridges")) { html in
          html.heading(html.words(.bridgesTitle))
          writeBridges(&html)
          if let spans { write(spans, &html) }
        }
      }
    }
  }

  private func writeBetween(_ html: inout HTML) {
    let words = html.words
    html.form(asking: Paths.days(at: "between"), class: "fields") { html in
      html.field(BetweenForm.Field.from, between.from, placeholder: words(.dateExample), hook: "date")
      html.field(BetweenForm.Field.to, between.to, placeholder: words(.dateExample), hook: "date")
      writeRegion(BetweenForm.Field.region, between.region, &html)
      html.choice(BetweenForm.Field.bounds, chosen: "\(between.bounds.word)")
      html.choice(BetweenForm.Field.combine, chosen: "\(between.combination.word)")
      html.submit(words(.count), .days)
    }
  }

  /// The region of a question: the selected regions, or another one; without a selection the user has to choose one.
  private func writeRegion(_ field: some FormField, _ input: FieldInput, _ html: inout HTML) {
    let selected = html.frame.regions.map { $0.name }
    let usual = FormChoice("", selected.isEmpty ? html.words(.selectRegions) : html.words.list(selected))
    html.choice(
      field, chosen: input.text, options: [usual] + regions.map { FormChoice($0.code, $0.name) }, error: input.error)
  }

  private func write(_ answer: BetweenAnswer, _ html: inout HTML) {
    let words = html.words
    let counts = answer.breakdown
    html.element(.output, .class("answer")) { html in
      html.element(.strong, .class("big"), text: words.number(counts.businessDays))
      html.element(.span, text: words(.businessDays))
    }
    html.element(
      .p, .class("hijri"), text: words(.fromTo, words.long(answer.from), words.long(answer.to)))
    if answer.from > answer.to { html.element(.p, text: words(backwards: answer.from, answer.to)) }
    html.element(.dl, .class("pairs sums")) { html in
      html.pair(words(.calendarDays), counts.calendarDays)
      html.pair(words(.weekendDays), counts.weekendDays)
      html.pair(words(.weekdays), counts.weekdays)
      html.pair(words(.holidaysOnWeekdays), counts.holidaysOnWeekdays)
      if counts.workedWeekendDays != 0 { html.pair(words(.workedWeekendDays), counts.workedWeekendDays) }
      html.pair(words(.businessDays), counts.businessDays)
    }
    if !answer.holidays.isEmpty { html.specialDays(answer.holidays, distance: false) }
    if answer.more > 0 { html.element(.p, text: words(.andMore, words.number(answer.more))) }
  }

  private func writeAdd(_ html: inout HTML) {
    let words = html.words
    html.form(asking: Paths.days(at: "add"), class: "fields") { html in
      html.field(AddForm.Field.date, add.date, placeholder: words(.dateExample), hook: "date")
      html.field(AddForm.Field.steps, add.steps, placeholder: "30")
      writeRegion(AddForm.Field.region, add.region, &html)
      html.choice(AddForm.Field.start, chosen: "\(add.start.word)")
      html.submit(words(.count), .add)
    }
  }

  private func write(_ day: Day, _ html: inout HTML) {
    html.element(.output, .class("answer")) { html in
      html.element(.a, .class("big"), .href(Paths.day(day)), text: html.words.date(day))
      html.element(.span, text: html.words.title(day.weekday))
    }
  }

  private func writeBridges(_ html: inout HTML) {
    let words = html.words
    html.form(asking: Paths.days(at: "bridges"), class: "fields") { html in
      html.field(BridgeForm.Field.year, bridges.year, inputMode: "numeric")
      html.field(BridgeForm.Field.budget, bridges.budget, inputMode: "numeric")
      writeRegion(BridgeForm.Field.region, bridges.region, &html)
      html.choice(BridgeForm.Field.goal, chosen: bridges.isLongest ? "longest" : "total")
      html.field(BridgeForm.Field.minimum, bridges.minimum, inputMode: "numeric")
      html.submit(words(.findSpans), .search)
    }
  }

  private func write(_ spans: [BridgeRow], _ html: inout HTML) {
    let words = html.words
    if !skipped.isEmpty {
      html.element(.p, text: words(.bridgeSkipped, words.list(skipped.map { words.short($0) })))
    }
    guard !spans.isEmpty else { return html.element(.p, .class("empty"), text: words(.noSpan)) }
    let off = spans.reduce(0) { $0 + $1.span.days.count }
    let leave = spans.reduce(0) { $0 + $1.span.leave.count }
    html.element(.p, text: words(.planTotal, words.number(off), words.number(leave)))
    html.element(.ul, .class("rows")) { html in
      for row in spans { html.bridge(row, back: Paths.days) }
    }
  }
}

extension HTML {
  /// A name and a number in a list of sums.
  mutating func pair(_ name: String, _ number: Int) {
    element(.dt, text: name)
    element(.dd, text: words.number(number))
  }
}
