import FastiFormats
import FastiPerson
import FastiRecords

extension SyncFolder {
  /// Writes the changes that the space lacks, in segments of a few megabytes.
  func write(_ space: inout SyncSpace, _ report: inout SyncReport, _ progress: Progress) throws(Failure) {
    let all = try asking { [space] () throws(StoreError) in try log.unsentCount(to: space.id) }
    while true {
      progress(report.sent, of: all)
      let changes = try asking { [space] () throws(StoreError) in try log.unsent(to: space.id, limit: Self.most) }
      if changes.isEmpty { return }
      var lines: [[UInt8]] = []
      var ids: [RecordID] = []
      var bytes = 0
      for change in changes where bytes < Self.size {
        let line = ChangeLine.text(try withFiles(change, space))
        lines.append(line)
        ids.append(change.change.change.id)
        bytes += line.count
      }
      try write(lines, ids, &space)
      report.sent += ids.count
    }
  }

  /// Writes a segment under another name, then renames it. Its name is recorded before, so that if the program is
  /// killed, the segment is not mistaken for one of a copy of this device. Its number counts as used only afterwards: if
  /// the segment cannot be written, the next one has the same number, and other devices do not miss any.
  private func write(_ lines: [[UInt8]], _ ids: [RecordID], _ space: inout SyncSpace) throws(Failure) {
    let segment = SyncSegment(space: space.id, log: space.log, number: space.segment + 1, lines: lines)
    let bytes = sealed(segment.bytes, space)
    let name = segment.name(of: bytes)
    try noting { [space] () throws(StoreError) in try log.noteSent([], to: space, in: name) }
    try put(bytes, name)
    space.segment += 1
    try noting { [space] () throws(StoreError) in try log.noteSent(ids, to: space, in: name) }
  }

  private func put(_ bytes: [UInt8], _ name: String) throws(Failure) {
    try files.write(bytes, to: "\(folder)/.\(name).part")
    try files.rename("\(folder)/.\(name).part", to: "\(folder)/\(name)")
  }

  private func sealed(_ bytes: [UInt8], _ space: SyncSpace) -> [UInt8] {
    guard let key = space.key, let sealer else { return bytes }
    return sealer.seal(bytes, key: key)
  }

  /// The change with the hashes of its attached files, which are copied into the folder. One that is still on its way
  /// here is copied by a later sync.
  private func withFiles(_ change: SyncedChange, _ space: SyncSpace) throws(Failure) -> SyncedChange {
    let synced = try change.withHashes(attachments, log)
    for version in synced.versions {
      guard let name = version.attachedName, let hash = version.file else { continue }
      if try provide(name, hash, space) { continue }
      try asking { () throws(StoreError) in try log.noteAwaited(name, hash, of: space.id) }
    }
    return synced
  }

  /// Copies an attached file into the folder, unless it is there.
  /// - Returns: Whether this device has the file.
  func provide(_ name: String, _ hash: String, _ space: SyncSpace) throws(Failure) -> Bool {
    guard attachments.has(name) else { return false }
    if !files.exists("\(folder)/\(hash).file"), let bytes = try attachments.content(of: name),
      SHA256.hexHash(bytes) == hash
    {
      try put(sealed(bytes, space), "\(hash).file")
    }
    return true
  }

  /// Removes the files of former logs, which contain content that was erased or versions with former stamps. The
  /// attached files that were erased are removed before them, because nothing else says which these are.
  func removeFormer(_ space: SyncSpace) throws(Failure) {
    let owners = try asking { () throws(StoreError) in try log.segments(of: space.id) }
    let names = try files.names(in: folder)
    let former = names.filter { name in SegmentName(name).map { owners[$0.canonical] == .former } ?? false }
    if former.isEmpty { return }
    try removeErased(names, space)
    for name in former { try files.remove("\(folder)/\(name)") }
  }

  /// Removes the attached files that segments name for erased attachments only. Any other stays, also if no segment
  /// names it: its segment may be on its way.
  private func removeErased(_ names: [String], _ space: SyncSpace) throws(Failure) {
    let erased = try asking { () throws(StoreError) in try log.erasedThings(of: AttachmentRecord.kind) }
    if erased.isEmpty { return }
    var gone: Set<String> = []
    var needed: Set<String> = []
    for name in names where SegmentName(name) != nil {
      guard let bytes = try? files.read("\(folder)/\(name)", limit: Self.largest), let plain = opened(bytes, space),
        let segment = try? SyncSegment(plain)
      else { continue }
      for version in ReceivedChanges(segment.lines).changes.flatMap(\.versions) {
        guard let hash = version.file else { continue }
        if erased.contains(version.row.id) { gone.insert(hash) } else { needed.insert(hash) }
      }
    }
    for hash in gone.subtracting(needed) where files.exists("\(folder)/\(hash).file") {
      try files.remove("\(folder)/\(hash).file")
    }
  }

  /// Writes the description of this device for other devices.
  func describe(_ space: inout SyncSpace) throws(Failure) {
    space.synced = now
    try noting { [space] () throws(StoreError) in try log.note(space) }
    let digest = try asking { () throws(StoreError) in try log.digest() }
    let number = try asking { () throws(StoreError) in try log.deviceNumber() }
    var json = JSONWriter()
    json.object { json in
      json.field("name", space.name)
      json.field("device", Stamp.text(device: number))
      json.field("seen", Int(now))
      json.field("digest", digest)
    }
    try put(sealed(json.bytes, space), "\(space.log).device")
  }

  /// The devices that have written to the folder, by name.
  func devices(_ space: SyncSpace) throws(Failure) -> [SyncDevice] {
    var devices: [SyncDevice] = []
    for file in try files.names(in: folder) where file.hasSuffix(".device") && file.utf8.count == 23 {
      guard let sealed = try? files.read("\(folder)/\(file)", limit: 10_000), let bytes = opened(sealed, space),
        let object = try? JSONValue(reading: bytes), let name = try? object.field("name").text(),
        let number = (try? object.field("device").text()).flatMap({ Stamp.device(text: $0) }),
        let seen = try? object.field("seen").int(), let digest = try? object.field("digest").text()
      else { continue }
      let log = String(file.dropLast(7))
      devices.append(
        SyncDevice(
          log: log, name: name, number: number, seen: Int64(seen), digest: digest, isThis: log == space.log))
    }
    return devices.sorted { ($0.name, $0.log) < ($1.name, $1.log) }
  }

  /// Stores the names of the devices for the history.
  func noteNames(of devices: [SyncDevice]) throws(Failure) {
    var told = DeviceNames()
    for device in devices where DeviceName.isOne(device.name) { told.add(device.name, of: device.number) }
    _ = try asking { [told] () throws(StoreError) in try log.addDeviceNames(told) }
  }

  /// The most changes of a segment, and the bytes after which it ends.
  private static let most = 2_000
  private static let size = 4 << 20
}
