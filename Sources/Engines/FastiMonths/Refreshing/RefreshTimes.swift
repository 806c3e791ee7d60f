import FastiCalendars
public import FastiCivil

/// When the sources of months are asked next automatically.
///
/// Once an hour, and every quarter of an hour on the evenings on which a month may be announced: those of Hijri day 29,
/// from sunset to 02:00. After failures the pauses double, up to a day, and in such an evening up to an hour.
public struct RefreshTimes: Hashable, Sendable {
  /// Seconds between two attempts.
  public static let hour: Int64 = 3_600
  /// Seconds between two attempts while an announcement is awaited.
  public static let quarter: Int64 = 900
  /// The longest pause after failures, in seconds.
  public static let longest: Int64 = 86_400

  /// The evenings on which a month may be announced, in order; the ends are excluded.
  public let evenings: [Range<Instant>]

  public init(evenings: [Range<Instant>] = []) { self.evenings = evenings }

  /// The moment of the next attempt; now or earlier when it is due.
  ///
  /// It is computed again whenever months or clocks change; only the last attempt is stored.
  ///
  /// - Parameters:
  ///   - last: The last attempt; nil when there was none.
  ///   - now: The present moment. A last attempt in the future means that the clock was put back, and is ignored.
  public func next(after last: RefreshAttempt?, now: Instant) -> Instant {
    guard let last, last.at <= now else { return now }
    let pause = RefreshTimes.doubled(RefreshTimes.hour, last.failures, RefreshTimes.longest)
    let short = RefreshTimes.doubled(RefreshTimes.quarter, last.failures, RefreshTimes.hour)
    var next = Instant(seconds: last.at.seconds + pause)
    for evening in evenings {
      let first = max(evening.lowerBound, Instant(seconds: last.at.seconds + short))
      if first < evening.upperBound { next = min(next, first) }
    }
    return next
  }

  /// A pause after some failures.
  private static func doubled(_ pause: Int64, _ failures: Int, _ most: Int64) -> Int64 {
    var pause = pause
    for _ in 0..<min(max(0, failures), 8) { pause = min(most, pause * 2) }
    return pause
  }
}

/// The last automatic attempt to ask the sources of months.
public struct RefreshAttempt: Hashable, Sendable {
  /// When the sources were asked.
  public let at: Instant
  /// How many attempts have failed one after the other, this one included; 0 when it did not fail.
  public let failures: Int

  public init(at: Instant, failures: Int = 0) {
    self.at = at
    self.failures = failures
  }

  /// The next attempt: one more failure if it fails, otherwise none.
  public func followed(at moment: Instant, failing: Bool) -> RefreshAttempt {
    RefreshAttempt(at: moment, failures: failing ? failures + 1 : 0)
  }
}
