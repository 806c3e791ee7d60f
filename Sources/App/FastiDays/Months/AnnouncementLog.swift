import FastiCalendars
import FastiCivil
import FastiMonths

/// The last announcements in each kind of the committee's documents, about the months that are not over.
///
/// A server does not send an unchanged document again, so its content must be stored for when another one changes.
struct AnnouncementLog: Hashable, Sendable {
  /// The days by kind and month: several if news of one refresh differ.
  var days: [MonthDocument: [HijriMonth: [Day]]] = [:]

  /// Every kind, the better ones first.
  static let kinds: [MonthDocument] = [.news, .home, .api, .pdf]

  /// The announcements about a month, the better documents first.
  ///
  /// - Parameter stored: The stored month: if the log has nothing of the kind of document it was read from, that
  ///   document counts as unchanged.
  func announcements(of month: HijriMonth, stored: FetchedMonthRecord?) -> [Announcement] {
    AnnouncementLog.kinds.flatMap { kind -> [Announcement] in
      if let own = days[kind] { return (own[month] ?? []).map { Announcement(kind, $0) } }
      return stored.flatMap { $0.document == kind ? [Announcement(kind, $0.start.day)] : nil } ?? []
    }
  }

  /// The months on which documents disagree, in order.
  func disputes(_ stored: [FetchedMonthRecord]) -> [MonthDispute] {
    Set(days.values.flatMap { $0.keys }).sorted().compactMap { month in
      let record = stored.first { $0.origin == .committee && $0.start.month == month }
      let said = announcements(of: month, stored: record)
      guard Set(said.map(\.day)).count > 1 else { return nil }
      return MonthDispute(month, said, kept: record?.start.day)
    }
  }

  /// Adds the announcements of the documents of one refresh.
  ///
  /// A home page, an answer and a calendar contain all their announcements each time; a news item only its own month,
  /// and newer items replace older ones.
  /// - Returns: The months that are announced now, or are not announced any more.
  mutating func add(_ readings: [(document: MonthDocument, reading: MonthReading)]) -> Set<HijriMonth> {
    var touched: Set<HijriMonth> = []
    for kind in AnnouncementLog.kinds {
      // A document that could not be read does not change the log.
      let own = readings.filter { $0.document == kind && $0.reading.problem == nil }.map(\.reading)
      guard !own.isEmpty else { continue }
      let said = kind == .news ? AnnouncementLog.latest(own) : AnnouncementLog.all(own)
      let old = days[kind] ?? [:]
      days[kind] = kind == .news ? old.merging(said) { $1 } : said
      touched.formUnion(said.keys)
      if kind != .news { touched.formUnion(old.keys) }
    }
    return touched
  }

  private static func all(_ readings: [MonthReading]) -> [HijriMonth: [Day]] {
    var said: [HijriMonth: [Day]] = [:]
    for month in readings.flatMap(\.months) where !(said[month.month] ?? []).contains(month.start) {
      said[month.month, default: []].append(month.start)
    }
    return said
  }

  /// The latest posts among several news items about one month, if all of them have a date.
  private static func latest(_ readings: [MonthReading]) -> [HijriMonth: [Day]] {
    var said: [HijriMonth: [Day]] = [:]
    for month in Set(readings.flatMap { $0.months.map(\.month) }) {
      let own = readings.filter { $0.months.contains { $0.month == month } }
      let posted = own.compactMap(\.posted)
      let last = posted.count == own.count ? posted.max() : nil
      said[month] = all(last == nil ? own : own.filter { $0.posted == last })[month]
    }
    return said
  }

  /// Whether the announcements about all months are the same.
  func isSame(as other: AnnouncementLog) -> Bool {
    AnnouncementLog.kinds.allSatisfy { (days[$0] ?? [:]) == (other.days[$0] ?? [:]) }
  }

  /// Removes months that are over, except those on which documents disagree and nothing is stored.
  mutating func forget(before today: Day, _ stored: [FetchedMonthRecord]) {
    let open = Set(disputes(stored).filter { $0.kept == nil }.map(\.month))
    for (kind, own) in days {
      days[kind] = own.filter { month, days in open.contains(month) || days.contains { $0 + 30 > today } }
    }
  }
}
