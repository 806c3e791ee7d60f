import FastiRecords

/// A store for one submission of a form. The ids of records and of the change are derived from the name that the form
/// sends, so a double click, a repeated request and a reload are the same submission and create one record.
///
/// If a form can correct its records, their ids are derived from the form: a user who goes back, changes the fields and
/// saves again changes the created record instead of creating another one. A record that another client has changed or
/// deleted since is not touched; then another record is created.
final class IdempotentStore: ForwardingStore {
  let base: any Store
  private let submission: FormSubmission
  private let now: Int64
  private let version: BaseVersion?
  private let span: SpanVersion?
  private let corrects: Bool
  private var count = 0
  /// The records of an earlier submission of this form that this one changes.
  private(set) var corrected: Set<RecordID> = []

  /// - Parameters:
  ///   - version: The version that the record must have to be changed; nil for any.
  ///   - span: The versions that the entries of a span must have to be changed; nil for any.
  ///   - corrects: Whether another submission of the same form corrects the records of the first.
  init(
    _ base: any Store, _ submission: FormSubmission, now: Int64, base version: BaseVersion? = nil,
    span: SpanVersion? = nil, corrects: Bool = false
  ) {
    self.base = base
    self.version = version
    self.span = span
    self.submission = submission
    self.now = now
    self.corrects = corrects
  }

  var change: RecordID { submission.change }

  /// Whether it changes records of an earlier submission of the same form.
  var isCorrection: Bool { !corrected.isEmpty }

  /// Whether it was performed before.
  /// - Throws: `.storage`.
  func isDone() throws(Failure) -> Bool {
    // A form may wait for days until there is a network, so this must be found after any number of other changes.
    do { return try base.read { reader throws(StoreError) in try reader.knows(change) } } catch {
      throw Failure(error)
    }
  }

  /// The same submission repeated after others of its form.
  func again(_ round: Int) -> IdempotentStore {
    IdempotentStore(base, submission.again(round), now: now, base: version, span: span, corrects: corrects)
  }

  func newID() -> RecordID {
    count += 1
    let id = id(count)
    if corrects, (try? author(of: id)) ?? nil != nil { corrected.insert(id) }
    return id
  }

  /// The id of the n-th record of the submission, from 1.
  func id(_ count: Int) -> RecordID {
    guard corrects else { return submission.otherID(count) }
    let id = submission.id(count)
    // If the author cannot be read, the write reports the error.
    guard let author = (try? author(of: id)) ?? nil, !submission.isOfForm(author) else { return id }
    return submission.otherID(count)
  }

  private func author(of id: RecordID) throws(StoreError) -> RecordID? {
    try base.read { reader throws(StoreError) in try reader.author(of: id) }
  }

  func newChange(_ command: String) -> Change { Change(id: change, command: command, time: now) }

  func write<Answer>(
    _ change: Change, _ body: (any StoreWriter) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    try base.write(change) { writer throws(StoreError) in
      try span?.check(writer, submission)
      let conditional = ConditionalWriter(base: writer, submission: submission, version: version, corrected: corrected)
      let answer = try body(conditional)
      if corrects { try conditional.clear(after: count) }
      return answer
    }
  }
}
