/// A version that lost to a concurrent, later version of another device.
public struct VersionConflict: Hashable, Sendable {
  /// The kind's name, `RecordKind.table`.
  public let kind: String
  /// The version that does not count.
  public let loser: VersionRow
  /// The stamp of the concurrent version that counts.
  public let winner: Stamp
  /// The columns in which it differs; all of them if one of both is a deletion.
  public let columns: [String]
  /// The name of the thing for people.
  public let label: String
  /// Eight hex digits: the name of the conflict on every device.
  public let name: String
}

extension VersionMerge {
  /// The versions of the thing that lost: a concurrent, later version changed the same columns, and their content has
  /// not been in the state since.
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

  /// Whether a later version was written without knowledge of an earlier one.
  private func isBeside(_ later: VersionRow, _ row: VersionRow) -> Bool {
    guard let base = later.lineage.replaces else { return false }
    return base < row.stamp && later.lineage.joined?.stamp != row.stamp && !kind.isBlank(later)
  }

  /// The columns of a version that a later one replaced, unless the state has had their content since, or the same
  /// device changed them again.
  private func lost(of row: VersionRow, to later: VersionRow, _ head: VersionRow) -> [String] {
    let follower = rows.first { $0.lineage.replaces == row.stamp }
    if row.deleted || later.deleted || kind.meeting != .groups {
      let isKept = rows.contains { version in
        version.stamp >= later.stamp && version.deleted == row.deleted
          && (row.deleted || version.values == row.values)
      }
      if follower != nil || isKept { return [] }
      let differing = kind.columns.indices.filter { row.values[$0] != later.values[$0] }
      return row.deleted || later.deleted ? kind.columns : differing.map { kind.columns[$0] }
    }
    return kind.groupPlaces.flatMap { name, places -> [String] in
      guard row.age(of: name) == row.stamp, later.age(of: name) == later.stamp,
        follower.map({ $0.age(of: name) != $0.stamp }) ?? true, !isClock(name)
      else { return [] }
      let differing = places.filter { row.values[$0] != later.values[$0] }
      // A version that changed other groups without knowledge of the later one contains this group as it was before.
      let isKept = rows.contains { version in
        !version.deleted && (version.age(of: name) >= later.stamp || version.stamp == head.stamp)
          && differing.allSatisfy { version.values[$0] == row.values[$0] }
      }
      return isKept ? [] : places.map { kind.columns[$0] }
    }
  }

  /// Whether a group only contains the time of a change.
  private func isClock(_ group: String) -> Bool { group == "created" || group == "user_modified_at" }

  /// For kinds merged by lines, the versions that the state contains completely.
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

  /// The values to write to restore a version; nil if it was a deletion.
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
