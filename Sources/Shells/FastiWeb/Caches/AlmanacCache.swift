import FastiDays
import FastiHTTP
import FastiRecords

/// The latest almanacs. They depend only on the store, so an almanac is valid until the store's latest stamp changes.
final class AlmanacCache: Sendable {
  private let kept = Lock<[Space: (stamp: Stamp, almanacs: [[String]?: Almanac])]>([:])
  /// The greatest number of almanacs at one stamp; only a client that tries all regions needs more.
  private static let most = 64
  /// The greatest number of spaces.
  private static let mostSpaces = 16

  /// The almanac of regions, or of all regions for nil, read from the store of a space if it is not cached.
  /// - Throws: `.storage`; `.invalid` when a stored rule text cannot be read.
  func almanac(
    _ space: Space, _ named: [String]?, from store: any Store, zones: any Zones
  ) throws(Failure) -> Almanac {
    let stamp: Stamp
    do { stamp = try store.read { reader throws(StoreError) in try reader.latestStamp() } } catch {
      throw Failure(error)
    }
    let known = kept.with { kept in
      kept[space].flatMap { $0.stamp == stamp ? $0.almanacs[named] : nil }
    }
    if let known { return known }
    let almanac = try Almanac.read(from: store, named: named, zones: zones)
    kept.with { kept in
      if kept[space] == nil, kept.count >= Self.mostSpaces { kept = [:] }
      var mine = kept[space] ?? (stamp, [:])
      if mine.stamp != stamp || mine.almanacs.count >= Self.most { mine = (stamp, [:]) }
      mine.almanacs[named] = almanac
      kept[space] = mine
    }
    return almanac
  }
}
