import FastiCivil

/// How many days of a calendar are not weekly days of rest, in closed form.
///
/// Whole weeks all have the same number of them, so only the remaining days are looked up: see
/// Documentation/Mathematics/BusinessDays.md.
struct WeekdayCount: Hashable, Sendable {
  private struct Part: Hashable, Sendable {
    var last: Day
    /// A constant to add to the closed form so that it counts from the start of the calendar.
    var correction: Int
    var perWeek: Int
    /// For each remainder of seven, the weekdays before it in its week.
    var inWeek: [Int8]
  }
  private var parts: [Part] = []

  init(_ stretches: [WorkdayCalendar.Stretch]) {
    var total = 0
    for stretch in stretches {
      var part = Part(last: stretch.days.last, correction: 0, perWeek: 0, inWeek: [])
      for remainder in 0..<7 {
        part.inWeek.append(Int8(part.perWeek))
        if !stretch.rest.contains(Day(Int32(remainder)).weekday) { part.perWeek += 1 }
      }
      part.correction = total - WeekdayCount.closed(part, stretch.days.first)
      total = part.correction + WeekdayCount.closed(part, stretch.days.last + 1)
      parts.append(part)
    }
  }

  /// The weekdays of the calendar before a day; the day after its last day is allowed.
  func before(_ day: Day) -> Int {
    var index = 0
    while index < parts.count - 1, day > parts[index].last { index += 1 }
    return parts.isEmpty ? 0 : parts[index].correction + WeekdayCount.closed(parts[index], day)
  }

  @inline(__always)
  private static func closed(_ part: Part, _ day: Day) -> Int {
    // 60 million weeks keep the dividend positive; both ends of a difference have them.
    let shifted = Int64(day.number) + 7 * 60_000_000
    return Int(shifted / 7 - 60_000_000) * part.perWeek + Int(part.inWeek[Int(shifted % 7)])
  }
}
