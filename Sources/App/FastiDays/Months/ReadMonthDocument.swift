import FastiCalendars
public import FastiCivil
import FastiFormats
public import FastiMonths
public import FastiRecords

/// Reads months from a document of one of the sources.
public struct ReadMonthDocument {
  private let reader: any DocumentReader

  /// Reads with a reader of untrusted documents.
  public init(_ reader: any DocumentReader) { self.reader = reader }

  /// The address that the committee's pages are assumed to have, unless another is given.
  public static let committeeAddress = "https://hilalcommittee.org/"
  /// The longest document, in bytes.
  public static let longest = 5 << 20

  /// The months of a document.
  ///
  /// - Parameters:
  ///   - today: The day of reading: the length of a month that is not over is ignored.
  ///   - base: The address of a committee's page.
  ///   - known: Months known from better documents.
  /// - Throws: What the reader throws; a document without months is not an error.
  public func callAsFunction(
    _ bytes: [UInt8], as document: MonthDocument, today: Day, base: String = committeeAddress,
    known: [MonthStart] = []
  ) throws(Failure) -> MonthReading {
    switch document {
    case .fiqh:
      guard let page = try reader.page(html: bytes) else { return MonthReading(problem: .noMonthsFound) }
      return CouncilPage.read(page, computed: HijriMonths.builtIn())
    case .home:
      guard let page = try reader.page(html: bytes) else { return MonthReading(problem: .noCalendarLink) }
      return CommitteePage.readHome(page, base: Array(base.utf8), computed: HijriMonths.ummAlQura())
    case .news:
      guard let page = try reader.page(html: bytes) else { return MonthReading(problem: .noMonthsFound) }
      return CommitteePage.readNews(page, computed: HijriMonths.ummAlQura())
    case .api:
      guard let answer = CommitteeAnswer(json: bytes) else { return MonthReading(problem: .unreadableJSON) }
      return answer.read(today: today, computed: HijriMonths.ummAlQura(), known: known)
    case .pdf:
      guard let words = try reader.words(pdf: bytes) else { return CommitteeSheet.unreadable(bytes) }
      return CommitteeSheet.read(words, computed: HijriMonths.ummAlQura())
    }
  }

  /// The kind of document, guessed from its first bytes and the words in it.
  /// - Parameter isCommittees: Whether it is known to be from the committee.
  public static func kind(of bytes: [UInt8], isCommittees: Bool = false) -> MonthDocument {
    let start = bytes.drop { $0 <= 0x20 || $0 > 0x7F }
    if start.starts(with: Array("%PDF".utf8)) { return .pdf }
    if start.first == UInt8(ascii: "{") { return .api }
    let text = String(decoding: bytes.prefix(65_536), as: UTF8.self).lowercased()
    guard isCommittees || text.contains("hilal") || text.contains("/uploads/") || text.contains("committee") else {
      return .fiqh
    }
    return text.contains("posted on:") ? .news : .home
  }
}
