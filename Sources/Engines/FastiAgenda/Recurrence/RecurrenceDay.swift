public import FastiCivil

/// One occurrence of a recurrence: the day on which it falls, and its name.
public struct RecurrenceDay: Hashable, Sendable {
  /// The day on which the rule has it: its name, which it keeps when it is moved, and when a Hijri month moves. For a rule of
  /// Hijri dates it is the day by the published calendar.
  public let original: Day
  /// The day on which it falls.
  public let day: Day

  /// An occurrence.
  public init(original: Day, day: Day) {
    self.original = original
    self.day = day
  }

  /// By day, then by name.
  static func isBefore(_ left: RecurrenceDay, _ right: RecurrenceDay) -> Bool {
    (left.day, left.original) < (right.day, right.original)
  }
}
