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
    for (document, reading) in readings where document == .fiqh {
      for month in reading.months { settle(FetchedMonthRecord(month.monthStart, document: .fiqh, fetchedAt: time)) }
    }
    var before = said
    let touched = said.add(readings)
    for month in touched.sorted() { settle(month, at: time) }
    before.forget(before: today, months)
    said.forget(before: today, months)
    isNew = !said.isSame(as: before)
    disputes = said.disputes(months).filter { touched.contains($0.month) || !$0.isOver(on: today) }
    warnings += disputes.map { .disputed($0) }
  }

  /// Decides a month of the committee from all announcements.
  private mutating func settle(_ month: HijriMonth, at time: Int64) {
    let stored = months.first { $0.origin == .committee && $0.start.month == month }
    let announcements = said.announcements(of: month, stored: stored)
    if let stored, isOver(stored) {
      for announcement in announcements where announcement.day != stored.start.day {
        settle(record(month, announcement, time))
      }
      return
    }
    // If they disagree, or there are none any more, it keeps its day.
    guard let best = announcements.first, announcements.allSatisfy({ $0.day == best.day }) else { return }
    settle(record(month, best, time))
  }

  private func record(_ month: HijriMonth, _ announcement: Announcement, _ time: Int64) -> FetchedMonthRecord {
    FetchedMonthRecord(MonthStart(month, announcement.day), document: announcement.document, fetchedAt: time)
  }

  /// Stores a month, unless it is known, over, or would give its neighbours a wrong length.
  private mutating func settle(_ record: FetchedMonthRecord) {
    guard let place = months.firstIndex(where: { $0.origin == record.origin && $0.start.month == record.start.month })
    else {
      if fits(record) {
        months.append(record)
        changed.append(record)
      }
      return
    }
    let old = months[place]
    if old.start.day == record.start.day { return }
    guard !isOver(old), fits(record) else { return warn(record, Sentence(.monthsStays, .day(old.start.day))) }
    months[place] = record
    changed.append(record)
  }

  private func isOver(_ record: FetchedMonthRecord) -> Bool { record.start.day + 30 <= today }

  /// Whether its stored neighbours have 29 or 30 days with this start.
  private mutating func fits(_ record: FetchedMonthRecord) -> Bool {
    for other in months where other.origin == record.origin && other.start.month != record.start.month {
      let count = record.start.month - other.start.month
      guard abs(count) <= 12 else { continue }
      let days = abs(record.start.day - other.start.day)
      if days < 29 * abs(count) || days > 30 * abs(count) || (record.start.day < other.start.day) != (count < 0) {
        warn(record, Sentence(.monthsNoRoom, .text(other.start.month.text)))
        return false
      }
    }
    return true
  }

  private mutating func warn(_ record: FetchedMonthRecord, _ reason: Sentence) {
    warnings.append(
      .noted(
        Sentence(
          .monthsLeftOut, record.start.month.named, .text("\(record.document.name)"), .day(record.start.day),
          .sentence(reason))))
  }
}
