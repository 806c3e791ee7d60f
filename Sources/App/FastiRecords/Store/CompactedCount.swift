/// How many versions of a thing there were before one of them, as known to a store that no longer has them all.
///
/// Two counts never contradict each other: each says "at least". So they can be merged in any order and any number of
/// times, as versions can.
public struct CompactedCount: Hashable, Sendable {
  /// The thing.
  public let id: RecordID
  /// The version they came before.
  public let stamp: Stamp
  /// How many there were, whether they are still stored or not; at most `most`.
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

  /// How many versions of each thing are no longer stored; things that have them all are left out.
  public static func gone(_ compactedCounts: [CompactedCount]) -> [RecordID: Int] {
    var gone: [RecordID: Int] = [:]
    for count in compactedCounts where count.earlier > count.present {
      gone[count.id] = max(gone[count.id] ?? 0, count.earlier - count.present)
    }
    return gone
  }
}
