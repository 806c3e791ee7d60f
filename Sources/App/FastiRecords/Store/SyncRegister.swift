/// The port to what a server keeps for the devices that sync with it. It is the server's own: not synced, and in no backup.
public protocol SyncRegister: SyncLog {
  /// The space that is served, which is made when it is first asked for.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func servedSpace() throws(StoreError) -> RecordID

  /// The space that is served; nil where none was ever.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func servedSpaceIfAny() throws(StoreError) -> RecordID?

  /// Where the space was last served, as devices type it; nil where it never was.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func servedAddress() throws(StoreError) -> String?

  /// Notes where the space is served.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func noteServed(at address: String) throws(StoreError)

  /// Gives a revision to every change that has none, in one order for all devices, and returns the greatest.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func revise() throws(StoreError) -> Int

  /// The changes after a revision, in the order of revisions.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func revisions(after revision: Int, limit: Int) throws(StoreError) -> [RevisedChange]

  /// Keeps the hash of a code with which a device may join.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func addCode(hash: String, ends: Int64) throws(StoreError)

  /// Whether a code is one of those that hold; a wrong one does not count.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func hasCode(hash: String, now: Int64) throws(StoreError) -> Bool

  /// Whether a code is one of those that hold; a wrong one counts against all of them.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func checkCode(hash: String, now: Int64) throws(StoreError) -> Bool

  /// Adds a device and uses the code up; false where the code does not hold, which counts against all that do.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func join(_ device: JoinedDevice, secret hash: String, code: String, now: Int64) throws(StoreError) -> Bool

  /// Every device that ever joined, by name.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func joinedDevices() throws(StoreError) -> [JoinedDevice]

  /// The device with that secret, also one that was revoked; nil for none.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func joinedDevice(secret hash: String) throws(StoreError) -> JoinedDevice?

  /// The same device together with the space that is served; nil for no device.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func admission(secret hash: String) throws(StoreError) -> SyncAdmission?

  /// Calls a device something else; false where there is none.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func renameDevice(_ id: RecordID, to name: String) throws(StoreError) -> Bool

  /// Shuts a device out from now on; false where there is none that is not.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func revokeDevice(_ id: RecordID, now: Int64) throws(StoreError) -> Bool

  /// Notes when a device was last here, and up to which revision it has everything.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func noteDevice(_ id: RecordID, seen: Int64, has revision: Int) throws(StoreError)
}

/// A change with the number a server gave it.
public struct RevisedChange: Sendable {
  /// The number that the server gave the change, from 1.
  public let revision: Int
  public let synced: SyncedChange

  /// A change of those parts.
  public init(revision: Int, synced: SyncedChange) {
    self.revision = revision
    self.synced = synced
  }
}

extension SyncRegister {
  /// The device with that secret, also one that was revoked, and the space that is served; nil for no device.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public func admission(secret hash: String) throws(StoreError) -> SyncAdmission? {
    guard let device = try joinedDevice(secret: hash) else { return nil }
    return SyncAdmission(device: device, space: try servedSpaceIfAny())
  }
}

/// A device that asks, and the space that it asks about.
public struct SyncAdmission: Sendable {
  /// The device, also one that was revoked.
  public let device: JoinedDevice
  /// The space that is served; nil where none is yet.
  public let space: RecordID?

  /// An admission of those parts.
  public init(device: JoinedDevice, space: RecordID?) {
    self.device = device
    self.space = space
  }
}

/// A device that joined a server.
public struct JoinedDevice: Hashable, Sendable {
  /// Its id on the server.
  public let id: RecordID
  /// The name by which people know it.
  public let name: String
  /// When it joined, in milliseconds of Unix time.
  public let joined: Int64
  /// When it last synced; 0 for never.
  public let seen: Int64
  /// Up to which revision it has everything.
  public let revision: Int
  /// When it was revoked; nil where it was not.
  public let revoked: Int64?

  /// A device of those parts.
  public init(id: RecordID, name: String, joined: Int64, seen: Int64 = 0, revision: Int = 0, revoked: Int64? = nil) {
    self.id = id
    self.name = name
    self.joined = joined
    self.seen = seen
    self.revision = revision
    self.revoked = revoked
  }
}
