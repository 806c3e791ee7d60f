public import FastiCalendars
public import FastiCivil
import FastiWords

/// A month on which documents of the committee name different first days.
public struct MonthDisagreement: Sendable {
  /// A kind of document.
  public enum Document: Sendable {
    case home, news, json, pdf
  }

  public let month: HijriMonth
  /// What each document says.
  public let announcements: [(document: Document, day: Day)]
  /// The day the month keeps; nil when it stays as calculated.
  public let kept: Day?

  /// A disagreement.
  public init(_ month: HijriMonth, _ announcements: [(document: Document, day: Day)], kept: Day?) {
    self.month = month
    self.announcements = announcements
    self.kept = kept
  }
}

extension HTML {
  /// `The committee's documents disagree on the first day of Ramadan 1447: news 18 February 2026, PDF 19 February 2026.`
  mutating func disagreement(_ disagreement: MonthDisagreement) {
    let words = words
    let days = disagreement.announcements.map { "\(words($0.document)) \(words.date($0.day))" }.joined(separator: ", ")
    element(.p, .class("source")) { html in
      html.element(.span, .class("badge orange"), text: words(.statusProjected))
      html.text(" \(words(.documentsDisagree, words.title(disagreement.month), days)) ")
      html.text(disagreement.kept.map { words(.disagreeKept, words.date($0)) } ?? words(.disagreeCalculated))
    }
  }
}

extension PageWords {
  fileprivate func callAsFunction(_ document: MonthDisagreement.Document) -> String {
    switch document {
    case .home: self(.documentHome)
    case .news: self(.documentNews)
    case .json: "JSON"
    case .pdf: "PDF"
    }
  }
}

/// A month that one the reader set gives other days: before and after.
public struct MonthChange: Sendable {
  /// The month the reader set.
  public let override: HijriMonth
  /// The month it changes, as it would be.
  public let before: HijriMonthDefinition
  /// The same month as it is with the reader's month in force.
  public let after: HijriMonthDefinition

  /// A change.
  public init(of override: HijriMonth, before: HijriMonthDefinition, after: HijriMonthDefinition) {
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
  fileprivate func lengthAndDays(_ month: HijriMonthDefinition) -> String {
    let length = self(.lastsDays, String(month.length))
    guard let days = month.days else { return length }
    return "\(length), \(span(days))"
  }
}
