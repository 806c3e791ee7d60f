public import FastiRecords
import FastiTransfer

extension PostgresStore {
  /// The latest changes, newest first; with an id only those that touched that thing.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func history(limit: Int, of id: RecordID?) throws(StoreError) -> [ChangeSummary] {
    try reading { connection throws(StoreError) in
      let touching = RecordKinds.all.flatMap {
        [
          "SELECT change FROM \($0.table) WHERE space_id = $1 AND id = $2",
          "SELECT brought FROM \($0.table) WHERE space_id = $1 AND id = $2",
        ]
      }.joined(separator: " UNION ")
      let condition = id == nil ? "" : "AND id IN (\(touching))"
      let noted = try connection.rows(
        "\(SpaceChange.select) WHERE space_id = $1 \(condition) ORDER BY stamp DESC LIMIT $3"
      ) {
        $0.write(id: id ?? RecordID(high: 0, low: 0))
        $0.write(integer: Int64(max(0, limit)))
      } read: {
        SpaceChange(&$0)
      }
      var lines: [ChangeSummary] = []
      for change in noted { lines.append(try connection.summary(change)) }
      return lines
    }
  }
}

/// A row of the table of changes.
struct SpaceChange {
  let change: Change
  let stamp: Stamp
  let undoes: RecordID?
  /// The device it was made on, where that is not the one in its stamp.
  let device: UInt64?
  /// The change of this store that brought it; nil where it was made here.
  let brought: RecordID?

  static let select = "SELECT id, stamp, time, command, undoes, device, brought FROM change"

  /// Reads the columns of `select`; nil where they are not valid.
  init?(_ row: inout DatabaseRow) {
    guard let id = row.id(), let stamp = row.stamp() else { return nil }
    let time = row.integer()
    change = Change(id: id, command: row.text(), time: time)
    self.stamp = stamp
    undoes = row.id()
    device = row.optionalText().flatMap { Stamp.device(text: $0) }
    brought = row.id()
  }

  /// A row of those values.
  init(change: Change, stamp: Stamp, undoes: RecordID?, device: UInt64?, brought: RecordID?) {
    self.change = change
    self.stamp = stamp
    self.undoes = undoes
    self.device = device
    self.brought = brought
  }

  /// The change as another store receives it.
  var authored: AuthoredChange {
    AuthoredChange(change: change, stamp: stamp, undoes: undoes, device: device ?? stamp.device)
  }

  /// The values of its columns, as they are hashed.
  func values(command: String) -> [ColumnValue] {
    [
      .integer(change.time), .text(command), undoes.map { .bytes($0.bytes) } ?? .nothing,
      device.map { .text(Stamp.text(device: $0)) } ?? .nothing, brought.map { .bytes($0.bytes) } ?? .nothing,
    ]
  }
}

extension DatabaseConnection {
  /// A line of the history.
  func summary(_ noted: SpaceChange) throws(StoreError) -> ChangeSummary {
    var touched: [ChangeSummary.Touched] = []
    for type in RecordKinds.records { touched += try self.touched(type, by: noted) }
    return ChangeSummary(
      change: noted.change, stamp: noted.stamp, undoes: noted.undoes, isRedo: try isRedo(noted.undoes),
      device: noted.authored.device, isOwn: noted.brought == nil, touched: touched)
  }

  /// Whether a change that undid another one makes an earlier change apply again: it undid an undo, or the undo of a redo.
  private func isRedo(_ undone: RecordID?) throws(StoreError) -> Bool {
    var (undone, isRedo) = (undone, false)
    while let id = undone {
      undone = try target(of: id)
      if undone != nil { isRedo.toggle() }
    }
    return isRedo
  }

  /// The change that a change undid; nil for any other change, and for one that was compacted away.
  private func target(of id: RecordID) throws(StoreError) -> RecordID? {
    try rows("SELECT undoes FROM change WHERE space_id = $1 AND id = $2 AND undoes IS NOT NULL") {
      $0.write(id: id)
    } read: {
      $0.id()
    }.first
  }

  private func touched<Content: Record>(
    _ type: Content.Type, by noted: SpaceChange
  ) throws(StoreError) -> [ChangeSummary.Touched] {
    try rows(sql(of: Content.kind).history) {
      $0.write(id: noted.change.id)
    } read: { row in
      guard let version: Version<Content> = row.version() else { return nil }
      let existed = row.flag()
      // What was erased has no name any more.
      let label = version.record.isBlank ? version.id.text : version.record.label
      return ChangeSummary.Touched(
        kind: Content.kind.table, id: version.id, label: label,
        action: version.deleted ? .deleted : existed ? .edited : .created)
    }
  }
}
