public import FastiCivil

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
