import FastiRecords

/// A fault of a program that loses something, or lets devices differ. The histories must find each of them.
enum Fault: CaseIterable {
  /// Of two contents under one stamp, as copies of a data folder write them, the first to arrive stays alone.
  case clone
  /// What was read counts as read although its last change was not stored.
  case cursor
  /// A change that was not sent counts as sent.
  case dirty
  /// Columns and kinds of a later program are dropped.
  case unknown
  /// A compaction, before each sync, drops what no other device has yet.
  case compact
  /// A clock that was ahead is set right, but the changes keep their stamps.
  case stuck
  /// Deletions are not stored.
  case deletions
  /// Changes that were made before the latest change here are not stored: the last one to arrive wins.
  case arrival
  /// Ages of groups are lost, so a version counts as having changed everything.
  case ages
  /// A server confirms changes that it did not store.
  case unread
  /// A server sends changes in the order of their stamps, so one that arrives late comes before those that a device has.
  case order
}

/// The register of a store, with a fault.
final class SabotagedRegister: ForwardingRegister {
  private let fault: Fault

  init(_ base: any SyncRegister, _ fault: Fault) {
    self.fault = fault
    super.init(base)
  }

  override func receive(
    _ changes: [SyncedChange], from space: RecordID, segments: [String: [RecordID]]
  ) throws(StoreError) -> SyncResult {
    var changes = changes
    switch fault {
    case .clone: try dropTwins(of: &changes)
    case .cursor: if changes.count > 1 { changes.removeLast() }
    case .deletions:
      for place in changes.indices { changes[place].versions.removeAll { $0.row.deleted } }
    case .arrival:
      let latest = try base.unsent(to: Self.nowhere, after: nil, limit: Self.all).last?.change.stamp
      if let latest { changes.removeAll { $0.change.stamp < latest } }
    case .ages: edit(&changes) { $0.ages = nil }
    case .unknown:
      edit(&changes) { $0.extra = nil }
      for place in changes.indices { changes[place].foreign = [] }
    case .dirty, .compact, .stuck, .unread, .order: break
    }
    return try super.receive(changes, from: space, segments: segments)
  }

  private func edit(_ changes: inout [SyncedChange], _ change: (inout Lineage) -> Void) {
    for place in changes.indices {
      changes[place].versions = changes[place].versions.map { version in
        var row = version.row
        change(&row.lineage)
        return SyncedVersion(kind: version.kind, row: row, earlier: version.earlier, file: version.file)
      }
    }
  }

  /// Drops versions whose stamp has another content here.
  private func dropTwins(of changes: inout [SyncedChange]) throws(StoreError) {
    var present: [[String]: VersionRow] = [:]
    func key(_ version: SyncedVersion) -> [String] { [version.kind, version.row.id.text, version.row.stamp.text] }
    for version in try base.unsent(to: Self.nowhere, after: nil, limit: Self.all).flatMap(\.versions) {
      present[key(version)] = version.row
    }
    for place in changes.indices {
      changes[place].versions.removeAll { version in
        present[key(version)].map { !$0.isSame(as: version.row) } ?? false
      }
    }
  }

  override func noteSent(_ changes: [RecordID], to space: SyncSpace, in segment: String?) throws(StoreError) -> Bool {
    let next =
      fault == .dirty
      ? try base.unsent(to: space.id, after: nil, limit: changes.count + 1).map(\.change.change.id) : []
    return try super.noteSent(changes + next, to: space, in: segment)
  }

  override func unsent(
    to space: RecordID, after stamp: Stamp?, limit: Int
  ) throws(StoreError) -> [SyncedChange] {
    var changes = try super.unsent(to: space, after: stamp, limit: limit)
    if fault == .ages { edit(&changes) { $0.ages = nil } }
    // A change that is written while others are sent.
    return fault == .dirty && changes.count > 1 ? Array(changes.dropLast()) : changes
  }

  override func revisions(after revision: Int, limit: Int) throws(StoreError) -> [RevisedChange] {
    guard fault == .order else { return try super.revisions(after: revision, limit: limit) }
    let all = try super.revisions(after: 0, limit: Self.all).map(\.synced)
    let ordered = all.sorted { $0.change.stamp < $1.change.stamp }.enumerated()
    return ordered.map { RevisedChange(revision: $0.offset + 1, synced: $0.element) }
      .filter { $0.revision > revision }.prefix(limit).map { $0 }
  }

  /// A space that has nothing, so everything is unsent.
  static let nowhere = RecordID(high: 0, low: 0)
  static let all = 1_000_000
}
