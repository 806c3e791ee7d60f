/// A mistake in a rule: the field, the written value, and what would be correct.
///
/// ```swift
/// do {
///   _ = try HolidayCalendar("OFFICE", rules: "region OFFICE\nrule office.day\n  name en Day\n  public on 31 Juni")
/// } catch .unreadableRules(let mistakes) {
///   let mistake = mistakes.mistakes[0]
///   print(mistake.line, mistake.column, mistake.field, String(decoding: mistake.value, as: UTF8.self))  // 4 16 month Juni
/// } catch {
///   print(error)
/// }
/// ```
public struct RuleMistake: Error, Hashable, Sendable {
  /// The part of a rule that is wrong.
  ///
  /// ```swift
  /// print(RuleMistake.Field.weekday.word)  // weekday
  /// ```
  public enum Field: UInt8, Hashable, Sendable {
    case id, region, parent, name, language, zone, weekend, kind, time, pattern, month, day, weekday, ordinal, offset
    case range, calendar, event, reference, date, swap, cycle, length, since, until, shift, status, source, exception
    case line, colours, community

    /// The displayed name of the field.
    public var word: StaticString {
      switch self {
      case .id: "id"
      case .region: "region"
      case .parent: "parent"
      case .name: "name"
      case .language: "language"
      case .zone: "zone"
      case .weekend: "weekend"
      case .kind: "kind"
      case .time: "time"
      case .pattern: "pattern"
      case .month: "month"
      case .day: "day"
      case .weekday: "weekday"
      case .ordinal: "ordinal"
      case .offset: "offset"
      case .range: "range"
      case .calendar: "calendar"
      case .event: "event"
      case .reference: "reference"
      case .date: "date"
      case .swap: "swap"
      case .cycle: "cycle"
      case .length: "length"
      case .since: "since"
      case .until: "until"
      case .shift: "shift"
      case .status: "status"
      case .source: "source"
      case .exception: "exception"
      case .line: "line"
      case .colours: "colours"
      case .community: "community"
      }
    }
  }

  /// Why it is wrong.
  ///
  /// ```swift
  /// let mistake = RuleMistake(field: .month, value: Array("13".utf8), problem: .outOfRange(1...12))
  /// print(mistake.problem == .outOfRange(1...12))  // true
  /// ```
  public enum Problem: Hashable, Sendable {
    /// It is required and missing.
    case missing
    /// The word is not known here.
    case unknown
    /// It has characters that such a name cannot have, or too many.
    case malformed
    /// A number outside its limits.
    case outOfRange(ClosedRange<Int>)
    /// The month has no such day in any year.
    case noSuchDay(last: Int)
    /// The end is before the start.
    case reversed
    case repeated
    /// It refers to itself through other rules.
    case circular
    /// It overlaps another period of the same rule.
    case overlapping
    /// It can never happen.
    case never
  }

  /// The line of the text, from 1; 0 when the text is a single sentence.
  public var line: Int
  /// The character of the line or the sentence it begins with, from 1; 0 if it has no single place.
  public var column: Int
  /// The wrong part.
  public var field: Field
  /// What was written, UTF-8.
  public var value: [UInt8]
  /// Why it is wrong.
  public var problem: Problem

  public init(line: Int = 0, column: Int = 0, field: Field, value: [UInt8] = [], problem: Problem) {
    self.line = line
    self.column = column
    self.field = field
    self.value = value
    self.problem = problem
  }
}

/// All mistakes of a rule or of a whole text, not only the first.
///
/// ```swift
/// do {
///   _ = try HolidayCalendar("OFFICE", rules: "region OFFICE\nrule office.day\n  public on 31 Juni")
/// } catch .unreadableRules(let mistakes) {
///   for mistake in mistakes.mistakes { print(mistake.line, mistake.field) }
/// } catch {
///   print(error)
/// }
/// // 3 month
/// // 2 name
/// ```
public struct RuleMistakes: Error, Hashable, Sendable {
  /// At least one, in the order of the text.
  public var mistakes: [RuleMistake]

  /// The mistakes given, at least one.
  public init(mistakes: [RuleMistake]) { self.mistakes = mistakes }
}
