public import FastiCivil
import FastiDays
import FastiMonths
public import FastiRecords

/// Updates the months automatically, if the setting is on (`hijri.refresh auto`).
public struct KeepMonths {
  private let store: any Store
  private let log: any RefreshLog
  private let documents: any DocumentReader
  private let fetcher: any Fetcher
  private let notifier: (any Notifier)?

  /// Updates the months of a store.
  /// - Parameter notifier: Delivers the sentence about months that moved.
  public init(
    _ store: any Store, _ log: any RefreshLog, documents: any DocumentReader, fetcher: any Fetcher,
    notifier: (any Notifier)?
  ) {
    self.store = store
    self.log = log
    self.documents = documents
    self.fetcher = fetcher
    self.notifier = notifier
  }

  /// The result of one run.
  public struct Outcome: Sendable {
    /// Whether the sources were asked.
    public internal(set) var isAsked = false
    /// Messages about failures and documents that were left out, and the notice of moved months.
    public internal(set) var remarks: [String] = []
    /// The latest time of the next run.
    public internal(set) var next: Instant
  }

  /// Runs once: asks the sources if it is time. A failure becomes a message, and the stored months stay.
  /// - Throws: `.storage`.
  public func look(here: Zone, now: () -> Instant) throws(Failure) -> Outcome {
    let present = now()
    guard try isOn() else { return Outcome(next: Instant(seconds: present.seconds + RefreshTimes.hour)) }
    let last = try storage { () throws(StoreError) in try log.lastRefresh() }
    // No rule requires an earlier request, whatever the months are, so they need not be computed.
    if let last, last.at <= present, present.seconds - last.at.seconds < RefreshTimes.quarter {
      return Outcome(next: Instant(seconds: last.at.seconds + RefreshTimes.quarter))
    }
    let book = try MonthBook.read(from: store)
    var outcome = Outcome(next: times(book, here, present).next(after: last, now: present))
    guard outcome.next <= present else { return outcome }
    // It is recorded before a source is asked: if the answer crashes the program, the request is not repeated at once.
    let attempt = (last ?? RefreshAttempt(at: present)).followed(at: present, failing: true)
    try storage { () throws(StoreError) in try log.note(attempt) }
    outcome.isAsked = true
    let isFailed = try refresh(book, here.day(at: present), now, &outcome)
    let done = isFailed ? attempt : attempt.followed(at: present, failing: false)
    try storage { () throws(StoreError) in try log.note(done) }
    outcome.next = times(try MonthBook.read(from: store), here, present).next(after: done, now: present)
    return outcome
  }

  /// The times for requests: evenings matter only if announced months are followed.
  private func times(_ book: MonthBook, _ here: Zone, _ now: Instant) -> RefreshTimes {
    guard book.knowledge.followsMoonsighting else { return RefreshTimes() }
    return RefreshTimes(months: ReminderMonths.around(here.day(at: now), in: book), zone: here, about: now)
  }

  /// - Returns: Whether no source answered.
  private func refresh(
    _ book: MonthBook, _ today: Day, _ now: () -> Instant, _ outcome: inout Outcome
  ) throws(Failure) -> Bool {
    var gathering = GatherMonths(documents, fetcher, today: today)
    try gathering.fetch(book, store)
    let refresh = RefreshMonths(store, today: today, time: now().seconds * 1_000)
    let answer = try refresh(gathering.sources, links: gathering.links, isAsked: false)
    outcome.remarks += (gathering.warnings + answer.warnings).map { $0.text(in: English()) }
    guard let notice = answer.notice else { return gathering.isCutOff }
    outcome.remarks.append(notice)
    let news = MonthNews(.moved(answer.moved), at: now(), moves: answer.moves)
    try storage { () throws(StoreError) in try log.note(news: news) }
    do throws(Failure) { try notifier?.deliver(news) } catch { outcome.remarks.append("fasti: \(error.message)") }
    return gathering.isCutOff
  }

  private func isOn() throws(Failure) -> Bool {
    try storage { () throws(StoreError) in
      try store.read { reader throws(StoreError) in
        try Preferences([.hijriRefresh], from: reader).refreshesMonths
      }
    }
  }

  private func storage<Answer>(_ body: () throws(StoreError) -> Answer) throws(Failure) -> Answer {
    do { return try body() } catch { throw Failure(error) }
  }
}
