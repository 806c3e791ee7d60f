import FastiCivil

/// A filter without heap storage, for the inner loop.
struct StepFilter: Sendable {
  var isOnly: Bool
  var weekdays = WeekdaySet.none
  var weekend = false
  var restDay = false
  /// Whether it needs the days of other rules, which are known later.
  var collision = false

  init(_ filter: DayFilter) {
    isOnly = filter.mode == .only
    for condition in filter.conditions {
      switch condition {
      case .weekday(let weekday): weekdays.insert(weekday)
      case .weekend: weekend = true
      case .restDay: restDay = true
      case .collision: collision = true
      }
    }
  }

  /// Whether a day is kept.
  func admits(_ day: Day, in plan: HolidayPlan, collides: Bool = false) -> Bool {
    let holds =
      weekdays.contains(day.weekday) || weekend && plan.weekend(on: day).contains(day.weekday)
      || restDay && plan.restDay(on: day).contains(day.weekday) || collision && collides
    return holds == isOnly
  }
}
