public import FastiCivil
import FastiLeave
public import FastiRecords

/// Deletes an entry. Its content stays in the store, and undoing brings it back.
public struct DeleteEntry {
  private let store: any Store
  private let setup: LeaveSetup

  public init(_ store: any Store, _ setup: LeaveSetup) {
    self.store = store
    self.setup = setup
  }

  /// Deletes the entry of an id, or of some of its digits.
  /// - Returns: What it was.
  /// - Throws: `.notFound` when there is none, or not any more; `.invalid` when several are meant; `.storage`.
  public func callAsFunction(_ id: String, today: Day) throws(Failure) -> LeaveEntryItem {
    let answer: FindEntry.Answer
    do {
      // Found and deleted within one transaction, so that of two who delete at once one is told.
      answer = try store.write(try FindEntry.change(.delete, id, in: store)) { writer throws(StoreError) in
        let answer = try FindEntry(writer)(id)
        if case .entry(let version) = answer { try writer.delete(LeaveEntryRecord.self, id: version.id) }
        return answer
      }
    } catch { throw Failure(error) }
    switch answer {
    case .refused(let failure): throw failure
    case .entry(let version):
      return LeaveEntryItem(version.id, version.record, setup.profile.schedule, today: today)
    }
  }
}
