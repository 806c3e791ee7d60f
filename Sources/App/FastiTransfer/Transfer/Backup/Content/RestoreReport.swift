public import FastiRecords

/// The result for each thing of a backup, or the expected result with `--dry-run`.
public struct RestoreReport: Hashable, Sendable {
  private let fates: RestoredThings
  /// The copy of the database from before; nil if there was none, or nothing was written.
  public let safetyCopy: String?

  init(_ fates: RestoredThings, safetyCopy: String?) {
    self.fates = fates
    self.safetyCopy = safetyCopy
  }

  /// The number of things with that fate.
  public func count(_ fate: RestoredThing.Fate) -> Int { fates.counts[fate] ?? 0 }

  /// The number of things in the backup.
  public var total: Int { fates.counts.values.reduce(0, +) }

  /// Whether anything changes.
  public var changesSomething: Bool { fates.changesSomething }

  /// Things that differed, with their fates.
  public var conflicts: [RestoredThing] { fates.conflicts }

  /// Things for which store and backup had different contents with one stamp: two copies of one data folder wrote them
  /// at the same moment. Both contents are in the history.
  public var doubled: [RestoredThing] { fates.doubled }

  /// Versions that were refused, with the reasons; all others were restored.
  public var refused: [RefusedVersion] { fates.refused }
}

/// A version of a backup that was refused.
public struct RefusedVersion: Hashable, Sendable {
  /// The kind's name.
  public let kind: String
  /// The thing.
  public let id: RecordID
  /// The thing's name.
  public let label: String
  /// The reason.
  public let error: StoreError
}

/// The fates of things: one by one for those that differed; for the others, which may be many, as counts.
struct RestoredThings: Hashable, Sendable {
  private(set) var counts: [RestoredThing.Fate: Int] = [:]
  private(set) var conflicts: [RestoredThing] = []
  private(set) var doubled: [RestoredThing] = []
  private(set) var refused: [RefusedVersion] = []

  /// Adds a thing with two contents under one stamp.
  mutating func note(doubled thing: RestoredThing) { doubled.append(thing) }

  /// Adds a version that was refused.
  mutating func note(refused version: RefusedVersion) { refused.append(version) }

  /// Adds the fate of a thing.
  mutating func note(_ thing: RestoredThing) {
    counts[thing.fate, default: 0] += 1
    if thing.fate != .new && thing.fate != .same { conflicts.append(thing) }
  }

  /// The number of things.
  var total: Int { counts.values.reduce(0, +) }

  /// Whether anything changes.
  var changesSomething: Bool { counts.keys.contains { $0 != .same && $0 != .skipped } }
}
