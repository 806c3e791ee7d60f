/// The settings about Hijri months.
public struct MonthSettings: Hashable, Sendable {
  /// Whether announced months count.
  public var followsMoonsighting = false
  /// Whether the server fetches months without being asked.
  public var refreshesByItself = false

  /// The seed's settings: calculated months, nothing fetched.
  public init() {}
}
