import FastiAgenda
import FastiCivil
import FastiLeave
import FastiPerson
public import FastiRecords

/// The leave ledger, with the times and numbers of changes of its entries.
public struct LeaveFeedSource: Sendable {
  let entries: [Revisioned<LeaveEntryRecord>]
  let book: LeaveBook
  /// The time and number of changes of the schedule: a change may move the payday that posts an entry.
  let schedule: Changes
  /// The time and number of changes of the whole ledger: the hours of a payday may depend on every entry if there is a
  /// cap.
  let ledger: Changes

  /// Reads the source from a store, in one snapshot.
  /// - Throws: `.storage`.
  /// - Complexity: O(*n* log *n*) in the number of versions.
  public static func read(from store: some Store) throws(Failure) -> LeaveFeedSource {
    let (rows, versions): (LeaveRows, [Version<LeaveEntryRecord>])
    let (gone, schedule, ledger): ([RecordID: Int], Changes, Changes)
    do throws(StoreError) {
      (rows, versions, gone, schedule, ledger) = try store.read { reader throws(StoreError) in
        let schedule = try Changes(LeaveProfileRecord.self, in: reader)
        let terms = try Changes(LeaveTermsRecord.self, in: reader) + Changes(LeaveRateRecord.self, in: reader)
        return (
          try LeaveRows(reader), try reader.versions(LeaveEntryRecord.self), try reader.gone(LeaveEntryRecord.self),
          schedule, try schedule + terms + Changes(LeaveEntryRecord.self, in: reader)
        )
      }
    } catch { throw Failure(error) }
    do throws(LeaveError) {
      return LeaveFeedSource(
        entries: Revisioned.newest(versions, gone: gone), book: try LeaveBook(try rows.setup(), versions),
        schedule: schedule, ledger: ledger)
    } catch { throw Failure(error) }
  }
}
