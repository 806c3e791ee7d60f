public import FastiCivil

/// An entry of any kind on one or more days; feeds, widgets and pages consist of entries.
public struct Entry: Hashable, Sendable {
  /// The permanent name of this entry, which changes do not affect: an id, a rule and its day.
  public var name: EntryName
  public var kind: EntryKind
  /// The displayed name.
  public var title: String
  /// From the first day to the last.
  public var days: DayRange
  /// When it begins on its first day; nil for whole days.
  public var start: Instant?
  /// The clock of its beginning; nil for UTC.
  public var clocks: NamedZone?
  /// Whether calendar programs should sound an alarm when it begins.
  public var sounds: Bool
  /// Further text.
  public var notes: String
  /// Whether it can still change without an edit: hours that payroll has not posted, a date that is only projected.
  public var isTentative: Bool
  /// When it was last changed, in milliseconds of Unix time.
  public var changed: Int64
  /// How often it was changed.
  public var sequence: Int
  /// The address of its page; nil if it has none.
  public var link: String?

  @inlinable
  public init(
    name: EntryName, kind: EntryKind, title: String, days: DayRange, start: Instant? = nil,
    clocks: NamedZone? = nil, sounds: Bool = false, notes: String = "", isTentative: Bool = false, changed: Int64,
    sequence: Int = 0, link: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.title = title
    self.days = days
    self.start = start
    self.clocks = clocks
    self.sounds = sounds
    self.notes = notes
    self.isTentative = isTentative
    self.changed = changed
    self.sequence = sequence
    self.link = link
  }
}

/// The kind of an entry, which determines its colour and its category.
public enum EntryKind: UInt8, CaseIterable, Hashable, Sendable {
  /// A public holiday.
  case holiday
  /// Any other special day.
  case observance
  /// The note of a day.
  case note
  /// An appointment.
  case event
  /// A journey.
  case trip
  case birthday
  /// A payment.
  case money
  /// The day of a countdown.
  case countdown
  /// A reminder on a Hijri date.
  case reminder
  case leaveUsed
  /// Hours accrued.
  case leaveAccrued
  /// An adjustment upwards.
  case leaveRaised
  /// An adjustment downwards.
  case leaveLowered
  case payday
  /// A busy time, without details.
  case busy
}
