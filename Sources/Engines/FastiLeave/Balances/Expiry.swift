public import FastiCivil

/// Hours that will be lost if they are not taken.
public struct Expiry: Hashable, Sendable {
  /// The carry-over date.
  public let day: Day
  /// The hours above the limit on the day before; zero when there are none.
  public let hours: Hours
}
