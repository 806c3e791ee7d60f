/// The settings about Hijri months.
public struct MonthSettings: Hashable, Sendable {
  /// Whether announced months count.
  public var followsMoonsighting = false
  /// Whether months are fetched without being asked for, while `serve` or `notify run` runs.
  public var refreshesByItself = false
  /// Whether pages show the Hijri date of each day.
  public var showsInPages = false

  /// The seed's settings: calculated months, nothing fetched.
  public init() {}
}
