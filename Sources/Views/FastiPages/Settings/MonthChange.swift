public import FastiCalendars
import FastiWords

/// A month that one the reader set gives other days: before and after.
public struct MonthChange: Sendable {
  /// The month the reader set.
  public let override: HijriMonth
  /// The month it changes, as it would be.
  public let before: MonthDefinition
  /// As it is.
  public let after: MonthDefinition

  /// A change.
  public init(of override: HijriMonth, before: MonthDefinition, after: MonthDefinition) {
    self.override = override
    self.before = before
    self.after = after
  }
}

extension HTML {
  /// `Shaban 1447: 29 days, 20 January – 17 February 2026 before, now 30 days, ...`.
  mutating func monthChange(_ change: MonthChange) {
    let words = words
    let (before, after) = (words.lengthAndDays(change.before), words.lengthAndDays(change.after))
    element(.small) { html in
      html.text(words(.monthWas, words.title(change.before.month), before, after))
      if change.after.length < 29 || change.after.length > 30 { html.text(". \(words(.oddMonth))") }
    }
  }
}

extension PageWords {
  fileprivate func lengthAndDays(_ month: MonthDefinition) -> String {
    let length = self(.lastsDays, String(month.length))
    guard let days = month.days else { return length }
    return "\(length), \(span(days))"
  }
}
