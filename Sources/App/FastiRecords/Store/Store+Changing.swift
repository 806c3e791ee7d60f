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
}
