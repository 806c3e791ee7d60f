public import FastiCalendars
public import FastiCivil

extension Recurrence {
  /// The days of a range on which it begins, in order.
  ///
  /// - Parameter months: The active Hijri months, for rules of Hijri dates; nil for the published calendar.
  /// - Complexity: O(1), plus O(1) for each day found or left out; O(*n*) in the changes of single occurrences.
  public func starts(in range: DayRange, months: HijriMonths? = nil) -> [Day] {
    var days: [Day] = []
    forEachStart(in: range, months: months) { days.append($0) }
    return days
  }

  /// Passes the days of a range on which it begins to a closure, in order.
  ///
  /// - Parameter months: The active Hijri months, for rules of Hijri dates; nil for the published calendar.
  /// - Complexity: As ``starts(in:months:)``.
  public func forEachStart(in range: DayRange, months: HijriMonths? = nil, _ body: (Day) -> Void) {
    guard changes.isEmpty else {
      for occurrence in occurrences(in: range, months: months) { body(occurrence.day) }
      return
    }
    forEachRuled(in: range, months: months) { body($0.day) }
  }

  /// The occurrences of a range, by the days on which they fall, in order.
  ///
  /// - Parameter months: The active Hijri months, for rules of Hijri dates. If a month begins on another day than in the
  ///   published calendar, its occurrences move with it and keep their names. There are none outside these months. Nil for
  ///   the published calendar.
  /// - Complexity: As ``starts(in:months:)``.
  public func occurrences(in range: DayRange, months: HijriMonths? = nil) -> [RecurrenceDay] {
    var found: [RecurrenceDay] = []
    forEachRuled(in: range, months: months) { occurrence in
      if changes.change(of: occurrence.original) == nil { found.append(occurrence) }
    }
    guard !changes.isEmpty else { return found }
    for day in changes.added where range.contains(day) && changes.change(of: day) == nil && !isRuled(day) {
      found.append(RecurrenceDay(original: day, day: day))
    }
    for item in changes.items {
      guard case .moved(let day) = item.change, range.contains(day), isNamed(item.original) else { continue }
      found.append(RecurrenceDay(original: item.original, day: day))
    }
    found.sort(by: RecurrenceDay.isBefore)
    return found
  }

  /// The first day on or after a day on which it begins; nil after the last.
  ///
  /// - Parameter months: The active Hijri months, for rules of Hijri dates; nil for the published calendar.
  public func next(onOrAfter day: Day, months: HijriMonths? = nil) -> Day? {
    nextOccurrence(onOrAfter: day, months: months)?.day
  }

  /// The first occurrence on or after a day; nil after the last.
  ///
  /// - Parameter months: The active Hijri months, for rules of Hijri dates; nil for the published calendar.
  public func nextOccurrence(onOrAfter day: Day, months: HijriMonths? = nil) -> RecurrenceDay? {
    var next = nextRuled(onOrAfter: day, months)
    while let found = next, changes.change(of: found.original) != nil {
      next = nextRuled(onOrAfter: found.day + 1, months)
    }
    guard !changes.isEmpty else { return next }
    let reach = DayRange(day).widened(before: 0, after: max(0, Limits.days.last - day))
    for added in changes.added where reach.contains(added) && changes.change(of: added) == nil {
      if added < next?.day ?? .init(.max) { next = RecurrenceDay(original: added, day: added) }
    }
    for item in changes.items {
      guard case .moved(let other) = item.change, reach.contains(other), isNamed(item.original) else { continue }
      let moved = RecurrenceDay(original: item.original, day: other)
      if next.map({ RecurrenceDay.isBefore(moved, $0) }) ?? true { next = moved }
    }
    return next
  }

  /// Whether an original day names an occurrence, dropped or not: the rule has it, or it was added.
  public func isNamed(_ original: Day) -> Bool { changes.adds(original) || isRuled(original) }

  /// How many occurrences of the rule come before one, dropped and moved ones included: 0 for the first.
  /// - Complexity: As of ``init(first:rule:end:changes:)``.
  public func number(of original: Day) -> Int {
    switch rule {
    case nil: 0
    case .calendar(let rule)?: rule.count(before: original, first: first)
    case let rule?: RulePeriods(rule: rule, first: first).count(before: original)
    }
  }

  /// The occurrence of a number, from 0, as the rule has it; nil beyond the end.
  /// - Complexity: As of ``init(first:rule:end:changes:)``.
  public func original(number: Int) -> Day? {
    guard number >= 0 else { return nil }
    let day: Day? =
      switch rule {
      case nil: number == 0 ? first : nil
      case .calendar(let rule)?: rule.day(number: number, first: first)
      case let rule?: RulePeriods(rule: rule, first: first).day(number: number)
      }
    guard let day, day <= lastOriginal else { return nil }
    return day
  }

  /// Whether the rule has a day, by the published calendar for a rule of Hijri dates.
  func isRuled(_ day: Day) -> Bool {
    guard day >= first, day <= lastOriginal else { return false }
    switch rule {
    case nil: return day == first
    case .calendar(let rule)?:
      // A day that exists only in a month that is longer than published has a name too.
      return rule.found(in: DayRange(day), first: first).contains { $0.original == day }
    case let rule?: return RulePeriods(rule: rule, first: first).next(onOrAfter: day, to: day) != nil
    }
  }

  /// The days of the rule in a range, without changes.
  private func forEachRuled(in range: DayRange, months: HijriMonths?, _ body: (RecurrenceDay) -> Void) {
    switch rule {
    case nil:
      if range.contains(first), first <= lastOriginal { body(RecurrenceDay(original: first, day: first)) }
    case .calendar(let rule)?:
      for found in calendarDays(rule, in: range, months) where found.comes && isWithin(found.original) {
        body(RecurrenceDay(original: found.original, day: found.day))
      }
    case let rule?:
      RulePeriods(rule: rule, first: first).forEach(from: range.first, to: min(range.last, lastOriginal)) {
        body(RecurrenceDay(original: $0, day: $0))
        return true
      }
    }
  }

  private func isWithin(_ original: Day) -> Bool { original >= first && original <= lastOriginal }

  private func calendarDays(_ rule: CalendarRule, in range: DayRange, _ months: HijriMonths?) -> [CalendarRule.Found] {
    guard let months, rule.calendar == .hijriUmmAlQura else { return rule.found(in: range, first: first) }
    return rule.found(in: range, first: first, months: months)
  }

  private func nextRuled(onOrAfter day: Day, _ months: HijriMonths?) -> RecurrenceDay? {
    switch rule {
    case nil: return first >= day ? RecurrenceDay(original: first, day: first) : nil
    case .calendar(let rule)?:
      // In longer and longer ranges: most rules have a day in each year.
      var (start, length) = (max(day, first - 400), 400)
      while start <= lastOriginal + 400 {
        let range = DayRange(start).widened(before: 0, after: length)
        for found in calendarDays(rule, in: range, months) where found.comes && isWithin(found.original) {
          return RecurrenceDay(original: found.original, day: found.day)
        }
        (start, length) = (range.last + 1, length * 2)
      }
      return nil
    case let rule?:
      return RulePeriods(rule: rule, first: first).next(onOrAfter: day, to: lastOriginal)
        .map { RecurrenceDay(original: $0, day: $0) }
    }
  }
}

/// One occurrence of a recurrence: the day on which it falls, and its name.
public struct RecurrenceDay: Hashable, Sendable {
  /// The day on which the rule has it: its name, which it keeps when it is moved, and when a Hijri month moves. For a rule of
  /// Hijri dates it is the day by the published calendar.
  public let original: Day
  /// The day on which it falls.
  public let day: Day

  /// An occurrence.
  public init(original: Day, day: Day) {
    self.original = original
    self.day = day
  }

  /// By day, then by name.
  static func isBefore(_ left: RecurrenceDay, _ right: RecurrenceDay) -> Bool {
    (left.day, left.original) < (right.day, right.original)
  }
}
