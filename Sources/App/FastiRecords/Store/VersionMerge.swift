/// Merges concurrent versions of a thing from several devices.
///
/// The state of a thing is its greatest version. If that lacks a concurrent change of another device, a version with
/// both is written after it. It follows only from the versions, so every device writes the same one.
///
/// Groups of columns: each group is taken from the version that changed it last. Each version knows the ages of its
/// groups, so a merge takes the maximum of each group: it depends neither on the order nor on what was compacted away.
/// Each entry of a group that is a list is merged like a group.
///
/// Lines: a three-way merge, with the last version that both had seen as the base.
public struct VersionMerge {
  let kind: RecordKind
  /// The versions, oldest first.
  let rows: [VersionRow]
  private let places: [Stamp: Int]

  /// The versions of one thing, oldest first.
  public init(_ rows: [VersionRow], of kind: RecordKind) {
    self.kind = kind
    self.rows = rows
    places = Dictionary(rows.enumerated().map { ($1.stamp, $0) }) { _, later in later }
  }

  /// The version that must be written so that nothing is lost; nil if the greatest version contains everything.
  public func joined() -> VersionRow? {
    guard let head = rows.last, !kind.isBlank(head) else { return nil }
    switch kind.meeting {
    case .groups: return joinedGroups(head)
    case .lines(let column):
      guard !head.deleted, let place = kind.columns.firstIndex(of: column) else { return nil }
      return joinedLines(head, place)
    case .whole, nil: return nil
    }
  }

  private func joinedGroups(_ head: VersionRow) -> VersionRow? {
    var values = head.values
    var named: [String: Stamp?] = [:]
    // The latest version decides whether the thing exists, as for a group.
    let last = rows.max { $0.age(of: Self.existence) < $1.age(of: Self.existence) } ?? head
    named[Self.existence] = .some(last.age(of: Self.existence))
    var isLacking = last.deleted != head.deleted
    // A deleted thing keeps the content of its deletion.
    if last.deleted, !isLacking { return nil }
    let full = rows.filter { !kind.isBlank($0) }
    let lists = VersionLists(full, kind)
    for (name, columns) in kind.groupPlaces {
      let best = full.max { $0.age(of: name) < $1.age(of: name) } ?? head
      let age = best.age(of: name)
      let isNewer = age > head.age(of: name)
      if isNewer { isLacking = true }
      named[name] = .some(age)
      guard let merged = lists.merged(name, over: head) else {
        if isNewer { for place in columns { values[place] = best.values[place] } }
        continue
      }
      if let value = merged.value {
        isLacking = true
        for place in columns { values[place] = value }
      }
      for (key, age) in merged.ages.named { named[GroupAges.name(of: key, in: name)] = .some(age) }
      named[GroupAges.name(of: "", in: name)] = .some(merged.ages.others)
    }
    guard isLacking else { return nil }
    let ages = GroupAges(named, rest: head.lineage.ages?.other ?? head.stamp)
    return after(head, values, Lineage(replaces: head.stamp, ages: ages, extra: head.lineage.extra), last.deleted)
  }

  /// The name under which ages store when the thing was last created or deleted.
  static let existence = "deleted"

  private func joinedLines(_ head: VersionRow, _ place: Int) -> VersionRow? {
    let ancestors = ancestors(of: head)
    for beside in rows.reversed() where !ancestors.contains(beside.stamp) {
      guard !beside.deleted, !kind.isBlank(beside), let base = base(of: beside, ancestors, place),
        case .text(let ours) = head.values[place], case .text(let theirs) = beside.values[place]
      else { continue }
      let merge = LineMerge(base: base, ours: ours, theirs: theirs)
      if merge.text == ours { continue }
      var values = head.values
      values[place] = .text(merge.text)
      let joined = Lineage.Joined(stamp: beside.stamp, isPartial: !merge.isWhole)
      return after(head, values, Lineage(replaces: head.stamp, joined: joined, extra: head.lineage.extra))
    }
    return nil
  }

  /// The text of the common base of a concurrent version and the greatest one; nil if it is not stored any more.
  private func base(of row: VersionRow, _ ancestors: Set<Stamp>, _ place: Int) -> String? {
    var next = row
    while let former = next.lineage.replaces {
      if former == Lineage.nothing { return "" }
      guard let index = places[former], rows[index].stamp < next.stamp else { return nil }
      next = rows[index]
      if ancestors.contains(former) {
        guard case .text(let text) = next.values[place] else { return nil }
        return next.deleted ? "" : text
      }
    }
    return nil
  }

  /// The stamps of the versions that a version contains, including its own.
  func ancestors(of row: VersionRow) -> Set<Stamp> {
    var found: Set<Stamp> = []
    var open = [row]
    while let next = open.popLast() {
      guard found.insert(next.stamp).inserted else { continue }
      for stamp in [next.lineage.replaces, next.lineage.joined?.stamp] {
        if let stamp, let place = places[stamp] { open.append(rows[place]) }
      }
    }
    return found
  }

  /// A version just after another: its millisecond and counter are the next ones, its device is made from content and
  /// lineage.
  private func after(
    _ head: VersionRow, _ values: [ColumnValue], _ lineage: Lineage, _ deleted: Bool = false
  ) -> VersionRow {
    let hash = VersionHashing(kind).hash(
      id: head.id, stamp: head.stamp, deleted: deleted, values: values, extra: lineage.extra)
    // Devices may know different ages of the same content: then these are two versions.
    let told = "\(lineage.replaces?.text ?? "") \(lineage.since ?? "")"
    let next = Self.next(head.stamp, 2).beside(SHA256.hash(hash + Array(told.utf8)))
    return VersionRow(id: head.id, stamp: next, deleted: deleted, values: values, lineage: lineage)
  }

  /// The stamp a number of counts later.
  static func next(_ stamp: Stamp, _ counts: UInt16) -> Stamp {
    let isFull = stamp.counter > .max - counts
    return Stamp(
      milliseconds: stamp.milliseconds + (isFull ? 1 : 0), counter: isFull ? counts : stamp.counter + counts,
      device: stamp.device)
  }

  /// The change that a merged version belongs to: the same on every device.
  public static func change(of row: VersionRow, _ kind: RecordKind) -> AuthoredChange {
    let id = RecordID.version8(kind: "joined", key: "\(kind.table) \(row.id.text) \(row.stamp.text)")
    let isFirst = row.stamp.counter == 0
    let stamp = Stamp(
      milliseconds: row.stamp.milliseconds - (isFirst ? 1 : 0), counter: isFirst ? .max : row.stamp.counter - 1,
      device: row.stamp.device)
    let change = Change(
      id: id, command: ChangeAction(.merge, .thing, row.id.text).text, time: row.stamp.milliseconds)
    return AuthoredChange(change: change, stamp: stamp, undoes: nil, device: row.stamp.device)
  }
}
