import FastiRecords
@testable import FastiSQLite

/// The sync log of a store, with a fault that the histories must find.
final class SabotagedLog: SyncLog {
  private let base: SQLiteStore
  private let fault: Fault

  /// A fault that loses something.
  enum Fault: CaseIterable {
    /// A segment counts as read although its last change was not stored.
    case cursor
    /// A change that was not sent counts as sent.
    case dirty
    /// Deletions are not stored.
    case deletions
    /// Changes that were made before the latest change here are not stored: the last one to arrive wins.
    case arrival
    /// Ages of groups are lost, so a version counts as having changed everything.
    case ages
    /// Columns of a later version of the program are dropped.
    case unknown
  }

  init(_ base: SQLiteStore, _ fault: Fault) {
    self.base = base
    self.fault = fault
  }

  func receive(
    _ changes: [SyncedChange], from space: RecordID, segments: [String: [RecordID]]
  ) throws(StoreError) -> SyncResult {
    let latest = try base.latestStamp()
    var changes = changes
    switch fault {
    case .cursor: if changes.count > 1 { changes.removeLast() }
    case .deletions:
      for place in changes.indices { changes[place].versions.removeAll { $0.row.deleted } }
    case .arrival: changes.removeAll { $0.change.stamp < latest }
    case .ages, .unknown:
      for place in changes.indices {
        changes[place].versions = changes[place].versions.map { version in
          var row = version.row
          if fault == .ages { row.lineage.ages = nil } else { row.lineage.extra = nil }
          return SyncedVersion(kind: version.kind, row: row, earlier: version.earlier, file: version.file)
        }
      }
    case .dirty: break
    }
    return try base.receive(changes, from: space, segments: segments)
  }

  func noteSent(_ changes: [RecordID], to space: SyncSpace, in segment: String?) throws(StoreError) -> Bool {
    let next = fault == .dirty ? try base.unsent(to: space.id, limit: changes.count + 1).map(\.change.change.id) : []
    return try base.noteSent(changes + next, to: space, in: segment)
  }

  func syncSpaces() throws(StoreError) -> [SyncSpace] { try base.syncSpaces() }
  func join(_ space: SyncSpace) throws(StoreError) { try base.join(space) }
  func note(_ space: SyncSpace) throws(StoreError) -> Bool { try base.note(space) }
  func leave(_ space: RecordID) throws(StoreError) { try base.leave(space) }
  func unsent(to space: RecordID, after stamp: Stamp?, limit: Int) throws(StoreError) -> [SyncedChange] {
    let changes = try base.unsent(to: space, after: stamp, limit: limit)
    // A change that is written while others are sent.
    return fault == .dirty && changes.count > 1 ? Array(changes.dropLast()) : changes
  }
  func unsentCount(to space: RecordID) throws(StoreError) -> Int { try base.unsentCount(to: space) }
  func sendAgain(to space: SyncSpace, everything: Bool) throws(StoreError) -> Bool {
    try base.sendAgain(to: space, everything: everything)
  }
  func dropContent(for space: SyncSpace) throws(StoreError) { try base.dropContent(for: space) }
  func segments(of space: RecordID) throws(StoreError) -> [String: SyncOwner] { try base.segments(of: space) }
  func deviceNumber() throws(StoreError) -> UInt64 { try base.deviceNumber() }
  func awaitedFiles(of space: RecordID) throws(StoreError) -> [String: String] { try base.awaitedFiles(of: space) }
  func awaitedHash(of name: String) throws(StoreError) -> String? { try base.awaitedHash(of: name) }
  func noteAwaited(_ name: String, _ hash: String, of space: RecordID) throws(StoreError) {
    try base.noteAwaited(name, hash, of: space)
  }
  func noteFile(_ name: String, of space: RecordID) throws(StoreError) { try base.noteFile(name, of: space) }
  func erasedThings(of kind: RecordKind) throws(StoreError) -> Set<RecordID> { try base.erasedThings(of: kind) }
  func digest() throws(StoreError) -> String { try base.digest() }
  func heads(from first: RecordID, before: RecordID?) throws(StoreError) -> [VersionHead] {
    try base.heads(from: first, before: before)
  }
  func rewriting() throws(StoreError) -> String { try base.rewriting() }
  func conflicts() throws(StoreError) -> [VersionConflict] { try base.conflicts() }
  func bringBack(_ conflict: VersionConflict, as change: Change) throws(StoreError) {
    try base.bringBack(conflict, as: change)
  }
  func dismiss(_ conflict: VersionConflict) throws(StoreError) { try base.dismiss(conflict) }
}
