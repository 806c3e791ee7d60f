public import FastiCivil

/// What an entry is beside its texts: for those that are written by the thousand, whose texts go as bytes from where they lie to
/// where they are written.
public struct EntryOutline: Sendable {
  /// A name that the entry has for ever.
  public let name: EntryName
  public let kind: EntryKind
  /// From the day it begins on to the day it ends on.
  public let days: DayRange
  /// When it begins on its first day; nil for whole days.
  public var start: Instant?
  /// When it was last changed, in milliseconds of Unix time.
  public let changed: Int64
  /// How often it was changed.
  public let sequence: Int

  /// An outline of whole days.
  @inlinable
  public init(name: EntryName, kind: EntryKind, days: DayRange, changed: Int64, sequence: Int) {
    self.name = name
    self.kind = kind
    self.days = days
    self.changed = changed
    self.sequence = sequence
  }
}
