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
  /// The shown month.
  public var month: YearMonth

  /// The kind of page that its days link to.
  public enum Kind: Hashable, Sendable {
    case day
    /// The week of a day.
    case week
    /// A month with a selected day.
    case month
    /// The list from a day on.
    case agenda
  }

  /// A month; by default that of the shown days, and for a week the month of its Thursday, as on the week's page.
  public init(_ chosen: DayRange, _ kind: Kind, in month: YearMonth? = nil) {
    self.chosen = chosen
    self.kind = kind
    self.month = month ?? YearMonth(kind == .week ? chosen.first + 3 : chosen.first)
  }

  /// The days of its rows, which begin on a weekday.
  public func days(from firstDay: Weekday) -> DayRange { MonthGrid(month, from: firstDay).days }

  /// The link of a day; nil outside the years of the calendar.
  func path(_ day: Day) -> Path? {
    guard Limits.days.contains(day) else { return nil }
    return switch kind {
    case .day: Paths.day(day)
    case .week: Paths.inRange(ISOWeek(day))
    case .month: Paths.month(YearMonth(day), day: day)
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
      let days = mini.days(from: html.frame.firstDay)
      html.writeWeekdays(days)
      for day in days { html.write(day, mini, days) }
    }
  }

  /// The names of the first seven days, in brief.
  mutating func writeWeekdays(_ days: DayRange) {
    for day in days.prefix(7) {
      element(
        .small, .hiddenFromEars, day.weekday == .sunday ? .class("red") : nil,
        text: "\(words.dates.shortWeekdays[day.weekday.number - 1])")
    }
  }

  private mutating func writeStep(_ icon: Icon, _ label: String, _ path: Path?) {
    guard let path else { return element(.span) { _ in } }
    element(.a, .href(path), .label(label), .hook("turn")) { $0.icon(icon) }
  }

  private mutating func write(_ day: Day, _ mini: MiniMonth, _ days: DayRange) {
    let isStop = day == max(mini.chosen.first, days.first)
    let isBusy = frame.busy.contains(day)
    let style: StaticString? =
      day == frame.today
      ? "today" : !mini.month.days.contains(day) ? "outside" : day.weekday == .sunday ? "red" : nil
    element(
      .a, .classes(style, isBusy ? "busy" : nil), mini.path(day).map { .href($0) },
      .label(isBusy ? "\(words.long(day)), \(words(.somethingOn))" : words.long(day)), .day(day),
      .tabIndex(isStop ? 0 : -1),
      mini.chosen.contains(day) ? .current("date") : nil, number: day.date.dayOfMonth)
  }
}
