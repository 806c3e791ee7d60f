/// Whether a reminder recurs.
public enum ReminderRecurrence: Hashable, Sendable {
  /// Every Hijri year; that can be twice in one Gregorian year.
  case annual
  /// In one Hijri year; once that is over, the reminder is done.
  case once(year: Int)

  /// The recurrence of a word and a year, as files write them.
  /// - Throws: `.yearMissing`, `.yearNotUsed` or `.yearOutOfRange`.
  public init(isAnnual: Bool, year: Int?) throws(ReminderError) {
    switch (isAnnual, year) {
    case (true, nil): self = .annual
    case (true, let year?): throw .yearNotUsed(year)
    case (false, nil): throw .yearMissing
    case (false, let year?):
      guard ReminderLimits.year.contains(year) else { throw .yearOutOfRange(year) }
      self = .once(year: year)
    }
  }

  /// The year of a one-time reminder.
  public var year: Int? {
    if case .once(let year) = self { return year }
    return nil
  }
}

/// The day of a reminder on day 30 in a month of 29 days.
public enum Day30Policy: UInt8, CaseIterable, Sendable {
  /// It falls on the last day of the month.
  case last = 0
  /// It is left out that year.
  case omit = 1
  /// It falls on the first day of the next month.
  case next = 2

  /// The word on command lines and in files.
  public var name: StaticString {
    switch self {
    case .last: "last"
    case .omit: "omit"
    case .next: "next"
    }
  }
}
