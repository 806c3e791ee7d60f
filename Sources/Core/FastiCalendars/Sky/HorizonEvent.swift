/// The answer to "when does it rise", with the reason when it does not.
public enum HorizonEvent: Hashable, Sendable {
  /// It happens at this moment.
  case at(SkyInstant)
  /// The body stays above the horizon all through the interval.
  case alwaysUp
  /// The body stays below the horizon all through the interval.
  case alwaysDown
  /// The body crosses the horizon, but the other way only.
  case notThatDay

  /// When it happens; nil for the three cases in which it does not.
  public var moment: SkyInstant? {
    if case .at(let moment) = self { return moment }
    return nil
  }
}
