extension SyncRegister {
  /// The conflicts; without reading the versions in a store that has never synced.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func conflictsIfSynced() throws(StoreError) -> [VersionConflict] {
    let places = try syncSpaces().count + (servedSpaceIfAny() == nil ? 0 : 1)
    if places == 0, try deviceNames().isEmpty { return [] }
    return try conflicts()
  }
}

extension ChangeSummary {
  /// Whether it can have written a version: of the changes of its device before the version, the latest one has.
  fileprivate func canHaveWritten(_ version: VersionRow) -> Bool {
    device == version.stamp.device && stamp <= version.stamp
      && (count > touched.count || touched.contains { $0.id == version.id })
  }
}

extension [VersionConflict] {
  /// The first conflict of each change that wrote a version that lost, by the id of the change.
  public func byChange(_ changes: [ChangeSummary]) -> [RecordID: VersionConflict] {
    var found: [RecordID: VersionConflict] = [:]
    for conflict in self {
      let author = changes.filter { $0.canHaveWritten(conflict.loser) }.max { $0.stamp < $1.stamp }
      if let author, found[author.change.id] == nil { found[author.change.id] = conflict }
    }
    return found
  }
}
