public import FastiRecords
import FastiTransfer

extension PostgresStore {
  /// Writes the versions that bring back the state before the change of a step.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func undo(_ step: UndoStep, as change: Change) throws(StoreError) -> ChangeSummary {
    try changing(change) { transaction throws(StoreError) in
      let connection = transaction.connection
      if let done = try connection.change(change.id), let undone = done.undoes {
        guard let noted = try connection.change(undone) else { throw .noSuchChange(undone) }
        return try connection.summary(noted)
      }
      guard let noted = try connection.undone(by: step) else { throw step.nothing }
      if let compacted = try connection.stamp(.compacted), noted.stamp < compacted {
        throw .forgotten(before: compacted)
      }
      let summary = try connection.summary(noted)
      transaction.undoes = noted.change.id
      let undoing = try SpaceUndoWriter(noted, transaction)
      // An undo that changes nothing is noted too, so that the next step goes further back.
      _ = try transaction.tick()
      for kind in RecordKinds.all { try undoing.revert(connection.sql(of: kind)) }
      return summary
    }
  }

  /// The change that a step would undo; nil if there is none.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func undone(by step: UndoStep) throws(StoreError) -> RecordID? {
    try reading { connection throws(StoreError) in try connection.undone(by: step)?.change.id }
  }
}

extension DatabaseConnection {
  /// The change of that id; nil if there is none.
  func change(_ id: RecordID) throws(StoreError) -> ChangeTableRow? {
    try first("\(ChangeTableRow.select) WHERE space_id = $1 AND id = $2") {
      $0.write(id: id)
    } read: {
      ChangeTableRow(&$0)
    }
  }

  /// The change that a step undoes; nil if there is none.
  fileprivate func undone(by step: UndoStep) throws(StoreError) -> ChangeTableRow? {
    if case .change(let id) = step {
      guard let noted = try change(id), !noted.isErasure else { return nil }
      return noted
    }
    let hasErased = try fact(.erased) != nil
    let merged = try mergedUndoings()
    var carried = try carriedUndoings()[...]
    var trail = UndoTrail()
    var limit = SpaceKindSQL.present
    while let noted = try latestChange(before: limit) {
      limit = noted.stamp
      // What other devices undid since then.
      while let undoing = carried.first, undoing.stamp > noted.stamp {
        carried = carried.dropFirst()
        _ = trail.isInEffect(undoing.change.id, undoing: undoing.undoes)
      }
      guard trail.isInEffect(noted.change.id, undoing: noted.undoes) else { continue }
      for undoing in merged[noted.change.id] ?? [] { _ = trail.isInEffect(undoing.id, undoing: undoing.undoes) }
      let turn = try UndoTurn(undoing: noted.undoes) { id throws(StoreError) in try target(of: id) }
      if turn == .redo || step == .back && turn == .undo { continue }
      if hasErased, !(try leavesSomething(noted)) { continue }
      return step == .back || turn == .undo ? noted : nil
    }
    return nil
  }

  /// The undo changes of other devices, newest first, by the change that brought them.
  private func mergedUndoings() throws(StoreError) -> [RecordID: [ChangeLink]] {
    let undoings = try rows(
      "SELECT id, undoes, brought FROM change WHERE space_id = $1 AND brought IS NOT NULL AND undoes IS NOT NULL ORDER BY stamp DESC"
    ) {
      ChangeLink(&$0)
    }
    var found: [RecordID: [ChangeLink]] = [:]
    for undoing in undoings { if let bringer = undoing.brought { found[bringer, default: []].append(undoing) } }
    return found
  }

  /// The undoings that came from other devices by themselves, the newest first.
  private func carriedUndoings() throws(StoreError) -> [ChangeTableRow] {
    try rows(
      "\(ChangeTableRow.select) WHERE space_id = $1 AND brought = id AND undoes IS NOT NULL ORDER BY stamp DESC"
    ) {
      ChangeTableRow(&$0)
    }
  }

  private func latestChange(before stamp: Stamp) throws(StoreError) -> ChangeTableRow? {
    // A change that was merged with another change was made on another device.
    try first(
      "\(ChangeTableRow.select) WHERE space_id = $1 AND stamp < $2 AND brought IS NULL ORDER BY stamp DESC LIMIT 1"
    ) {
      $0.write(stamp: stamp)
    } read: {
      ChangeTableRow(&$0)
    }
  }

  /// Whether a change can be undone although things were erased: it is not an erasure, and some of its things were not
  /// erased.
  private func leavesSomething(_ noted: ChangeTableRow) throws(StoreError) -> Bool {
    if noted.isErasure { return false }
    var touchesErased = false
    for kind in RecordKinds.all {
      let ids = try rows(sql(of: kind).touched) {
        $0.write(id: noted.change.id)
      } read: {
        $0.id()
      }
      for id in ids {
        if try !isErased(id, kind) { return true }
        touchesErased = true
      }
    }
    return !touchesErased
  }
}
