/// The editor of a countdown. Posted to ``Paths/countdowns`` with `title`, `on`, and `every` = `year` or nothing.
public struct CountdownPage: Sendable {
  /// What it is called.
  public var name: Typed
  /// The day.
  public var on: Typed
  /// Whether it comes again every year.
  public var isYearly: Bool

  /// The editor of a new countdown.
  public init(name: Typed = Typed(), on: Typed, isYearly: Bool = false) {
    self.name = name
    self.on = on
    self.isYearly = isYearly
  }
}
