public import FastiCivil

/// What a search found.
public struct SearchPage: Sendable {
  /// What was searched for.
  public var query: Typed
  /// The date to go to, where one was typed that is none.
  public var date = Typed()
  /// What was found, with its days; nil before anything was searched for.
  public var found: [Found]?

  /// A search and its answer.
  public init(_ query: Typed, found: [Found]? = nil) {
    self.query = query
    self.found = found
  }

  /// One thing that was found.
  public struct Found: Hashable, Sendable {
    /// The day it is on; nil for a rule, and for what is over.
    public var day: Day?
    /// What it is.
    public var item: DayItem

    /// A thing on a day.
    public init(_ day: Day?, _ item: DayItem) {
      self.day = day
      self.item = item
    }
  }
}
