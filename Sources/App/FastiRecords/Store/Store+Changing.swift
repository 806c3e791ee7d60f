extension Store {
  /// Writes one change now.
  /// - Throws: `.storage`.
  package func change(_ action: ChangeAction, _ body: (any StoreWriter) throws(StoreError) -> Void) throws(Failure) {
    do {
      _ = try write(newChange(action)) { writer throws(StoreError) in try body(writer) }
    } catch { throw Failure(error) }
  }

  /// Writes one change now, or refuses it because of the store's current state; the body decides before its first
  /// write.
  /// - Throws: The refusal of the body, and `.storage`.
  package func decide<Answer>(
    _ action: ChangeAction, _ body: (any StoreWriter) throws(StoreError) -> Result<Answer, Failure>
  ) throws(Failure) -> Answer {
    try decide(newChange(action), body)
  }

  /// Writes a change, or refuses it because of the store's current state.
  /// - Throws: The refusal of the body, and `.storage`.
  package func decide<Answer>(
    _ change: Change, _ body: (any StoreWriter) throws(StoreError) -> Result<Answer, Failure>
  ) throws(Failure) -> Answer {
    let decision: Result<Answer, Failure>
    do { decision = try write(change, body) } catch { throw Failure(error) }
    return try decision.get()
  }

  /// Changes a thing that exists, from the content that it has in the transaction that writes: an edit of somebody else is
  /// either there before it or comes after it, and a thing that was deleted meanwhile stays deleted.
  /// - Parameters:
  ///   - kind: The kind of thing, for the error if it does not exist.
  ///   - plan: What becomes of the content. It may read from the store and refuse, and writes nothing.
  ///   - write: Writes what was planned.
  /// - Throws: `.notFound` when the thing does not exist, the refusal of `plan`, and `.storage`.
  package func revise<Content: Record, Plan>(
    _ id: RecordID, _ action: ChangeAction, _ kind: ThingCause.Kind, _ plan: (Content) throws(Failure) -> Plan,
    _ write: (Plan, any StoreWriter) throws(StoreError) -> Void
  ) throws(Failure) -> Plan {
    try decide(action) { writer throws(StoreError) -> Result<Plan, Failure> in
      guard let content = try writer.record(Content.self, id: id) else {
        return .failure(Failure(.thing(.unknown(kind, nearest: nil)), field: .id, value: id.text))
      }
      let planned: Plan
      do throws(Failure) { planned = try plan(content) } catch { return .failure(error) }
      try write(planned, writer)
      return .success(planned)
    }
  }
}
