public import FastiCalendars
public import FastiCivil
import FastiWords

/// A month on which documents of the committee name different first days.
public struct MonthDisagreement: Sendable {
  /// A kind of document.
  public enum Document: Sendable {
    case home, news, json, pdf
  }

  /// The month.
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
