import FastiDays
import FastiHTTP
import FastiRecords

/// The latest almanacs. They depend on the store only, so one is valid as long as the store's latest stamp stays.
final class AlmanacCache: Sendable {
  private let kept = Lock<[Space: (stamp: Stamp, almanacs: [[String]?: Almanac])]>([:])
  /// The most almanacs at one stamp; more come only from a client that tries all regions.
  private static let most = 64
  /// The most spaces.
  private static let mostSpaces = 16

  /// The almanac of regions, or of every region for nil, read from the store of a space only where it is not known.
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
