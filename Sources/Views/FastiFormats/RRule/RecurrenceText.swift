public import FastiAgenda
import FastiCalendars
import FastiCivil

/// A rule of recurrence as stored: in the words of RFC 5545, and in those of RFC 7529 (`RSCALE`, `SKIP`) for the
/// nearest day and for other calendars, which have the names of ``FastiCalendars/CalendarID``.
///
/// Each rule has one text, and each text has one rule. The first day and the end are not in it.
///
/// ```swift
/// let rule = try RecurrenceText.read("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE")
/// let nearest = try RecurrenceText.read("RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD")
/// let ramadan = try RecurrenceText.read("RSCALE=HIJRI-UMMALQURA;FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=1;SKIP=BACKWARD")
/// ```
public enum RecurrenceText {
  /// The text of a rule.
  public static func write(_ rule: RecurrenceRule) -> String {
    var words = RecurrenceWords()
    words.write(rule)
    return words.text.string
  }

  /// The rule of a text, whose parts may be in any order.
  /// - Throws: What is wrong with it; `.malformed` also if parts may not be combined, or one is missing.
  public static func read(_ text: String) throws(RRuleError) -> RecurrenceRule {
    try RecurrenceTextParts(text).rule()
  }
}

/// The text of a rule while it is written.
private struct RecurrenceWords {
  var text = UTF8Writer(capacity: 64)

  mutating func write(_ rule: RecurrenceRule) {
    switch rule {
    case .days(let step): frequency("DAILY", step)
    case .weeks(let step, let weekdays, let start):
      frequency("WEEKLY", step)
      text.write(";BYDAY=")
      write(list: weekdays.members) { $1.write($0.code) }
      if start != .monday {
        text.write(";WKST=")
        text.write(start.code)
      }
    case .months(let step, let days):
      scale(of: days)
      frequency("MONTHLY", step)
      write(days)
    case .years(let step, let months, let days):
      scale(of: days)
      frequency("YEARLY", step)
      text.write(";BYMONTH=")
      write(list: months.members) { $1.write($0) }
      write(days)
    case .calendar(let rule): write(rule)
    }
  }

  /// Only rules with a scale can say what happens to a missing day.
  private mutating func scale(of days: MonthDays) {
    if case .nearest = days { text.write("RSCALE=GREGORIAN;") }
  }

  private mutating func write(_ days: MonthDays) {
    switch days {
    case .nearest(let day):
      text.write(";BYMONTHDAY=")
      text.write(day.number)
      text.write(";SKIP=BACKWARD")
    case .numbered(let numbers):
      text.write(";BYMONTHDAY=")
      write(list: numbers.members) { $1.write($0) }
    case .weekdays(let weekdays):
      text.write(";BYDAY=")
      write(list: weekdays.members) { member, text in
        if let ordinal = member.ordinal { text.write(ordinal) }
        text.write(member.weekday.code)
      }
    case .position(let position, let weekdays):
      text.write(";BYDAY=")
      write(list: weekdays.members) { $1.write($0.code) }
      text.write(";BYSETPOS=")
      text.write(position.number)
    }
  }

  private mutating func write(_ rule: CalendarRule) {
    text.write("RSCALE=")
    let name = rule.calendar.name
    for place in 0..<name.utf8CodeUnitCount {
      let byte = name.utf8Start[place]
      text.write(byte: byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") ? byte - 0x20 : byte)
    }
    text.write(";")
    switch rule.turn {
    case .months: frequency("MONTHLY", .one)
    case .years(let step, let month, let isLeap):
      frequency("YEARLY", step)
      text.write(";BYMONTH=")
      text.write(month)
      if isLeap { text.write("L") }
    }
    text.write(";BYMONTHDAY=")
    text.write(rule.day.number ?? -1)
    if case .nearest = rule.day { text.write(";SKIP=BACKWARD") }
  }

  private mutating func frequency(_ name: StaticString, _ step: RecurrenceStep) {
    text.write("FREQ=")
    text.write(name)
    guard step != .one else { return }
    text.write(";INTERVAL=")
    text.write(step.count)
  }

  private mutating func write<Item>(list items: [Item], _ body: (Item, inout UTF8Writer) -> Void) {
    for (place, item) in items.enumerated() {
      if place > 0 { text.write(",") }
      body(item, &text)
    }
  }
}
