public import FastiCivil

/// The last time the sources of months were asked without being told to.
public struct RefreshAttempt: Hashable, Sendable {
  /// When the sources were asked.
  public let at: Instant
  /// How many attempts have failed one after the other, this one included; 0 when it did not fail.
  public let failures: Int

  public init(at: Instant, failures: Int = 0) {
    self.at = at
    self.failures = failures
  }

  /// The next attempt: one failure more when it fails, none when it does not.
  public func followed(at moment: Instant, failing: Bool) -> RefreshAttempt {
    RefreshAttempt(at: moment, failures: failing ? failures + 1 : 0)
  }
}
