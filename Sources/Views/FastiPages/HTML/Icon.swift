/// The pictures of the sprite, `Data/Web/icons.svg`.
enum Icon: CaseIterable, Sendable {
  case today, week, month, year, star, reminders, leave, days, settings, search, more
  case previous, next, add, lock, undo, delete, edit, note, event, countdown, why, close

  /// The symbol's id.
  var name: StaticString {
    switch self {
    case .today: "today"
    case .week: "week"
    case .month: "month"
    case .year: "year"
    case .star: "star"
    case .reminders: "reminders"
    case .leave: "leave"
    case .days: "days"
    case .settings: "settings"
    case .search: "search"
    case .more: "more"
    case .previous: "previous"
    case .next: "next"
    case .add: "add"
    case .lock: "lock"
    case .undo: "undo"
    case .delete: "delete"
    case .edit: "edit"
    case .note: "note"
    case .event: "event"
    case .countdown: "countdown"
    case .why: "why"
    case .close: "close"
    }
  }
}
