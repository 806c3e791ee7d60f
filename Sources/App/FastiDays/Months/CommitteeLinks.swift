import FastiMonths

/// The useful links of the committee's home page: its latest news, and the newest calendar.
struct CommitteeLinks {
  /// The number of news items that are fetched from one page; older ones are about months that are over.
  static let mostNews = CommitteePage.mostNews

  /// Addresses of news, the latest first.
  let news: [String]
  /// The address of the calendar.
  let calendar: String?

  init(news: [String], calendar: String?) {
    self.news = Array(news.prefix(Self.mostNews))
    self.calendar = calendar
  }

  /// The links of a parsed home page.
  init(_ reading: MonthReading) {
    self.init(
      news: reading.news.map { String(decoding: $0, as: UTF8.self) },
      calendar: reading.calendarPDF.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Every address, the most useful first.
  var all: [String] { news + [calendar].compactMap { $0 } }
}
