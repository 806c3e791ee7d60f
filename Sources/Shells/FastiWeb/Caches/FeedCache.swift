import FastiCivil
import FastiHTTP
import FastiHolidays
import FastiRecords
import FastiTransfer

/// The latest feeds. A feed depends on the store, its own settings and the day, so it is written again only if one of
/// these has changed.
final class FeedCache: Sendable {
  private let kept = Lock<[Slot: (key: Key, calendar: Calendar)]>([:])
  /// The greatest number of feeds; users have fewer.
  private static let most = 32

  /// The key of a feed: everything it depends on, except its record's hash.
  struct Key: Hashable {
    let space: Space
    let record: FeedRecord
    let parts: Set<FeedPart>
    let stamp: Stamp
    let today: Day
  }

  /// A feed, ready to send.
  struct Calendar {
    let body: CompressibleBody
    /// A validator: the hash of the bytes.
    let tag: String
  }

  /// The feed of a key; nil when it is not in the cache.
  func calendar(_ key: Key) -> Calendar? {
    let known = kept.with { $0[place(of: key)] }
    return known?.key == key ? known?.calendar : nil
  }

  /// Stores the feed of a key instead of an older one.
  func keep(_ bytes: [UInt8], for key: Key) -> Calendar {
    let calendar = Calendar(body: CompressibleBody(bytes), tag: String(SHA256.hexHash(bytes).prefix(32)))
    kept.with { kept in
      if kept.count >= Self.most { kept = [:] }
      kept[place(of: key)] = (key, calendar)
    }
    return calendar
  }

  private struct Slot: Hashable {
    let space: Space
    let name: String
    let parts: Set<FeedPart>
  }

  private func place(of key: Key) -> Slot { Slot(space: key.space, name: key.record.name, parts: key.parts) }
}
