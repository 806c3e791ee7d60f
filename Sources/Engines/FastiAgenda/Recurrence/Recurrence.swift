import FastiCalendars
public import FastiCivil

/// The days on which an event begins: once, or repeatedly.
///
/// Occurrences are found by a division from the first day, so the cost of a list depends only on its length, not on
/// its distance.
public struct Recurrence: Hashable, Sendable {
  /// The day that the rule is counted from, and for once the day itself. It is an occurrence only if the rule has it.
  public let first: Day
  /// How it recurs; nil if it has only its first day and added ones.
  public let rule: RecurrenceRule?
  /// When it ends.
  public let end: RecurrenceEnd
  /// The changes of single occurrences.
  public var changes: RecurrenceChanges
  /// The last possible original day: the end, with a count resolved.
  let lastOriginal: Day

  /// A recurrence from its first day.
  /// - Throws: `.reversed` when it would end before it begins.
  public init(first: Day, repetition: Repetition? = nil, last: Day? = nil) throws(CivilError) {
    if let last, last < first { throw .reversed(first: first, last: last) }
    self.first = first
    rule = repetition.map { RecurrenceRule($0, first: first) }
    end = last.map { .on($0) } ?? .never
    changes = .none
    lastOriginal = min(last ?? Limits.days.last, Limits.days.last)
  }

  /// A recurrence by a rule.
  ///
  /// - Throws: `.reversed`, `.countOutOfRange`, or `.outsideCalendar` if the first day is outside the calendar of the rule.
  /// - Complexity: O(1); with a count over months that do not all have as many days, O(*n*) in the months it takes.
  public init(
    first: Day, rule: RecurrenceRule?, end: RecurrenceEnd = .never, changes: RecurrenceChanges = .none
  ) throws(RecurrenceError) {
    if case .on(let last) = end, last < first { throw .reversed(first: first, last: last) }
    if case .after(let count) = end, !RecurrenceEnd.counts.contains(count) { throw .countOutOfRange(count) }
    if case .calendar(let rule) = rule, !rule.calendar.range.contains(first) {
      throw .outsideCalendar(rule.calendar, first: first)
    }
    self.first = first
    self.rule = rule
    self.end = end
    self.changes = changes
    lastOriginal = Recurrence.last(first, rule, end)
  }

  private static func last(_ first: Day, _ rule: RecurrenceRule?, _ end: RecurrenceEnd) -> Day {
    let limit = Limits.days.last
    switch (end, rule) {
    case (.never, _), (.after, nil): return limit
    case (.on(let day), _): return min(day, limit)
    case (.after(let count), .calendar(let rule)?): return rule.day(number: count - 1, first: first) ?? limit
    case (.after(let count), let rule?):
      return RulePeriods(rule: rule, first: first).day(number: count - 1) ?? limit
    }
  }

  /// Whether it occurs once: it has neither a rule nor added days.
  public var isOnce: Bool { rule == nil && changes.added.isEmpty }

  /// How it recurs, if one word expresses it; nil for once and for any other rule. See ``rule``.
  public var repetition: Repetition? { rule?.repetition(first: first) }

  /// The last day on which it may begin, if the end is a day; nil for a count, and if only the year 2999 ends it.
  public var last: Day? {
    if case .on(let day) = end { return day }
    return nil
  }
}

/// When a recurrence ends.
public enum RecurrenceEnd: Hashable, Sendable {
  /// The valid counts: at most the number of days.
  public static let counts: ClosedRange<Int> = 1...Limits.days.count

  /// With the calendar, at the end of 2999.
  case never
  /// With the last occurrence on or before a day.
  case on(Day)
  /// After a number of occurrences, including those that were dropped or moved.
  case after(Int)
}
