import FastiRecords

/// A register that answers as another one does; subclasses change some answers.
class ForwardingRegister: SyncRegister {
  let base: any SyncRegister
  /// How often everything was exchanged once more, because the two sides differed.
  private(set) var healings = 0

  init(_ base: any SyncRegister) { self.base = base }

  func receive(
    _ changes: [SyncedChange], from space: RecordID, segments: [String: [RecordID]]
  ) throws(StoreError) -> SyncResult { try base.receive(changes, from: space, segments: segments) }
  func unsent(to space: RecordID, after stamp: Stamp?, limit: Int) throws(StoreError) -> [SyncedChange] {
    try base.unsent(to: space, after: stamp, limit: limit)
  }
  func noteSent(_ changes: [RecordID], to space: SyncSpace, in segment: String?) throws(StoreError) -> Bool {
    try base.noteSent(changes, to: space, in: segment)
  }
  func revisions(after revision: Int, limit: Int) throws(StoreError) -> [RevisedChange] {
    try base.revisions(after: revision, limit: limit)
  }
  func sendAgain(to space: SyncSpace, everything: Bool) throws(StoreError) -> Bool {
    if everything { healings += 1 }
    return try base.sendAgain(to: space, everything: everything)
  }

  func syncSpaces() throws(StoreError) -> [SyncSpace] { try base.syncSpaces() }
  func join(_ space: SyncSpace) throws(StoreError) { try base.join(space) }
  func note(_ space: SyncSpace) throws(StoreError) -> Bool { try base.note(space) }
  func leave(_ space: RecordID) throws(StoreError) { try base.leave(space) }
  func unsentCount(to space: RecordID) throws(StoreError) -> Int { try base.unsentCount(to: space) }
  func dropContent(for space: SyncSpace) throws(StoreError) { try base.dropContent(for: space) }
  func keepCopy(beforeJoining space: RecordID) throws(StoreError) -> String? {
    try base.keepCopy(beforeJoining: space)
  }
  func formerStore(of space: RecordID) throws(StoreError) -> FormerStore? { try base.formerStore(of: space) }
  func bringBackFormer(of space: RecordID) throws(StoreError) -> Bool { try base.bringBackFormer(of: space) }
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
  func deviceNames() throws(StoreError) -> DeviceNames { try base.deviceNames() }
  func noteDeviceNames(_ names: DeviceNames) throws(StoreError) { try base.noteDeviceNames(names) }
  func conflicts() throws(StoreError) -> [VersionConflict] { try base.conflicts() }
  func bringBack(_ conflict: VersionConflict, as change: Change) throws(StoreError) {
    try base.bringBack(conflict, as: change)
  }
  func dismiss(_ conflict: VersionConflict) throws(StoreError) { try base.dismiss(conflict) }

  func servedSpace() throws(StoreError) -> RecordID { try base.servedSpace() }
  func servedSpaceIfAny() throws(StoreError) -> RecordID? { try base.servedSpaceIfAny() }
  func servedAddress() throws(StoreError) -> String? { try base.servedAddress() }
  func noteServed(at address: String) throws(StoreError) { try base.noteServed(at: address) }
  func revise() throws(StoreError) -> Int { try base.revise() }
  func addCode(hash: String, ends: Int64) throws(StoreError) { try base.addCode(hash: hash, ends: ends) }
  func hasCode(hash: String, now: Int64) throws(StoreError) -> Bool { try base.hasCode(hash: hash, now: now) }
  func checkCode(hash: String, now: Int64) throws(StoreError) -> Bool { try base.checkCode(hash: hash, now: now) }
  func join(_ device: JoinedDevice, secret hash: String, code: String, now: Int64) throws(StoreError) -> Bool {
    try base.join(device, secret: hash, code: code, now: now)
  }
  func joinedDevices() throws(StoreError) -> [JoinedDevice] { try base.joinedDevices() }
  func joinedDevice(secret hash: String) throws(StoreError) -> JoinedDevice? { try base.joinedDevice(secret: hash) }
  func admission(secret hash: String) throws(StoreError) -> SyncAdmission? { try base.admission(secret: hash) }
  func renameDevice(_ id: RecordID, to name: String) throws(StoreError) -> Bool {
    try base.renameDevice(id, to: name)
  }
  func revokeDevice(_ id: RecordID, now: Int64) throws(StoreError) -> Bool { try base.revokeDevice(id, now: now) }
  func noteDevice(_ id: RecordID, seen: Int64, has revision: Int) throws(StoreError) {
    try base.noteDevice(id, seen: seen, has: revision)
  }
}
