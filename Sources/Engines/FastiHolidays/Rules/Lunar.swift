import FastiCivil
public import FastiCalendars

/// A day of a lunisolar month: `day 10 of lunar month 3, Vietnamese`, `last day of lunar month 12, Chinese`.
public struct Lunar: Hashable, Sendable {
  /// The calendar of the months.
  public var calendar: LunisolarCalendar
  /// The month, 1 to 12; nil for every month.
  public var month: Int?
  /// The day, 1 to 30, or the last.
  public var day: MonthDay
  /// Which of two months with the same number is meant in a leap year.
  public var leap: LeapMonths

  public init(_ calendar: LunisolarCalendar, month: Int?, day: MonthDay, leap: LeapMonths = .regular) {
    self.calendar = calendar
    self.month = month
    self.day = day
    self.leap = leap
  }

  /// Whether a sentence can only mean this pattern.
  static func begins(_ sentence: SentenceReader) -> Bool { sentence.contains("lunar") }

  static func read(_ reader: inout SentenceReader) -> Lunar? {
    let day = reader.dayOfMonth(limits: 1...30)
    let every = reader.consume("every")
    let leap = reader.leapMonths()
    reader.expect("lunar", as: .month) { $0.matches("month") || $0.startsWithDigit }
    reader.expect("month", as: .month) { $0.startsWithDigit }
    reader.known = reader.mistakes.count
    let month = every ? nil : reader.number(.month, 1...12)
    _ = reader.consume(",")
    reader.known = reader.mistakes.count
    let calendar = calendar(&reader)
    guard let day, let calendar, every || month != nil else { return nil }
    return Lunar(calendar, month: month, day: day, leap: leap)
  }

  private static func calendar(_ reader: inout SentenceReader) -> LunisolarCalendar? {
    if reader.consume("Vietnamese") { return .vietnamese }
    if reader.consume("Chinese") { return .chinese }
    if reader.consume("Korean") { return .korean }
    reader.note(.calendar, reader.next())
    return nil
  }
}

extension SentenceReader {
  /// `day 10 of` or `last day of`.
  mutating func dayOfMonth(limits: ClosedRange<Int>) -> MonthDay? {
    var found: MonthDay?
    if consume("last", "day") {
      found = .last
    } else {
      expect("day", as: .day) { $0.startsWithDigit }
      found = number(.day, limits).map { .day($0) }
    }
    known = mistakes.count
    expect("of", as: .pattern) { $0.matches("lunar", "month", "leap", "regular", "every") }
    known = mistakes.count
    return found
  }

  /// `leap` or `regular or leap` before the month; without either, the regular one is meant.
  mutating func leapMonths() -> LeapMonths {
    if consume("regular", "or", "leap") { return .both }
    if consume("leap") { return .leap }
    _ = consume("regular")
    return .regular
  }
}

extension UTF8Writer {
  mutating func write(_ day: MonthDay, _ leap: LeapMonths, every: Bool) {
    switch day {
    case .last: write("last day of ")
    case .day(let number):
      write("day ")
      write(number)
      write(" of ")
    }
    if every { write("every ") }
    switch leap {
    case .regular: break
    case .leap: write("leap ")
    case .both: write("regular or leap ")
    }
  }

  mutating func write(_ pattern: Lunar) {
    write(pattern.day, pattern.leap, every: pattern.month == nil)
    write("lunar month")
    if let month = pattern.month {
      write(" ")
      write(month)
    }
    switch pattern.calendar {
    case .vietnamese: write(", Vietnamese")
    case .chinese: write(", Chinese")
    case .korean: write(", Korean")
    }
  }
}
