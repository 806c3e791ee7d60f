import FastiFormats
public import FastiPerson
public import FastiRecords

/// Syncs a store with a folder that other programs copy between devices.
///
/// Each device has its own log in the folder, in segments that never change; it reads the segments of other devices, in
/// any order. Merging does not depend on the order, so neither a server nor a lock is needed.
public struct SyncFolder {
  let store: any Store
  let log: any SyncLog
  let files: any Files
  let attachments: any AttachmentFolder
  let sealer: (any Sealer)?
  let entropy: Entropy
  let now: Int64
  /// The name for this device; nil for its former name, or for the machine's name if it is new.
  let name: String?
  let machineName: String
  /// The folder, without a trailing slash.
  let folder: String

  /// A sync of a store with a folder.
  public init(
    _ store: any Store, _ log: any SyncLog, folder: String, files: any Files, attachments: any AttachmentFolder,
    sealer: (any Sealer)?, entropy: Entropy, now: Int64, name: String?, machineName: String = "device"
  ) {
    self.store = store
    self.log = log
    var path = folder[...]
    while path.count > 1, path.utf8.last == UInt8(ascii: "/") { path = path.dropLast() }
    self.folder = String(path)
    self.files = files
    self.attachments = attachments
    self.sealer = sealer
    self.entropy = entropy
    self.now = now
    self.name = name
    self.machineName = machineName
  }

  /// How to join a folder with which this store has not synced yet.
  public struct Joining {
    /// Whether the files of a new folder are not encrypted.
    public let plain: Bool
    /// Whether to merge if both sides have content; called only then.
    public let merges: (_ here: Int, _ there: Int) -> Bool
    /// Prompts for the pass-phrase; `isNew` says that the folder is new, so that it must be typed twice.
    public let phrase: (_ isNew: Bool) -> Result<[UInt8], Failure>

    /// Options from their parts.
    public init(
      plain: Bool, merges: @escaping (_ here: Int, _ there: Int) -> Bool,
      phrase: @escaping (_ isNew: Bool) -> Result<[UInt8], Failure>
    ) {
      self.plain = plain
      self.merges = merges
      self.phrase = phrase
    }
  }

  /// Reads the changes of other devices, merges them, and writes the changes that they lack.
  /// - Throws: ``SyncCause`` when the folder cannot be used, `.storage`. Completed work is kept.
  public func sync(_ joining: Joining, _ progress: Progress = .none) throws(Failure) -> SyncReport {
    guard files.isFolder(folder) else {
      throw Failure(.machine(.noSuchFolder), field: .folder, value: folder)
    }
    try refuseAhead()
    var report = SyncReport(folder: folder)
    let names = try files.names(in: folder)
    var space = try space(names, joining, &report)
    report.isEncrypted = space.key != nil
    try begin(&space, names)
    try read(names, &space, &report, progress)
    try asking { [space] () throws(StoreError) in try attachments.removeErased(log, in: space.id) }
    try fetchFiles(space, &report)
    try write(&space, &report, progress)
    try removeFormer(space)
    try describe(&space)
    report.devices = try devices(space)
    try noteNames(of: report.devices)
    report.conflicts = try asking { () throws(StoreError) in try log.conflicts().count }
    return report
  }

  /// Stops syncing with the folder, and removes this device's description from it. Its changes stay.
  /// - Throws: `.notFound` when the store does not sync with it.
  public func leave() throws(Failure) {
    let spaces = try asking { () throws(StoreError) in try log.syncSpaces() }
    guard let space = spaces.first(where: { $0.place == folder }) else {
      throw Failure(.sync(.notJoined), field: .folder, value: folder)
    }
    try asking { () throws(StoreError) in try log.leave(space.id) }
    try removeDescription(space)
  }

  /// The same, and brings the store back as it was before it joined.
  /// - Throws: As ``leave()``, and ``SyncCause`` if something was written since.
  public func leaveRestoring() throws(Failure) -> ReturnedStore {
    let spaces = try asking { () throws(StoreError) in try log.syncSpaces() }
    guard let space = spaces.first(where: { $0.place == folder }) else {
      throw Failure(.sync(.notJoined), field: .folder, value: folder)
    }
    let returned = try ReturnedStore(of: space, store, log)
    try removeDescription(space)
    return returned
  }

  private func removeDescription(_ space: SyncSpace) throws(Failure) {
    if files.isFolder(folder) { try files.remove("\(folder)/\(space.log).device") }
  }

  /// Other devices would refuse stamps more than a day ahead, so an error is thrown before sending.
  private func refuseAhead() throws(Failure) {
    let mending = try asking { () throws(StoreError) in try store.clockMendingPlan() }
    if let hours = mending.hoursAhead { throw Failure(.sync(.ahead(hours: hours))) }
  }

  /// The space of the folder, which is created or joined if this store does not belong to it yet.
  private func space(
    _ names: [String], _ joining: Joining, _ report: inout SyncReport
  ) throws(Failure) -> SyncSpace {
    let segments = names.filter { SegmentName($0) != nil }
    let description: SyncDescription?
    if names.contains(SyncDescription.file) {
      description = try SyncDescription(try files.read("\(folder)/\(SyncDescription.file)", limit: 10_000))
    } else {
      description = nil
      guard segments.isEmpty else { throw Failure(.sync(.noDescription), field: .folder, value: folder) }
    }
    let spaces = try asking { () throws(StoreError) in try log.syncSpaces() }
    if let description, let known = spaces.first(where: { $0.id == description.space }) {
      return SyncSpace(
        id: known.id, place: folder, name: name ?? known.name, log: known.log, segment: known.segment,
        rewriting: known.rewriting,
        key: known.key, synced: known.synced)
    }
    // Who carries the folder could put another description there, without encryption, and read what is written then.
    if description != nil, spaces.contains(where: { $0.server == nil && $0.place == folder }) {
      throw Failure(.sync(.otherFolder), field: .folder, value: folder)
    }
    report.isNew = true
    let key = try key(description, joining)
    let id = description?.space ?? store.newID()
    let here = try asking { () throws(StoreError) in try log.unsentCount(to: id) }
    if here > 0, !segments.isEmpty, !joining.merges(here, segments.count) {
      throw Failure(.sync(.bothHold(here: here, there: segments.count)), field: .folder, value: folder)
    }
    if here > 0, !segments.isEmpty {
      report.safetyCopy = try asking { () throws(StoreError) in try log.keepCopy(beforeJoining: id) }
    }
    if description == nil { try writeDescription(id, key) }
    let space = SyncSpace(
      id: id, place: folder, name: name ?? machineName, log: newLog(),
      rewriting: try asking { () throws(StoreError) in try log.rewriting() },
      key: key.key)
    try asking { () throws(StoreError) in try log.join(space) }
    return space
  }

  /// A key and its salt; none if the files are not encrypted.
  private struct Key {
    let key: [UInt8]?
    let salt: [UInt8]
  }

  private func key(_ description: SyncDescription?, _ joining: Joining) throws(Failure) -> Key {
    if let description, description.salt == nil { return Key(key: nil, salt: []) }
    if joining.plain {
      if description != nil { throw Failure(.sync(.encrypted), field: .plain) }
      return Key(key: nil, salt: [])
    }
    guard let sealer else { throw Failure(.sync(.noEncryption)) }
    let salt = description?.salt ?? entropy.bytes(16)
    let key = try sealer.key(of: try joining.phrase(description == nil).get(), salt: salt)
    if let description, !description.isKey(key, sealer) { throw Failure(.sync(.wrongPhrase)) }
    return Key(key: key, salt: salt)
  }

  private func writeDescription(_ id: RecordID, _ key: Key) throws(Failure) {
    let description: SyncDescription
    if let bytes = key.key, let sealer {
      description = SyncDescription(space: id, salt: key.salt, key: bytes, sealer)
    } else {
      description = SyncDescription(space: id)
    }
    try files.write(description.bytes, to: "\(folder)/\(SyncDescription.file)")
  }

  /// Starts another log if the current one cannot be continued: its versions were rewritten, or a copy of this data
  /// folder writes it too.
  private func begin(_ space: inout SyncSpace, _ names: [String]) throws(Failure) {
    let known = try asking { [space] () throws(StoreError) in try log.segments(of: space.id) }
    let rewriting = try asking { () throws(StoreError) in try log.rewriting() }
    let isCopied = names.contains { name in
      SegmentName(name).map { $0.log == space.log && known[$0.canonical] == nil } ?? false
    }
    let isRewritten = rewriting != space.rewriting
    guard isCopied || isRewritten else { return }
    (space.log, space.segment, space.rewriting) = (newLog(), 0, rewriting)
    try noting { [space] () throws(StoreError) in
      if isRewritten { return try log.sendAgain(to: space, everything: false) }
      return try log.note(space)
    }
  }

  private func newLog() -> String { Stamp.text(device: entropy.number) }

  /// Stores what this device knows of the space. If another process has left the folder meanwhile, this sync ends.
  func noting(_ body: () throws(StoreError) -> Bool) throws(Failure) {
    guard try asking(body) else { throw Failure(.sync(.notJoined), field: .folder, value: folder) }
  }

  func asking<Answer>(_ body: () throws(StoreError) -> Answer) throws(Failure) -> Answer {
    do { return try body() } catch { throw Failure(error) }
  }
}
