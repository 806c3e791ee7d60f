public import FastiCivil

/// The time of an event on the days of its recurrence: all day, or from a clock time to an end.
public enum EventTime: Hashable, Sendable {
  /// Whole days, the same in every zone.
  case allDay(EventDays)
  /// At a time of its first day.
  case timed(EventHours)

  /// Whole days of the longest event, about ten years.
  public static let mostDays = 3_660
}

/// The number of whole days of an event, 1 to ``EventTime/mostDays``.
public struct EventDays: Hashable, Sendable {
  /// One day.
  public static let one = EventDays(unchecked: 1)
  /// 1 to ``EventTime/mostDays``.
  public let count: Int

  private init(unchecked count: Int) { self.count = count }

  /// A number of days.
  /// - Throws: `.daysOutOfRange`.
  public init(_ count: Int) throws(EventTimeError) {
    guard count >= 1, count <= EventTime.mostDays else { throw .daysOutOfRange(count) }
    self.init(unchecked: count)
  }
}

/// Whose clocks show an event's time.
public enum EventClocks: Hashable, Sendable {
  /// Those of the reader's place: 09:00 is nine o'clock everywhere.
  case floating
  /// Those of one place: 09:00 in Tokyo is one moment, and another hour elsewhere.
  case zone(NamedZone)
}

/// When an event ends that begins at a time.
public enum EventEnd: Hashable, Sendable {
  /// Without a time; it lasts a number of days, including its first. Events without an end are of this kind.
  case open(EventDays)
  /// After a number of seconds, 0 or more, regardless of changes of the clocks.
  case after(seconds: Int)
  /// At a time in the same zone, some days later; 0 for the same day.
  case at(TimeOfDay, daysLater: Int)
}

/// The hours of an event that begins at a time.
public struct EventHours: Hashable, Sendable {
  /// When it begins on its first day.
  public let start: TimeOfDay
  /// Whose clocks show ``start`` and the end.
  public let clocks: EventClocks
  /// When it ends.
  public let end: EventEnd

  /// The hours from a start time.
  /// - Throws: `.reversed` if the end is before the start, `.daysOutOfRange` if it lasts longer than ten years.
  public init(
    _ start: TimeOfDay, clocks: EventClocks = .floating, end: EventEnd = .open(.one)
  ) throws(EventTimeError) {
    switch end {
    case .open: break
    case .after(let seconds):
      guard seconds >= 0 else { throw .reversed }
      guard seconds <= (EventTime.mostDays - 1) * 86_400 else { throw .daysOutOfRange(seconds / 86_400 + 1) }
    case .at(let time, let days):
      guard days > 0 || days == 0 && time >= start else { throw .reversed }
      guard days < EventTime.mostDays else { throw .daysOutOfRange(days + 1) }
    }
    self.start = start
    self.clocks = clocks
    self.end = end
  }
}

/// An error in an event's time.
public enum EventTimeError: Error, Hashable, Sendable {
  /// It ends before it begins.
  case reversed
  /// It lasts less than a day, or longer than ``EventTime/mostDays``.
  case daysOutOfRange(Int)
}

#if !hasFeature(Embedded)
  extension EventTimeError: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// What is wrong, as a sentence in any language.
    public var sentence: Sentence {
      switch self {
      case .reversed: Sentence(.eventTimeReversed)
      case .daysOutOfRange(let days): Sentence(.eventTimeDays, .number(days), .number(EventTime.mostDays))
      }
    }
  }
#endif
