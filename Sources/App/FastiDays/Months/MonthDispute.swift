public import FastiCalendars
public import FastiCivil

/// A month on which documents of the committee disagree: it keeps the first day it had until they agree again.
public struct MonthDispute: Hashable, Sendable {
  /// The month.
  public let month: HijriMonth
  /// What the documents say, the better ones first; at least two days.
  public let announcements: [Announcement]
  /// The announced day that the month keeps; nil when there was none, so that it stays as calculated.
  public let kept: Day?

  /// A dispute.
  public init(_ month: HijriMonth, _ announcements: [Announcement], kept: Day?) {
    self.month = month
    self.announcements = announcements
    self.kept = kept
  }

  /// `the committee's documents disagree on Ramadan 1447: its news begin it on 2026-02-18, ...`, for people.
  public var sentence: String {
    let days = announcements.map { "\($0.name) \($0.day.iso)" }.joined(separator: ", ")
    return "the committee's documents disagree on the first day of \(month.name(in: [])) \(month.year): \(days);"
      + " it \(kept.map { "keeps \($0.iso)" } ?? "stays as calculated") until they agree"
  }

  /// Whether every day of the month is over, whichever document is right.
  public func isOver(on today: Day) -> Bool {
    announcements.allSatisfy { $0.day + 30 <= today } && kept.map { $0 + 30 <= today } ?? true
  }
}
