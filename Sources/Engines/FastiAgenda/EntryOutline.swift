public import FastiCivil

/// An entry without its texts, for entries that are written by the thousand: their texts are copied as bytes from their source
/// to the output.
public struct EntryOutline: Sendable {
  /// A name that the entry has for ever.
  public var name: EntryName
  public let kind: EntryKind
  /// From the first day to the last.
  public let days: DayRange
  /// When it begins on its first day; nil for whole days.
  public var start: Instant?
  /// When it was last changed, in milliseconds of Unix time.
  public let changed: Int64
  /// How often it was changed.
  public let sequence: Int
  /// The colour that was chosen for it; nil for that of its kind.
  public var color: EventColor?

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
