public import FastiCalendars
public import FastiCivil
import FastiWords

/// A month for which documents of the committee name different first days.
public struct MonthDisagreement: Sendable {
  /// A kind of document.
  public enum Document: Sendable {
    case home, news, json, pdf
  }

  public let month: HijriMonth
  /// The first day in each document.
  public let announcements: [(document: Document, day: Day)]
  /// The active first day; nil if the calculated one stays active.
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

/// A month whose days change because the user set another month: before and after.
public struct MonthChange: Sendable {
  /// The month that the user set.
  public let override: HijriMonth
  /// The changed month, without the user's month.
  public let before: HijriMonthDefinition
  /// The changed month, with the user's month.
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
