public import FastiCivil

/// When a holiday falls. Closed: a case carries exactly its own fields, so that no wrong rule can be written down.
public enum Pattern: Hashable, Sendable {
  /// The same date every year.
  case fixed(Fixed)
  /// Days before or after Easter Sunday.
  case easterRelative(EasterRelative)
  /// A weekday within a range of dates.
  case floating(Floating)
  /// The n-th weekday of a month.
  case nthWeekday(NthWeekday)
  /// A day of a lunisolar month.
  case lunar(Lunar)
  /// A solstice, an equinox or another solar term.
  case astronomical(Astronomical)
  /// A day of a month of another calendar.
  case calendarDate(InCalendar)
  /// Days from another rule, or between two holidays.
  case relative(Relative)
  /// Days named one by one by a decision.
  case dates(Dates)
  /// Weekdays off, each exchanged for a worked weekend day.
  case swaps(Swaps)

  /// The name of the case in JSON, `ruleType`.
  public var typeName: StaticString {
    switch self {
    case .fixed: "fixed"
    case .easterRelative: "easterRelative"
    case .floating: "floating"
    case .nthWeekday: "nthWeekday"
    case .lunar: "lunar"
    case .astronomical: "astronomical"
    case .calendarDate: "calendarDate"
    case .relative: "relative"
    case .dates: "dates"
    case .swaps: "swaps"
    }
  }
}

extension SentenceReader {
  /// Reads the pattern of a sentence. The words that only one pattern has decide which one is meant.
  mutating func pattern() -> Pattern? {
    guard let first = current else {
      note(.pattern, nil as Word?)
      return nil
    }
    let found: Pattern?
    if contains("swapped") {
      found = Swaps.read(&self).map { .swaps($0) }
    } else if contains("Easter") {
      found = EasterRelative.read(&self).map { .easterRelative($0) }
    } else if contains("holidays") || contains("after") || contains("before") {
      found = Relative.read(&self).map { .relative($0) }
    } else if contains("equinox") || contains("solstice") || contains("term") {
      found = Astronomical.read(&self).map { .astronomical($0) }
    } else if contains("lunar") {
      found = Lunar.read(&self).map { .lunar($0) }
    } else if contains("month") {
      found = InCalendar.read(&self).map { .calendarDate($0) }
    } else if contains("to") || contains("between") {
      found = Floating.read(&self).map { .floating($0) }
    } else if contains("of") || contains("in") {
      found = NthWeekday.read(&self).map { .nthWeekday($0) }
    } else if first.bytes.count > 4, first.startsWithDigit, first.bytes.contains(UInt8(ascii: "-")) {
      found = Dates.read(&self).map { .dates($0) }
    } else if first.startsWithDigit || MonthWord.number(first) != nil {
      found = Fixed.read(&self).map { .fixed($0) }
    } else {
      end(.pattern)
      return nil
    }
    // What is left after a mistake is part of that mistake.
    if mistakes.isEmpty { end(.pattern) }
    position = stop
    return found
  }
}

extension UTF8Writer {
  /// Appends the pattern's sentence, which reads back as the same pattern.
  public mutating func write(_ pattern: Pattern) {
    switch pattern {
    case .fixed(let pattern): write(pattern)
    case .easterRelative(let pattern): write(pattern)
    case .floating(let pattern): write(pattern)
    case .nthWeekday(let pattern): write(pattern)
    case .lunar(let pattern): write(pattern)
    case .astronomical(let pattern): write(pattern)
    case .calendarDate(let pattern): write(pattern)
    case .relative(let pattern): write(pattern)
    case .dates(let pattern): write(pattern)
    case .swaps(let pattern): write(pattern)
    }
  }
}
