import FastiAgenda
import FastiCivil

/// The meaning of the parts of a rule together.
/// - Source: RFC 5545, section 3.3.10, the table of what each part expands or limits.
struct RRuleSense {
  let parts: RRuleParts
  let first: Day

  /// Reads the parts as a recurrence.
  /// - Throws: `.cannotSay`, `.malformed` for parts that may not be combined, or a number that is out of range.
  func rule() throws(RRuleError) -> RecurrenceRule {
    let step = try checked { () throws(RecurrenceError) in try RecurrenceStep(parts.interval) }
    switch parts.frequency {
    case .daily: return try daily(step)
    case .weekly: return try weekly(step)
    case .monthly: return try monthly(step)
    case .yearly: return try yearly(step)
    }
  }

  /// FREQ=DAILY limited by months, days of the month or weekdays. With an interval of 1 these are days of the months of
  /// a year.
  private func daily(_ step: RecurrenceStep) throws(RRuleError) -> RecurrenceRule {
    try refuseOrdinals()
    guard parts.positions.isEmpty else { throw .cannotSay(.positions) }
    guard parts.weekdays.isEmpty || parts.monthDays.isEmpty else { throw .cannotSay(.weekdaysWithNumbers) }
    let isLimited = !parts.weekdays.isEmpty || !parts.monthDays.isEmpty || !parts.months.isEmpty
    guard isLimited else { return .days(every: step) }
    guard step == .one else { throw .cannotSay(.limitedSteps) }
    if parts.months.isEmpty, parts.monthDays.isEmpty {
      return .weeks(every: .one, on: try weekdays(), weekStart: parts.weekStart)
    }
    if !parts.weekdays.isEmpty { return .years(every: .one, in: try months(), on: try monthWeekdays()) }
    let numbers = parts.monthDays.isEmpty ? Array(1...31) : parts.monthDays
    return .years(every: .one, in: try months(), on: try numbered(numbers))
  }

  private func weekly(_ step: RecurrenceStep) throws(RRuleError) -> RecurrenceRule {
    try refuseOrdinals()
    guard parts.monthDays.isEmpty else { throw .malformed(.byMonthDay) }
    guard parts.positions.isEmpty else { throw .cannotSay(.positions) }
    if parts.months.isEmpty {
      let on = parts.weekdays.isEmpty ? RecurringWeekdays(first.weekday) : try weekdays()
      return .weeks(every: step, on: on, weekStart: parts.weekStart)
    }
    guard step == .one else { throw .cannotSay(.limitedSteps) }
    if parts.weekdays.isEmpty {
      let every = try checked { () throws(RecurrenceError) in try MonthWeekdays([(nil, first.weekday)]) }
      return .years(every: .one, in: try months(), on: .weekdays(every))
    }
    return .years(every: .one, in: try months(), on: try monthWeekdays())
  }

  private func monthly(_ step: RecurrenceStep) throws(RRuleError) -> RecurrenceRule {
    let days = try monthDays()
    if parts.months.isEmpty { return .months(every: step, on: days) }
    guard step == .one else { throw .cannotSay(.limitedSteps) }
    return .years(every: .one, in: try months(), on: days)
  }

  private func yearly(_ step: RecurrenceStep) throws(RRuleError) -> RecurrenceRule {
    if parts.months.isEmpty, parts.weekdays.contains(where: { $0.ordinal != nil }) {
      throw .cannotSay(.weekdaysOfYear)
    }
    let isDate = parts.monthDays.isEmpty && parts.weekdays.isEmpty && parts.months.isEmpty
    let months = try isDate ? months(of: [first.date.month]) : months()
    // Positions are counted in the whole year: that works with one month or all twelve, but not with several.
    guard parts.positions.isEmpty || months.count == 1 else { throw .cannotSay(.positions) }
    return .years(every: step, in: months, on: try monthDays())
  }

  private func monthDays() throws(RRuleError) -> MonthDays {
    guard parts.weekdays.isEmpty || parts.monthDays.isEmpty else { throw .cannotSay(.weekdaysWithNumbers) }
    if parts.positions.isEmpty {
      if !parts.weekdays.isEmpty { return try monthWeekdays() }
      return try numbered(parts.monthDays.isEmpty ? [first.date.dayOfMonth] : parts.monthDays)
    }
    guard parts.positions.count == 1, let position = parts.positions.first else { throw .cannotSay(.positions) }
    if !parts.weekdays.isEmpty {
      guard parts.weekdays.allSatisfy({ $0.ordinal == nil }) else { throw .cannotSay(.positions) }
      let on = try weekdays()
      return try checked { () throws(RecurrenceError) in .position(try MonthPosition(position), of: on) }
    }
    // The last existing day of the 28th, 29th and so on.
    guard position == -1, let greatest = parts.monthDays.max(), greatest > 28,
      parts.monthDays.sorted() == Array(28...greatest)
    else { throw .cannotSay(.positions) }
    return try checked { () throws(RecurrenceError) in .nearest(try MonthDayNumber(greatest)) }
  }

  private func monthWeekdays() throws(RRuleError) -> MonthDays {
    try checked { () throws(RecurrenceError) in .weekdays(try MonthWeekdays(parts.weekdays)) }
  }

  private func numbered(_ numbers: [Int]) throws(RRuleError) -> MonthDays {
    try checked { () throws(RecurrenceError) in .numbered(try MonthDayNumbers(numbers)) }
  }

  private func weekdays() throws(RRuleError) -> RecurringWeekdays {
    try checked { () throws(RecurrenceError) in try RecurringWeekdays(parts.weekdays.map { $0.weekday }) }
  }

  /// The months of BYMONTH; all if it is missing.
  private func months() throws(RRuleError) -> RecurringMonths {
    parts.months.isEmpty ? .all : try months(of: parts.months)
  }

  private func months(of months: [Int]) throws(RRuleError) -> RecurringMonths {
    try checked { () throws(RecurrenceError) in try RecurringMonths(months) }
  }

  /// Days and weeks have each weekday once, so a weekday must not have a number in them.
  private func refuseOrdinals() throws(RRuleError) {
    guard parts.weekdays.allSatisfy({ $0.ordinal == nil }) else { throw .malformed(.byDay) }
  }

  private func checked<Value>(_ make: () throws(RecurrenceError) -> Value) throws(RRuleError) -> Value {
    do { return try make() } catch { throw .recurrence(error) }
  }
}
