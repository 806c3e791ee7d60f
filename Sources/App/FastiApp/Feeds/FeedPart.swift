/// A part of what somebody has, which a feed can hold or leave out.
public enum FeedPart: String, CaseIterable, Hashable, Sendable {
  /// Holidays and observances of the regions selected.
  case holidays
  /// Notes; only where asked for, because they are nobody else's business.
  case notes
  /// Events: appointments, trips, birthdays, payments.
  case events
  /// The days that are counted down to.
  case countdowns

  /// What a feed holds unless it is told.
  public static let usual: Set<FeedPart> = [.holidays, .events, .countdowns]
}

/// What a feed keeps to itself.
public enum FeedHiding: String, CaseIterable, Hashable, Sendable {
  /// Notes of events.
  case notes
  /// Everything but that somebody is busy: titles too.
  case details
}
