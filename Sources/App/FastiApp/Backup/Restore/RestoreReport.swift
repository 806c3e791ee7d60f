/// What a restore did, or would do.
public struct RestoreReport: Hashable, Sendable {
  /// What became of each thing.
  public let things: [RestoredThing]
  /// The copy of the database as it was before; nil when there was none, or nothing was written.
  public let safetyCopy: String?

  /// A report.
  public init(things: [RestoredThing], safetyCopy: String?) {
    self.things = things
    self.safetyCopy = safetyCopy
  }

  /// How many things that became of.
  public func count(_ fate: RestoredThing.Fate) -> Int { things.count { $0.fate == fate } }

  /// Things that differed, whatever was done about it.
  public var conflicts: [RestoredThing] { things.filter { $0.fate != .new && $0.fate != .same } }
}
