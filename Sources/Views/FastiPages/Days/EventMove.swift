public import FastiCivil
import FastiWords

/// An occurrence of an event by its own clocks, with its version: the data a script needs to move or stretch it.
public struct EventMove: Hashable, Sendable {
  /// The version, as in the form of the event.
  public var seen: String
  /// The first and the last day.
  public var days: DayRange
  /// When it begins, at a whole minute; nil for whole days.
  public var at: TimeOfDay?
  /// When it ends, in minutes after midnight, up to 1440; nil if it has no end.
  public var to: Int?

  public init(seen: String, days: DayRange, at: TimeOfDay? = nil, to: Int? = nil) {
    self.seen = seen
    self.days = days
    self.at = at
    self.to = to
  }
}

extension Attribute {
  /// The version, the days and the hours of an event that can be moved, separated by spaces.
  static func move(_ move: EventMove) -> Attribute {
    var writer = UTF8Writer(capacity: 80)
    writer.write(text: move.seen)
    writer.write(" ")
    writer.write(move.days.first)
    writer.write(" ")
    writer.write(move.days.last)
    writer.write(" ")
    if let at = move.at { writer.write(at, seconds: false) }
    writer.write(" ")
    if let to = move.to {
      writer.write(to / 60, width: 2)
      writer.write(":")
      writer.write(to % 60, width: 2)
    }
    return .moving(writer.bytes)
  }
}
