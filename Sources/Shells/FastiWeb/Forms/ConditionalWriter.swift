import FastiApp

/// A writer that changes a thing only while it is what somebody has seen, or what the same form made of it. It looks within
/// the transaction that writes, so nothing comes between.
final class ConditionalWriter: ForwardingWriter {
  let base: any StoreWriter
  private let wish: FormSubmission
  private let seen: BaseVersion?
  private let corrected: Set<RecordID>
  /// Deletes a thing, of the kind that was written last.
  private var drop: ((RecordID) throws(StoreError) -> Bool)?

  init(base: any StoreWriter, wish: FormSubmission, seen: BaseVersion?, corrected: Set<RecordID>) {
    self.base = base
    self.wish = wish
    self.seen = seen
    self.corrected = corrected
  }

  func put<Content: Record>(_ record: Content, id: RecordID) throws(StoreError) -> Bool {
    try check(Content.self, id) { !$0.deleted && $0.record == record }
    drop = { [base] id throws(StoreError) in try base.delete(Content.self, id: id) }
    return try base.put(record, id: id)
  }

  func delete<Content: Record>(_ kind: Content.Type, id: RecordID) throws(StoreError) -> Bool {
    try check(kind, id) { $0.deleted }
    return try base.delete(kind, id: id)
  }

  /// Deletes what an earlier wish of the form made beyond what this one does: days of leave that are fewer now.
  func clear(after count: Int) throws(StoreError) {
    guard let drop, !corrected.isEmpty else { return }
    var place = count + 1
    while let author = try base.author(of: wish.id(place)), wish.isOfForm(author), try drop(wish.id(place)) {
      place += 1
    }
  }

  /// - Parameter isMeant: Whether a version is what is to be written: two who want the same do not disagree.
  private func check<Content: Record>(
    _ kind: Content.Type, _ id: RecordID, _ isMeant: (Version<Content>) -> Bool
  ) throws(StoreError) {
    guard id == seen?.id || corrected.contains(id) else { return }
    let version = try base.version(kind, id: id)
    if id == seen?.id, (version?.stamp.text ?? BaseVersion.nothing) == seen?.stamp { return }
    if version.map(isMeant) == true { return }
    // Who goes back to a form, changes what they typed and saves again has seen what the form itself has made of it.
    if let author = try base.author(of: id), wish.isOfForm(author) { return }
    throw .changedMeanwhile(kind: Content.kind.table)
  }
}
