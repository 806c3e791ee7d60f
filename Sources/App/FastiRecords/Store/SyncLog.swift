/// The port to what a store knows of other devices: which changes they have, and the conflicts of concurrent versions.
///
/// A space is shared by several devices: a folder with their changes, or a server. Its id is the same on all of them.
/// Every received change is merged, in any order and any number of times.
public protocol SyncLog {
  /// The spaces this store belongs to.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func syncSpaces() throws(StoreError) -> [SyncSpace]

  /// Stores a space that this store joins; it replaces the former state.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func join(_ space: SyncSpace) throws(StoreError)

  /// Stores what this device knows of a space; it replaces the former state.
  /// - Returns: Whether the store belongs to the space. If another process has left it meanwhile, nothing is stored.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  func note(_ space: SyncSpace) throws(StoreError) -> Bool

  /// Removes a space; what was received from it stays.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func leave(_ space: RecordID) throws(StoreError)

  /// The changes that a space does not have yet, oldest first, with their versions.
  /// - Parameter stamp: Only changes with a later stamp; nil for all.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func unsent(to space: RecordID, after stamp: Stamp?, limit: Int) throws(StoreError) -> [SyncedChange]

  /// The number of changes that a space does not have yet.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func unsentCount(to space: RecordID) throws(StoreError) -> Int

  /// Notes that a space has received changes of this device, in that segment of its log; a server has no segments.
  /// - Returns: As of ``note(_:)``.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  func noteSent(_ changes: [RecordID], to space: SyncSpace, in segment: String?) throws(StoreError) -> Bool

  /// Forgets what was sent, so that everything is sent again; with `everything` also what was received from the space.
  /// - Returns: As of ``note(_:)``.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  func sendAgain(to space: SyncSpace, everything: Bool) throws(StoreError) -> Bool

  /// Drops all content that devices share, and stores a space, whose content is received next.
  /// - Throws: ``StoreError`` when the store cannot be written; nothing is dropped then.
  func dropContent(for space: SyncSpace) throws(StoreError)

  /// Copies the store before it joins a space; the copy of an earlier join is replaced.
  /// - Returns: Its path; nil if there is no store yet, or it is in a database.
  /// - Throws: ``StoreError`` when the copy cannot be written.
  func keepCopy(beforeJoining space: RecordID) throws(StoreError) -> String?

  /// The copy that was made when this store joined a space, and what was written since; nil if there is none.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func formerStore(of space: RecordID) throws(StoreError) -> FormerStore?

  /// Puts the content of that copy in place of the present one, and leaves the space, in one transaction. What is of this
  /// machine stays: pass-phrase, tokens, the log of deliveries, the number of the device.
  /// - Returns: Whether it was done; not if something was written since.
  /// - Throws: ``StoreError`` when the store cannot be written, or the copy cannot be read; nothing is changed then.
  func bringBackFormer(of space: RecordID) throws(StoreError) -> Bool

  /// The segments of a space that were read or written, and their authors.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func segments(of space: RecordID) throws(StoreError) -> [String: SyncOwner]

  /// The number of this device in its stamps.
  /// - Throws: ``StoreError`` when it cannot be read or created.
  func deviceNumber() throws(StoreError) -> UInt64

  /// Stores changes of other devices, each as a whole or not at all. A segment counts as read if none of its changes
  /// was refused. If the store has left the space meanwhile, only the changes are stored.
  /// - Parameter segments: The changes of each segment, by its name.
  /// - Throws: ``StoreError`` when the store cannot be written; none of the changes is stored then.
  func receive(
    _ changes: [SyncedChange], from space: RecordID, segments: [String: [RecordID]]
  ) throws(StoreError) -> SyncResult

  /// The attached files that are still missing here: their hashes, by their names.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func awaitedFiles(of space: RecordID) throws(StoreError) -> [String: String]

  /// The hash of an attached file that is still missing here, whichever space may bring it; nil if it is not awaited.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func awaitedHash(of name: String) throws(StoreError) -> String?

  /// Notes that a space and this device lack an attached file.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func noteAwaited(_ name: String, _ hash: String, of space: RecordID) throws(StoreError)

  /// Notes that a file has arrived.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func noteFile(_ name: String, of space: RecordID) throws(StoreError)

  /// The things of a kind that were erased: they are deleted, and none of their versions has content.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func erasedThings(of kind: RecordKind) throws(StoreError) -> Set<RecordID>

  /// A text that two stores share exactly when the newest version of everything is the same in both.
  /// - Complexity: Reads every version.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func digest() throws(StoreError) -> String

  /// The versions whose hashes make ``digest()``, of the things with ids in a range, ordered by id.
  /// - Parameter before: The id after the last one of the range; nil for no end.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func heads(from first: RecordID, before: RecordID?) throws(StoreError) -> [VersionHead]

  /// A text that changes when versions are rewritten: erased, or given other stamps.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func rewriting() throws(StoreError) -> String

  /// The names that devices of the same spaces have told, and the numbers they had then.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func deviceNames() throws(StoreError) -> DeviceNames

  /// Stores the names of devices; they replace the former ones.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func noteDeviceNames(_ names: DeviceNames) throws(StoreError)

  /// The versions that lost to concurrent ones, without those that were dismissed.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func conflicts() throws(StoreError) -> [VersionConflict]

  /// Writes the content of a version that lost.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func bringBack(_ conflict: VersionConflict, as change: Change) throws(StoreError)

  /// Removes a conflict from the list. The latest stamp changes with it, because pages are kept by it.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func dismiss(_ conflict: VersionConflict) throws(StoreError)
}

/// Who wrote a segment; the raw value is stored.
public enum SyncOwner: Int, Hashable, Sendable {
  /// Another device.
  case other
  /// This device, in its current log.
  case own
  /// This device, in an earlier log.
  case former
}

/// What a device knows of a space.
public struct SyncSpace: Hashable, Sendable {
  /// The id, the same on all devices.
  public let id: RecordID
  /// The folder it is in, or the address of the server that has it.
  public let place: String
  /// The name of this device there.
  public var name: String
  /// The name of this device's log there: 16 hex digits.
  public var log: String
  /// The number of the last segment of that log; for a server, the revision up to which this device has everything.
  public var segment: Int
  /// ``SyncLog/rewriting()`` when the log was started.
  public var rewriting: String
  /// The key of its files, nil if they are not encrypted; for a server, the secret of this device.
  public let key: [UInt8]?
  /// When this device last synced, in milliseconds of Unix time; 0 for never.
  public var synced: Int64

  public init(
    id: RecordID, place: String, name: String = "", log: String, segment: Int = 0, rewriting: String, key: [UInt8]?,
    synced: Int64 = 0
  ) {
    self.id = id
    self.place = place
    self.name = name
    self.log = log
    self.segment = segment
    self.rewriting = rewriting
    self.key = key
    self.synced = synced
  }

  /// The server of the space; nil for a folder.
  public var server: SyncAddress? { SyncAddress(place) }
}

/// A change with its versions, as devices exchange it.
public struct SyncedChange: Hashable, Sendable {
  /// The author of the change, its time, and what it undid.
  public let change: AuthoredChange
  /// Its versions of kinds that this program knows.
  public var versions: [SyncedVersion]
  /// Its versions of other kinds.
  public var foreign: [ForeignVersion]

  public init(change: AuthoredChange, versions: [SyncedVersion] = [], foreign: [ForeignVersion] = []) {
    self.change = change
    self.versions = versions
    self.foreign = foreign
  }
}

/// A version of a kind.
public struct SyncedVersion: Hashable, Sendable {
  /// The kind's name, `RecordKind.table`.
  public let kind: String
  /// Its stamp, columns and lineage.
  public let row: VersionRow
  /// The number of earlier versions that are not stored any more.
  public let earlier: Int
  /// The hash of the file it attaches, 64 hex digits; nil if it does not attach a file.
  public var file: String?

  /// A version of a kind.
  public init(kind: String, row: VersionRow, earlier: Int = 0, file: String? = nil) {
    self.kind = kind
    self.row = row
    self.earlier = earlier
    self.file = file
  }
}

/// A version of a kind that this program does not know: stored, and passed on unread.
public struct ForeignVersion: Hashable, Sendable {
  /// The kind's name.
  public let kind: String
  /// The thing.
  public let id: RecordID
  /// The time and the device of the version.
  public let stamp: Stamp
  /// Whether it deleted the thing.
  public let deleted: Bool
  /// The members of the version that this program does not read, as JSON: lineage and columns.
  public let body: String

  public init(kind: String, id: RecordID, stamp: Stamp, deleted: Bool, body: String) {
    self.kind = kind
    self.id = id
    self.stamp = stamp
    self.deleted = deleted
    self.body = body
  }
}

/// The result of receiving changes.
public struct SyncResult: Hashable, Sendable {
  /// The number of new changes.
  public var new = 0
  /// The changes that cannot be stored, and why.
  public var refused: [Refusal] = []
  /// The number of versions that were written to merge concurrent versions of two devices.
  public var joined = 0
  /// Things that were erased here because another device erased them.
  public var erased: [RecordID] = []
  /// The newest revisions before and after, if the changes got theirs in the same transaction.
  public var revisions: ClosedRange<Int>?

  /// No result yet.
  public init() {}

  /// A change that was refused.
  public struct Refusal: Hashable, Sendable {
    /// The id of the refused change; nil for a line without a readable id.
    public let change: RecordID?
    /// The place of a line that is not a change: its file or page, a colon, and its number. Nil for a change that was
    /// read.
    public let place: String?
    /// The reason.
    public let error: StoreError

    /// A change that was refused.
    public init(change: RecordID?, place: String? = nil, error: StoreError) {
      self.change = change
      self.place = place
      self.error = error
    }
  }

  /// Adds the results of other changes.
  public mutating func add(_ other: SyncResult) {
    new += other.new
    joined += other.joined
    refused += other.refused
    erased += other.erased
  }
}
