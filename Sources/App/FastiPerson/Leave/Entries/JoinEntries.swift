public import FastiCivil
import FastiLeave
public import FastiRecords

/// Joins entries that were added together into spans: those of versions of the program without spans.
public struct JoinEntries {
  private let store: any Store
  private let setup: LeaveSetup

  /// Joins entries of a store.
  public init(_ store: any Store, _ setup: LeaveSetup) {
    self.store = store
    self.setup = setup
  }

  /// The entries that can be joined, as spans; nothing is written.
  /// - Throws: `.storage`.
  public func offers(today: Day) throws(Failure) -> [LeaveSpanItem] {
    do {
      return items(
        try store.read { reader throws(StoreError) in Self.found(try reader.all(LeaveEntryRecord.self)) }, today)
    } catch { throw Failure(error) }
  }

  /// The entries that can be joined, in a ledger that was read already.
  public func offers(in book: LeaveBook, today: Day) -> [LeaveSpanItem] { items(Self.found(book.live), today) }

  /// Joins all entries that can be joined, as one change.
  /// - Returns: The new spans.
  /// - Throws: `.storage`.
  public func callAsFunction(today: Day) throws(Failure) -> [LeaveSpanItem] {
    do {
      let found = try store.write(store.newChange(ChangeAction(.edit, .leave))) { writer throws(StoreError) in
        let found = Self.found(try writer.all(LeaveEntryRecord.self))
        for version in found.flatMap({ $0 }) { try writer.put(version.record, id: version.id) }
        return found
      }
      return items(found, today)
    } catch { throw Failure(error) }
  }

  private func items(_ found: [[Version<LeaveEntryRecord>]], _ today: Day) -> [LeaveSpanItem] {
    found.map { versions in
      LeaveSpanItem(entries: versions.map { LeaveEntryItem($0.id, $0.record, setup.profile.schedule, today: today) })
    }
  }

  private struct Key: Hashable {
    let created: Int64
    let type: LeaveType
    let action: LeaveAction
    let note: [UInt8]
  }

  /// Typed entries with the same time and the same content on several days: one command or one form added them. They
  /// are returned with the id of their span.
  private static func found(_ entries: [Version<LeaveEntryRecord>]) -> [[Version<LeaveEntryRecord>]] {
    var (groups, used) = ([Key: [Version<LeaveEntryRecord>]](), Set<RecordID>())
    for version in entries {
      if let span = version.record.span { used.insert(span) }
      let (record, entry) = (version.record, version.record.entry)
      guard record.span == nil, record.source == LeaveEntryRecord.typed else { continue }
      let key = Key(created: record.created, type: entry.type, action: entry.action, note: entry.note)
      groups[key, default: []].append(version)
    }
    return groups.values.filter { group in
      group.count > 1 && Set(group.map(\.record.entry.day)).count == group.count
    }.compactMap { group in
      let sorted = group.sorted { $0.record.entry.day < $1.record.entry.day }
      // Two devices that join the same entries make the same span.
      guard let span = sorted.lazy.map({ RecordID.span(of: $0.id) }).first(where: { !used.contains($0) }) else {
        return nil
      }
      return sorted.map { version in
        Version(
          id: version.id, stamp: version.stamp, deleted: false, record: version.record.joined(to: span))
      }
    }.sorted { ($0[0].record.entry.day, $0[0].id) < ($1[0].record.entry.day, $1[0].id) }
  }
}
