import FastiRecords

/// A writer that changes a thing only while it is what somebody has seen, or what the same form made of it. It looks within
/// the transaction that writes, so nothing comes between.
final class ConditionalWriter: ForwardingWriter {
  let base: any StoreWriter
  private let submission: FormSubmission
  private let version: BaseVersion?
  private let corrected: Set<RecordID>
  /// Deletes a thing, of the kind that was written last.
  private var drop: ((RecordID) throws(StoreError) -> Bool)?

  init(base: any StoreWriter, submission: FormSubmission, version: BaseVersion?, corrected: Set<RecordID>) {
    self.base = base
    self.submission = submission
    self.version = version
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

  /// Deletes what an earlier submission of the form made beyond what this one does: days of leave that are fewer now.
  func clear(after count: Int) throws(StoreError) {
    guard let drop, !corrected.isEmpty else { return }
    var place = count + 1
    while let author = try base.author(of: submission.id(place)), submission.isOfForm(author),
      try drop(submission.id(place))
    {
      place += 1
    }
  }

  /// - Parameter isMeant: Whether a version is what is to be written: two who want the same do not disagree.
  private func check<Content: Record>(
    _ kind: Content.Type, _ id: RecordID, _ isMeant: (Version<Content>) -> Bool
  ) throws(StoreError) {
    guard id == version?.id || corrected.contains(id) else { return }
    let present = try base.version(kind, id: id)
    if id == version?.id, (present?.stamp.text ?? BaseVersion.nothing) == version?.stamp { return }
    if present.map(isMeant) == true { return }
    // Who goes back to a form, changes what they typed and saves again has seen what the form itself has made of it.
    if let author = try base.author(of: id), submission.isOfForm(author) { return }
    throw .changedMeanwhile(kind: Content.kind.table)
  }
}

/// What a form was filled from: a thing, and its version at that time.
struct BaseVersion: Sendable {
  /// The thing.
  let id: RecordID
  /// The stamp of its version, a deletion included; ``nothing`` where there was none.
  let stamp: String

  /// What stands in place of a stamp where there was nothing yet.
  static let nothing = "none"

  /// What a form says it was filled from; nil where it says nothing, as programs do.
  init?(_ id: RecordID?, in form: Form) {
    guard let id, let stamp = form.some("seen") else { return nil }
    self.id = id
    self.stamp = stamp
  }
}
