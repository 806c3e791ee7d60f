import FastiRecords

/// A writer that changes a record only if its version is still the one that the user saw, or one that the same form
/// wrote. It checks within the transaction that writes.
final class ConditionalWriter: ForwardingWriter {
  let base: any StoreWriter
  private let submission: FormSubmission
  private let version: BaseVersion?
  private let corrected: Set<RecordID>
  /// Deletes a record of the kind that was written last.
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

  /// Deletes the records of an earlier submission of the form that this one does not have: a span with fewer days of
  /// leave.
  func clear(after count: Int) throws(StoreError) {
    guard let drop, !corrected.isEmpty else { return }
    var place = count + 1
    while let author = try base.author(of: submission.id(place)), submission.isOfForm(author),
      try drop(submission.id(place))
    {
      place += 1
    }
  }

  /// - Parameter isMeant: Whether a version equals the one to be written: two identical changes do not conflict.
  private func check<Content: Record>(
    _ kind: Content.Type, _ id: RecordID, _ isMeant: (Version<Content>) -> Bool
  ) throws(StoreError) {
    guard id == version?.id || corrected.contains(id) else { return }
    let present = try base.version(kind, id: id)
    if id == version?.id, (present?.stamp.text ?? BaseVersion.nothing) == version?.stamp { return }
    if present.map(isMeant) == true { return }
    // A user who goes back to a form, changes the fields and saves again has seen what the form itself wrote.
    if let author = try base.author(of: id), submission.isOfForm(author) { return }
    throw .changedMeanwhile(kind: Content.kind.table)
  }
}

/// The record from which a form was filled, and its version at that time.
struct BaseVersion: Sendable {
  let id: RecordID
  /// The stamp of its version, a deletion included; ``nothing`` if there was no record.
  let stamp: String

  /// The stamp that means that there was no record yet.
  static let nothing = "none"

  /// The version in a form's fields; nil if there is none, as in requests of programs.
  init?(_ id: RecordID?, in form: Form) {
    guard let id, let stamp = form.some("seen") else { return nil }
    self.id = id
    self.stamp = stamp
  }
}
