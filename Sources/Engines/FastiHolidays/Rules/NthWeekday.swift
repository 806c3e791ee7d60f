public import FastiCivil

/// The n-th weekday of a month, counted from its start or its end: `last Sunday of May`, `5th Monday of July`,
/// `last Friday of every month`.
public struct NthWeekday: Hashable, Sendable {
  /// 1...5 from the start, -1...-5 from the end. A month without a fifth has no such day.
  public var ordinal: Int
  public var weekday: Weekday
  /// The month, 1 = January; nil for every month.
  public var month: Int?

  /// The n-th weekday of a month.
  public init(_ ordinal: Int, _ weekday: Weekday, month: Int?) {
    self.ordinal = ordinal
    self.weekday = weekday
    self.month = month
  }

  @inline(__always)
  func day(in year: Int, _ month: Int) -> Day? {
    let start = Day(year: year, month: month, day: 1)
    let end = start + (CivilDate.daysInMonth(year: year, month: month) - 1)
    if ordinal > 0 {
      let found = start.onOrAfter(weekday) + 7 * (ordinal - 1)
      return found <= end ? found : nil
    }
    let found = end.onOrBefore(weekday) + 7 * (ordinal + 1)
    return found >= start ? found : nil
  }

  /// Whether a sentence can only mean this pattern.
  static func begins(_ sentence: SentenceReader) -> Bool { sentence.contains("of") || sentence.contains("in") }

  static func read(_ reader: inout SentenceReader) -> NthWeekday? {
    let (ordinal, weekday) = reader.part(before: "of", "in", as: .pattern) { part in
      // A single word is the weekday, unless it is an ordinal.
      if part.rest.count == 1, let word = part.current, !word.matches("last"), Ordinal.number(word) == nil {
        part.note(.ordinal, nil as Word?)
        return (nil as Int?, part.weekday())
      }
      let ordinal = part.ordinal()
      return (ordinal, part.weekday())
    }
    let every = reader.consume("every")
    if every { reader.expect("month", as: .month) }
    let month = every ? nil : reader.month()
    guard let ordinal, let weekday, every || month != nil else { return nil }
    return NthWeekday(ordinal, weekday, month: month)
  }
}

extension UTF8Writer {
  mutating func write(_ pattern: NthWeekday) {
    let count = abs(pattern.ordinal)
    if pattern.ordinal > 0 || count > 1 {
      write(count)
      write(Ordinal.ending(count))
      write(" ")
    }
    if pattern.ordinal < 0 { write("last ") }
    write(pattern.weekday)
    write(" of ")
    if let month = pattern.month { write(MonthWord.names[month - 1]) } else { write("every month") }
  }
}
