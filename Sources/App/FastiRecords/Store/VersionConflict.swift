/// A version that another device's later one, written beside it, took the place of.
public struct VersionConflict: Hashable, Sendable {
  /// The kind's name, `RecordKind.table`.
  public let kind: String
  /// The version that does not count.
  public let loser: VersionRow
  /// The stamp of the one that was written beside it and counts.
  public let winner: Stamp
  /// The columns in which it differs; all of them where one of both is a deletion.
  public let columns: [String]
  /// What people call the thing.
  public let label: String
  /// Eight hex digits that name the conflict on every device.
  public let name: String
}

extension VersionMeeting {
  /// The versions of the thing that lost: written beside a later one that changed the same, and not in the state.
  public func conflicts() -> [VersionConflict] {
    guard let head = rows.last, rows.count > 1, rows.contains(where: { $0.lineage.replaces != nil }) else { return [] }
    let kept = ancestorsByLines(of: head)
    return rows.indices.dropLast().compactMap { index in
      let row = rows[index]
      guard !kind.isBlank(row), !kept.contains(row.stamp) else { return nil }
      for later in rows[(index + 1)...] where isBeside(later, row) {
        let lost = lost(of: row, to: later, head)
        if !lost.isEmpty { return conflict(row, later, lost) }
      }
      return nil
    }
  }

  /// Whether a later version was written without having seen an earlier one.
  private func isBeside(_ later: VersionRow, _ row: VersionRow) -> Bool {
    guard let base = later.lineage.replaces else { return false }
    return base < row.stamp && later.lineage.joined?.stamp != row.stamp && !kind.isBlank(later)
  }

  /// The columns of a version that a later one took the place of, unless the state has them, or the same device wrote on.
  private func lost(of row: VersionRow, to later: VersionRow, _ head: VersionRow) -> [String] {
    let follower = rows.first { $0.lineage.replaces == row.stamp }
    if row.deleted || later.deleted || kind.meeting != .groups {
      let isKept = row.deleted == head.deleted && (row.deleted || row.values == head.values)
      let isSame = row.deleted == later.deleted && (row.deleted || row.values == later.values)
      if follower != nil || isKept || isSame { return [] }
      let differing = kind.columns.indices.filter { row.values[$0] != later.values[$0] }
      return row.deleted || later.deleted ? kind.columns : differing.map { kind.columns[$0] }
    }
    return kind.groupPlaces.flatMap { name, places -> [String] in
      guard row.age(of: name) == row.stamp, later.age(of: name) == later.stamp,
        follower.map({ $0.age(of: name) != $0.stamp }) ?? true
      else { return [] }
      if head.deleted { return places.map { kind.columns[$0] } }
      let isKept = places.allSatisfy { row.values[$0] == head.values[$0] || row.values[$0] == later.values[$0] }
      return isKept || isClock(name) ? [] : places.map { kind.columns[$0] }
    }
  }

  /// Whether a group says only when something was written.
  private func isClock(_ group: String) -> Bool { group == "created" || group == "user_modified_at" }

  /// For lines the versions that the state contains whole.
  private func ancestorsByLines(of head: VersionRow) -> Set<Stamp> {
    guard case .lines = kind.meeting else { return [] }
    var kept = ancestors(of: head)
    for row in rows { if let joined = row.lineage.joined, joined.isPartial { kept.remove(joined.stamp) } }
    return kept
  }

  private func conflict(_ row: VersionRow, _ later: VersionRow, _ columns: [String]) -> VersionConflict {
    let hash = VersionHashing(kind).hash(
      id: row.id, stamp: row.stamp, deleted: row.deleted, values: row.values, extra: row.lineage.extra)
    var label = row.id.text
    if let place = kind.columns.firstIndex(of: kind.label), case .text(let text) = row.values[place] { label = text }
    return VersionConflict(
      kind: kind.table, loser: row, winner: later.stamp, columns: columns, label: label,
      name: Self.name(hash))
  }

  private static func name(_ hash: [UInt8]) -> String {
    var digits: [UInt8] = []
    for byte in hash.prefix(4) { Hex.append(UInt64(byte), digits: 2, to: &digits) }
    return String(decoding: digits, as: UTF8.self)
  }

  /// The values with which a thing is written to bring a version back; nil where that was a deletion.
  public func broughtBack(_ conflict: VersionConflict) -> [ColumnValue]? {
    guard !conflict.loser.deleted, let head = rows.last else { return nil }
    if head.deleted || kind.meeting == .whole { return conflict.loser.values }
    var values = head.values
    for column in conflict.columns {
      if let place = kind.columns.firstIndex(of: column) { values[place] = conflict.loser.values[place] }
    }
    return values
  }
}
