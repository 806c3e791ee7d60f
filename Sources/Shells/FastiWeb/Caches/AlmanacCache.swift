import FastiDays
import FastiHTTP
import FastiRecords

/// The latest almanacs. They depend on the store only, so one is valid as long as the store's latest stamp stays.
final class AlmanacCache: Sendable {
  private let kept = Lock<(stamp: Stamp?, almanacs: [[String]: Almanac])>((nil, [:]))
  /// The most almanacs at one stamp; more come only from a client that tries all regions.
  private static let most = 64

  /// The almanac of regions, read from the store only where it is not known.
  /// - Throws: `.storage`; `.invalid` when a stored rule text cannot be read.
  func almanac(_ named: [String], from store: any Store, zones: any Zones) throws(Failure) -> Almanac {
    let stamp: Stamp
    do { stamp = try store.read { reader throws(StoreError) in try reader.latestStamp() } } catch {
      throw Failure(error)
    }
    let known = kept.with { $0.stamp == stamp ? $0.almanacs[named] : nil }
    if let known { return known }
    let almanac = try Almanac.read(from: store, named: named, zones: zones)
    kept.with { kept in
      if kept.stamp != stamp || kept.almanacs.count >= Self.most { kept = (stamp, [:]) }
      kept.almanacs[named] = almanac
    }
    return almanac
  }
}
