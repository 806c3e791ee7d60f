public import FastiCivil
import FastiLeave
public import FastiRecords

extension EditEntry {
  /// The result of spreading entries over a span.
  public struct Spread: Sendable {
    /// The entries of the span, by day.
    public let items: [LeaveEntryItem]
    /// The number of days that had no entry.
    public let added: Int
    /// The number of entries for which no day was left.
    public let deleted: Int
    /// Whether anything was written.
    public let isChanged: Bool
  }

  /// The earliest day of some entries.
  /// - Throws: `.notFound`, `.invalid` when an id matches several entries, `.storage`.
  public func firstDay(of ids: [String]) throws(Failure) -> Day? { try found(ids).map(\.entry.day).min() }

  /// The days from the first to the last if the entries with some ids all belong to one span; nil otherwise.
  /// - Throws: `.notFound`, `.invalid` when an id matches several entries, `.storage`.
  public func span(of ids: [String]) throws(Failure) -> DayRange? {
    let records = try found(ids)
    let days = records.map(\.entry.day)
    guard records.count > 1, let span = records[0].span, records.allSatisfy({ $0.span == span }),
      let first = days.min(), let last = days.max()
    else { return nil }
    return try? DayRange(first, last)
  }

  private func found(_ ids: [String]) throws(Failure) -> [LeaveEntryRecord] {
    let found: Result<[Version<LeaveEntryRecord>], Failure>
    do { found = try store.read { reader throws(StoreError) in try FindEntry(reader)(ids) } } catch {
      throw Failure(error)
    }
    return try found.get().map(\.record)
  }

  /// Makes the entries with some ids a span with one entry a day, as one change: the entries keep their ids in the
  /// order of their days, further days get copies of the last entry, and entries without a day are deleted.
  ///
  /// - Parameters:
  ///   - days: The days of the span that cost leave, in order; at least one.
  ///   - now: The time of creation of new entries, in milliseconds of Unix time.
  /// - Throws: As for an edit of one entry.
  public func callAsFunction(
    _ ids: [String], _ edit: Edit, over days: [Day], now: Int64, today: Day
  ) throws(Failure) -> Spread {
    if let notes = edit.notes { try LeaveDraft.check(notes: notes) }
    let change: Change
    do throws(StoreError) { change = try FindEntry.change(.edit, ids, in: store) } catch { throw Failure(error) }
    return try store.decide(change) { writer throws(StoreError) -> Result<Spread, Failure> in
      let versions: [Version<LeaveEntryRecord>]
      switch try FindEntry(writer)(ids) {
      case .failure(let failure): return .failure(failure)
      case .success(let found): versions = found.sorted { ($0.record.entry.day, $0.id) < ($1.record.entry.day, $1.id) }
      }
      var planned: [(id: RecordID, record: LeaveEntryRecord)] = []
      do throws(Failure) { planned = try plan(edit, days, versions, now) } catch { return .failure(error) }
      let surplus = versions.dropFirst(days.count)
      var isChanged = !surplus.isEmpty
      for (id, record) in planned {
        let isNew = try writer.put(record, id: id)
        isChanged = isChanged || isNew
      }
      for version in surplus { try writer.delete(LeaveEntryRecord.self, id: version.id) }
      return .success(
        Spread(
          items: planned.map { LeaveEntryItem($0.id, $0.record, setup.profile.schedule, today: today) },
          added: max(0, days.count - versions.count), deleted: surplus.count, isChanged: isChanged))
    }
  }

  /// The entry for each day.
  private func plan(
    _ edit: Edit, _ days: [Day], _ versions: [Version<LeaveEntryRecord>], _ now: Int64
  ) throws(Failure) -> [(id: RecordID, record: LeaveEntryRecord)] {
    var planned: [(id: RecordID, record: LeaveEntryRecord)] = []
    let span = versions.lazy.compactMap { $0.record.span }.first ?? (days.count > 1 ? store.newID() : nil)
    for (place, day) in days.enumerated() {
      guard let old = versions.indices.contains(place) ? versions[place] : versions.last else { break }
      var edit = edit
      edit.day = day
      let record = try applied(edit, to: old.record)
      let isNew = place >= versions.count
      planned.append(
        (
          isNew ? store.newID() : old.id,
          isNew ? LeaveEntryRecord(entry: record.entry, created: now, span: span) : record.joined(to: span)
        ))
    }
    return planned
  }
}
