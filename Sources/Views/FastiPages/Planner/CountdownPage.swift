/// The editor of a countdown. Posted to ``Paths/countdowns``, or to ``Paths/countdown(_:)`` of the one that is changed, with
/// `title`, `on`, and `every` = `year` or nothing.
public struct CountdownPage: Sendable {
  /// The id of the countdown that is changed; nil for a new one.
  public var id: String?
  /// What it is called.
  public var name: Typed
  /// The day.
  public var on: Typed
  /// Whether it comes again every year.
  public var isYearly: Bool

  /// The version it was filled from; empty for a new countdown.
  public var seen = ""
  /// What it was made into meanwhile; nil for nothing.
  public var conflict: Conflict?

  /// The editor of a new countdown, or of one that there is.
  public init(id: String? = nil, name: Typed = Typed(), on: Typed, isYearly: Bool = false) {
    self.id = id
    self.name = name
    self.on = on
    self.isYearly = isYearly
  }
}
