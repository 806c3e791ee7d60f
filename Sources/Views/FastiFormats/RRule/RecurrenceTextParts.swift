import FastiAgenda
import FastiCalendars
import FastiCivil

/// The parts of the text of a stored rule, and what they mean together.
struct RecurrenceTextParts {
  private var calendar = CalendarID.gregorian
  private var frequency = RRuleParts.Frequency.daily
  private var step = RecurrenceStep.one
  private var weekdays: [(ordinal: Int?, weekday: Weekday)] = []
  private var monthDays: [Int] = []
  private var months: [Int] = []
  private var isLeap = false
  private var position: Int?
  private var weekStart = Weekday.monday
  private var isNearest = false
  private var seen: Set<RRulePart> = []

  /// Reads `FREQ=WEEKLY;BYDAY=MO,WE`, in any order and in letters of either case.
  init(_ text: String) throws(RRuleError) {
    let bytes = text.utf8.map { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") ? $0 - 0x20 : $0 }
    for part in RRuleParts.split(bytes[...], UInt8(ascii: ";")) {
      guard let equals = part.firstIndex(of: UInt8(ascii: "=")), let name = RRuleParts.part(part[..<equals])
      else { throw .malformed(nil) }
      guard seen.insert(name).inserted else { throw .repeated(name) }
      guard equals + 1 < part.endIndex else { throw .malformed(name) }
      try read(name, part[(equals + 1)...])
    }
    guard seen.contains(.freq) else { throw .noFrequency }
  }

  private mutating func read(_ part: RRulePart, _ value: ArraySlice<UInt8>) throws(RRuleError) {
    switch part {
    case .rscale:
      let name = value.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 + 0x20 : $0 }
      guard let calendar = CalendarID(name: name) else { throw .malformed(part) }
      self.calendar = calendar
    case .freq: frequency = try RRuleParts.frequency(value)
    case .interval:
      let count = try RRuleParts.number(value, part, 1...999_999_999)
      do { step = try RecurrenceStep(count) } catch { throw .recurrence(error) }
    case .byDay:
      for item in RRuleParts.split(value, UInt8(ascii: ",")) { weekdays.append(try RRuleParts.weekday(item)) }
    case .byMonthDay: monthDays = try RRuleParts.numbers(value, part, -31...31)
    case .byMonth:
      isLeap = value.last == UInt8(ascii: "L")
      months = try RRuleParts.numbers(isLeap ? value.dropLast() : value, part, 1...13)
    case .bySetPos: position = try RRuleParts.number(value, part, -31...31)
    case .wkst:
      guard let day = RRuleParts.weekday(named: value) else { throw .malformed(part) }
      weekStart = day
    case .skip:
      isNearest = value.elementsEqual("BACKWARD".utf8)
      guard isNearest || value.elementsEqual("OMIT".utf8) else { throw .malformed(part) }
    // The end is stored separately.
    case .count, .until, .bySecond, .byMinute, .byHour, .byYearDay, .byWeekNo: throw .malformed(part)
    }
  }

  /// Reads the parts as a recurrence.
  /// - Throws: `.malformed` for parts that may not be combined, `.recurrence` for a number that is out of range.
  func rule() throws(RRuleError) -> RecurrenceRule {
    guard calendar == .gregorian else { return try calendarRule() }
    guard !isLeap else { throw .malformed(.byMonth) }
    switch frequency {
    case .daily:
      try check(only: [])
      return .days(every: step)
    case .weekly:
      try check(only: [.byDay, .wkst])
      return .weeks(every: step, on: try plainWeekdays(), weekStart: weekStart)
    case .monthly:
      try check(only: [.byDay, .byMonthDay, .bySetPos, .skip])
      return .months(every: step, on: try days())
    case .yearly:
      try check(only: [.byMonth, .byDay, .byMonthDay, .bySetPos, .skip])
      let months = try checked { () throws(RecurrenceError) in try RecurringMonths(self.months) }
      return .years(every: step, in: months, on: try days())
    }
  }

  /// Refuses all other parts.
  private func check(only parts: Set<RRulePart>) throws(RRuleError) {
    let always: Set<RRulePart> = [.rscale, .freq, .interval]
    for part in RRulePart.allCases where seen.contains(part) && !parts.contains(part) && !always.contains(part) {
      throw .malformed(part)
    }
  }

  private func days() throws(RRuleError) -> MonthDays {
    if weekdays.isEmpty {
      guard position == nil else { throw .malformed(.bySetPos) }
      let days = monthDays
      guard isNearest else { return .numbered(try checked { () throws(RecurrenceError) in try MonthDayNumbers(days) }) }
      guard days.count == 1 else { throw .malformed(.skip) }
      return .nearest(try checked { () throws(RecurrenceError) in try MonthDayNumber(days[0]) })
    }
    guard monthDays.isEmpty else { throw .malformed(.byMonthDay) }
    guard !isNearest else { throw .malformed(.skip) }
    guard let position else {
      let days = weekdays
      return .weekdays(try checked { () throws(RecurrenceError) in try MonthWeekdays(days) })
    }
    let place = try checked { () throws(RecurrenceError) in try MonthPosition(position) }
    return .position(place, of: try plainWeekdays())
  }

  private func plainWeekdays() throws(RRuleError) -> RecurringWeekdays {
    guard weekdays.allSatisfy({ $0.ordinal == nil }) else { throw .malformed(.byDay) }
    let days = weekdays.map { $0.weekday }
    return try checked { () throws(RecurrenceError) in try RecurringWeekdays(days) }
  }

  private func calendarRule() throws(RRuleError) -> RecurrenceRule {
    guard monthDays.count == 1, monthDays[0] >= -1 else { throw .malformed(.byMonthDay) }
    guard !isNearest || monthDays[0] > 0 else { throw .malformed(.skip) }
    let turn: CalendarTurn
    switch frequency {
    case .monthly:
      try check(only: [.byMonthDay, .skip])
      guard step == .one else { throw .malformed(.interval) }
      turn = .months
    case .yearly:
      try check(only: [.byMonth, .byMonthDay, .skip])
      guard months.count == 1 else { throw .malformed(.byMonth) }
      turn = .years(every: step, month: months[0], isLeap: isLeap)
    case .daily, .weekly: throw .malformed(.freq)
    }
    let day: CalendarRuleDay = monthDays[0] == -1 ? .last : isNearest ? .nearest(monthDays[0]) : .exactly(monthDays[0])
    let scale = calendar
    return .calendar(try checked { () throws(RecurrenceError) in try CalendarRule(scale, turn, on: day) })
  }

  private func checked<Value>(_ make: () throws(RecurrenceError) -> Value) throws(RRuleError) -> Value {
    do { return try make() } catch { throw .recurrence(error) }
  }
}
