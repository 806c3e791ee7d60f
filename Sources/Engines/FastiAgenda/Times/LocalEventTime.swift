public import FastiCivil

/// The time of an occurrence in the reader's time zone.
public struct LocalEventTime: Hashable, Sendable {
  /// All of the reader's days it is on; an end at midnight is the end of the day before.
  public let days: DayRange
  /// The clock time of its beginning on the first of them; nil for whole days.
  public let start: TimeOfDay?
  /// The clock time of its end, on the last of the days, or at midnight after it; nil if it has no end time.
  public let end: TimeOfDay?
  /// The moment it begins; for whole days, midnight in the reader's zone.
  public let begins: Instant
  /// The moment it ends; nil if it has no end time.
  public let ends: Instant?

  /// An occurrence on a day, as a reader's clocks show it.
  ///
  /// A time that clocks skip is read with the offset before the gap, and a repeated time is the first, as RFC 5545, section
  /// 3.3.5, says. A floating time is shown as written, even if the reader's clocks skip it.
  ///
  /// - Parameters:
  ///   - day: The day of the occurrence in the event's time zone.
  ///   - reader: The reader's zone.
  /// - Complexity: O(log *n*) in the transitions of the two zones.
  public init(_ time: EventTime, on day: Day, in reader: Zone) {
    switch time {
    case .allDay(let length):
      days = DayRange(day).widened(before: 0, after: length.count - 1)
      (start, end) = (nil, nil)
      begins = reader.instant(day, .midnight)
      ends = reader.instant(day + length.count, .midnight)
    case .timed(let hours):
      let span = Span(hours, on: day, in: reader)
      (begins, ends) = (span.begins, span.ends)
      (start, end) = (span.start.time, span.end?.time)
      days = span.days(hours.end)
    }
  }

  /// Both ends on the reader's clocks.
  private struct Span {
    let begins: Instant
    let ends: Instant?
    let start: (day: Day, time: TimeOfDay)
    let end: (day: Day, time: TimeOfDay)?

    init(_ hours: EventHours, on day: Day, in reader: Zone) {
      let own: Zone = if case .zone(let named) = hours.clocks { named.zone } else { reader }
      let floats = hours.clocks == .floating
      func shown(_ instant: Instant) -> (day: Day, time: TimeOfDay) {
        (reader.day(at: instant), reader.time(at: instant))
      }
      let begins = own.instant(day, hours.start)
      self.begins = begins
      start = floats ? (day, hours.start) : shown(begins)
      switch hours.end {
      case .open: (ends, end) = (nil, nil)
      case .after(let seconds):
        let moment = Instant(seconds: begins.seconds + Int64(seconds))
        (ends, end) = (moment, shown(moment))
      case .at(let time, let later):
        // In an hour that clocks repeat or skip, the end could be before the start.
        let moment = max(own.instant(day + later, time), begins)
        (ends, end) = (moment, floats ? (day + later, time) : shown(moment))
      }
    }

    /// The reader's days from the first to the last one it is on.
    func days(_ length: EventEnd) -> DayRange {
      let first = start.day
      guard let end else {
        guard case .open(let days) = length else { return DayRange(first) }
        return DayRange(first).widened(before: 0, after: days.count - 1)
      }
      let last = end.time == .midnight && end.day > first ? end.day - 1 : end.day
      return DayRange(first).widened(before: 0, after: max(0, last - first))
    }
  }
}
