public import FastiRecords

/// Which stamps a backup may hold.
///
/// Foreign stamps may be at most 24 hours ahead, so that a file does not set the clock of a store. What the store
/// has seen already does it no harm, and a store in which nothing was written has no clock to be set: so a backup of one's
/// own can always be made, and restored where it was made and on a new machine, whatever the clock was when it was written.
public struct BackupStamps: Sendable {
  /// Milliseconds of Unix time.
  let now: Int64
  /// The greatest stamp that is taken.
  let limit: Stamp

  /// The stamps up to a limit.
  init(now: Int64, limit: Stamp) {
    self.now = now
    self.limit = limit
  }

  /// What a store may take in.
  ///
  /// - Parameter ahead: Whether stamps later than the present are accepted (`--ahead`).
  /// - Throws: ``Failure`` when the store cannot be read.
  public init(of store: any Store, now: Int64, ahead: Bool = false) throws(Failure) {
    let latest: Stamp
    do throws(StoreError) { latest = try store.latestStamp() } catch { throw Failure(error) }
    let isNew = latest.milliseconds == 0
    self.init(now: now, limit: ahead || isNew ? StampClock.utmost : max(StampClock.limit(now: now), latest))
  }

  /// Whatever the program itself wrote.
  static func own(now: Int64) -> BackupStamps {
    BackupStamps(now: now, limit: .last(atMilliseconds: Stamp.maximumMilliseconds))
  }

  /// By how many hours a stamp lies ahead; nil where that is at most 24.
  func hoursAhead(_ stamp: Stamp) -> Int? {
    stamp > StampClock.limit(now: now) ? Int((stamp.milliseconds - now) / 3_600_000) : nil
  }
}
