public import FastiCivil
public import FastiMonths

/// The first day of a month as one kind of the committee's documents says it.
public struct Announcement: Hashable, Sendable {
  /// The kind of document.
  public let document: MonthDocument
  /// The first day it says.
  public let day: Day

  /// A announcement.
  public init(_ document: MonthDocument, _ day: Day) {
    self.document = document
    self.day = day
  }

  /// What people call the document.
  public var name: String {
    switch document {
    case .fiqh: "its page"
    case .home: "its home page"
    case .news: "its news"
    case .api: "its JSON"
    case .pdf: "its PDF"
    }
  }
}
