public import FastiCivil
import FastiWords

/// An occurrence of an event by its own clocks, with its version: the data a script needs to move or stretch it.
public struct EventMove: Hashable, Sendable {
  /// The version, as in the form of the event.
  public var seen: String
  /// The first and the last day.
  public var days: DayRange
  /// When it begins, `09:30`; empty for whole days.
  public var at: String
  /// When it ends, `10:15` or `24:00`; empty if it has no end.
  public var to: String

  public init(seen: String, days: DayRange, at: String = "", to: String = "") {
    self.seen = seen
    self.days = days
    self.at = at
    self.to = to
  }
}

extension Attribute {
  /// The version, the days and the hours of an event that can be moved, separated by spaces.
  static func move(_ move: EventMove) -> Attribute {
    .moving("\(move.seen) \(move.days.first.iso) \(move.days.last.iso) \(move.at) \(move.to)")
  }
}
