import FastiCalendars
import FastiCivil
import FastiMonths

/// The last announcements in each kind of the committee's documents, about the months that are not over.
///
/// A server does not send an unchanged document again, so its content must be stored for when another one changes.
struct AnnouncementLog: Hashable, Sendable {
  /// A first day in a document.
  struct Statement: Hashable, Sendable {
    let day: Day
    /// The day a news item was posted, if it says so.
    var posted: Day?
  }

  /// The first days by kind and month: several if documents of the kind differ.
  var said: [MonthDocument: [HijriMonth: [Statement]]] = [:]

  /// Every kind, the better ones first.
  static let kinds: [MonthDocument] = [.news, .home, .api, .pdf]

  /// The announcements about a month, the better documents first.
  ///
  /// - Parameter stored: The stored month: if the log has nothing of the kind of document it was read from, that
  ///   document counts as unchanged.
  func announcements(of month: HijriMonth, stored: FetchedMonthRecord?) -> [Announcement] {
    AnnouncementLog.kinds.flatMap { kind -> [Announcement] in
      if let own = said[kind] { return (own[month] ?? []).map { Announcement(kind, $0.day) } }
      return stored.flatMap { $0.document == kind ? [Announcement(kind, $0.start.day)] : nil } ?? []
    }
  }

  /// The months on which documents disagree, in order.
  func disputes(_ stored: [FetchedMonthRecord]) -> [MonthDispute] {
    Set(said.values.flatMap { $0.keys }).sorted().compactMap { month in
      let record = stored.first { $0.origin == .committee && $0.start.month == month }
      let announcements = announcements(of: month, stored: record)
      guard Set(announcements.map(\.day)).count > 1 else { return nil }
      return MonthDispute(month, announcements, kept: record?.start.day)
    }
  }

  /// Adds the announcements of the documents of one refresh.
  ///
  /// A home page, an answer and a calendar contain all their announcements each time; a news item only its own month,
  /// and newer items replace older ones, in whichever order they are read.
  /// - Returns: The months that are announced now, or are not announced any more.
  mutating func add(_ readings: [(document: MonthDocument, reading: MonthReading)]) -> Set<HijriMonth> {
    var touched: Set<HijriMonth> = []
    for kind in AnnouncementLog.kinds {
      // A document that could not be read does not change the log.
      let own = readings.filter { $0.document == kind && $0.reading.problem == nil }.map(\.reading)
      guard !own.isEmpty else { continue }
      var read = AnnouncementLog.statements(of: own)
      let old = said[kind] ?? [:]
      if kind == .news { read = old.merging(read.mapValues(Self.latest), uniquingKeysWith: Self.newer) }
      said[kind] = read.mapValues(Self.byDay)
      touched.formUnion(own.flatMap { $0.months.map(\.month) })
      if kind != .news { touched.formUnion(old.keys) }
    }
    return touched
  }

  private static func statements(of readings: [MonthReading]) -> [HijriMonth: [Statement]] {
    var found: [HijriMonth: [Statement]] = [:]
    for reading in readings {
      for month in reading.months {
        found[month.month, default: []].append(Statement(day: month.start, posted: reading.posted))
      }
    }
    return found
  }

  /// The statements of the latest posts about one month, if all posts have a date; otherwise all.
  private static func latest(_ statements: [Statement]) -> [Statement] {
    guard statements.allSatisfy({ $0.posted != nil }) else { return statements }
    let last = statements.compactMap(\.posted).max()
    return statements.filter { $0.posted == last }
  }

  /// What remains of the statements of news about one month: a post does not replace a later one. A post without a date
  /// may be older or newer than one with a date, so both count.
  private static func newer(_ old: [Statement], _ read: [Statement]) -> [Statement] {
    guard let last = old.compactMap(\.posted).max() else { return read }
    let standing = read.filter { $0.posted.map { $0 >= last } ?? true }
    guard !standing.isEmpty else { return old }
    return standing.contains { $0.posted != nil } ? standing : old.filter { $0.posted != nil } + standing
  }

  /// One statement for each day, with its latest post.
  private static func byDay(_ statements: [Statement]) -> [Statement] {
    var found: [Statement] = []
    for statement in statements {
      if let place = found.firstIndex(where: { $0.day == statement.day }) {
        found[place].posted = [found[place].posted, statement.posted].compactMap(\.self).max()
      } else {
        found.append(statement)
      }
    }
    return found
  }

  /// Whether the announcements about all months are the same.
  func isSame(as other: AnnouncementLog) -> Bool {
    AnnouncementLog.kinds.allSatisfy { (said[$0] ?? [:]) == (other.said[$0] ?? [:]) }
  }

  /// Removes months that are over, except those on which documents disagree and nothing is stored.
  mutating func forget(before today: Day, _ stored: [FetchedMonthRecord]) {
    let open = Set(disputes(stored).filter { $0.kept == nil }.map(\.month))
    for (kind, own) in said {
      said[kind] = own.filter { month, days in open.contains(month) || days.contains { $0.day + 30 > today } }
    }
  }
}
