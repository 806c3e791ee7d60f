public import FastiRecords
import FastiTransfer

extension SQLiteStore {
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
      let undoing = try Undoing(noted, transaction)
      // Also an undoing that changes nothing is noted: the next step goes further.
      _ = try transaction.tick()
      for kind in RecordKinds.all { try undoing.revert(connection.sql(of: kind)) }
      return summary
    }
  }

  /// The change that a step would undo; nil where there is none.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func undone(by step: UndoStep) throws(StoreError) -> RecordID? {
    try reading { connection throws(StoreError) in try connection.undone(by: step)?.change.id }
  }
}

extension UndoStep {
  /// The error where there is nothing to undo.
  fileprivate var nothing: StoreError {
    switch self {
    case .back: .nothingToUndo
    case .forward: .nothingToRedo
    case .change(let id): .noSuchChange(id)
    }
  }
}

extension Connection {
  /// The change of that id; nil if there is none.
  func change(_ id: RecordID) throws(StoreError) -> NotedChange? {
    try first("\(NotedChange.select) WHERE id = ?") {
      $0.write(id: id)
    } read: {
      NotedChange(&$0)
    }
  }

  /// The change that a step undoes; nil where there is none.
  fileprivate func undone(by step: UndoStep) throws(StoreError) -> NotedChange? {
    if case .change(let id) = step {
      guard let noted = try change(id), !noted.isErasure else { return nil }
      return noted
    }
    let hasErased = try fact(.erased) != nil
    let merged = try mergedUndoings()
    var carried = try carriedUndoings()[...]
    var trail = UndoTrail()
    var limit = KindSQL.present
    while let noted = try latestChange(before: limit) {
      limit = noted.stamp.text
      // What other devices undid since then.
      while let undoing = carried.first, undoing.stamp > noted.stamp {
        carried = carried.dropFirst()
        _ = trail.isInEffect(undoing.change.id, undoing: undoing.undoes)
      }
      guard trail.isInEffect(noted.change.id, undoing: noted.undoes) else { continue }
      for undoing in merged[noted.change.id] ?? [] { _ = trail.isInEffect(undoing.id, undoing: undoing.undoes) }
      let turn = try turn(of: noted)
      if turn == .redoing || step == .back && turn == .undoing { continue }
      if hasErased, !(try leavesSomething(noted)) { continue }
      return step == .back || turn == .undoing ? noted : nil
    }
    return nil
  }

  /// The undoings made elsewhere, the newest first, by the change that brought them.
  private func mergedUndoings() throws(StoreError) -> [RecordID: [TrailedChange]] {
    let undoings = try rows(
      "SELECT id, undoes, brought FROM change WHERE brought IS NOT NULL AND undoes IS NOT NULL ORDER BY stamp DESC"
    ) {
      TrailedChange(&$0)
    }
    var found: [RecordID: [TrailedChange]] = [:]
    for undoing in undoings { if let bringer = undoing.brought { found[bringer, default: []].append(undoing) } }
    return found
  }

  /// The undoings that came from other devices by themselves, the newest first.
  private func carriedUndoings() throws(StoreError) -> [NotedChange] {
    try rows("\(NotedChange.select) WHERE brought = id AND undoes IS NOT NULL ORDER BY stamp DESC") { NotedChange(&$0) }
  }

  /// What a change is for steps: one that undoes an undoing brings something back.
  private func turn(of noted: NotedChange) throws(StoreError) -> Turn {
    var turn = Turn.changing
    var target = noted.undoes
    while let id = target {
      turn = turn == .undoing ? .redoing : .undoing
      target = try change(id)?.undoes
    }
    return turn
  }

  private enum Turn { case changing, undoing, redoing }

  private func latestChange(before stamp: String) throws(StoreError) -> NotedChange? {
    // What was merged with its change was made on another device.
    try first("\(NotedChange.select) WHERE stamp < ? AND brought IS NULL ORDER BY stamp DESC LIMIT 1") {
      $0.write(text: stamp)
    } read: {
      NotedChange(&$0)
    }
  }

  /// Whether a change can be undone where things were erased: it is not an erasure, and not all that it touched was erased.
  private func leavesSomething(_ noted: NotedChange) throws(StoreError) -> Bool {
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

extension NotedChange {
  /// Whether it is an erasure, which undo does not know.
  fileprivate var isErasure: Bool { change.action?.verb == .erase && change.action?.kind == .thing }
}

/// A change as a trail receives it.
struct TrailedChange {
  let id: RecordID
  let undoes: RecordID?
  /// The change of this store that brought it; nil where it was made here.
  let brought: RecordID?

  /// Reads an id, what it undoes and what brought it; nil where there is none.
  init?(_ row: inout Row) {
    guard let id = row.id() else { return nil }
    self.id = id
    undoes = row.id()
    brought = row.id()
  }
}
