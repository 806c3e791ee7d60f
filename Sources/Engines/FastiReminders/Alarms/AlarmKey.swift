public import FastiCivil

/// The kind of item of an alarm. The numbers are stored.
public enum AlarmSource: UInt8, CaseIterable, Hashable, Sendable {
  case event = 1
  case countdown = 2
  /// A holiday, by its rule.
  case holiday = 3
  /// All holidays of a region.
  case region = 4
  /// All public holidays of the selected regions.
  case publicHolidays = 5
  /// A reminder on a Hijri date, delivered before its own time: the evening before.
  case reminder = 6
}

/// An occurrence of an item, by a name that it keeps when it is moved.
public enum AlarmOccurrence: Hashable, Comparable, Sendable {
  /// Of an event, a countdown or a holiday: its original day.
  case day(Day)
  /// Of a reminder, whose day depends on the months: the Hijri year, and the day of the run, from 1.
  case hijri(year: Int, index: Int)

  /// Where the numbers of Hijri years begin, after those of all days.
  private static let firstHijri = 10_000_000

  /// Its permanent number, which is stored.
  public var code: Int32 {
    switch self {
    case .day(let day): day.number
    case .hijri(let year, let index): Int32(Self.firstHijri + year * 100 + index)
    }
  }

  /// The occurrence of a stored number.
  public init(code: Int32) {
    let number = Int(code) - Self.firstHijri
    self = number < 0 ? .day(Day(code)) : .hijri(year: number / 100, index: number % 100)
  }

  /// In the order of their numbers.
  public static func < (left: AlarmOccurrence, right: AlarmOccurrence) -> Bool { left.code < right.code }
}

/// The key of an alarm that is planned and delivered once: kind, item, occurrence, lead.
public struct AlarmName: Hashable, Comparable, Sendable {
  /// The kind of item.
  public let source: AlarmSource
  /// The item: the two halves of its id, as in ``ReminderID``.
  public let thing: ReminderID
  /// The occurrence.
  public let occurrence: AlarmOccurrence
  /// The alarm of the occurrence.
  public let lead: AlarmLead

  /// A key from its parts.
  public init(source: AlarmSource, thing: ReminderID, occurrence: AlarmOccurrence, lead: AlarmLead) {
    self.source = source
    self.thing = thing
    self.occurrence = occurrence
    self.lead = lead
  }

  /// By kind, item, occurrence and lead.
  public static func < (left: AlarmName, right: AlarmName) -> Bool {
    if left.source != right.source { return left.source.rawValue < right.source.rawValue }
    return (left.thing, left.occurrence, left.lead) < (right.thing, right.occurrence, right.lead)
  }
}

/// The key of a notification: an occurrence of a reminder with its former key, or an alarm.
///
/// Reminders keep their keys, so notifications that were delivered before alarms existed are not repeated.
public enum AlarmKey: Hashable, Comparable, Sendable {
  /// An occurrence of a reminder, at its own time.
  case reminder(OccurrenceKey)
  /// An alarm of anything.
  case alarm(AlarmName)

  /// Reminders first, each kind in its own order.
  public static func < (left: AlarmKey, right: AlarmKey) -> Bool {
    switch (left, right) {
    case (.reminder(let left), .reminder(let right)): left < right
    case (.alarm(let left), .alarm(let right)): left < right
    case (.reminder, .alarm): true
    case (.alarm, .reminder): false
    }
  }
}
