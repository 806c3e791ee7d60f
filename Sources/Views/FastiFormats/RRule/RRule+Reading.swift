public import FastiAgenda
public import FastiCivil

/// Rules of recurrence as RFC 5545 writes them, sections 3.3.10 and 3.8.5.
///
/// ```swift
/// let first = Day(year: 2026, month: 11, day: 23)
/// let recurrence = try RRule.read("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE", first: first, time: .allDay(.one))
/// ```
public enum RRule {
  /// The recurrence of a rule's text.
  ///
  /// The result has exactly the days of the text; a month without the day is left out, as RFC 5545 says. The text that
  /// ``write(_:time:)`` writes for "the nearest day before" is read as that: `BYMONTHDAY=28,29,30;BYSETPOS=-1`.
  ///
  /// - Parameters:
  ///   - text: The value of RRULE.
  ///   - first: The day of DTSTART, by the clocks of the event.
  ///   - time: The event's time, which an UNTIL is compared with.
  /// - Throws: What is wrong with the text, or `.cannotSay` with what a recurrence cannot express.
  public static func read(_ text: String, first: Day, time: EventTime) throws(RRuleError) -> Recurrence {
    let parts = try RRuleParts(text)
    let rule = try RRuleSense(parts: parts, first: first).rule()
    let endless = try made(first, rule, .never)
    guard endless.next(onOrAfter: first) == first else { throw .cannotSay(.firstDayOutside) }
    if let count = parts.count {
      // There are at most as many occurrences as days.
      return try made(first, rule, .after(min(count, RecurrenceEnd.counts.upperBound)))
    }
    guard let until = parts.until else { return endless }
    let last = last(until, time)
    if let next = endless.next(onOrAfter: last.least + 1), next <= last.greatest { throw .cannotSay(.unclearEnd) }
    return try made(first, rule, .on(last.least))
  }

  private static func made(
    _ first: Day, _ rule: RecurrenceRule, _ end: RecurrenceEnd
  ) throws(RRuleError) -> Recurrence {
    do { return try Recurrence(first: first, rule: rule, end: end) } catch { throw .recurrence(error) }
  }

  /// The earliest and the latest last day that an UNTIL can mean.
  private static func last(_ until: RRuleParts.Until, _ time: EventTime) -> (least: Day, greatest: Day) {
    switch (until, time) {
    case (.day(let day), .allDay), (.local(let day, _), .allDay): return (day, day)
    // Some programs mean the whole day, others its midnight.
    case (.day(let day), .timed(let hours)): return (hours.start == .midnight ? day : day - 1, day)
    case (.local(let day, let end), .timed(let hours)):
      let last = hours.start <= end ? day : day - 1
      return (last, last)
    case (.utc(let moment), .timed(let hours)):
      if case .zone(let clocks) = hours.clocks {
        let day = clocks.zone.day(at: moment)
        let last = clocks.zone.instant(day, hours.start) <= moment ? day : day - 1
        return (last, last)
      }
      return anywhere(moment, hours.start)
    case (.utc(let moment), .allDay): return anywhere(moment, .midnight)
    }
  }

  /// The last days that begin before a moment by clocks from 12 hours behind to 14 hours ahead of UTC.
  private static func anywhere(_ moment: Instant, _ start: TimeOfDay) -> (least: Day, greatest: Day) {
    func last(_ hours: Int) -> Day {
      let day = moment.day(offset: hours * 3_600)
      return moment.time(offset: hours * 3_600) >= start ? day : day - 1
    }
    return (last(-12), last(14))
  }
}
