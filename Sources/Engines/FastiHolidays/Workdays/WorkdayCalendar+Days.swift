public import FastiCivil

extension WorkdayCalendar {
  /// Goes through the days of the range in order, each with whether it is worked.
  ///
  /// One pass: the week repeats, and the days that differ come in the same order as the days.
  /// - Complexity: O(days).
  public func eachDay(_ body: (Day, Bool) -> Void) {
    var nextClosed = 0
    var nextWorked = 0
    for stretch in stretches {
      var weekday = stretch.days.first.weekday.number
      let rest = Weekday.allCases.map { stretch.rest.contains($0) }
      for day in stretch.days {
        var isBusiness = !rest[weekday - 1]
        weekday = weekday == 7 ? 1 : weekday + 1
        if nextClosed < closed.count, closed[nextClosed] == day {
          isBusiness = false
          nextClosed += 1
        } else if nextWorked < worked.count, worked[nextWorked] == day {
          isBusiness = true
          nextWorked += 1
        }
        body(day, isBusiness)
      }
    }
  }
}
