import FastiRecords

/// A store for one submission of a form: ids and the change follow from the name that the form sends with it, so a double
/// click, a repeated request and a reload are the same submission, and make one thing.
///
/// A form whose things can be corrected gives them ids of its own: who goes back, changes what they typed and saves again
/// gets the thing they made changed, not another one. What somebody else has changed or deleted since is left alone; then
/// it becomes another thing after all.
final class IdempotentStore: ForwardingStore {
  let base: any Store
  private let submission: FormSubmission
  private let now: Int64
  private let version: BaseVersion?
  private let corrects: Bool
  private var count = 0
  /// The things of an earlier submission of this form that are changed by this one.
  private(set) var corrected: Set<RecordID> = []

  /// - Parameters:
  ///   - version: What is to be changed only while it is that; nil for nothing.
  ///   - corrects: Whether another submission of the same form corrects what the first has made.
  init(
    _ base: any Store, _ submission: FormSubmission, now: Int64, base version: BaseVersion? = nil,
    corrects: Bool = false
  ) {
    self.base = base
    self.version = version
    self.submission = submission
    self.now = now
    self.corrects = corrects
  }

  var change: RecordID { submission.change }

  /// Whether it changes what an earlier submission of the same form has made.
  var isCorrection: Bool { !corrected.isEmpty }

  /// Whether it was done before.
  /// - Throws: `.storage`.
  func isDone() throws(Failure) -> Bool {
    // A form may wait for days where there is no network, so no number of changes made meanwhile hides this one.
    do { return try base.read { reader throws(StoreError) in try reader.knows(change) } } catch {
      throw Failure(error)
    }
  }

  /// The same submission once more, after others of its form came between.
  func again(_ round: Int) -> IdempotentStore {
    IdempotentStore(base, submission.again(round), now: now, base: version, corrects: corrects)
  }

  func newID() -> RecordID {
    count += 1
    let id = id(count)
    if corrects, (try? author(of: id)) ?? nil != nil { corrected.insert(id) }
    return id
  }

  /// The id of the thing that the submission makes as that one, counted from 1.
  func id(_ count: Int) -> RecordID {
    guard corrects else { return submission.otherID(count) }
    let id = submission.id(count)
    // Where it cannot be asked, writing will say why.
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
      let conditional = ConditionalWriter(base: writer, submission: submission, version: version, corrected: corrected)
      let answer = try body(conditional)
      if corrects { try conditional.clear(after: count) }
      return answer
    }
  }
}
