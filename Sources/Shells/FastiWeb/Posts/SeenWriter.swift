import FastiApp

/// A writer that changes one thing only while it is what somebody has seen. It looks within the transaction that writes, so
/// nothing comes between.
struct SeenWriter: StoreWriter {
  let base: any StoreWriter
  let seen: Seen

  func put<Content: Record>(_ record: Content, id: RecordID) throws(StoreError) -> Bool {
    try check(Content.self, id) { !$0.deleted && $0.record == record }
    return try base.put(record, id: id)
  }

  func delete<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> Bool {
    try check(kind, id) { $0.deleted }
    return try base.delete(kind, id: id)
  }

  /// - Parameter isMeant: Whether a version is what is to be written: two who want the same do not disagree.
  private func check<Content: Record>(
    _ kind: Content.Type, _ id: RecordID, _ isMeant: (Version<Content>) -> Bool
  ) throws(StoreError) {
    guard id == seen.id else { return }
    let version = try base.version(kind, id: id)
    guard (version?.stamp.text ?? Seen.nothing) != seen.stamp, version.map(isMeant) != true else { return }
    throw .changedMeanwhile(kind: Content.kind.table)
  }

  // MARK: As before

  func merge<Content: Record>(_ version: Version<Content>) throws(StoreError) -> Bool { try base.merge(version) }
  func version<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> Version<Content>? {
    try base.version(kind, id: id)
  }
  func all<Content: Record>(
    _ kind: Content.Type, where filter: RecordFilter
  ) throws(StoreError) -> [Version<Content>] { try base.all(kind, where: filter) }
  func versions<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> [Version<Content>] {
    try base.versions(kind, id: id)
  }
  func versions<Content: Record>(_ kind: Content.Type) throws(StoreError) -> [Version<Content>] {
    try base.versions(kind)
  }
  func forEachVersion<Content: Record>(
    of kind: Content.Type, _ body: (Version<Content>) throws(StoreError) -> Void
  ) throws(StoreError) { try base.forEachVersion(of: kind, body) }
  func regions(_ codes: [String]?) throws(StoreError) -> [RegionText] { try base.regions(codes) }
  func latestStamp() throws(StoreError) -> Stamp { try base.latestStamp() }
  func knows(_ change: RecordID) throws(StoreError) -> Bool { try base.knows(change) }
}
