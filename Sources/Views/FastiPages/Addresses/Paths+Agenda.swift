public import FastiCivil

/// A place in the list: a day, and how many of its things are before it.
public struct AgendaPlace: Hashable, Sendable {
  /// The day at which the list begins.
  public var day: Day
  /// How many things of the day are before it.
  public var skipped: Int

  /// The beginning of a day, or a place in it.
  public init(_ day: Day, after skipped: Int = 0) {
    self.day = day
    self.skipped = skipped
  }
}

extension Paths {
  /// The list from a place on; from today on where none is said.
  public static func agenda(from place: AgendaPlace? = nil) -> Path {
    path("/agenda") { writer in
      guard let place else { return }
      writer.query("from")
      writer.write(place)
    }
  }

  /// The list up to a place, without what begins there.
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
