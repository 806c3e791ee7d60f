public import FastiAgenda
public import FastiCivil
import FastiFormats
public import FastiWords

/// A year as its weeks by quarter, 52 or 53 of them, or as its months.
public struct YearPage: Sendable {
  /// The year; the ISO year for weeks.
  public var year: Int
  /// Whether it shows weeks or months.
  public var layout: YearLayout
  /// What is special about each day of ``days(of:by:)``, in order.
  public var marks: [DayMark]

  /// How many entries each of these days has; empty if they are not counted.
  public var counts: [Int]
  /// The days on which leave is used.
  public var away: Set<Day> = []

  public init(_ year: Int, by layout: YearLayout = .weeks, marks: [DayMark], counts: [Int] = []) {
    self.year = year
    self.layout = layout
    self.marks = marks
    self.counts = counts
  }

  /// The Monday of the year's week 1 to the Sunday of its last week, or the days of its months.
  /// - Throws: `.outOfRange` outside 1583 to 2999.
  public static func days(of year: Int, by layout: YearLayout = .weeks) throws(CivilError) -> DayRange {
    let weeks = try DayRange(
      ISOWeek(year: year, week: 1).start, ISOWeek(year: year, week: ISOWeek.weeks(in: year)).end)
    return layout == .weeks ? weeks : DayRange(year: year)
  }
}

extension YearPage: Page {
  /// The sidebar marks Year.
  public var screen: Screen? { .year }
  /// Nil: the other screens open at today.
  public var day: Day? { nil }
  /// The year's digits.
  public func title(_ words: PageWords) -> String { words.year(year) }

  /// Four quarters of weeks, or twelve months.
  public func write(to html: inout HTML) {
    let today = html.frame.today
    let now = layout == .weeks ? ISOWeek(today).year : today.year
    html.pageHeader(.year, html.words.year(year), accent: "accent-calendar") { html in
      html.steps(
        previous: Paths.inRange(year: year - 1, by: layout), html.words(.previousYear),
        next: Paths.inRange(year: year + 1, by: layout), html.words(.nextYear),
        today: Paths.inRange(year: now, by: layout) ?? Paths.year(today.year), isToday: year == now)
      html.extras { writeExtras(&$0) }
    }
    html.element(.nav, .class("segments tab-row"), .label(html.words(.year))) { html in
      for other in YearLayout.allCases {
        html.element(
          .a, .href(Paths.year(year, by: other)), other == layout ? .current("page") : nil,
          text: html.words(other == .weeks ? .yearWeeks : .yearMonths))
      }
    }
    switch layout {
    case .weeks: writeWeeks(&html)
    case .months: writeMonths(&html)
    }
    if !counts.isEmpty { writeLegend(&html) }
    html.extras(isEnd: true) { writeExtras(&$0) }
  }

  private func writeExtras(_ html: inout HTML) {
    html.element(.span, .class("badge plain"), text: html.words(.weeksInYear, String(ISOWeek.weeks(in: year))))
    html.button(.sun, text: html.words(.chartSky), Paths.sky(year))
    html.file(html.words(.downloadPDF), Paths.paper("year.pdf", on: DayRange(year: year).first + 180))
  }

  private func writeWeeks(_ html: inout HTML) {
    let weeks = ISOWeek.weeks(in: year)
    let now = ISOWeek(html.frame.today)
    html.element(.div, .class("quarters"), .hook("swipe")) { html in
      for quarter in 0..<4 {
        write(quarter, weeks: (quarter * 13 + 1)...(quarter == 3 ? weeks : quarter * 13 + 13), now, &html)
      }
    }
  }

  /// What the colours of days mean.
  private func writeLegend(_ html: inout HTML) {
    html.element(.p, .class("legend")) { html in
      html.element(.span, text: html.words(.yearLegend))
      for (style, text) in zip(Self.heat, ["1", "2", "3–4", "5+"]) {
        html.element(.span, .classes("day", style), text: text)
      }
      html.element(.span, .class("day holiday"), text: html.words(.redDay))
      html.element(.span, .class("day away"), text: html.words(.leave))
      html.element(.span, .class("day today"), text: html.words(.today))
    }
  }

  /// The classes of days by how many things are on them: one, two, up to four, more.
  private static let heat: [StaticString] = ["heat-1", "heat-2", "heat-3", "heat-4"]

  /// The class of a day with so many things; nil for none.
  private static func style(_ count: Int) -> StaticString? {
    switch count {
    case ...0: nil
    case 1: heat[0]
    case 2: heat[1]
    case 3...4: heat[2]
    default: heat[3]
    }
  }

  private func write(_ quarter: Int, weeks: ClosedRange<Int>, _ now: ISOWeek, _ html: inout HTML) {
    html.element(.section, .class("quarter")) { html in
      html.element(.h2) { html in
        html.text(html.words(.quarter, String(quarter + 1)))
        html.element(
          .small,
          text: "\(html.words.dates.name(month: quarter * 3 + 1)) – \(html.words.dates.name(month: quarter * 3 + 3))")
      }
      html.element(.ol, .class("weeks")) { html in
        for number in weeks {
          if let week = try? ISOWeek(year: year, week: number) { write(week, week == now, &html) }
        }
      }
    }
  }

  private func write(_ week: ISOWeek, _ isNow: Bool, _ html: inout HTML) {
    html.element(.li) { html in
      html.element(
        .a, .class(isNow ? "week-row now" : "week-row"), .href(Paths.week(week)),
        .label(label(week, html.words)), isNow ? .current("date") : nil, isNow ? .hook("now") : nil
      ) { html in
        html.element(.strong, .class("week-cell"), number: week.week)
        for day in week.days { write(day, &html) }
      }
    }
  }

  private func write(_ day: Day, _ html: inout HTML) {
    html.element(.span, style(of: day)) { html in
      if day.date.dayOfMonth == 1 { html.element(.small, text: html.words.short(month: day.date.month)) }
      writeNumber(day, &html)
    }
  }

  /// The class of a day: its marks, how much is on it, and leave.
  func style(of day: Day) -> Attribute? {
    let mark = mark(day)
    return .classes(
      DayCell(day, mark: mark).cellStyle(), mark.contains(.red) ? "holiday" : Self.style(count(day)),
      away.contains(day) ? "away" : nil)
  }

  /// The number of a day with its mark.
  func writeNumber(_ day: Day, _ html: inout HTML) {
    html.number(day.date.dayOfMonth)
    let mark = mark(day)
    if mark.contains(.red) {
      html.element(.span, .class("mark pink square")) { _ in }
    } else if mark.contains(.planned) {
      html.element(.span, .class("mark cyan round")) { _ in }
    }
  }

  /// What is special about a day.
  func mark(_ day: Day) -> DayMark { value(of: day, in: marks) ?? [] }

  /// How many things are on a day.
  func count(_ day: Day) -> Int { value(of: day, in: counts) ?? 0 }

  private func value<Value>(of day: Day, in values: [Value]) -> Value? {
    guard let first = try? YearPage.days(of: year, by: layout).first, values.indices.contains(day - first) else {
      return nil
    }
    return values[day - first]
  }

  /// The week for ears: number, days, and how many of them are red.
  private func label(_ week: ISOWeek, _ words: PageWords) -> String {
    let red = week.days.reduce(0) { $0 + (mark($1).contains(.red) ? 1 : 0) }
    let text = words(.weekTitle, String(week.week), words.span(week.days))
    return red == 0 ? text : "\(text), \(words(one: .redDayOne, many: .redDayMany, red))"
  }
}
