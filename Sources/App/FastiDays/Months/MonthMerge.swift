import FastiCalendars
public import FastiCivil
public import FastiMonths

/// Merges months that were read into the stored ones.
public struct MonthMerge: Sendable {
  /// The records that are new or changed, in order.
  public private(set) var changed: [FetchedMonthRecord] = []
  /// What was not stored and why, as sentences.
  public private(set) var warnings: [MonthRemark] = []
  /// The months on which the committee's documents disagree, except those that are over and were not announced now.
  public private(set) var disputes: [MonthDispute] = []
  /// All months after the merge.
  public private(set) var months: [FetchedMonthRecord]
  /// The committee's announcements after the merge.
  private(set) var said: AnnouncementLog

  /// The announcements to store, where they have changed.
  var remembered: [FetchedDocumentRecord] { isNew ? said.records : [] }

  private let today: Day
  private var isNew = false

  /// Starts with the stored months; ``add(_:at:)`` adds the read ones.
  public init(into stored: [FetchedMonthRecord], today: Day) {
    self.init(into: stored, said: AnnouncementLog(), today: today)
  }

  init(into stored: [FetchedMonthRecord], said: AnnouncementLog, today: Day) {
    months = stored
    self.said = said
    self.today = today
  }

  /// Merges the months of the documents of one refresh.
  ///
  /// A month that is over keeps its first day. If the committee's documents disagree, those read now and those read
  /// before, a month keeps its day; if they agree, it takes their day.
  public mutating func add(_ readings: [(document: MonthDocument, reading: MonthReading)], at time: Int64) {
    let council = readings.filter { $0.document == .fiqh }.flatMap { $0.reading.months }
    settle(council.map { FetchedMonthRecord($0.monthStart, document: .fiqh, fetchedAt: time) })
    var before = said
    let touched = said.add(readings)
    settle(touched.sorted().flatMap { wishes(for: $0, at: time) })
    before.forget(before: today, months)
    said.forget(before: today, months)
    isNew = !said.isSame(as: before)
    disputes = said.disputes(months).filter { touched.contains($0.month) || !$0.isOver(on: today) }
    warnings += disputes.map { .disputed($0) }
  }

  /// What all announcements of the committee together say about a month.
  private func wishes(for month: HijriMonth, at time: Int64) -> [FetchedMonthRecord] {
    let stored = months.first { $0.origin == .committee && $0.start.month == month }
    let announcements = said.announcements(of: month, stored: stored)
    if let stored, isOver(stored) {
      return announcements.filter { $0.day != stored.start.day }.map { record(month, $0, time) }
    }
    // If they disagree, or there are none any more, it keeps its day.
    guard let best = announcements.first, announcements.allSatisfy({ $0.day == best.day }) else { return [] }
    return [record(month, best, time)]
  }

  private func record(_ month: HijriMonth, _ announcement: Announcement, _ time: Int64) -> FetchedMonthRecord {
    FetchedMonthRecord(MonthStart(month, announcement.day), document: announcement.document, fetchedAt: time)
  }

  /// Stores months, unless they are known, over, or would give their neighbours a wrong length.
  ///
  /// A document may move several months at once: if they fit together, all are stored. Otherwise each month that fits
  /// is stored, until none of the others does.
  private mutating func settle(_ records: [FetchedMonthRecord]) {
    var open: [FetchedMonthRecord] = []
    for record in records {
      let old = stored(as: record)
      // The last of several documents counts.
      open.removeAll { $0.start.month == record.start.month }
      if old?.start.day == record.start.day { continue }
      if let old, isOver(old) { warn(record, staysAs: old) } else { open.append(record) }
    }
    var together = self
    for record in open { together.store(record) }
    if open.allSatisfy({ together.obstacle(to: $0) == nil }) {
      self = together
      return
    }
    var count = 0
    while count != open.count {
      count = open.count
      var left: [FetchedMonthRecord] = []
      for record in open { if obstacle(to: record) == nil { store(record) } else { left.append(record) } }
      open = left
    }
    for record in open {
      if let other = obstacle(to: record) {
        warn(record, Sentence(.monthsNoRoom, .text(other.start.month.text)))
      }
      if let old = stored(as: record) { warn(record, staysAs: old) }
    }
  }

  private func stored(as record: FetchedMonthRecord) -> FetchedMonthRecord? {
    months.first { $0.origin == record.origin && $0.start.month == record.start.month }
  }

  private mutating func store(_ record: FetchedMonthRecord) {
    if let place = months.firstIndex(where: { $0.origin == record.origin && $0.start.month == record.start.month }) {
      months[place] = record
    } else {
      months.append(record)
    }
    changed.append(record)
  }

  private func isOver(_ record: FetchedMonthRecord) -> Bool { record.start.day + 30 <= today }

  /// The first stored neighbour that would not have 29 or 30 days with this start; nil if the start fits.
  private func obstacle(to record: FetchedMonthRecord) -> FetchedMonthRecord? {
    months.first { other in
      let count = record.start.month - other.start.month
      guard other.origin == record.origin, count != 0, abs(count) <= 12 else { return false }
      let days = abs(record.start.day - other.start.day)
      return days < 29 * abs(count) || days > 30 * abs(count)
        || (record.start.day < other.start.day) != (count < 0)
    }
  }

  private mutating func warn(_ record: FetchedMonthRecord, staysAs old: FetchedMonthRecord) {
    warn(record, Sentence(.monthsStays, .day(old.start.day)))
  }

  private mutating func warn(_ record: FetchedMonthRecord, _ reason: Sentence) {
    warnings.append(
      .noted(
        Sentence(
          .monthsLeftOut, record.start.month.named, .text("\(record.document.name)"), .day(record.start.day),
          .sentence(reason))))
  }
}
