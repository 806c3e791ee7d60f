/// The stamps that are too far ahead, each with its replacement. Stamps of several devices may share a millisecond and
/// a counter; only these two change, so the devices, and the order of all stamps, stay.
///
/// Lineages name versions that a compaction has deleted, so their stamps count too.
package struct MendedStamps {
  /// The greatest stamp that is kept.
  private let limit: Stamp
  private let places: [Reading: Reading]
  /// The greatest stamp afterwards.
  package let latest: Stamp

  /// The part of a stamp that changes.
  private struct Reading: Hashable, Comparable {
    let milliseconds: Int64
    let counter: UInt16

    init(_ stamp: Stamp) { (milliseconds, counter) = (stamp.milliseconds, stamp.counter) }

    static func < (left: Reading, right: Reading) -> Bool {
      (left.milliseconds, left.counter) < (right.milliseconds, right.counter)
    }
  }

  /// - Parameters:
  ///   - ahead: The stamps that are too far ahead.
  ///   - kept: The greatest of the other stamps.
  package init(_ ahead: [Stamp], after kept: Stamp, now: Int64) {
    limit = StampClock.limit(now: now)
    var clock = StampClock(device: 0, latest: kept)
    var places: [Reading: Reading] = [:]
    for place in Set(ahead.map { Reading($0) }).sorted() { places[place] = Reading(clock.tick(now: now)) }
    let mended = places
    self.places = mended
    latest = ahead.reduce(kept) { max($0, Self.moved($1, mended)) }
  }

  /// The replacement of a stamp; the same stamp if it is kept.
  package func callAsFunction(_ stamp: Stamp) -> Stamp { stamp <= limit ? stamp : Self.moved(stamp, places) }

  /// The replacement of a stamp that is an upper bound: that of the first stamp that is not earlier.
  package func bound(_ stamp: Stamp) -> Stamp {
    guard stamp > limit, places[Reading(stamp)] == nil else { return self(stamp) }
    guard let next = places.keys.filter({ $0 > Reading(stamp) }).min(), let place = places[next] else { return latest }
    return Stamp(milliseconds: place.milliseconds, counter: place.counter)
  }

  private static func moved(_ stamp: Stamp, _ places: [Reading: Reading]) -> Stamp {
    guard let place = places[Reading(stamp)] else { return stamp }
    return Stamp(milliseconds: place.milliseconds, counter: place.counter, device: stamp.device)
  }
}
