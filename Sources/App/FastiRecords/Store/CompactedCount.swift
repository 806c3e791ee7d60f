/// How many versions of a thing there were before one of them, told by a store that does not have them all any more.
///
/// Two of them never contradict each other: each says "at least". So they can be brought together in any order and any
/// number of times, as versions can.
public struct CompactedCount: Hashable, Sendable {
  /// The thing.
  public let id: RecordID
  /// The version they came before.
  public let stamp: Stamp
  /// How many there were, here or not; at most `most`.
  public let earlier: Int
  /// How many of them are here.
  public let present: Int

  public init(id: RecordID, stamp: Stamp, earlier: Int, present: Int) {
    self.id = id
    self.stamp = stamp
    self.earlier = earlier
    self.present = present
  }

  /// The largest number of versions that is believed: a feed counts in 32 bits.
  public static let most = 1_000_000_000

  /// How many versions of each thing are not here any more; things that have them all are left out.
  public static func gone(_ compactedCounts: [CompactedCount]) -> [RecordID: Int] {
    var gone: [RecordID: Int] = [:]
    for count in compactedCounts where count.earlier > count.present {
      gone[count.id] = max(gone[count.id] ?? 0, count.earlier - count.present)
    }
    return gone
  }
}
