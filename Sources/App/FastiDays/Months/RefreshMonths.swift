public import FastiCalendars
public import FastiCivil
public import FastiMonths
public import FastiRecords

/// Brings the months up to date from documents.
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

  /// What a document said.
  public struct Source: Sendable {
    /// What it is.
    public let document: MonthDocument
    /// What was read from it.
    public let reading: MonthReading
    /// What the server said of it, if it came from one.
    public let fetched: FetchedDocumentRecord?

    /// A document that was read.
    public init(_ document: MonthDocument, _ reading: MonthReading, fetched: FetchedDocumentRecord? = nil) {
      self.document = document
      self.reading = reading
      self.fetched = fetched
    }

    /// Whether it need not be sent again as long as it does not change: it gave months, or never will. What could not be
    /// read for another reason is asked for again.
    var isDone: Bool {
      switch reading.problem {
      case nil: true
      case .noMonthsFound: document == .news
      case .noTextLayer: true
      case .noCalendarLink, .unreadablePDF, .unreadableJSON: false
      }
    }
  }

  /// What came of it.
  public struct Answer: Sendable {
    /// The months that are stored anew.
    public let stored: [FetchedMonthRecord]
    /// The months that begin on another day now and are not over.
    public let moved: [HijriMonth]
    /// Those of them of which both days are known.
    public let moves: [MonthMove]
    /// The sentence to tell, if moonsighting is followed and a month moved.
    public let notice: String?
    /// What was not taken over, and the months on which the committee's documents disagree.
    public let warnings: [MonthRemark]
    /// Those months, if they are not over or were spoken of now.
    public let disputes: [MonthDispute]
  }

  /// Takes over what documents said, in the order given; writes nothing when nothing changes.
  ///
  /// - Parameters:
  ///   - links: Addresses to remember, the most wanted last.
  ///   - isAsked: Whether somebody asked for it; else the program does it by itself.
  /// - Throws: `.storage`.
  public func callAsFunction(
    _ sources: [Source], links: [String] = [], isAsked: Bool = true
  ) throws(Failure) -> Answer {
    let before = try MonthBook.read(from: store)
    var merge = MonthMerge(into: before.fetched, said: before.said, today: today)
    merge.take(sources.map { ($0.document, $0.reading) }, at: time)
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
      // The most wanted comes last, so that its version is the latest.
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
