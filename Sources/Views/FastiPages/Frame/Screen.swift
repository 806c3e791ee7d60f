import FastiCivil
import FastiWords

/// The screens of the sidebar, in its order.
public enum Screen: CaseIterable, Hashable, Sendable {
  case today
  /// Seven days.
  case week
  /// A grid of a month.
  case month
  /// All weeks of a year.
  case year
  /// The days with their items.
  case agenda
  /// Special days.
  case star
  /// Hijri reminders.
  case reminders
  /// The leave ledger.
  case leave
  /// Business days and bridge days.
  case days
  /// Regions, language, theme, feeds.
  case settings

  var phrase: Phrase {
    switch self {
    case .today: .today
    case .week: .week
    case .month: .month
    case .year: .year
    case .agenda: .agenda
    case .star: .star
    case .reminders: .reminders
    case .leave: .leave
    case .days: .days
    case .settings: .settings
    }
  }

  var icon: Icon {
    switch self {
    case .today: .today
    case .week: .week
    case .month: .month
    case .year: .year
    case .agenda: .agenda
    case .star: .star
    case .reminders: .reminders
    case .leave: .leave
    case .days: .days
    case .settings: .settings
    }
  }

  /// Whether it is in the tab bar of a narrow window; the others are behind "more".
  var isTab: Bool {
    switch self {
    case .today, .week, .month, .leave: true
    case .year, .agenda, .star, .reminders, .days, .settings: false
    }
  }

  /// The key that opens it; nil if there is none.
  var key: StaticString? {
    switch self {
    case .today: "t"
    case .week: "w"
    case .month: "m"
    case .year: "y"
    case .agenda: "a"
    default: nil
    }
  }

  /// Its first page, from a day.
  func path(from day: Day, today: Day) -> Path {
    switch self {
    case .today: Paths.today
    case .week: Paths.week(ISOWeek(day))
    case .month: Paths.month(YearMonth(day))
    case .year: Paths.year(day.year)
    case .agenda: Paths.agenda(from: day == today ? nil : AgendaPlace(day))
    case .star: Paths.star(day.year)
    case .reminders: Paths.reminders
    case .leave: Paths.leave
    case .days: Paths.days
    case .settings: Paths.settings
    }
  }

  /// The colour of its tile and its page header.
  var accent: StaticString {
    switch self {
    case .today, .week, .month, .year, .agenda: "accent-calendar"
    case .star, .reminders: "accent-star"
    case .leave, .days: "accent-tools"
    case .settings: "accent-settings"
    }
  }
}
