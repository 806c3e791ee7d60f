/// What became of each thing of a backup, or would become of it with `--dry-run`.
public struct RestoreReport: Hashable, Sendable {
  private let fates: RestoredThings
  /// The copy of the database as it was before; nil when there was none, or nothing was written.
  public let safetyCopy: String?

  init(_ fates: RestoredThings, safetyCopy: String?) {
    self.fates = fates
    self.safetyCopy = safetyCopy
  }

  /// How many things that became of.
  public func count(_ fate: RestoredThing.Fate) -> Int { fates.counts[fate] ?? 0 }

  /// How many things there were.
  public var total: Int { fates.counts.values.reduce(0, +) }

  /// Whether anything is other than it was.
  public var changesSomething: Bool { fates.changesSomething }

  /// Things that differed, whatever was done about it.
  public var conflicts: [RestoredThing] { fates.conflicts }
}

/// What became of things: those that differed one by one, the others counted, because there are many.
struct RestoredThings: Hashable, Sendable {
  private(set) var counts: [RestoredThing.Fate: Int] = [:]
  private(set) var conflicts: [RestoredThing] = []

  /// Notes what became of a thing.
  mutating func note(_ thing: RestoredThing) {
    counts[thing.fate, default: 0] += 1
    if thing.fate != .new && thing.fate != .same { conflicts.append(thing) }
  }

  /// Whether anything is other than it was.
  var changesSomething: Bool { counts.keys.contains { $0 != .same && $0 != .skipped } }
}
