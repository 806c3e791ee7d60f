public import FastiCivil

/// A day that is counted down to.
public struct CountdownCard: Hashable, Sendable {
  /// What it is called.
  public var title: String
  /// The day.
  public var day: Day
  /// The id of the user's own; nil for one that came with the program.
  public var id: String?

  /// A countdown.
  public init(_ title: String, _ day: Day, id: String? = nil) {
    self.title = title
    self.day = day
    self.id = id
  }
}
