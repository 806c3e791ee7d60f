public import FastiCalendars
public import FastiCivil
public import FastiReminders

/// A notification to come.
public struct UpcomingRow: Sendable {
  /// The reminder's id.
  public var id: String
  /// Its title.
  public var title: String
  /// The civil day.
  public var day: Day
  /// The clock time asked for.
  public var time: TimeOfDay
  /// The Hijri date; nil where no table reaches it.
  public var hijri: HijriDate?
  /// Which day of how many it is.
  public var place: (index: Int, count: Int)
  /// Whether the day moves if the month begins on another than calculated.
  public var isExpected: Bool
  /// What became of day 30 in a month that has none; nil where nothing did.
  public var moved: Day30Move?
  /// What the clock shows instead, where it skips ``time``.
  public var shown: TimeOfDay?

  /// A notification.
  public init(
    id: String, _ title: String, _ day: Day, _ time: TimeOfDay, hijri: HijriDate?, place: (index: Int, count: Int),
    isExpected: Bool, moved: Day30Move? = nil, shown: TimeOfDay? = nil
  ) {
    self.id = id
    self.title = title
    self.day = day
    self.time = time
    self.hijri = hijri
    self.place = place
    self.isExpected = isExpected
    self.moved = moved
    self.shown = shown
  }
}

/// A day, mostly the 30th, of a month that has fewer days.
public struct Day30Move: Hashable, Sendable {
  /// The month.
  public var month: HijriMonth
  /// Its days.
  public var length: Int
  /// Where the day goes.
  public var policy: Day30Policy
  /// The day that was asked for: 30, or fewer after a first day that the user set.
  public var day: Int

  /// A move.
  public init(_ month: HijriMonth, length: Int, policy: Day30Policy, day: Int = 30) {
    self.month = month
    self.day = day
    self.length = length
    self.policy = policy
  }

  /// What becomes of the day, as a sentence.
  public func sentence(_ words: PageWords) -> String {
    let phrase: Phrase =
      switch policy {
      case .last: .day30MovedLast
      case .next: .day30MovedNext
      case .omit: .day30LeftOut
      }
    return words(phrase, words.capitalised(words.title(month)), String(length), String(day))
  }
}
