public import FastiCalendars
public import FastiCivil

/// A month on which documents of the committee disagree: it keeps its first day until they agree again.
public struct MonthDispute: Hashable, Sendable {
  public let month: HijriMonth
  /// The announcements, the better documents first; at least two different days.
  public let announcements: [Announcement]
  /// The announced day that the month keeps; nil if there was none, and the month stays as calculated.
  public let kept: Day?

  public init(_ month: HijriMonth, _ announcements: [Announcement], kept: Day?) {
    self.month = month
    self.announcements = announcements
    self.kept = kept
  }

  /// `the committee's documents disagree on Ramadan 1447: its news 2026-02-18, ...`, for people.
  public var sentence: Sentence {
    let said = announcements.dropFirst().reduce(announcements.first?.sentence) { said, next in
      said.map { Sentence(.monthsBoth, .sentence($0), .sentence(next.sentence)) }
    }
    let days = said.map { Sentence.Part.sentence($0) } ?? .text("")
    return kept.map { Sentence(.monthsDisputeKept, month.named, days, .day($0)) }
      ?? Sentence(.monthsDisputeCalculated, month.named, days)
  }

  /// Whether every day of the month is over, according to every document.
  public func isOver(on today: Day) -> Bool {
    announcements.allSatisfy { $0.day + 30 <= today } && kept.map { $0 + 30 <= today } ?? true
  }
}
