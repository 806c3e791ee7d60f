public import FastiCivil

/// A position in the list: a day, and the number of its items before the position.
public struct AgendaPlace: Hashable, Sendable {
  /// The day at which the list begins.
  public var day: Day
  /// The number of items of the day before the position.
  public var skipped: Int

  /// The beginning of a day, or a position in it.
  public init(_ day: Day, after skipped: Int = 0) {
    self.day = day
    self.skipped = skipped
  }
}

extension Paths {
  /// The list from a position on; from today on if there is none.
  public static func agenda(from place: AgendaPlace? = nil) -> Path {
    path("/agenda") { writer in
      guard let place else { return }
      writer.query("from")
      writer.write(place)
    }
  }

  /// The list up to a position, without the item at the position.
  public static func agenda(before place: AgendaPlace) -> Path {
    path("/agenda") { writer in
      writer.query("before")
      writer.write(place)
    }
  }
}

extension PathWriter {
  fileprivate mutating func write(_ place: AgendaPlace) {
    write(place.day)
    guard place.skipped > 0 else { return }
    query("skip")
    write(text: String(place.skipped))
  }
}
