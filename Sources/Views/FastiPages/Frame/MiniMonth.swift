import FastiAgenda
import FastiCalendars
public import FastiCivil
import FastiFormats
import FastiWords

/// A small month in the sidebar, whose days link to the same kind of page.
public struct MiniMonth: Hashable, Sendable {
  /// The shown days of the page.
  public var chosen: DayRange
  public var kind: Kind

  /// The kind of page that its days link to.
  public enum Kind: Hashable, Sendable {
    /// A day.
    case day
    /// The week of a day.
    case week
    /// The list from a day on.
    case agenda
  }

  /// The month of the shown days.
  public init(_ chosen: DayRange, _ kind: Kind) {
    self.chosen = chosen
    self.kind = kind
  }

  /// The shown month; for a week the month of its Thursday, as on the week's page.
  var month: YearMonth { YearMonth(kind == .week ? chosen.first + 3 : chosen.first) }

  /// The link of a day; nil outside the years of the calendar.
  func path(_ day: Day) -> Path? {
    guard Limits.days.contains(day) else { return nil }
    return switch kind {
    case .day: Paths.day(day)
    case .week: Paths.inRange(ISOWeek(day))
    case .agenda: Paths.agenda(from: AgendaPlace(day))
    }
  }

  /// The same day a number of months later or earlier, or the last day of that month.
  func path(months: Int) -> Path? {
    let other = month.advanced(by: months)
    let day = kind == .week ? chosen.first + 3 : chosen.first
    return path(min(other.end, other.start + (day.date.dayOfMonth - 1)))
  }
}

extension HTML {
  mutating func writeMiniMonth(_ mini: MiniMonth?) {
    guard let mini else { return }
    element(.nav, .class("mini-month"), .label(words.title(mini.month)), .hook("mini")) { html in
      html.writeStep(.previous, html.words(.previousMonth), mini.path(months: -1))
      html.element(
        .a, .class("mini-title"), Paths.inRange(mini.month).map { .href($0) }, text: html.words.title(mini.month))
      html.writeStep(.next, html.words(.nextMonth), mini.path(months: 1))
      for weekday in Weekday.allCases[1...] + [Weekday.sunday] {
        html.element(
          .small, .hiddenFromEars, weekday == .sunday ? .class("red") : nil,
          text: "\(html.words.dates.shortWeekdays[weekday.number - 1])")
      }
      for day in MonthGrid(mini.month).days { html.write(day, mini) }
    }
  }

  private mutating func writeStep(_ icon: Icon, _ label: String, _ path: Path?) {
    guard let path else { return element(.span) { _ in } }
    element(.a, .href(path), .label(label), .hook("turn")) { $0.icon(icon) }
  }

  private mutating func write(_ day: Day, _ mini: MiniMonth) {
    let isToday = day == frame.today
    let isStop = day == max(mini.chosen.first, MonthGrid(mini.month).days.first)
    element(
      .a,
      isToday
        ? .class("today")
        : !mini.month.days.contains(day) ? .class("outside") : day.weekday == .sunday ? .class("red") : nil,
      mini.path(day).map { .href($0) }, .label(words.long(day)), .day(day), .tabIndex(isStop ? 0 : -1),
      mini.chosen.contains(day) ? .current("date") : nil, number: day.date.dayOfMonth)
  }
}
