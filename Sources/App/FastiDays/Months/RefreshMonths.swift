public import FastiCalendars
public import FastiCivil
public import FastiMonths
public import FastiRecords

/// Updates the months from documents.
public struct RefreshMonths {
  private let store: any Store
  private let today: Day
  private let time: Int64

  /// A refresh of a store, on a day, at a moment in milliseconds of Unix time.
  public init(_ store: any Store, today: Day, time: Int64) {
    self.store = store
    self.today = today
    self.time = time
  }

  /// A document and what it contains.
  public struct Source: Sendable {
    public let document: MonthDocument
    public let reading: MonthReading
    /// The server's answer about it; nil if the document came from a file.
    public let fetched: FetchedDocumentRecord?

    public init(_ document: MonthDocument, _ reading: MonthReading, fetched: FetchedDocumentRecord? = nil) {
      self.document = document
      self.reading = reading
      self.fetched = fetched
    }

    /// Whether an unchanged document need not be sent again: it contained months, or never will. A document that could
    /// not be read for another reason is fetched again.
    var isDone: Bool {
      switch reading.problem {
      case nil: true
      case .noMonthsFound: document == .news
      case .noTextLayer, .encryptedPDF: true
      case .noCalendarLink, .unreadablePDF, .unreadableJSON: false
      }
    }
  }

  /// The result of a refresh.
  public struct Answer: Sendable {
    /// The months that were stored.
    public let stored: [FetchedMonthRecord]
    /// The months whose first day has changed and that are not over.
    public let moved: [HijriMonth]
    /// The moved months with both their former and new first day.
    public let moves: [MonthMove]
    /// The sentence to report, if announced months are followed and a month moved.
    public let notice: String?
    /// What was not stored, and the months on which the committee's documents disagree.
    public let warnings: [MonthRemark]
    /// Those months, if they are not over or were announced now.
    public let disputes: [MonthDispute]
  }

  /// Stores the months of documents, in the given order; writes nothing if nothing changes.
  ///
  /// - Parameters:
  ///   - links: Addresses to store, the most useful last.
  ///   - isAsked: Whether a user requested it; otherwise it runs automatically.
  /// - Throws: `.storage`.
  public func callAsFunction(
    _ sources: [Source], links: [String] = [], isAsked: Bool = true
  ) throws(Failure) -> Answer {
    let before = try MonthBook.read(from: store)
    var merge = MonthMerge(into: before.fetched, said: before.said, today: today)
    merge.add(sources.map { ($0.document, $0.reading) }, at: time)
    let documents = sources.compactMap { $0.isDone ? $0.fetched : nil } + merge.remembered
    try write(merge.changed, documents, links, ChangeAction(isAsked ? .refresh : .keep, .months))
    guard !merge.changed.isEmpty else {
      return Answer(stored: [], moved: [], moves: [], notice: nil, warnings: merge.warnings, disputes: merge.disputes)
    }
    let (old, new) = (before.table(), try MonthBook.read(from: store).table())
    let moved = new.changed(since: old, from: today)
    let moves = moved.compactMap { month in
      old[month].flatMap { was in new[month].map { MonthMove(month, from: was.start, to: $0.start) } }
    }.filter { $0.from != $0.to }
    let isTold = before.knowledge.followsMoonsighting
    return Answer(
      stored: merge.changed, moved: moved, moves: moves,
      notice: isTold ? MonthNotice.text(moved).map { String(decoding: $0, as: UTF8.self) } : nil,
      warnings: merge.warnings, disputes: merge.disputes)
  }

  private func write(
    _ months: [FetchedMonthRecord], _ documents: [FetchedDocumentRecord], _ links: [String], _ action: ChangeAction
  ) throws(Failure) {
    do {
      let known = try store.read { reader throws(StoreError) in try reader.all(FetchedDocumentRecord.self) }
      let linked = links.filter { link in !known.contains { $0.record.address == link } }
        .map { FetchedDocumentRecord(address: $0, tag: nil, modified: nil) }
      // The most useful comes last, so that its version is the latest.
      let fresh =
        linked.filter { link in !documents.contains { $0.address == link.address } }
        + documents.reversed().filter { document in !known.contains { $0.record == document } }
      guard !months.isEmpty || !fresh.isEmpty else { return }
      _ = try store.write(store.newChange(action)) { writer throws(StoreError) in
        for month in months { try writer.put(month) }
        for document in fresh { try writer.put(document) }
      }
    } catch { throw Failure(error) }
  }
}
