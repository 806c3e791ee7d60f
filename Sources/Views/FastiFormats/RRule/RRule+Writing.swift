public import FastiAgenda
public import FastiCivil

extension RRule {
  /// A recurrence as RFC 5545 writes it: the values of an event's properties.
  public struct Written: Hashable, Sendable {
    /// The day of DTSTART: the first occurrence of the rule.
    public let first: Day
    /// The value of RRULE; nil for once.
    public let rule: String?
    /// The original days of EXDATE: the occurrences that were dropped.
    public let excluded: [Day]
    /// The days of RDATE.
    public let added: [Day]
    /// The moved occurrences: each is a separate event with a RECURRENCE-ID.
    public let moved: [RecurrenceDay]
  }

  /// The recurrence as RFC 5545 writes it.
  ///
  /// - Parameter time: The event's time, in which the end is written.
  /// - Throws: `.cannotSay` with `.otherCalendar`, `.severalMonths` or `.nothing`.
  public static func write(_ recurrence: Recurrence, time: EventTime) throws(RRuleError) -> Written {
    guard let start = recurrence.original(number: 0), let anchored = recurrence.from(start) else {
      throw .cannotSay(.nothing)
    }
    var rule: String?
    if let own = anchored.rule {
      var words = RRuleWords(first: start)
      try words.write(own)
      words.write(anchored.end, time)
      rule = words.text.string
    }
    var excluded: [Day] = []
    var moved: [RecurrenceDay] = []
    for item in anchored.changes.items where anchored.isNamed(item.original) {
      switch item.change {
      case .dropped: excluded.append(item.original)
      case .moved(let day): moved.append(RecurrenceDay(original: item.original, day: day))
      }
    }
    return Written(first: start, rule: rule, excluded: excluded, added: anchored.changes.added, moved: moved)
  }
}

/// The text of a rule while it is written.
private struct RRuleWords {
  let first: Day
  var text = UTF8Writer(capacity: 64)

  init(first: Day) { self.first = first }

  mutating func write(_ rule: RecurrenceRule) throws(RRuleError) {
    switch rule {
    case .days(let step): frequency("DAILY", step)
    case .weeks(let step, let weekdays, let weekStart):
      frequency("WEEKLY", step)
      if weekdays != RecurringWeekdays(first.weekday) { list(weekdays) }
      // If the rule has every week, it does not matter on which day weeks begin.
      if step != .one, weekStart != .monday {
        text.write(";WKST=")
        text.write(weekStart.code)
      }
    case .months(let step, let days):
      frequency("MONTHLY", step)
      write(days, shortest: 28, longest: 31)
    case .years(let step, let months, let days): try write(step, months, days)
    case .calendar: throw .cannotSay(.otherCalendar)
    }
  }

  private mutating func write(
    _ step: RecurrenceStep, _ months: RecurringMonths, _ days: MonthDays
  ) throws(RRuleError) {
    let lengths = months.members.map { CivilDate.daysInMonth(year: 2001, month: $0) }
    let shortest = lengths.min() ?? 28
    let longest = months.contains(2) ? max(29, lengths.max() ?? 29) : lengths.max() ?? 31
    if needsPosition(days, shortest, longest), months.count > 1 {
      // Positions count within a month only with FREQ=MONTHLY, whose interval counts months and not years.
      guard step == .one else { throw .cannotSay(.severalMonths) }
      frequency("MONTHLY", step)
    } else {
      frequency("YEARLY", step)
    }
    var isDate = months.members == [first.date.month]
    if case .numbered(let numbers) = days, numbers.members == [first.date.dayOfMonth] {} else { isDate = false }
    if case .nearest(let day) = days, day.number <= shortest, day == MonthDayNumber(first) {
      isDate = months.members == [first.date.month]
    }
    if !isDate { list("BYMONTH", months.members) }
    write(days, shortest: shortest, longest: longest)
  }

  private func needsPosition(_ days: MonthDays, _ shortest: Int, _ longest: Int) -> Bool {
    switch days {
    case .nearest(let day): day.number > shortest && day.number < longest
    case .position: true
    case .numbered, .weekdays: false
    }
  }

  /// - Parameters:
  ///   - shortest: The length in days of the shortest month of the rule.
  ///   - longest: The length in days of the longest.
  private mutating func write(_ days: MonthDays, shortest: Int, longest: Int) {
    switch days {
    case .nearest(let day):
      if day.number <= shortest {
        if day != MonthDayNumber(first) { list("BYMONTHDAY", [day.number]) }
      } else if day.number >= longest {
        list("BYMONTHDAY", [-1])
      } else {
        list("BYMONTHDAY", Array(28...day.number))
        list("BYSETPOS", [-1])
      }
    case .numbered(let numbers):
      if numbers.members != [first.date.dayOfMonth] { list("BYMONTHDAY", numbers.members) }
    case .weekdays(let weekdays):
      text.write(";BYDAY=")
      for (place, member) in weekdays.members.enumerated() {
        if place > 0 { text.write(",") }
        if let ordinal = member.ordinal { text.write(ordinal) }
        text.write(member.weekday.code)
      }
    case .position(let position, let weekdays):
      list(weekdays)
      list("BYSETPOS", [position.number])
    }
  }

  mutating func write(_ end: RecurrenceEnd, _ time: EventTime) {
    switch end {
    case .never: return
    case .after(let count):
      text.write(";COUNT=")
      text.write(count)
    case .on(let day):
      text.write(";UNTIL=")
      write(day, time)
    }
  }

  private mutating func write(_ day: Day, _ time: EventTime) {
    guard case .timed(let hours) = time else { return date(day) }
    guard case .zone(let clocks) = hours.clocks else { return moment(day, hours.start) }
    let instant = clocks.zone.instant(day, hours.start)
    moment(instant.day(), instant.time())
    text.write("Z")
  }

  private mutating func date(_ day: Day) { text.write(room: 8) { $0.write(word: ICalendarTime.word(day)) } }

  private mutating func moment(_ day: Day, _ time: TimeOfDay) {
    text.write(room: 16) { ICalendarTime.write(day, time, to: &$0) }
  }

  private mutating func frequency(_ name: StaticString, _ step: RecurrenceStep) {
    text.write("FREQ=")
    text.write(name)
    guard step != .one else { return }
    text.write(";INTERVAL=")
    text.write(step.count)
  }

  private mutating func list(_ name: StaticString, _ numbers: [Int]) {
    text.write(";")
    text.write(name)
    for (place, number) in numbers.enumerated() {
      text.write(place == 0 ? "=" : ",")
      text.write(number)
    }
  }

  private mutating func list(_ weekdays: RecurringWeekdays) {
    for (place, weekday) in weekdays.members.enumerated() {
      text.write(place == 0 ? ";BYDAY=" : ",")
      text.write(weekday.code)
    }
  }
}

extension ICalendarExtras {
  /// Adds the recurrence of the entry.
  public mutating func series(_ written: RRule.Written, _ time: EventTime) {
    if let rule = written.rule { line("RRULE:", Array(rule.utf8)) }
    if !written.excluded.isEmpty { moments("EXDATE", written.excluded, time) }
    if !written.added.isEmpty { moments("RDATE", written.added, time) }
  }
}
