public import FastiCivil
public import FastiMonths

/// The first day of a month according to one kind of the committee's documents.
public struct Announcement: Hashable, Sendable {
  /// The kind of document.
  public let document: MonthDocument
  /// The first day according to the document.
  public let day: Day

  public init(_ document: MonthDocument, _ day: Day) {
    self.document = document
    self.day = day
  }

  /// The document and the day for people: `its news 2026-02-18`.
  public var sentence: Sentence {
    let template: Template =
      switch document {
      case .fiqh: .monthsItsPage
      case .home: .monthsItsHome
      case .news: .monthsItsNews
      case .api: .monthsItsJson
      case .pdf: .monthsItsPdf
      }
    return Sentence(template, .day(day))
  }
}
