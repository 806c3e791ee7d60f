/// A version that lost to a concurrent, later version of another device.
public struct VersionConflict: Hashable, Sendable {
  /// The kind's name, `RecordKind.table`.
  public let kind: String
  /// The version that does not count.
  public let loser: VersionRow
  /// The version that counts now.
  public let head: VersionRow
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
    let (kept, lists) = (ancestorsByLines(of: head), VersionLists(rows, kind))
    return rows.indices.dropLast().compactMap { index in
      let row = rows[index]
      guard !kind.isBlank(row), !kept.contains(row.stamp) else { return nil }
      for later in rows[(index + 1)...] where isBeside(later, row) {
        let lost = lost(of: row, to: later, head, lists)
        if !lost.isEmpty { return conflict(row, later, kind.columns.filter { lost.contains($0) }) }
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
  private func lost(
    of row: VersionRow, to later: VersionRow, _ head: VersionRow, _ lists: VersionLists
  ) -> [String] {
    let follower = follower(of: row)
    if row.deleted || later.deleted || kind.meeting != .groups {
      let isKept = rows.contains { version in
        version.stamp >= later.stamp && version.deleted == row.deleted
          && (row.deleted || version.values == row.values)
      }
      if follower != nil || isKept { return [] }
      let differing = kind.columns.indices.filter { row.values[$0] != later.values[$0] }
      return row.deleted || later.deleted ? kind.columns : differing.map { kind.columns[$0] }
    }
    return lostParts(of: row, to: later, follower, head, lists).flatMap { part in part.places.map { kind.columns[$0] } }
  }

  /// The version that its own device, or one that knew it, wrote over a version.
  private func follower(of row: VersionRow) -> VersionRow? { rows.first { $0.lineage.replaces == row.stamp } }

  /// The parts of a version that lost to a later one.
  private func lostParts(
    of row: VersionRow, to later: VersionRow, _ follower: VersionRow?, _ head: VersionRow, _ lists: VersionLists
  ) -> [VersionPart] {
    lists.parts(changedBy: row).filter { part in
      func age(_ version: VersionRow) -> Stamp { lists.age(of: part, in: version) }
      guard age(row) == row.stamp, age(later) == later.stamp, follower.map({ age($0) != $0.stamp }) ?? true,
        !isClock(part.group)
      else { return false }
      let (mine, theirs) = (lists.content(of: part, in: row), lists.content(of: part, in: later))
      let differing = mine.indices.filter { mine[$0] != theirs[$0] }
      // A version that changed other parts without knowledge of the later one contains this part as it was before.
      return !rows.contains { version in
        guard !version.deleted, age(version) >= later.stamp || version.stamp == head.stamp else { return false }
        let content = lists.content(of: part, in: version)
        return differing.allSatisfy { content[$0] == mine[$0] }
      }
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
      kind: kind.table, loser: row, head: rows.last ?? later, winner: later.stamp, columns: columns, label: label,
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
    let lists = VersionLists(rows, kind)
    lists.copy(brought(conflict, head, lists), from: conflict.loser, to: &values)
    return values
  }

  /// The parts that are written to restore a version: of a list only entries that it changed.
  private func brought(_ conflict: VersionConflict, _ head: VersionRow, _ lists: VersionLists) -> [VersionPart] {
    let (loser, winner) = (conflict.loser, rows.first { $0.stamp == conflict.winner })
    if kind.meeting == .groups, let winner, !winner.deleted {
      let lost = lostParts(of: loser, to: winner, follower(of: loser), head, lists)
      if !lost.isEmpty { return lost }
    }
    return conflict.columns.flatMap { column -> [VersionPart] in
      guard let place = kind.columns.firstIndex(of: column) else { return [] }
      if kind.lists.contains(column) { return lists.parts(changedBy: loser).filter { $0.places == [place] } }
      return [VersionPart(group: column, places: [place])]
    }
  }
}
