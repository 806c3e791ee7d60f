import FastiFormats
public import FastiPerson
public import FastiRecords

/// The server's side of a sync: it stores changes of devices, and sends each device the changes it lacks.
///
/// Each answer is made only from the store; a device without an answer repeats its request, and loses nothing.
public struct SpaceServer {
  let log: any SyncRegister
  let attachments: any AttachmentFolder
  let entropy: Entropy
  let now: Int64
  /// The name of this device.
  let name: String

  /// The server of a store.
  public init(
    _ log: any SyncRegister, attachments: any AttachmentFolder, entropy: Entropy, now: Int64, name: String = "server"
  ) {
    self.log = log
    self.name = name
    self.attachments = attachments
    self.entropy = entropy
    self.now = now
  }

  /// The answer to a request of a device.
  enum Answer {
    /// JSON, or lines of JSON.
    case lines([UInt8])
    /// A piece of an attached file.
    case file([UInt8])
    /// Confirms the request, without content.
    case done
    /// A refusal, with a word for programs.
    case refused(Refusal)
  }

  /// Why a device is refused; the raw value is sent.
  enum Refusal: String {
    /// There is no device with that secret.
    case unknownDevice = "unknown-device"
    /// The device was revoked.
    case revoked
    /// The code is not valid.
    case wrongCode = "wrong-code"
    /// The body cannot be read.
    case malformed
    /// There is nothing with that name.
    case notFound = "not-found"
  }

  /// The device with a secret, or why it is refused.
  /// - Throws: `.storage`.
  func device(secret: String) throws(Failure) -> Result<SyncAdmission, RefusedDevice> {
    let hash = Secret(presented: secret).hash
    let known = try asking { () throws(StoreError) in try log.admission(secret: hash) }
    guard let known else { return .failure(RefusedDevice(refusal: .unknownDevice)) }
    return known.device.revoked == nil ? .success(known) : .failure(RefusedDevice(refusal: .revoked))
  }

  struct RefusedDevice: Error {
    /// The reason.
    let refusal: Refusal
  }

  /// Describes what a device with that code would join; the code stays valid.
  /// - Throws: `.storage`.
  func look(_ body: [UInt8]) throws(Failure) -> Answer {
    guard let code = SyncMessage.text("code", body).flatMap({ JoinCode($0) }),
      try asking({ () throws(StoreError) in try log.checkCode(hash: code.hash, now: now) })
    else { return .refused(.wrongCode) }
    return .lines(try state().bytes)
  }

  /// Adds a device, and sends it its secret, once.
  /// - Throws: `.storage`.
  func join(_ body: [UInt8]) throws(Failure) -> Answer {
    guard let code = SyncMessage.text("code", body).flatMap({ JoinCode($0) }) else { return .refused(.wrongCode) }
    guard let name = SyncMessage.text("name", body), DeviceName.isOne(name) else { return .refused(.malformed) }
    let secret = Secret(entropy)
    let device = JoinedDevice(id: .version7(milliseconds: now, entropy: entropy), name: name, joined: now)
    let hasJoined = try asking { () throws(StoreError) in
      try log.join(device, secret: secret.hash, code: code.hash, now: now)
    }
    return hasJoined ? .lines(SyncMessage.object([("secret", secret.text)])) : .refused(.wrongCode)
  }

  /// The current state of the space. The device sends the revision up to which it has everything.
  /// - Parameter number: The number of the device in its stamps; nil if it does not say it.
  /// - Throws: `.storage`.
  func state(for device: JoinedDevice, has revision: Int?, number: UInt64? = nil) throws(Failure) -> Answer {
    var state = try state()
    state.devices = try names(device, number)
    PartialFile.clean(attachments, now: now)
    let reached = min(revision ?? device.revision, state.revision)
    try asking { () throws(StoreError) in try log.noteDevice(device.id, seen: now, has: reached) }
    return .lines(state.bytes)
  }

  /// The names of all devices of the space, with that of the device that asks, and that of this one.
  private func names(_ device: JoinedDevice, _ number: UInt64?) throws(Failure) -> DeviceNames {
    try asking { () throws(StoreError) in
      var told = DeviceNames()
      told.add(name, of: try log.deviceNumber())
      if let number { told.add(device.name, of: number) }
      return try log.addDeviceNames(told)
    }
  }

  private func state() throws(Failure) -> ServedState {
    try asking { () throws(StoreError) in
      let space = try log.servedSpace()
      try attachments.removeErased(log, in: space)
      var revision = try log.revise()
      var digest = try log.digest()
      // Another device may write between the two reads.
      for _ in 0..<5 {
        let after = try log.revise()
        if after == revision { break }
        (revision, digest) = (after, try log.digest())
      }
      let rewriting = SHA256.hexHash(Array("\(space.text) \(try log.rewriting())".utf8)).prefix(16)
      return ServedState(
        space: space, revision: revision, rewriting: String(rewriting), digest: digest, schema: ServedState.ownSchema,
        files: try log.awaitedFiles(of: space).keys.filter { !attachments.has($0) }.sorted(), page: ChangePage.first)
    }
  }

  /// Stores changes, one in each line; a wrong line is refused by itself.
  /// - Parameter known: The space that is served, if it is known.
  /// - Throws: `.storage`; no change is stored then.
  func push(_ body: [UInt8], into known: RecordID?) throws(Failure) -> Answer {
    let lines = body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
    guard lines.count <= Self.mostLines else { return .refused(.malformed) }
    let received = ReceivedChanges(lines)
    return try asking { () throws(StoreError) in
      let space = if let known { known } else { try log.servedSpace() }
      let taken = try log.receive(received.inOrder, from: space, segments: [:])
      if !taken.erased.isEmpty { try attachments.removeErased(log, in: space) }
      // If changes of the server had no revision before, the device must not take theirs for its own: 0 is before all.
      let revisions = if let told = taken.revisions { told } else { 0...(try log.revise()) }
      let refused =
        received.refused.map {
          PushAnswer.RefusedChange(
            change: $0.change, line: $0.change == nil ? $0.number : nil, code: $0.error.code)
        } + taken.refused.map { PushAnswer.RefusedChange(change: $0.change, code: $0.error.code) }
      return .lines(
        PushAnswer(
          before: revisions.lowerBound, revision: revisions.upperBound, new: taken.new, refused: refused
        ).bytes)
    }
  }

  /// The changes after a revision.
  /// - Parameter limit: The most that the device takes; nil if it does not say it.
  /// - Throws: `.storage`.
  func changes(after revision: Int, limit: Int? = nil) throws(Failure) -> Answer {
    let most = min(max(limit ?? ChangePage.earlierMost, 1), ChangePage.most)
    let newest = try asking { () throws(StoreError) in try log.revise() }
    var bytes: [UInt8] = []
    var (last, left) = (revision, most)
    // Some are read at once, because a change may be large.
    while left > 0, bytes.count < ChangePage.size {
      let limit = min(left, Self.mostAtOnce)
      let found = try asking { () throws(StoreError) in try log.revisions(after: last, limit: limit) }
      for change in found where bytes.count < ChangePage.size {
        bytes += ChangeLine.text(try change.synced.withHashes(attachments, log))
        bytes.append(UInt8(ascii: "\n"))
        last = change.revision
        left -= 1
      }
      if found.count < limit {
        // If all of them were found, none was left out.
        if found.isEmpty || last == found.last?.revision { last = max(last, newest) }
        break
      }
    }
    bytes += ChangePage.end(upTo: last, hasMore: last < newest)
    return .lines(bytes)
  }

  /// Ends the membership of a device.
  /// - Throws: `.storage`.
  func leave(_ device: JoinedDevice) throws(Failure) -> Answer {
    _ = try asking { () throws(StoreError) in try log.revokeDevice(device.id, now: now) }
    return .done
  }

  /// The number of the newest change.
  /// - Throws: `.storage`.
  func newest() throws(Failure) -> Int { try asking { () throws(StoreError) in try log.revise() } }

  /// The most changes that are read at once for a page.
  private static let mostAtOnce = 1_000

  /// The most lines that are read at once; devices send fewer.
  private static let mostLines = 20_000

  func asking<Answer>(_ body: () throws(StoreError) -> Answer) throws(Failure) -> Answer {
    do { return try body() } catch { throw Failure(error) }
  }
}

/// How a name of a device is checked.
public enum DeviceName {
  /// Whether a text is a valid name: 1 to 60 characters in one line.
  public static func isOne(_ text: String) -> Bool {
    !text.isEmpty && text.count <= 60 && text.utf8.count <= 100 && text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
  }

  /// The name of this machine.
  public static func ofMachine(_ files: any Files) -> String {
    let bytes = (try? files.read("/etc/hostname", limit: 256)) ?? []
    let line = String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self)
    return isOne(line) ? line : "device"
  }
}
