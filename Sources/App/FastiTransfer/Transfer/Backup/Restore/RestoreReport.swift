public import FastiRecords

/// What became of each thing of a backup, or would become of it with `--dry-run`.
public struct RestoreReport: Hashable, Sendable {
  private let fates: RestoredThings
  /// The copy of the database as it was before; nil when there was none, or nothing was written.
  public let safetyCopy: String?

  init(_ fates: RestoredThings, safetyCopy: String?) {
    self.fates = fates
    self.safetyCopy = safetyCopy
  }

  /// How many things have that fate.
  public func count(_ fate: RestoredThing.Fate) -> Int { fates.counts[fate] ?? 0 }

  /// How many things the backup contains.
  public var total: Int { fates.counts.values.reduce(0, +) }

  /// Whether anything changes.
  public var changesSomething: Bool { fates.changesSomething }

  /// Things that differed, with their fates.
  public var conflicts: [RestoredThing] { fates.conflicts }

  /// Things of which store and backup had different contents under one stamp: two copies of one data folder wrote them in
  /// the same moment. Both contents are in the history.
  public var doubled: [RestoredThing] { fates.doubled }

  /// Versions that could not be taken, with the reasons; everything else was.
  public var refused: [RefusedVersion] { fates.refused }
}

/// A version of a backup that could not be taken.
public struct RefusedVersion: Hashable, Sendable {
  /// The kind's name.
  public let kind: String
  /// The thing.
  public let id: RecordID
  /// The thing's name.
  public let label: String
  /// Why.
  public let error: StoreError
}

/// The fates of things: those that differed one by one, the others as counts, because there are many.
struct RestoredThings: Hashable, Sendable {
  private(set) var counts: [RestoredThing.Fate: Int] = [:]
  private(set) var conflicts: [RestoredThing] = []
  private(set) var doubled: [RestoredThing] = []
  private(set) var refused: [RefusedVersion] = []

  /// Adds a thing with two contents under one stamp.
  mutating func note(doubled thing: RestoredThing) { doubled.append(thing) }

  /// Adds a version that could not be taken.
  mutating func note(refused version: RefusedVersion) { refused.append(version) }

  /// Adds the fate of a thing.
  mutating func note(_ thing: RestoredThing) {
    counts[thing.fate, default: 0] += 1
    if thing.fate != .new && thing.fate != .same { conflicts.append(thing) }
  }

  /// How many things there are.
  var total: Int { counts.values.reduce(0, +) }

  /// Whether anything changes.
  var changesSomething: Bool { counts.keys.contains { $0 != .same && $0 != .skipped } }
}
