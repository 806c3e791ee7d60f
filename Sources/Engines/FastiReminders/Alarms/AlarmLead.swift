public import FastiCivil

/// The time between an alarm and the start of its occurrence: at its start, 10 minutes before, the day before at
/// 18:00.
public struct AlarmLead: Hashable, Sendable {
  /// The kinds of leads.
  public enum Kind: Hashable, Sendable {
    /// A number of minutes before the start; 0 at the start.
    case minutes(Int)
    /// A number of days before, at the clock time of the start, in the event's zone.
    case days(Int)
    /// A number of days before, at a time in the reader's zone; 0 on the day itself.
    case day(Int, at: TimeOfDay)
  }

  /// The valid minutes: up to four weeks.
  public static let minutes: ClosedRange<Int> = 0...40_320
  /// The valid days.
  public static let days: ClosedRange<Int> = 0...366
  /// At the start.
  public static let start = AlarmLead(unchecked: .minutes(0))

  public let kind: Kind

  private init(unchecked kind: Kind) { self.kind = kind }

  /// A lead.
  /// - Throws: `.minutesOutOfRange` or `.daysOutOfRange`.
  public init(_ kind: Kind) throws(AlarmError) {
    switch kind {
    case .minutes(let count):
      guard AlarmLead.minutes.contains(count) else { throw .minutesOutOfRange(count) }
      self.kind = kind
    case .days(let count):
      guard AlarmLead.days.contains(count) else { throw .daysOutOfRange(count) }
      // Zero days before at the time of the start is the start, which has only one form.
      self.kind = count == 0 ? .minutes(0) : kind
    case .day(let count, _):
      guard AlarmLead.days.contains(count) else { throw .daysOutOfRange(count) }
      self.kind = kind
    }
  }
}

/// A mistake in an alarm.
public enum AlarmError: Error, Hashable, Sendable {
  /// The text is not a lead.
  case malformed
  /// The minutes are outside ``AlarmLead/minutes``.
  case minutesOutOfRange(Int)
  /// The days are outside ``AlarmLead/days``.
  case daysOutOfRange(Int)
  /// The time of the day does not exist.
  case time(CivilError)
  /// More alarms than an item may have.
  case tooMany(most: Int)
  /// A part of standing alarms without a subject.
  case subject
  /// Too many subjects with standing alarms.
  case tooManySubjects(most: Int)
}

extension AlarmLead: Comparable {
  /// A permanent number for the lead, which is stored as a part of the alarm's key.
  public var code: Int64 {
    switch kind {
    case .minutes(let count): Int64(count)
    case .days(let count): 1 << 32 + Int64(count)
    case .day(let count, let time): 2 << 32 + Int64(count) * 86_400 + Int64(time.seconds)
    }
  }

  /// The lead of a number; nil for any other number.
  public init?(code: Int64) {
    guard code >= 0 else { return nil }
    let value = Int(code & 0xFFFF_FFFF)
    let kind: Kind
    switch code >> 32 {
    case 0: kind = .minutes(value)
    case 1: kind = .days(value)
    case 2:
      let seconds = value % 86_400
      guard let time = try? TimeOfDay(hour: seconds / 3_600, minute: seconds / 60 % 60, second: seconds % 60)
      else { return nil }
      kind = .day(value / 86_400, at: time)
    default: return nil
    }
    guard let lead = try? AlarmLead(kind), lead.code == code else { return nil }
    self = lead
  }

  /// In the order of their numbers.
  public static func < (left: AlarmLead, right: AlarmLead) -> Bool { left.code < right.code }
}
