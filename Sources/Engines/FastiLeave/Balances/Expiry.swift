public import FastiCivil

/// Hours that will be lost if they are not taken.
public struct Expiry: Hashable, Sendable {
  /// The carry-over date.
  public let day: Day
  /// What is above the limit the day before; zero when nothing is.
  public let hours: Hours
}
