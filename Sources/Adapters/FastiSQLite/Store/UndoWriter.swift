import FastiCivil
import FastiPerson
internal import FastiRecords

/// Writes the versions that undo one change.
struct UndoWriter {
  let noted: ChangeTableRow
  let transaction: Transaction
  /// The later changes without any effect in the end.
  private let neutral: Set<RecordID>

  /// Undoes a change as part of another.
  /// - Throws: ``StoreError`` when the store cannot be read.
  init(_ noted: ChangeTableRow, _ transaction: Transaction) throws(StoreError) {
    (self.noted, self.transaction) = (noted, transaction)
    neutral = try transaction.connection.changesOfNoEffect(after: noted)
  }

  private var connection: Connection { transaction.connection }

  /// Restores the state before the change, for one kind.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func revert(_ sql: KindSQL) throws(StoreError) {
    let touched = try connection.rows(sql.touched) {
      $0.write(id: noted.change.id)
    } read: {
      $0.id()
    }
    let hasErased = try connection.fact(.erased) != nil
    for id in touched {
      // An erasure, and the content it removed, cannot be restored.
      if hasErased, try connection.isErased(id, sql.kind) { continue }
      let versions = try writers(of: id, sql)
      guard let newest = versions.first else { continue }
      guard newest.isBy(noted.change.id) else {
        if hasErased, try content(of: id, at: newest.stamp, sql).isErasure(of: sql.kind) { continue }
        try checkOlder(newest.bringer ?? newest.author, sql, id)
        continue
      }
      var former: Content?
      if let before = versions.first(where: { !$0.isBy(noted.change.id) }) {
        former = try content(of: id, at: before.stamp, sql)
      }
      // An erased thing was created by the change again. It is deleted with its content, so that redo brings it back.
      if let former, !former.isErasure(of: sql.kind) {
        try write(former, of: id, sql)
      } else {
        let created = try content(of: id, at: newest.stamp, sql)
        try write(Content(deleted: true, values: created.values), of: id, sql)
      }
    }
  }

  /// The versions of a thing that count, the greatest first; those of later changes without any effect are left out.
  private func writers(of id: RecordID, _ sql: KindSQL) throws(StoreError) -> [Writer] {
    let writers = try connection.rows(sql.writers) {
      $0.write(id: id)
    } read: { row -> Writer? in
      guard let stamp = row.stamp(), let author = row.id() else { return nil }
      return Writer(stamp: stamp, author: author, bringer: row.id())
    }
    return writers.filter { !neutral.contains($0.author) && $0.bringer.map(neutral.contains) != true }
  }

  /// Who wrote a version, and who brought it.
  private struct Writer {
    let stamp: Stamp
    let author: RecordID
    let bringer: RecordID?

    func isBy(_ change: RecordID) -> Bool { author == change || bringer == change }
  }

  /// A newer version by an earlier change means that this version, a merge, was never visible; one by a later change is
  /// a conflict.
  private func checkOlder(_ author: RecordID, _ sql: KindSQL, _ id: RecordID) throws(StoreError) {
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
    throw .changedSince(kind: sql.kind.table, name: .thing(label ?? id.text, of: sql.kind.table))
  }

  /// The content of a version.
  private struct Content {
    let deleted: Bool
    let values: [ColumnValue]

    func isErasure(of kind: RecordKind) -> Bool { deleted && values == kind.blank }
  }

  private func content(of id: RecordID, at stamp: Stamp, _ sql: KindSQL) throws(StoreError) -> Content {
    let content = try connection.first(sql.content) {
      $0.write(id: id)
      $0.write(stamp: stamp)
    } read: { row in
      Content(deleted: row.flag(), values: sql.kind.columns.map { _ in row.anything() })
    }
    guard let content else { throw connection.notUnderstood }
    return content
  }

  /// Writes a content as the newest version.
  private func write(_ content: Content, of id: RecordID, _ sql: KindSQL) throws(StoreError) {
    try transaction.write(
      content.values, of: id, sql.kind, over: try connection.head(of: id, sql), deleted: content.deleted)
  }
}

extension Connection {
  /// The later changes that were undone, and the changes that undid them. A merged change belongs to the change that
  /// brought it, whatever its own stamp is.
  fileprivate func changesOfNoEffect(after noted: ChangeTableRow) throws(StoreError) -> Set<RecordID> {
    var came = noted.stamp
    if let bringer = noted.brought, let bringing = try change(bringer) { came = bringing.stamp }
    let later = try rows(
      """
      SELECT c.id, c.undoes, c.brought FROM change AS c LEFT JOIN change AS b ON b.id = c.brought
      WHERE (coalesce(b.stamp, c.stamp), c.stamp) > (?, ?) ORDER BY coalesce(b.stamp, c.stamp) DESC, c.stamp DESC
      """
    ) {
      $0.write(stamp: came)
      $0.write(stamp: noted.stamp)
    } read: {
      ChangeLink(&$0)
    }.filter { $0.brought != noted.change.id }
    let ids = Set(later.map(\.id))
    var trail = UndoTrail()
    var found: Set<RecordID> = []
    for change in later {
      let isInEffect = trail.isInEffect(change.id, undoing: change.undoes, broughtBy: change.brought)
      if !isInEffect || change.undoes.map(ids.contains) == true { found.insert(change.id) }
    }
    return found
  }
}
