import FastiCivil

/// The same date every year: `25 December`.
public struct Fixed: Hashable, Sendable {
  /// What happens to 29 February in a common year.
  public enum LeapDay: UInt8, Hashable, Sendable {
    /// There is no such holiday that year.
    case skip
    /// It falls on 28 February.
    case before
    /// It falls on 1 March.
    case after
  }

  /// Month and day, the same every year.
  public var date: MonthDayOfYear
  /// Only used for 29 February.
  public var leapDay: LeapDay

  public init(_ date: MonthDayOfYear, leapDay: LeapDay = .skip) {
    self.date = date
    self.leapDay = leapDay
  }

  func day(in year: Int) -> Day? {
    guard date.month == 2, date.day == 29, !CivilDate.isLeap(year) else { return date.day(in: year) }
    switch leapDay {
    case .skip: return nil
    case .before: return Day(year: year, month: 2, day: 28)
    case .after: return Day(year: year, month: 3, day: 1)
    }
  }

  /// Whether a sentence can only mean this pattern.
  static func begins(_ sentence: SentenceReader) -> Bool {
    sentence.current.map { $0.startsWithDigit || MonthWord.number($0) != nil } ?? false
  }

  static func read(_ reader: inout SentenceReader) -> Fixed? {
    guard let date = reader.monthDay() else { return nil }
    guard reader.consume("or") else { return Fixed(date) }
    let other = reader.monthDay()
    switch (date.month, date.day, other?.month, other?.day) {
    case (2, 29, 2, 28): return Fixed(date, leapDay: .before)
    case (2, 29, 3, 1): return Fixed(date, leapDay: .after)
    case (_, _, nil, nil): return nil
    default:
      reader.note(.day, joined(reader.words[...]), .unknown, at: reader.words.first)
      return nil
    }
  }
}

extension UTF8Writer {
  mutating func write(_ pattern: Fixed) {
    write(pattern.date)
    guard pattern.date == MonthDayOfYear(month: 2, day: 29) else { return }
    switch pattern.leapDay {
    case .skip: break
    case .before: write(" or 28 February")
    case .after: write(" or 1 March")
    }
  }
}
