public import FastiCalendars
public import FastiCivil

/// An occurrence of an event as a reader sees it.
public struct LocalOccurrence: Hashable, Sendable {
  /// Its name and its day in the event's time zone.
  public let occurrence: RecurrenceDay
  /// Its days and hours in the reader's time zone.
  public let time: LocalEventTime

  /// An occurrence and its time.
  public init(occurrence: RecurrenceDay, time: LocalEventTime) {
    self.occurrence = occurrence
    self.time = time
  }
}

extension EventTime {
  /// The days on which an occurrence must begin, in the event's time zone, to be on one of a reader's days. A few more days are
  /// included. A query of a store uses these.
  public func beginning(for days: DayRange) -> DayRange {
    // Clocks differ by at most 51 hours, so the days of one moment in two zones are at most three days apart.
    let slack = isZoned ? 3 : 0
    return days.widened(before: longest - 1 + slack, after: slack)
  }

  /// The occurrences that are on a reader's days, in the order of their beginnings.
  ///
  /// - Parameters:
  ///   - days: Days of the reader.
  ///   - reader: The reader's zone.
  ///   - months: The active Hijri months, for rules of Hijri dates.
  /// - Complexity: O(*n*) in the occurrences of these days and of the days before them within the length of an
  ///   occurrence.
  public func occurrences(
    of recurrence: Recurrence, on days: DayRange, in reader: Zone, months: HijriMonths? = nil
  ) -> [LocalOccurrence] {
    var found: [LocalOccurrence] = []
    for occurrence in recurrence.occurrences(in: beginning(for: days), months: months) {
      let time = LocalEventTime(self, on: occurrence.day, in: reader)
      if time.days.intersection(days) != nil { found.append(LocalOccurrence(occurrence: occurrence, time: time)) }
    }
    // Two that begin at one moment, because one was moved, are in the order of their names.
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
      // Two days more than the duration fills: a part of a day at each end.
      case .after(let seconds): seconds / 86_400 + 2
      case .at(_, let later): later + 1
      }
    }
  }
}
