public import FastiCivil

/// Something on one or more days, whatever kind of thing it is: what feeds, widgets and pages are made of.
public struct Entry: Hashable, Sendable {
  /// A name that this entry has for ever, also after it was changed: an id, a rule and its day.
  public var name: EntryName
  public var kind: EntryKind
  /// What people call it.
  public var title: String
  /// From the day it begins on to the day it ends on.
  public var days: DayRange
  /// When it begins on its first day; nil for whole days.
  public var start: Instant?
  /// The clock of its beginning; nil for UTC.
  public var clocks: NamedZone?
  /// Whether calendar programs are to sound when it begins.
  public var sounds: Bool
  /// What else there is to say.
  public var notes: String
  /// Whether it may yet change by itself: hours that payroll has not posted, a date that is only projected.
  public var isTentative: Bool
  /// When it was last changed, in milliseconds of Unix time.
  public var changed: Int64
  /// How often it was changed.
  public var sequence: Int
  /// Where to see it; nil for nowhere.
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

/// What sort of thing an entry is; its colour and its category follow from that.
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
  /// A day that is counted down to.
  case countdown
  /// A reminder on a Hijri date.
  case reminder
  case leaveUsed
  /// Hours gained.
  case leaveAccrued
  /// An adjustment upwards.
  case leaveRaised
  /// An adjustment downwards.
  case leaveLowered
  case payday
  /// Something that takes time, without details.
  case busy
}
