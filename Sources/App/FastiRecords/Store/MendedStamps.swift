/// The stamps that lie too far ahead, each with the one it gets. Stamps of several devices may share a millisecond and a
/// counter: these are what changes, so the devices, and the order of all stamps, stay.
package struct MendedStamps {
  /// The greatest stamp that stays.
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
  ///   - ahead: The stamps that lie ahead.
  ///   - kept: The greatest of the others.
  package init(_ ahead: [Stamp], after kept: Stamp, now: Int64) {
    limit = StampClock.limit(now: now)
    var clock = StampClock(device: 0, latest: kept)
    var places: [Reading: Reading] = [:]
    for place in Set(ahead.map { Reading($0) }).sorted() { places[place] = Reading(clock.tick(now: now)) }
    let mended = places
    self.places = mended
    latest = ahead.reduce(kept) { max($0, Self.moved($1, mended)) }
  }

  /// The stamp in place of another; the same where that stays.
  package func callAsFunction(_ stamp: Stamp) -> Stamp { stamp <= limit ? stamp : Self.moved(stamp, places) }

  /// The stamp in place of one up to which something holds: that of the first stamp that is not earlier.
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
