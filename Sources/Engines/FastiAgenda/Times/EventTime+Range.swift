public import FastiCalendars
public import FastiCivil

/// An occurrence of an event as a reader sees it.
public struct LocalOccurrence: Hashable, Sendable {
  /// Its name and its day by the event's own clocks.
  public let occurrence: RecurrenceDay
  /// Its days and hours by the reader's clocks.
  public let time: LocalEventTime

  /// An occurrence and its time.
  public init(occurrence: RecurrenceDay, time: LocalEventTime) {
    self.occurrence = occurrence
    self.time = time
  }
}

extension EventTime {
  /// The days on which an occurrence must begin, by the event's own clocks, to be on one of a reader's days: some more days than
  /// those for which it is. A query of a store asks for these.
  public func beginning(for days: DayRange) -> DayRange {
    // Clocks differ by 51 hours at most, so a day by one is at most three days away from the same moment's by another.
    let slack = isZoned ? 3 : 0
    return days.widened(before: longest - 1 + slack, after: slack)
  }

  /// The occurrences that are on a reader's days, in the order of their beginnings.
  ///
  /// - Parameters:
  ///   - days: Days of the reader.
  ///   - reader: The clocks where the reader is.
  ///   - months: The active Hijri months, for rules of Hijri dates.
  /// - Complexity: O(*n*) in the occurrences of the days and of those before that an occurrence lasts.
  public func occurrences(
    of recurrence: Recurrence, on days: DayRange, in reader: Zone, months: HijriMonths? = nil
  ) -> [LocalOccurrence] {
    var found: [LocalOccurrence] = []
    for occurrence in recurrence.occurrences(in: beginning(for: days), months: months) {
      let time = LocalEventTime(self, on: occurrence.day, in: reader)
      if time.days.intersection(days) != nil { found.append(LocalOccurrence(occurrence: occurrence, time: time)) }
    }
    // Two that begin at one moment, because one was moved, come in the order of their names.
    found.sort { ($0.time.begins, $0.occurrence.original) < ($1.time.begins, $1.occurrence.original) }
    return found
  }

  private var isZoned: Bool {
    if case .timed(let hours) = self, case .zone = hours.clocks { return true }
    return false
  }

  /// The most days an occurrence is on.
  private var longest: Int {
    switch self {
    case .allDay(let days): days.count
    case .timed(let hours):
      switch hours.end {
      case .open(let days): days.count
      // Two days more than the seconds fill: a part of one at each end.
      case .after(let seconds): seconds / 86_400 + 2
      case .at(_, let later): later + 1
      }
    }
  }
}
