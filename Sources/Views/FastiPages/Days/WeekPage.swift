import FastiAgenda
public import FastiCivil
import FastiFormats
public import FastiWords

/// A week: its header and seven days.
public struct WeekPage: Sendable {
  public var week: ISOWeek
  /// Monday to Sunday.
  public var days: [DayCell]
  /// The weather at the place in the settings; nil if there is no place.
  public var weather: PlaceWeather?

  /// A week and its seven days.
  public init(_ week: ISOWeek, days: [DayCell]) {
    self.week = week
    self.days = days
  }
}

extension WeekPage: Page {
  /// The sidebar marks Week.
  public var screen: Screen? { .week }
  /// Its first day, or today if it is in the week.
  public var day: Day? { days.first { $0.mark.contains(.today) }?.day ?? week.start }
  /// The month of its Thursday.
  public var mini: MiniMonth? { MiniMonth(week.days, .week) }
  /// The week's number and its days.
  public func title(_ words: PageWords) -> String {
    words(.weekTitle, String(week.week), words.span(week.days))
  }

  /// The header and a card for each day.
  public func write(to html: inout HTML) {
    html.element(.header, .class("bento")) { html in
      html.element(.div, .class("week-number")) { html in
        html.element(.small, .hiddenFromEars, text: html.words(.week))
        html.element(.strong, .hiddenFromEars, number: week.week)
      }
      html.element(.div, .class("bento-title")) { html in
        html.element(.h1) { html in
          html.element(.span, .class("ears"), text: "\(html.words(.week)) \(week.week), ")
          html.text(html.words.title(YearMonth(week.start + 3)))
        }
        html.element(.p, text: html.words.span(week.days))
      }
      html.element(.div, .class("controls")) { html in
        html.steps(
          previous: Paths.inRange(week.advanced(by: -1)), html.words(.previousWeek),
          next: Paths.inRange(week.advanced(by: 1)), html.words(.nextWeek),
          today: Paths.week(ISOWeek(html.frame.today)),
          isToday: week == ISOWeek(html.frame.today))
        html.extras { writeExtras(&$0) }
      }
    }
    let shown = days.map { $0.first(Self.mostItems) }
    let grid = HourGrid(shown, most: 4)
    html.element(.div, .class("week-cards hours", grid.style), .hook("swipe")) { html in
      html.hourNames(grid)
      for column in days.indices { write(shown[column], column, grid, &html) }
    }
    if let weather { writeCredit(weather, &html) }
    if let day, Limits.days.contains(day) { html.sentence(SentenceForm(on: day)) }
    html.moveForm()
    html.extras(isEnd: true) { writeExtras(&$0) }
  }

  private func writeExtras(_ html: inout HTML) {
    html.file(html.words(.downloadPDF), Paths.paper("week.pdf", on: week.start + 3))
  }

  /// The place of the forecast, and its credit.
  private func writeCredit(_ weather: PlaceWeather, _ html: inout HTML) {
    guard days.contains(where: { weather[$0.day] != nil }) else { return }
    html.element(.div, .class("week-credit")) { html in
      html.element(.p, text: html.words(.weatherWhere, weather.place))
      html.credit(weather.credit)
    }
  }

  /// How many items of a day its card has at most.
  private static let mostItems = 30

  private func write(_ day: DayCell, _ column: Int, _ grid: HourGrid, _ html: inout HTML) {
    let isNow = day.mark.contains(.today)
    html.element(.section, .class(day.cardStyle), .id(day.day), isNow ? .hook("now") : nil) { html in
      html.element(.div, .classes("day-head", GridClass.from[column])) { html in writeHead(day, &html) }
      if day.items.isEmpty {
        html.element(.p, .class("empty"), text: html.words(.nothingOn))
      } else {
        html.items(day.items, at: grid.places[column])
        html.furtherItems(of: days[column], without: day)
      }
      let over = grid.over(column) + days[column].items.count - day.items.count
      html.over(over, day.day, column, Paths.inRange(day.day))
      if isNow { html.nowLine(day.day, grid, column) }
    }
  }

  private func writeHead(_ day: DayCell, _ html: inout HTML) {
    html.element(.h2) { html in
      html.element(.a, Paths.inRange(day.day).map { .href($0) }, day.mark.contains(.today) ? .current("date") : nil) {
        html in
        html.element(.span, .class("weekday"), text: html.words.title(day.day.weekday))
        html.space()
        html.element(.span, .class("number"), number: day.day.date.dayOfMonth)
        html.space()
        html.element(.small, text: "\(html.words.dates.name(month: day.day.date.month))")
        if day.mark.contains(.today) { html.element(.span, .class("badge"), text: html.words(.today)) }
      }
    }
    html.hijri(day.hijri)
    if let forecast = weather?[day.day] { html.forecast(forecast) }
    if Limits.days.contains(day.day) {
      html.button(.add, "\(html.words(.newEvent)): \(html.words.long(day.day))", Paths.newEvent(day.day))
    }
  }
}

extension DayCell {
  /// The class of its card in a week.
  var cardStyle: StaticString {
    if mark.contains(.today) { return "card day-card today" }
    if isRed { return "card day-card red" }
    return "card day-card"
  }
}
