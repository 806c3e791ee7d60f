public import FastiCalendars
public import FastiCivil

// Splitting a series at one of its occurrences: this one and all later ones become another series.
extension Recurrence {
  /// The occurrences with original days before one; nil if there is none.
  public func before(_ original: Day) -> Recurrence? {
    guard let rule else { return listed(before: original) }
    guard original > first else { return nil }
    let number = number(of: original)
    guard number > 0 else { return nil }
    let last = min(original - 1, lastOriginal)
    let end: RecurrenceEnd = if case .after(let count) = end { .after(min(count, number)) } else { .on(last) }
    // Days may be added before the first one.
    return try? Recurrence(
      first: first, rule: rule, end: end, changes: changes.within(DayRange(Limits.days.first...last)))
  }

  /// The occurrence of an original day and all with later ones, with the same names; nil if there is a rule that does not give
  /// that occurrence.
  public func from(_ original: Day) -> Recurrence? {
    guard let rule else { return isNamed(original) ? listed(from: original) : nil }
    guard isRuled(original) else { return nil }
    var end = end
    if case .after(let count) = end { end = .after(count - number(of: original)) }
    // Days that were added before the first occurrence belong to it.
    let range = DayRange((number(of: original) == 0 ? Limits.days.first : original)...Limits.days.last)
    return try? Recurrence(first: original, rule: rule, end: end, changes: changes.within(range))
  }

  /// The days before one, without a rule. Days that were added before the first one belong to it.
  private func listed(before original: Day) -> Recurrence? {
    guard original != first, original > Limits.days.first else { return nil }
    var earlier = changes.within(DayRange(Limits.days.first...(original - 1)))
    guard original < first else { return try? Recurrence(first: first, rule: nil, changes: earlier) }
    guard let day = earlier.added.first else { return nil }
    earlier.remove(added: day)
    return try? Recurrence(first: day, rule: nil, changes: earlier)
  }

  /// A day and the later ones, without a rule.
  private func listed(from original: Day) -> Recurrence? {
    if original == first { return self }
    var later = changes.within(DayRange(original...Limits.days.last))
    later.remove(added: original)
    if first > original { later.add(first) }
    return try? Recurrence(first: original, rule: nil, changes: later)
  }
}

extension Recurrence {
  /// The occurrence of an original day, with the day on which it falls; nil if there is none, or it was dropped.
  /// - Parameter months: The active Hijri months, for rules of Hijri dates; nil for the published calendar.
  public func occurrence(of original: Day, months: HijriMonths? = nil) -> RecurrenceDay? {
    guard isNamed(original) else { return nil }
    switch changes.change(of: original) {
    case nil:
      guard let months else { return RecurrenceDay(original: original, day: original) }
      // A month begins at most two days from the published calendar.
      let near = DayRange(original).widened(before: 3, after: 3)
      return occurrences(in: near, months: months).first { $0.original == original }
    case .moved(let day)?: return RecurrenceDay(original: original, day: day)
    case .dropped?: return nil
    }
  }

  /// How many occurrences there are; nil if only the last year ends them.
  public var count: Int? {
    if case .never = end, rule != nil { return nil }
    let ruled = rule == nil ? 1 : number(of: lastOriginal) + (isRuled(lastOriginal) ? 1 : 0)
    let added = changes.added.count { !isRuled($0) }
    let dropped = changes.items.count { $0.change == .dropped && isNamed($0.original) }
    return ruled + added - dropped
  }
}

extension Recurrence {
  /// A recurring day of another calendar, from its first occurrence on or after a day.
  ///
  /// - Parameters:
  ///   - day: A day as the months give it. The recurrence is counted from the same date in the published calendar.
  ///   - months: The active Hijri months, for rules of Hijri dates; nil for the published calendar.
  /// - Throws: As ``init(first:rule:end:changes:)``, and `.outsideCalendar` if there is no occurrence on or after the
  ///   day.
  public init(
    _ rule: CalendarRule, onOrAfter day: Day, end: RecurrenceEnd = .never, months: HijriMonths? = nil
  ) throws(RecurrenceError) {
    // Years are counted from that of the first occurrence, so it is searched in every year.
    let every = try Recurrence(first: max(day - 60, rule.calendar.range.first), rule: .calendar(rule.ofEveryYear))
    guard let found = every.nextOccurrence(onOrAfter: day, months: months) else {
      throw .outsideCalendar(rule.calendar, first: day)
    }
    try self.init(first: found.original, rule: .calendar(rule), end: end)
  }
}
