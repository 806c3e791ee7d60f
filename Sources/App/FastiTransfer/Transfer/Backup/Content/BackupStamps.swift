public import FastiRecords

/// The stamps that are accepted from a backup.
///
/// Stamps of other stores may be at most 24 hours ahead, so that a file does not set the clock of a store. Stamps that
/// the store already knows do not change its clock, and an empty store has no clock to protect. So users can always
/// make a backup of their own store, and restore it where it was made or on a new machine, whatever the clock was when
/// it was written.
public struct BackupStamps: Sendable {
  /// Milliseconds of Unix time.
  let now: Int64
  /// The greatest accepted stamp.
  let limit: Stamp

  /// The stamps up to a limit.
  init(now: Int64, limit: Stamp) {
    self.now = now
    self.limit = limit
  }

  /// The stamps that a store accepts.
  ///
  /// - Parameter ahead: Whether stamps later than the present are accepted (`--ahead`).
  /// - Throws: ``Failure`` when the store cannot be read.
  public init(of store: any Store, now: Int64, ahead: Bool = false) throws(Failure) {
    let latest: Stamp
    do throws(StoreError) { latest = try store.latestStamp() } catch { throw Failure(error) }
    let isNew = latest.milliseconds == 0
    self.init(now: now, limit: ahead || isNew ? StampClock.utmost : max(StampClock.limit(now: now), latest))
  }

  /// All stamps that the program itself wrote.
  static func own(now: Int64) -> BackupStamps {
    BackupStamps(now: now, limit: .last(atMilliseconds: Stamp.maximumMilliseconds))
  }

  /// The number of hours by which a stamp is ahead; nil if at most 24.
  func hoursAhead(_ stamp: Stamp) -> Int? {
    stamp > StampClock.limit(now: now) ? Int((stamp.milliseconds - now) / 3_600_000) : nil
  }
}
