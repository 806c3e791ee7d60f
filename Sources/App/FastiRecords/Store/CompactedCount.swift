/// The number of versions of a thing before one of them, for a store that no longer has all of them.
///
/// Two counts do not contradict each other: each means "at least". So they can be merged in any order and any number of
/// times, like versions.
public struct CompactedCount: Hashable, Sendable {
  /// The thing.
  public let id: RecordID
  /// The version that they precede.
  public let stamp: Stamp
  /// The number of earlier versions, stored or not; at most `most`.
  public let earlier: Int
  /// How many of them are still stored.
  public let present: Int

  public init(id: RecordID, stamp: Stamp, earlier: Int, present: Int) {
    self.id = id
    self.stamp = stamp
    self.earlier = earlier
    self.present = present
  }

  /// The largest number of versions that is accepted: a feed counts in 32 bits.
  public static let most = 1_000_000_000

  /// The number of versions of each thing that are no longer stored; complete things are left out.
  public static func gone(_ compactedCounts: [CompactedCount]) -> [RecordID: Int] {
    var gone: [RecordID: Int] = [:]
    for count in compactedCounts where count.earlier > count.present {
      gone[count.id] = max(gone[count.id] ?? 0, count.earlier - count.present)
    }
    return gone
  }
}
