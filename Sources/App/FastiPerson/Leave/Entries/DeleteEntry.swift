public import FastiCivil
import FastiLeave
public import FastiRecords

/// Deletes entries. Their content stays in the store, and undo restores them.
public struct DeleteEntry {
  private let store: any Store
  private let setup: LeaveSetup

  public init(_ store: any Store, _ setup: LeaveSetup) {
    self.store = store
    self.setup = setup
  }

  /// Deletes the entries with some ids, or with some digits of ids: all of them or none, as one change.
  /// - Returns: The deleted entries, each once.
  /// - Throws: `.notFound` when an entry does not exist, or does not exist any more; `.invalid` when several match one
  ///   text; `.storage`.
  public func callAsFunction(_ ids: [String], today: Day) throws(Failure) -> [LeaveEntryItem] {
    let found: Result<[Version<LeaveEntryRecord>], Failure>
    do {
      // They are found and deleted within one transaction: if two processes delete at the same time, one of them gets
      // an error.
      found = try store.write(try FindEntry.change(.delete, ids, in: store)) { writer throws(StoreError) in
        let found = try FindEntry(writer)(ids)
        for version in (try? found.get()) ?? [] { try writer.delete(LeaveEntryRecord.self, id: version.id) }
        return found
      }
    } catch { throw Failure(error) }
    return try found.get().map { LeaveEntryItem($0.id, $0.record, setup.profile.schedule, today: today) }
  }
}
