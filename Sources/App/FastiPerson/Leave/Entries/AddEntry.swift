public import FastiCivil
public import FastiLeave
public import FastiRecords

/// Writes entries into the ledger.
public struct AddEntry {
  private let store: any Store
  private let book: LeaveBook
  private let now: Int64

  /// Writes to a store.
  /// - Parameters:
  ///   - book: The current ledger.
  public init(_ store: any Store, _ book: LeaveBook, now: Int64) {
    self.store = store
    self.book = book
    self.now = now
  }

  /// The entries of a draft; nothing is written.
  /// - Parameter isSpan: Whether the days are those of a span, each charged in full.
  /// - Throws: What is wrong with the draft.
  public static func entries(
    _ draft: LeaveDraft, on days: ChargedDays, isSpan: Bool, _ setup: LeaveSetup
  ) throws(Failure) -> [LeaveEntry] {
    guard !isSpan, let day = days.days.first else { return try draft.entries(on: days.days, setup) }
    return [try draft.entry(on: day, setup)]
  }

  /// Writes all entries or none, as one change; several entries are a span.
  ///
  /// - Parameter today: The day that decides whether an entry is posted.
  /// - Returns: The new lines of the ledger.
  /// - Throws: `.invalid` when the ledger's sums would exceed 64 bits; `.storage`.
  public func callAsFunction(_ entries: [LeaveEntry], today: Day) throws(Failure) -> [LeaveEntryItem] {
    try check(entries)
    let ids = entries.map { _ in store.newID() }
    let span = ids.count > 1 ? RecordID.span(of: ids[0]) : nil
    let new = zip(ids, entries).map { (id: $0, record: LeaveEntryRecord(entry: $1, created: now, span: span)) }
    try store.change(ChangeAction(.add, .leave, new.count == 1 ? new[0].id.text : nil)) { writer throws(StoreError) in
      for (id, record) in new { try writer.put(record, id: id) }
    }
    return new.map { LeaveEntryItem($0.id, $0.record, book.setup.profile.schedule, today: today) }
  }

  /// Refuses entries whose sums exceed 64 bits, because such a ledger could not answer any question.
  private func check(_ entries: [LeaveEntry]) throws(Failure) {
    do { _ = try book.ledger.adding(entries.hypothetical) } catch { throw Failure(error, field: .hours) }
  }
}

extension RecordID {
  /// The id of a span that begins with an entry; it follows from the entry's id.
  static func span(of first: RecordID) -> RecordID { .version8(kind: "leave_span", key: first.text) }
}

extension [LeaveEntry] {
  /// The entries as versions that were not written; their ids cannot occur in a store.
  var hypothetical: [EntryVersion] {
    enumerated().map { EntryVersion(id: EntryID("new \($0)"), stamp: EntryStamp("~"), entry: $1) }
  }
}
