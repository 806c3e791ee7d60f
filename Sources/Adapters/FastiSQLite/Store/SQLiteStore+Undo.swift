public import FastiRecords
import FastiTransfer

extension SQLiteStore {
  /// Writes the versions that bring back the state before a change: the latest, or the one of the given id.
  /// - Throws: ``StoreError`` when the store cannot be written.
  public func undo(_ target: RecordID?, as change: Change) throws(StoreError) -> ChangeSummary {
    try changing(change) { transaction throws(StoreError) in
      let connection = transaction.connection
      if let done = try connection.change(change.id), let undone = done.undoes {
        guard let noted = try connection.change(undone) else { throw .noSuchChange(undone) }
        return try connection.summary(noted)
      }
      let noted = try connection.toUndo(target)
      if let compacted = try connection.stamp(.compacted), noted.stamp < compacted {
        throw .forgotten(before: compacted)
      }
      let summary = try connection.summary(noted)
      transaction.undoes = noted.change.id
      for kind in RecordKinds.all { try transaction.revert(noted, connection.sql(of: kind)) }
      return summary
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

  fileprivate func toUndo(_ target: RecordID?) throws(StoreError) -> NotedChange {
    if let target {
      guard let noted = try change(target), !noted.isErasure else { throw .noSuchChange(target) }
      return noted
    }
    let hasErased = try fact(.erased) != nil
    var limit = KindSQL.present
    while let noted = try latestChange(before: limit) {
      if !hasErased { return noted }
      if try leavesSomething(noted) { return noted }
      limit = noted.stamp.text
    }
    throw .nothingToUndo
  }

  private func latestChange(before stamp: String) throws(StoreError) -> NotedChange? {
    try first("\(NotedChange.select) WHERE stamp < ? ORDER BY stamp DESC LIMIT 1") {
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

extension Transaction {
  /// Brings back, for one kind, what was before a change.
  fileprivate func revert(_ noted: NotedChange, _ sql: KindSQL) throws(StoreError) {
    let touched = try connection.rows(sql.touched) {
      $0.write(id: noted.change.id)
    } read: {
      $0.id()
    }
    for id in touched {
      // An erasure is not undone, and nothing that it took away.
      if try connection.fact(.erased) != nil, try connection.isErased(id, sql.kind) { continue }
      let top = try connection.first(sql.top) {
        $0.write(id: id)
      } read: { row -> (Stamp, RecordID)? in
        guard let stamp = row.stamp(), let change = row.id() else { return nil }
        return (stamp, change)
      }
      guard let (newest, author) = top else { continue }
      guard author == noted.change.id else {
        try checkOlder(author, than: noted, sql, id)
        continue
      }
      let former = try connection.first(sql.without) {
        $0.write(id: id)
        $0.write(id: noted.change.id)
      } read: {
        $0.stamp()
      }
      try write(again: former ?? newest, of: id, sql, deleted: former == nil ? true : nil)
    }
  }

  /// A newer version by an earlier change means that this one, a merge, was never seen; by a later change, a conflict.
  private func checkOlder(
    _ author: RecordID, than noted: NotedChange, _ sql: KindSQL, _ id: RecordID
  ) throws(StoreError) {
    let later = try connection.first("SELECT stamp > ? FROM change WHERE id = ?") {
      $0.write(stamp: noted.stamp)
      $0.write(id: author)
    } read: {
      $0.flag()
    }
    guard later == true else { return }
    let label = try connection.first(sql.label) {
      $0.write(id: id)
    } read: {
      $0.text()
    }
    throw .changedSince(kind: sql.kind.table, label: label ?? id.text)
  }

  /// Writes a version again under a new stamp; as a deletion, where that is said.
  private func write(again source: Stamp, of id: RecordID, _ sql: KindSQL, deleted: Bool?) throws(StoreError) {
    let content = try connection.first(sql.content) {
      $0.write(id: id)
      $0.write(stamp: source)
    } read: { row in
      (deleted: row.flag(), values: sql.kind.columns.map { _ in row.anything() })
    }
    guard let content else { throw connection.notUnderstood }
    try insert(
      sql.kind, id: id, stamp: try tick(), deleted: deleted ?? content.deleted, values: content.values, by: change.id)
  }
}
