import FastiApp

/// A writer that changes one thing only while it is what somebody has seen. It looks within the transaction that writes, so
/// nothing comes between.
struct SeenWriter: ForwardingWriter {
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
}
