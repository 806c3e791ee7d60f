extension Zone {
  /// The moment or moments at which clocks show a day and time.
  ///
  /// ```swift
  /// let zone = try Zone(posix: "CET-1CEST,M3.5.0,M10.5.0/3")
  /// // In the last night of summer time, clocks show half past two twice.
  /// print(zone.moments(Day(year: 2026, month: 10, day: 25), try TimeOfDay(hour: 2, minute: 30)))
  /// // overlap(earlier: 2026-10-25T00:30:00Z, later: 2026-10-25T01:30:00Z)
  /// ```
  public enum Moments: Hashable, Sendable {
    /// Clocks show it once.
    case one(Instant)
    /// Clocks are put forward past it at `transition` and never show it; `before` and `after` are the offsets.
    case gap(transition: Instant, before: Int, after: Int)
    /// Clocks are put back and show it twice.
    case overlap(earlier: Instant, later: Instant)
  }

  /// The moments at which clocks show a day and time.
  ///
  /// - Complexity: O(log *n*) in the number of transitions.
  public func moments(_ day: Day, _ time: TimeOfDay) -> Moments {
    let reading = Instant(day, time).seconds
    if transitions.isEmpty, rule == nil { return .one(Instant(seconds: reading - Int64(localTimes[0].offset))) }
    // The moment is within the widest offsets of the same reading in UTC.
    let first = reading - Int64(Zone.offsets.upperBound)
    let last = reading - Int64(Zone.offsets.lowerBound)
    var begin = Instant(seconds: first)
    var offset = self.offset(at: begin)
    var found: [Instant] = []
    var gap: Moments?
    // A zone changes a few times a year; the limit only stops a hostile file.
    for _ in 0..<64 {
      let change = nextChange(after: begin)
      // On most days clocks do not change nearby.
      if found.isEmpty, gap == nil, (change?.at.seconds ?? .max) > last {
        return .one(Instant(seconds: reading - Int64(offset)))
      }
      let end = change?.at ?? Instant(seconds: Int64.max)
      let candidate = reading - Int64(offset)
      if candidate >= begin.seconds, candidate < end.seconds { found.append(Instant(seconds: candidate)) }
      guard let change, change.at.seconds <= last else { break }
      if candidate >= end.seconds, reading - Int64(change.offset) < end.seconds, gap == nil {
        gap = .gap(transition: change.at, before: offset, after: change.offset)
      }
      begin = change.at
      offset = change.offset
    }
    if let first = found.first {
      return found.count > 1 ? .overlap(earlier: first, later: found[found.count - 1]) : .one(first)
    }
    return gap ?? .one(Instant(seconds: reading - Int64(offset)))
  }

  /// The moment of a day and time: the earlier of two; in a gap, as long after the transition as the reading is after
  /// the start of the gap, as RFC 5545, section 3.3.5, requires.
  public func instant(_ day: Day, _ time: TimeOfDay) -> Instant {
    switch moments(day, time) {
    case .one(let instant): instant
    case .overlap(let earlier, _): earlier
    case .gap(_, let before, _): Instant(seconds: Instant(day, time).seconds - Int64(before))
    }
  }

  /// The next moment after this one at which the offset may change, and the offset from then on.
  func nextChange(after instant: Instant) -> (at: Instant, offset: Int)? {
    let next = firstTransition(after: instant)
    if next < transitions.count {
      return (Instant(seconds: transitions[next]), offset(at: Instant(seconds: transitions[next])))
    }
    return rule?.nextChange(after: instant)
  }
}

extension Zone: CustomStringConvertible {
  /// The abbreviations after the last transition: `CET/CEST`, `UTC`; for a fixed offset `+02:00`.
  public var description: String {
    guard let rule else { return localTimes[Int(indices.last ?? 0)].description }
    guard let daylight = rule.daylight else { return rule.standard.description }
    return rule.standard.description + "/" + daylight.local.description
  }
}

extension Zone.LocalTime: CustomStringConvertible {
  /// The abbreviation, or the offset if there is none: `CEST`, `+02:00`.
  public var description: String {
    if !designation.isEmpty { return String(decoding: designation, as: UTF8.self) }
    var writer = UTF8Writer(capacity: 6)
    writer.write(offset < 0 ? "-" : "+")
    writer.write(Int(offset.magnitude) / 3_600, width: 2)
    writer.write(":")
    writer.write(Int(offset.magnitude) / 60 % 60, width: 2)
    return writer.string
  }
}

extension Zone {
  /// The offset of every reading of the clocks on a day, or nil when they change on it or close to it.
  ///
  /// If it is not nil, ``instant(_:_:)`` of any time of the day is the reading minus this offset.
  /// - Complexity: O(log *n*) in the number of transitions.
  public func steadyOffset(on day: Day) -> Int? {
    // A day's readings are within the widest offsets of the same readings in UTC.
    let first = Instant(seconds: Instant(day, .midnight).seconds - Int64(Zone.offsets.upperBound))
    let last = Instant(day + 1, .midnight).seconds - Int64(Zone.offsets.lowerBound)
    if let change = nextChange(after: first), change.at.seconds <= last { return nil }
    return offset(at: first)
  }
}
