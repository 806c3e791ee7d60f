extension SyncedChange {
  /// Whether it has all versions of another text of the change, by their things and stamps.
  package func contains(versionsOf other: SyncedChange) -> Bool { other.names.isSubset(of: names) }

  /// Whether another text of the change has a version with another stamp of a thing that both have.
  package func differs(from other: SyncedChange) -> Bool {
    let things = Set(names.map { $0.thing })
    return other.names.subtracting(names).contains { things.contains($0.thing) }
  }

  private var names: Set<VersionName> {
    Set(
      versions.map { VersionName(thing: Thing(kind: $0.kind, id: $0.row.id), stamp: $0.row.stamp) }
        + foreign.map { VersionName(thing: Thing(kind: $0.kind, id: $0.id), stamp: $0.stamp) })
  }
}

/// What identifies a thing.
private struct Thing: Hashable {
  let kind: String
  let id: RecordID
}

/// What identifies a version.
private struct VersionName: Hashable {
  let thing: Thing
  let stamp: Stamp
}
