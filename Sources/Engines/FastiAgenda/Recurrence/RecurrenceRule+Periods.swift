import FastiCivil

/// One of the days, weeks or months that a rule counts, and the days in it on which an occurrence begins.
struct RulePeriod {
  let start: Day
  /// Bit 0 is `start`.
  let bits: UInt32

  /// How many days come before a day.
  func count(before day: Day) -> Int {
    let place = day - start
    if place <= 0 { return 0 }
    return place >= 32 ? bits.nonzeroBitCount : (bits & (1 << UInt32(place) - 1)).nonzeroBitCount
  }
}

/// A Gregorian rule from its first day on: a sequence of periods, numbered from 0, found by a division.
struct RulePeriods {
  let rule: RecurrenceRule
  let first: Day

  /// The period of a number.
  @inline(__always)
  subscript(place: Int) -> RulePeriod {
    switch rule {
    case .days(let step): return RulePeriod(start: first + place * step.count, bits: 1)
    case .weeks(let step, let weekdays, let weekStart):
      let start = first.onOrBefore(weekStart) + 7 * step.count * place
      return RulePeriod(start: start, bits: weekdays.bits(from: weekStart))
    case .months(let step, let days):
      let here = first.date
      let month = here.year * 12 + here.month - 1 + step.count * place
      return RulePeriods.month(month / 12, month % 12 + 1, days)
    case .years(let step, let months, let days):
      let year = first.year + step.count * (place / months.count)
      return RulePeriods.month(year, months.month(at: place % months.count), days)
    case .calendar: return RulePeriod(start: first, bits: 0)
    }
  }

  @inline(__always)
  private static func month(_ year: Int, _ month: Int, _ days: MonthDays) -> RulePeriod {
    let start = Day(year: year, month: month, day: 1)
    let length = CivilDate.daysInMonth(year: year, month: month)
    return RulePeriod(start: start, bits: days.bits(length: length, start: start.weekday))
  }

  /// The first period that may have a day on or after a day, 0 for the first day and any day before.
  @inline(__always)
  func place(reaching day: Day) -> Int {
    let day = max(day, first)
    switch rule {
    case .days(let step): return (day - first + step.count - 1) / step.count
    case .weeks(let step, _, let weekStart):
      let weeks = (day - first.onOrBefore(weekStart)) / 7
      return (weeks + step.count - 1) / step.count
    case .months(let step, _):
      let (here, there) = (first.date, day.date)
      let months = (there.year - here.year) * 12 + there.month - here.month
      return (months + step.count - 1) / step.count
    case .years(let step, let months, _):
      let there = day.date
      let years = there.year - first.year
      if years % step.count != 0 { return (years / step.count + 1) * months.count }
      return years / step.count * months.count + months.count(before: there.month)
    case .calendar: return 0
    }
  }

  /// How many days every period has, if that is the same for all; nil if it is not.
  var count: Int? {
    switch rule {
    case .days: 1
    case .weeks(_, let weekdays, _): weekdays.count
    case .months(_, let days), .years(_, _, let days): days.count
    case .calendar: nil
    }
  }

  /// Passes the days from one day to another to a closure, in order, until it returns false.
  @inline(__always)
  func forEach(from start: Day, to end: Day, _ body: (Day) -> Bool) {
    let start = max(start, first)
    guard start <= end else { return }
    var place = place(reaching: start)
    while true {
      let period = self[place]
      guard period.start <= end else { return }
      var bits = period.bits
      while bits != 0 {
        let day = period.start + bits.trailingZeroBitCount
        bits &= bits - 1
        if day > end { return }
        if day >= start, !body(day) { return }
      }
      place += 1
    }
  }

  /// The first day on or after a day and on or before another.
  func next(onOrAfter day: Day, to end: Day) -> Day? {
    var found: Day?
    forEach(from: day, to: end) {
      found = $0
      return false
    }
    return found
  }

  /// The day of a number, from 0; nil if the calendar ends before it.
  ///
  /// If all periods have the same number of days it is found by a division, otherwise by a walk over the periods, of which
  /// there are at most 17,004. A count is resolved once, not for each range.
  func day(number: Int) -> Day? {
    var place = place(reaching: first)
    var number = number + self[place].count(before: first)
    if let count {
      place += number / count
      // Far beyond the calendar's end the day's number would overflow.
      guard place <= self.place(reaching: Limits.days.last) else { return nil }
      let period = self[place]
      let day = period.start + period.bits.position(ofBit: number % count)
      return day <= Limits.days.last ? day : nil
    }
    while true {
      let period = self[place]
      guard period.start <= Limits.days.last else { return nil }
      let count = period.bits.nonzeroBitCount
      if number < count {
        let day = period.start + period.bits.position(ofBit: number)
        return day <= Limits.days.last ? day : nil
      }
      number -= count
      place += 1
    }
  }

  /// How many days come before a day.
  func count(before day: Day) -> Int {
    guard day > first else { return 0 }
    let start = place(reaching: first)
    let place = place(reaching: day)
    let skipped = self[start].count(before: first)
    let here = self[place].count(before: day)
    if let count { return (place - start) * count + here - skipped }
    var found = here - skipped
    for place in start..<place { found += self[place].bits.nonzeroBitCount }
    return found
  }
}
