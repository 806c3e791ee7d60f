package import FastiAgenda
package import FastiCalendars
public import FastiCivil
import FastiFormats
package import FastiRecords

/// The typed fields of an event's recurrence; nil for a field that was not given.
public struct RecurrenceDraft: Sendable {
  /// `year`, `month`, `week`, `day`, or `never`; `2 weeks` and `every 3 months` too.
  public var every: String?
  /// The weekdays of each week: `mo,we`.
  public var onDays: String?
  /// Which days of a month: `last-fri`, `2nd-tue`, `1st-weekday`, `last-day`.
  public var nth: String?
  /// Whether months and years without the day are left out; otherwise the nearest earlier day is used.
  public var skips: Bool?
  /// A rule as stored; it replaces ``every``, ``onDays``, ``nth`` and ``skips``.
  public var rule: String?
  /// The last day on which it may begin.
  public var last: Day?
  /// The number of occurrences.
  public var times: Int?
  /// Whether a recurrence without ``last`` and ``times`` has no end, even if the event had one before.
  public var isEndless = false
  /// Whether a number of occurrences is kept if the recurrence has no end otherwise.
  public var keepsTimes = true
  /// Changes of single occurrences, as stored.
  public var occurrences: String?

  /// An empty draft.
  public init() {}

  /// Whether no field was given.
  public var isEmpty: Bool { !saysRule && last == nil && times == nil && !isEndless && occurrences == nil }

  private var saysRule: Bool { every != nil || onDays != nil || nth != nil || skips != nil || rule != nil }

  /// The recurrence with the draft applied, from its first occurrence on.
  /// - Throws: `.usage` for contradictory fields, `.invalid` for a field that cannot be read.
  /// - Parameter months: The active Hijri months, used to find the first Hijri date; nil for the published calendar.
  package func recurrence(
    from first: Day, changing old: Recurrence?, months: HijriMonths? = nil
  ) throws(Failure) -> Recurrence {
    let rule = try saysRule ? ownRule(first, old) : old?.rule.map { $0.moved(from: old?.first ?? first, to: first) }
    let end = try end(rule, old)
    let isSame = first == old?.first && rule == old?.rule
    var changes = isSame ? old?.changes ?? .none : .none
    if let occurrences {
      guard occurrences.isEmpty || RecurrenceChanges(text: occurrences) != nil else {
        throw Failure(.recurrenceText(.malformed(nil)), field: .path("occurrences"), value: occurrences)
      }
      changes = RecurrenceChanges(text: occurrences) ?? .none
    }
    do throws(RecurrenceError) {
      let made = try Recurrence(first: first, rule: rule, end: end, changes: changes)
      if isSame { return made }
      guard let start = try made.firstOriginal(months), let anchored = made.from(start) else {
        let next = try Recurrence(first: first, rule: rule).next(onOrAfter: first) ?? first
        throw RecurrenceError.reversed(first: next, last: last ?? next)
      }
      return anchored
    } catch {
      if case .reversed(let first, let last) = error {
        throw Failure(.civil(.reversed(first: first, last: last)), field: .last)
      }
      throw Failure(.recurrence(error), field: .input(.every), value: every)
    }
  }

  private func end(_ rule: RecurrenceRule?, _ old: Recurrence?) throws(Failure) -> RecurrenceEnd {
    if last != nil, times != nil {
      throw Failure(.usage(.exclusive(.ends, .input(.last), .input(.times))), field: .times)
    }
    guard rule != nil else {
      guard last == nil, times == nil else { throw Failure(.days(.lastAlone), field: last == nil ? .times : .last) }
      return .never
    }
    if let last { return .on(last) }
    if let times {
      guard RecurrenceEnd.counts.contains(times) else {
        throw Failure(.recurrence(.countOutOfRange(times)), field: .times, value: "\(times)")
      }
      return .after(times)
    }
    // An empty field of the last day removes a last day; it removes a number of occurrences only if there was a field
    // for it.
    return isEndless && (every != nil || old?.times == nil || !keepsTimes) ? .never : old?.end ?? .never
  }

  // MARK: The rule

  private func ownRule(_ first: Day, _ old: Recurrence?) throws(Failure) -> RecurrenceRule? {
    if let rule {
      do { return try RecurrenceText.read(rule).plain(first: first) } catch {
        throw Failure(.recurrenceText(error), field: .path("rule"), value: rule)
      }
    }
    if let every, let phrase = Self.phrase(every) {
      guard onDays == nil, nth == nil, skips == nil else {
        throw Failure(
          .usage(excludes(onDays != nil ? .onDays : nth != nil ? .nth : .skip, every)), field: .every)
      }
      do { return try phrase.rule(first: first).plain(first: first) } catch {
        throw Failure(.recurrence(error), field: .input(.every), value: every)
      }
    }
    guard let (step, unit) = try stepAndUnit(old) else { return nil }
    return try rule(step, unit, first, old).plain(first: first)
  }

  /// A recurrence in more words than a number and a unit: `year on 1 ramadan`, `mon and wed`, `last friday`.
  private static func phrase(_ every: String) -> RecurrencePhrase? {
    guard (try? StepText(every)) == nil, !every.lowercased().hasSuffix("never") else { return nil }
    return RecurrencePhrase(every) ?? RecurrencePhrase("every " + every)
  }

  /// Whether the text of the frequency also contains the days, so that a first day is not needed.
  public var saysDays: Bool { every.flatMap { Self.phrase($0) } != nil }

  /// The frequency from these fields, otherwise from the former event; nil for never.
  private func stepAndUnit(_ old: Recurrence?) throws(Failure) -> (step: RecurrenceStep, unit: Repetition)? {
    if onDays != nil, nth != nil {
      throw Failure(.usage(.exclusive(.recurrences, .input(.onDays), .input(.nth))), field: .nth)
    }
    if let every {
      guard let typed = try StepText(every) else {
        guard onDays == nil, nth == nil else {
          throw Failure(.usage(excludes(onDays == nil ? .nth : .onDays, "never")))
        }
        return nil
      }
      if onDays != nil, typed.unit != .week {
        throw Failure(.usage(excludes(.onDays, every)), field: .onDays)
      }
      if nth != nil, typed.unit != .month, typed.unit != .year {
        throw Failure(.usage(excludes(.nth, every)), field: .nth)
      }
      return (typed.step, typed.unit)
    }
    let kept = old?.rule?.stepAndUnit
    if onDays != nil { return kept?.unit == .week ? kept : (.one, .week) }
    if nth != nil { return kept?.unit == .month || kept?.unit == .year ? kept : (.one, .month) }
    guard let kept else { throw Failure(.usage(.needs(.input(.every))), field: .skip) }
    return kept
  }

  /// The cause that a field and the value of the frequency exclude each other.
  private func excludes(_ field: Field.Input, _ every: String) -> UsageCause {
    .exclusive(.recurrences, .input(.every), .input(field), value: every)
  }

  private func rule(
    _ step: RecurrenceStep, _ unit: Repetition, _ first: Day, _ old: Recurrence?
  ) throws(Failure) -> RecurrenceRule {
    switch unit {
    case .day: return .days(every: step)
    case .week:
      return .weeks(
        every: step, on: try onDays.map(WeekdaysText.read) ?? RecurringWeekdays(first.weekday), weekStart: .monday)
    case .month: return .months(every: step, on: try monthDays(first))
    case .year:
      let day = try monthDays(first)
      do { return .years(every: step, in: try RecurringMonths([first.date.month]), on: day) } catch {
        throw Failure(.recurrence(error), field: .input(.every), value: every)
      }
    }
  }

  private func monthDays(_ first: Day) throws(Failure) -> MonthDays {
    if let nth { return try NthText.read(nth) }
    guard skips == true else { return .nearest(MonthDayNumber(first)) }
    do { return .numbered(try MonthDayNumbers([first.date.dayOfMonth])) } catch {
      throw Failure(.recurrence(error), field: .skip)
    }
  }
}

extension Recurrence {
  /// Whether it recurs on a date of the active Hijri months.
  package var isHijri: Bool {
    if case .calendar(let rule) = rule { return rule.calendar == .hijriUmmAlQura }
    return false
  }

  /// The original day of the first occurrence on or after ``first``; by the active months it may be before that day.
  fileprivate func firstOriginal(_ months: HijriMonths?) throws(RecurrenceError) -> Day? {
    guard let months, isHijri else { return original(number: 0) }
    let earlier = try Recurrence(first: max(first - 3, Limits.days.first), rule: rule, end: end, changes: changes)
    return earlier.nextOccurrence(onOrAfter: first, months: months)?.original ?? original(number: 0)
  }
}
