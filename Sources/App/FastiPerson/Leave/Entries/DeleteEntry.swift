public import FastiCivil
import FastiLeave
public import FastiRecords

/// Deletes entries. Their content stays in the store, and undoing brings them back.
public struct DeleteEntry {
  private let store: any Store
  private let setup: LeaveSetup

  public init(_ store: any Store, _ setup: LeaveSetup) {
    self.store = store
    self.setup = setup
  }

  /// Deletes the entries of some ids, or of some of their digits: all of them or none, as one change.
  /// - Returns: What they were, each once.
  /// - Throws: `.notFound` when one is not there, or not any more; `.invalid` when several are meant by one; `.storage`.
  public func callAsFunction(_ ids: [String], today: Day) throws(Failure) -> [LeaveEntryItem] {
    let found: Result<[Version<LeaveEntryRecord>], Failure>
    do {
      // Found and deleted within one transaction, so that of two who delete at once one is told.
      found = try store.write(try FindEntry.change(.delete, ids, in: store)) { writer throws(StoreError) in
        let found = try FindEntry(writer)(ids)
        for version in (try? found.get()) ?? [] { try writer.delete(LeaveEntryRecord.self, id: version.id) }
        return found
      }
    } catch { throw Failure(error) }
    return try found.get().map { LeaveEntryItem($0.id, $0.record, setup.profile.schedule, today: today) }
  }
}
