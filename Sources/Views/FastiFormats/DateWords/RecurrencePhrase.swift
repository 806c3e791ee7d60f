public import FastiAgenda
public import FastiCivil

/// A recurrence as it is typed in English, Swedish and Vietnamese.
///
/// ```swift
/// let phrase = RecurrencePhrase("every year on 1 Ramadan")
/// let rule = try phrase?.rule(first: Day(year: 2026, month: 11, day: 24))
/// ```
public struct RecurrencePhrase: Hashable, Sendable {
  /// The interval in units.
  let step: Int
  /// What recurs.
  let kind: Kind

  enum Kind: Hashable {
    /// The day of the first occurrence.
    case unit(Repetition)
    /// Weekdays of each week.
    case weekdays([Weekday])
    /// A weekday of each month: 1 to 5, -1 for the last.
    case ofMonth(Int, Weekday)
    /// A day of each month.
    case dayOfMonth(Int)
    /// A date of each year of a calendar.
    case date(YearlyDate)
  }

  init(step: Int, kind: Kind) { (self.step, self.kind) = (step, kind) }

  /// Reads a phrase: `every 2 weeks`, `varje fredag`, `mỗi thứ hai`, `every last friday`, `every year on 15 Nisan`; nil
  /// for any other text.
  public init?(_ text: String) {
    self.init(tokens: FoldedText.tokens(text), DateWords(today: Limits.days.first, language: "en"))
  }

  init?(tokens: [[UInt8]], _ words: DateWords) {
    var reader = DateWordsReader(words: words, tokens: tokens)
    guard let phrase = reader.recurrence(), reader.isAtEnd else { return nil }
    self = phrase
  }

  /// The rule from a first day.
  /// - Throws: `.stepOutOfRange`, or for a date that never occurs the error of ``FastiAgenda/CalendarRule``.
  public func rule(first: Day) throws(RecurrenceError) -> RecurrenceRule {
    let step = try RecurrenceStep(step)
    switch kind {
    case .unit(.day): return .days(every: step)
    case .unit(.week): return .weeks(every: step, on: RecurringWeekdays(first.weekday), weekStart: .monday)
    case .unit(.month): return .months(every: step, on: .nearest(MonthDayNumber(first)))
    case .unit(.year):
      return .years(every: step, in: try RecurringMonths([first.date.month]), on: .nearest(MonthDayNumber(first)))
    case .weekdays(let days): return .weeks(every: step, on: try RecurringWeekdays(days), weekStart: .monday)
    case .ofMonth(let ordinal, let weekday):
      return .months(every: step, on: .weekdays(try MonthWeekdays([(ordinal, weekday)])))
    case .dayOfMonth(let day): return .months(every: step, on: .nearest(try MonthDayNumber(day)))
    case .date(let date): return try date.rule(every: step)
    }
  }

  /// The first day that has one of its weekdays; nil if it does not have weekdays.
  func firstWeekday(onOrAfter day: Day) -> Day? {
    guard case .weekdays(let weekdays) = kind else { return nil }
    return weekdays.map { day.onOrAfter($0) }.min()
  }

  /// Whether the phrase itself names the days, so that the first of them can be found from any day.
  var saysDays: Bool {
    if case .unit = kind { return false }
    return true
  }
}
