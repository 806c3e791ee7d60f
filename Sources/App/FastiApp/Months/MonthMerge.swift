import FastiCalendars
public import FastiCivil
public import FastiMonths

/// What becomes of months that were read, beside those stored before.
public struct MonthMerge: Sendable {
  /// The records that are new or changed, in order.
  public private(set) var changed: [FetchedMonthRecord] = []
  /// What was not taken over, and why, for people.
  public private(set) var warnings: [String] = []
  /// Everything that holds afterwards.
  public private(set) var months: [FetchedMonthRecord]

  private let today: Day

  /// A merge into what is stored.
  public init(into stored: [FetchedMonthRecord], today: Day) {
    months = stored
    self.today = today
  }

  /// Takes over the months of a document.
  ///
  /// A month that is over keeps its first day. Of two documents that disagree the better one counts: news and home page,
  /// then the JSON, then the PDF; between equals the stored value stays, and both are told.
  public mutating func take(_ reading: MonthReading, as document: MonthDocument, at time: Int64) {
    for month in reading.months {
      let record = FetchedMonthRecord(month.monthStart, document: document, fetchedAt: time)
      guard let place = months.firstIndex(where: { $0.origin == record.origin && $0.start.month == record.start.month })
      else {
        if fits(record) { add(record) }
        continue
      }
      let old = months[place]
      if old.start.day == record.start.day { continue }
      let isOver = old.start.day + 30 <= today
      if isOver
        || (document != .fiqh && MonthMerge.rank(document) >= MonthMerge.rank(old.document)) && !isNews(document)
        || !fits(record)
      {
        warn(record, "it stays \(old.start.day.iso)")
        continue
      }
      months[place] = record
      changed.append(record)
    }
  }

  /// A later announcement of the same rank corrects an earlier one only where it is a decision told as news.
  private func isNews(_ document: MonthDocument) -> Bool { document == .news || document == .home }

  private mutating func add(_ record: FetchedMonthRecord) {
    months.append(record)
    changed.append(record)
  }

  /// Whether a start leaves its stored neighbours 29 or 30 days.
  private mutating func fits(_ record: FetchedMonthRecord) -> Bool {
    for other in months where other.origin == record.origin && other.start.month != record.start.month {
      let count = record.start.month - other.start.month
      guard abs(count) <= 12 else { continue }
      let days = abs(record.start.day - other.start.day)
      if days < 29 * abs(count) || days > 30 * abs(count) || (record.start.day < other.start.day) != (count < 0) {
        warn(record, "that leaves no room for months of 29 or 30 days after \(other.start.month.text)")
        return false
      }
    }
    return true
  }

  private mutating func warn(_ record: FetchedMonthRecord, _ reason: String) {
    let month = record.start.month
    warnings.append(
      "\(HijriText.name(month, [])) \(month.year) is left out: \(record.document.name) begins it on"
        + " \(record.start.day.iso); \(reason)")
  }

  /// The better a document, the smaller its rank.
  private static func rank(_ document: MonthDocument) -> Int {
    switch document {
    case .fiqh, .news, .home: 0
    case .api: 1
    case .pdf: 2
    }
  }
}
