public import FastiCivil

/// When an event is on the days of its recurrence: all day, or at a time of some clocks, and until when.
public enum EventTime: Hashable, Sendable {
  /// Whole days, wherever the reader is.
  case allDay(EventDays)
  /// At a time of its first day.
  case timed(EventHours)

  /// Whole days of the longest event, about ten years.
  public static let mostDays = 3_660
}

/// For how many whole days an event lasts, 1 to ``EventTime/mostDays``.
public struct EventDays: Hashable, Sendable {
  /// One day.
  public static let one = EventDays(unchecked: 1)
  /// 1 to ``EventTime/mostDays``.
  public let count: Int

  private init(unchecked count: Int) { self.count = count }

  /// So many days.
  /// - Throws: `.daysOutOfRange`.
  public init(_ count: Int) throws(EventTimeError) {
    guard count >= 1, count <= EventTime.mostDays else { throw .daysOutOfRange(count) }
    self.init(unchecked: count)
  }
}

/// Whose clocks show an event's time.
public enum EventClocks: Hashable, Sendable {
  /// Those of wherever the reader is: 09:00 is at nine everywhere.
  case floating
  /// Those of one place: 09:00 in Tokyo is one moment, and another hour elsewhere.
  case zone(NamedZone)
}

/// When an event ends that begins at a time.
public enum EventEnd: Hashable, Sendable {
  /// Nothing is said of the hour; it lasts that many days, its first included. The events of today are of this kind.
  case open(EventDays)
  /// After so many seconds, 0 or more, whatever clocks do in between.
  case after(seconds: Int)
  /// At a time by the same clocks, some days later; 0 for the same day.
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

  /// The hours from a time on.
  /// - Throws: `.reversed` where the end is before the start, `.daysOutOfRange` where it lasts longer than ten years.
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

/// What can be wrong with an event's time.
public enum EventTimeError: Error, Hashable, Sendable {
  /// It ends before it begins.
  case reversed
  /// It lasts no day, or longer than ``EventTime/mostDays``.
  case daysOutOfRange(Int)
}
