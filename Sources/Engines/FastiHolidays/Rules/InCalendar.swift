public import FastiCalendars
import FastiCivil

/// A calendar for the months of a rule.
public enum RuleCalendar: Hashable, Sendable {
  /// A computed calendar.
  case computed(CalendarID)
  /// A table of months that an authority decides.
  case almanac(AlmanacID)

  /// The calendar or table of that name, as UTF-8; nil when there is none.
  public init?(name bytes: [UInt8]) {
    if let calendar = CalendarID(name: bytes) {
      self = .computed(calendar)
    } else if let almanac = AlmanacID(name: bytes) {
      self = .almanac(almanac)
    } else {
      return nil
    }
  }

  /// The name in sentences.
  public var name: StaticString {
    switch self {
    case .computed(let calendar): calendar.name
    case .almanac(let almanac): almanac.name
    }
  }
}

/// A day of a month of another calendar: `day 1 of month 10, hijri-ummalqura`.
public struct InCalendar: Hashable, Sendable {
  public var calendar: RuleCalendar
  /// The month's number in that calendar, 1 to 13; nil for every month.
  public var month: Int?
  /// The day of that month, or its last.
  public var day: MonthDay
  /// Which of two months with the same number is meant in a leap year.
  public var leap: LeapMonths

  public init(_ calendar: RuleCalendar, month: Int?, day: MonthDay, leap: LeapMonths = .regular) {
    self.calendar = calendar
    self.month = month
    self.day = day
    self.leap = leap
  }

  /// Whether a sentence can only mean this pattern.
  static func begins(_ sentence: SentenceReader) -> Bool {
    // `last Friday of every month` is in the civil calendar.
    sentence.contains("month") && !(sentence.rest.last?.matches("month") ?? false)
  }

  static func read(_ reader: inout SentenceReader) -> InCalendar? {
    let day = reader.dayOfMonth(limits: 1...32)
    let every = reader.consume("every")
    let leap = reader.leapMonths()
    if every, reader.consume("month") {
      // No number follows.
    } else if !reader.rest.dropFirst().prefix(1).contains(where: { $0.matches("month") }) {
      reader.expect("month", as: .month) { $0.startsWithDigit }
    } else {
      // Another word before it, such as a misspelt `lunar`.
      reader.note(.month, reader.next())
      _ = reader.consume("month")
    }
    reader.known = reader.mistakes.count
    let place = reader.current
    let month = every ? nil : reader.number(.month, 1...13)
    _ = reader.consume(",")
    reader.known = reader.mistakes.count
    guard let word = reader.next() else {
      reader.note(.calendar, nil as Word?)
      return nil
    }
    guard let calendar = RuleCalendar(name: word.bytes.map { Word.lower($0) }) else {
      reader.note(.calendar, word)
      return nil
    }
    guard let day, every || month != nil else { return nil }
    let pattern = InCalendar(calendar, month: month, day: day, leap: leap)
    if !reader.source.isKept { pattern.checkLimits(&reader, month: place) }
    return pattern
  }

  /// Reports a month or a day that the calendar does not have in any year.
  private func checkLimits(_ reader: inout SentenceReader, month place: Word?) {
    switch calendar {
    case .almanac(let almanac):
      let table = almanac.table
      if let month, month > table.monthsPerYear { refuse(month: month, table.monthsPerYear, &reader, place) }
      if case .day(let number) = day, number > table.highestDay { refuse(day: number, table.highestDay, &reader) }
    case .computed(let calendar):
      do throws(CalendarError) {
        _ = try calendar.days(month: month ?? 1, day: day, leap: leap, inGregorianYear: 2_000)
      } catch {
        switch error {
        case .neverSuchMonth(_, let month, let last): refuse(month: month, last, &reader, place)
        case .neverSuchDay(_, let day, let last): refuse(day: day, last, &reader)
        default: break
        }
      }
    }
  }

  private func refuse(month: Int, _ last: Int, _ reader: inout SentenceReader, _ place: Word?) {
    reader.note(.month, [UInt8](String(month).utf8), .outOfRange(1...last), at: place)
  }

  private func refuse(day: Int, _ last: Int, _ reader: inout SentenceReader) {
    let word = reader.words.first { $0.number == day }
    reader.note(.day, [UInt8](String(day).utf8), .outOfRange(1...last), at: word)
  }
}

extension UTF8Writer {
  mutating func write(_ pattern: InCalendar) {
    write(pattern.day, pattern.leap, every: pattern.month == nil)
    write("month")
    if let month = pattern.month {
      write(" ")
      write(month)
    }
    write(", ")
    write(pattern.calendar.name)
  }
}
