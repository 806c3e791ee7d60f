/// A version without a decoded record: the values of its columns, in the order of its kind, and its lineage.
public struct VersionRow: Hashable, Sendable {
  /// The thing.
  public let id: RecordID
  /// The time and the device of the version.
  public var stamp: Stamp
  /// Whether it deleted the thing.
  public let deleted: Bool
  /// The values of the kind's columns, in their order.
  public let values: [ColumnValue]
  /// How it is related to other versions.
  public var lineage: Lineage

  public init(id: RecordID, stamp: Stamp, deleted: Bool, values: [ColumnValue], lineage: Lineage = .unknown) {
    self.id = id
    self.stamp = stamp
    self.deleted = deleted
    self.values = values
    self.lineage = lineage
  }

  /// A version without its record's type.
  public init(_ version: Version<some Record>) {
    self.init(
      id: version.id, stamp: version.stamp, deleted: version.deleted, values: ColumnCollector.values(of: version.record)
    )
  }

  /// The version without its content, if the thing was erased after it.
  package func erased(upTo erasure: Stamp?, _ kind: RecordKind) -> VersionRow {
    guard let erasure, stamp < erasure else { return self }
    var lineage = self.lineage
    lineage.extra = nil
    return VersionRow(id: id, stamp: stamp, deleted: deleted, values: kind.blank, lineage: lineage)
  }

  /// Whether another version has the same thing, stamp and content, whatever the lineage is.
  public func isSame(as other: VersionRow) -> Bool {
    id == other.id && stamp == other.stamp && deleted == other.deleted && values == other.values
      && lineage.extra == other.lineage.extra
  }

  /// The stamp of the version that last changed a group.
  func age(of group: String) -> Stamp { lineage.ages?.stamp(of: group, own: stamp) ?? stamp }
}

extension RecordKind {
  /// Whether a version has no content, because it was erased.
  public func isBlank(_ row: VersionRow) -> Bool { !blank.isEmpty && row.values == blank }

  /// The stamps of the last erasures in some versions, by things.
  package func erasures(in rows: [VersionRow]) -> [RecordID: Stamp] {
    Dictionary(rows.filter { $0.deleted && isBlank($0) }.map { ($0.id, $0.stamp) }) { max($0, $1) }
  }

  /// The positions of the columns of each group.
  var groupPlaces: [(name: String, places: [Int])] {
    groups.compactMap { group in
      group.first.map { name in (name, group.compactMap { columns.firstIndex(of: $0) }) }
    }
  }

  /// The lineage of a version that replaces another: a changed group gets its own stamp, the rest keep their ages.
  public func lineage(of values: [ColumnValue], over head: VersionRow?) -> Lineage {
    guard let head else { return Lineage(replaces: Lineage.nothing) }
    var lineage = Lineage(replaces: head.stamp, extra: head.lineage.extra)
    guard meeting == .groups else { return lineage }
    var named: [String: Stamp?] = [VersionMerge.existence: nil]
    for (name, places) in groupPlaces {
      let isKept = places.allSatisfy { values[$0] == head.values[$0] }
      let age: Stamp? = isKept ? head.age(of: name) : nil
      named[name] = .some(age)
    }
    addEntries(values, over: head, to: &named)
    lineage.ages = GroupAges(named, rest: head.lineage.ages?.other ?? head.stamp)
    return lineage
  }
}
