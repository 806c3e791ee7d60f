public import FastiCalendars
import FastiCivil

/// A day of a month of another calendar: `day 1 of month 10, hijri-ummalqura`.
public struct InCalendar: Hashable, Sendable {
  public var calendar: CalendarID
  /// The month's number in that calendar, 1 to 13.
  public var month: Int
  /// The day of that month, or its last.
  public var day: MonthDay
  /// Which of two months of the same number is meant in a leap year.
  public var leap: LeapMonths

  public init(_ calendar: CalendarID, month: Int, day: MonthDay, leap: LeapMonths = .regular) {
    self.calendar = calendar
    self.month = month
    self.day = day
    self.leap = leap
  }

  /// Whether a sentence can only mean this pattern.
  static func begins(_ sentence: SentenceReader) -> Bool { sentence.contains("month") }

  static func read(_ reader: inout SentenceReader) -> InCalendar? {
    let day = reader.dayOfMonth(limits: 1...31)
    let leap = reader.leapMonths()
    if !reader.rest.dropFirst().prefix(1).contains(where: { $0.matches("month") }) {
      reader.expect("month", as: .month) { $0.startsWithDigit }
    } else {
      // Another word before it, such as a misspelt `lunar`.
      reader.note(.month, reader.next())
      _ = reader.take("month")
    }
    reader.known = reader.mistakes.count
    let month = reader.number(.month, 1...13)
    _ = reader.take(",")
    reader.known = reader.mistakes.count
    guard let word = reader.next() else {
      reader.note(.calendar, nil as Word?)
      return nil
    }
    guard let calendar = CalendarID(name: word.bytes.map { Word.lower($0) }) else {
      reader.note(.calendar, word)
      return nil
    }
    guard let day, let month else { return nil }
    return InCalendar(calendar, month: month, day: day, leap: leap)
  }
}

extension UTF8Writer {
  mutating func write(_ pattern: InCalendar) {
    write(pattern.day, pattern.leap)
    write("month ")
    write(pattern.month)
    write(", ")
    write(pattern.calendar.name)
  }
}
