/// The kind of a document and its source.
public enum MonthDocument: UInt8, CaseIterable, Sendable {
  /// The Fiqh Council's calendar page.
  case fiqh
  /// The committee's home page.
  case home
  /// One news item of the committee.
  case news
  /// The committee's JSON.
  case api
  /// The committee's calendar as PDF.
  case pdf

  /// The name on command lines.
  public var name: StaticString {
    switch self {
    case .fiqh: "fiqh"
    case .home: "home"
    case .news: "news"
    case .api: "api"
    case .pdf: "pdf"
    }
  }
}
