/// A row of the table of changes.
package struct ChangeTableRow {
  package let change: Change
  package let stamp: Stamp
  package let undoes: RecordID?
  /// The device of the change, if it is not the one in its stamp.
  package let device: UInt64?
  /// The change of this store that brought it; nil if it was made here.
  package let brought: RecordID?

  /// The columns that ``init(_:)`` reads.
  package static let select = "SELECT id, stamp, time, command, undoes, device, brought FROM change"

  /// Reads the columns of `select`; nil if they are not valid.
  package init?(_ row: inout some StoreRow) {
    guard let id = row.id(), let stamp = row.stamp() else { return nil }
    let time = row.integer()
    change = Change(id: id, command: row.text(), time: time)
    self.stamp = stamp
    undoes = row.id()
    device = row.optionalText().flatMap { Stamp.device(text: $0) }
    brought = row.id()
  }

  /// The same change at another stamp.
  package init(_ row: Self, at stamp: Stamp) {
    change = row.change
    self.stamp = stamp
    undoes = row.undoes
    device = row.authored.device == stamp.device ? nil : row.authored.device
    brought = row.brought
  }

  /// The change as it is sent to another store.
  package var authored: AuthoredChange {
    AuthoredChange(change: change, stamp: stamp, undoes: undoes, device: device ?? stamp.device)
  }

  /// Whether it is an erasure, which cannot be undone.
  package var isErasure: Bool { change.action?.verb == .erase && change.action?.kind == .thing }

  /// The values of its columns, as they are hashed.
  package func values(command: String) -> [ColumnValue] {
    [
      .integer(change.time), .text(command), undoes.map { .bytes($0.bytes) } ?? .nothing,
      device.map { .text(Stamp.text(device: $0)) } ?? .nothing, brought.map { .bytes($0.bytes) } ?? .nothing,
    ]
  }
}

extension Change {
  /// Whether its text contains more than a verb, a kind and an id.
  package var isSpoken: Bool {
    guard let action else { return true }
    return action.id.map { RecordID(text: $0) == nil } ?? false
  }
}

/// The part of a change that an ``UndoTrail`` needs.
package struct ChangeLink {
  package let id: RecordID
  package let undoes: RecordID?
  /// The change of this store that brought it; nil if it was made here.
  package let brought: RecordID?

  /// Reads an id, what it undoes and what brought it; nil if they are not valid.
  package init?(_ row: inout some StoreRow) {
    guard let id = row.id() else { return nil }
    self.id = id
    undoes = row.id()
    brought = row.id()
  }
}

extension ChangeSummary {
  /// The summary of a row.
  /// - Parameter target: Finds the change that a change undid.
  /// - Throws: What `target` throws.
  package init(
    _ row: ChangeTableRow, touched: [Touched], count: Int, target: (RecordID) throws(StoreError) -> RecordID?
  ) throws(StoreError) {
    self.init(
      change: row.change, stamp: row.stamp, undoes: row.undoes,
      isRedo: try UndoTurn(undoing: row.undoes, target: target) == .redo, device: row.authored.device,
      isOwn: row.brought == nil, touched: touched, count: count)
  }
}
