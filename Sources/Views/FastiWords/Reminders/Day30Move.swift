public import FastiCalendars
public import FastiReminders

/// A day, usually the 30th, in a month that has fewer days.
public struct Day30Move: Hashable, Sendable {
  public var month: HijriMonth
  /// How many days the month has, 29 or 30.
  public var length: Int
  public var policy: Day30Policy
  /// The requested day: 30, or less in a month whose first day the user set.
  public var day: Int

  public init(_ month: HijriMonth, length: Int, policy: Day30Policy, day: Int = 30) {
    self.month = month
    self.day = day
    self.length = length
    self.policy = policy
  }

  /// What happens to the day, as a sentence.
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

extension Day30Policy {
  /// What happens to day 30 in a month without one, as a choice.
  public var phrase: Phrase {
    switch self {
    case .last: .day30Last
    case .omit: .day30Omit
    case .next: .day30Next
    }
  }
}
