public import FastiCivil

/// What kind of thing an alarm is of. The numbers are stored.
public enum AlarmSource: UInt8, CaseIterable, Hashable, Sendable {
  /// An event.
  case event = 1
  /// A countdown.
  case countdown = 2
  /// A holiday, by its rule.
  case holiday = 3
  /// All holidays of a region.
  case region = 4
  /// All public holidays of the selected regions.
  case publicHolidays = 5
  /// A reminder on a Hijri date, told before its own time: the evening before.
  case reminder = 6
}

/// The name of an alarm that is planned once and told once: kind, thing, occurrence, alarm.
public struct AlarmName: Hashable, Comparable, Sendable {
  /// What kind of thing it is of.
  public let source: AlarmSource
  /// The thing: the two halves of its id, as ``ReminderID`` has them.
  public let thing: ReminderID
  /// Which occurrence: its original day, which stays the same when it is moved.
  public let occurrence: Day
  /// Which alarm of the occurrence.
  public let lead: AlarmLead

  /// A name from its parts.
  public init(source: AlarmSource, thing: ReminderID, occurrence: Day, lead: AlarmLead) {
    self.source = source
    self.thing = thing
    self.occurrence = occurrence
    self.lead = lead
  }

  /// By kind, thing, occurrence and lead.
  public static func < (left: AlarmName, right: AlarmName) -> Bool {
    if left.source != right.source { return left.source.rawValue < right.source.rawValue }
    return (left.thing, left.occurrence, left.lead) < (right.thing, right.occurrence, right.lead)
  }
}

/// The key of whatever a channel tells: an occurrence of a reminder under the key it always had, or an alarm.
///
/// Reminders keep their keys, so what was delivered before alarms existed is not delivered again.
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
