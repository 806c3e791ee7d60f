import FastiAgenda
import FastiCivil
import FastiLeave

/// The leave ledger, with when and how often each entry was changed: what a feed has to tell its subscribers.
public struct DatedLeave: Sendable {
  let entries: [Dated<LeaveEntryRecord>]
  let book: LeaveBook
  /// When what decides the paydays was last changed, in milliseconds of Unix time.
  let changed: Int64
  /// How often that was changed.
  let sequence: Int

  /// What a store holds, in one snapshot.
  /// - Throws: `.storage`.
  /// - Complexity: O(*n* log *n*) in the number of versions.
  public static func read(from store: some Store) throws(Failure) -> DatedLeave {
    let (rows, versions, stamps): (LeaveRows, [Version<LeaveEntryRecord>], [Int64])
    do throws(StoreError) {
      (rows, versions, stamps) = try store.read { reader throws(StoreError) in
        (try LeaveRows(reader), try reader.versions(LeaveEntryRecord.self), try Self.stamps(reader))
      }
    } catch { throw Failure(error) }
    do throws(LeaveError) {
      let book = try LeaveBook(try rows.setup(), versions)
      var changed = stamps.max() ?? 0
      // Where hours stop at a cap, every entry may change what a payday brings.
      if book.setup.profile.terms.contains(where: { $0.policies.cap != nil }) {
        changed = versions.reduce(changed) { max($0, $1.stamp.milliseconds) }
      }
      return DatedLeave(
        entries: Dated.newest(versions), book: book, changed: changed, sequence: max(0, stamps.count - 1))
    } catch { throw Failure(error) }
  }

  private static func stamps(_ reader: any StoreReader) throws(StoreError) -> [Int64] {
    try reader.versions(LeaveProfileRecord.self).map(\.stamp.milliseconds)
      + reader.versions(LeaveTermsRecord.self).map(\.stamp.milliseconds)
      + reader.versions(LeaveRateRecord.self).map(\.stamp.milliseconds)
  }
}
