/// A version whose record is not read: the values of its columns, in the order of its kind, and its lineage.
public struct VersionRow: Hashable, Sendable {
  /// The thing.
  public let id: RecordID
  /// When and where it was written.
  public var stamp: Stamp
  /// Whether it deleted the thing.
  public let deleted: Bool
  /// The values of the kind's columns, in their order.
  public let values: [ColumnValue]
  /// Where it stands beside others.
  public var lineage: Lineage

  /// A version of those parts.
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

  /// Whether another says the same of the same thing at the same moment, whatever is known of lineage.
  public func isSame(as other: VersionRow) -> Bool {
    id == other.id && stamp == other.stamp && deleted == other.deleted && values == other.values
      && lineage.extra == other.lineage.extra
  }

  /// The stamp of the version that last changed a group.
  func age(of group: String) -> Stamp { lineage.ages?.stamp(of: group, own: stamp) ?? stamp }
}

extension RecordKind {
  /// Whether a version holds nothing, because it was erased.
  public func isBlank(_ row: VersionRow) -> Bool { !blank.isEmpty && row.values == blank }

  /// The places of the columns of each group.
  var groupPlaces: [(name: String, places: [Int])] {
    groups.compactMap { group in
      group.first.map { name in (name, group.compactMap { columns.firstIndex(of: $0) }) }
    }
  }

  /// The lineage of a version that is written over another: what it changes is as old as itself, the rest as old as before.
  public func lineage(of values: [ColumnValue], over head: VersionRow?) -> Lineage {
    guard let head else { return Lineage(replaces: Lineage.nothing) }
    var lineage = Lineage(replaces: head.stamp, extra: head.lineage.extra)
    guard meeting == .groups else { return lineage }
    var named: [String: Stamp?] = [VersionMeeting.existence: nil]
    for (name, places) in groupPlaces {
      let isKept = places.allSatisfy { values[$0] == head.values[$0] }
      let age: Stamp? = isKept ? head.age(of: name) : nil
      named[name] = .some(age)
    }
    lineage.ages = GroupAges(named, rest: head.lineage.ages?.other ?? head.stamp)
    return lineage
  }
}
