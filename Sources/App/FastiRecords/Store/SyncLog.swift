/// The port to what a store knows of other devices: which changes they have, and what was written beside each other.
///
/// A space is what several devices have in common: a folder that carries their changes, or a server. Its id is the same on
/// all of them. Everything that is taken is merged: the order does not matter, nor how often it comes.
public protocol SyncLog {
  /// The spaces this store belongs to.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func syncSpaces() throws(StoreError) -> [SyncSpace]

  /// Notes what this device knows of a space, instead of what it knew.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func note(_ space: SyncSpace) throws(StoreError)

  /// Forgets a space; what came from it stays.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func leave(_ space: RecordID) throws(StoreError)

  /// The changes that a space does not have yet, oldest first, with their versions.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func unsent(to space: RecordID, limit: Int) throws(StoreError) -> [SyncedChange]

  /// How many changes a space does not have yet.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func unsentCount(to space: RecordID) throws(StoreError) -> Int

  /// Notes that a space has changes of this device, in that segment of its log; a server has no segments.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func noteSent(_ changes: [RecordID], to space: SyncSpace, in segment: String?) throws(StoreError)

  /// Forgets what was sent, so that all of it is sent again; with `everything` also what came from there.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func sendAgain(to space: SyncSpace, everything: Bool) throws(StoreError)

  /// Drops all content that devices have in common, and notes a space: what it has is taken then.
  /// - Throws: ``StoreError`` when the store cannot be written; nothing is dropped then.
  func dropContent(for space: SyncSpace) throws(StoreError)

  /// The segments of a space that were read or written, and who wrote them.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func segments(of space: RecordID) throws(StoreError) -> [String: SyncOwner]

  /// The number of this device in the stamps it gives.
  /// - Throws: ``StoreError`` when it cannot be read or made.
  func deviceNumber() throws(StoreError) -> UInt64

  /// Takes changes of other devices, each wholly or not at all. A segment counts as read when none of its changes was refused.
  /// - Parameter segments: The changes of each segment, by its name.
  /// - Throws: ``StoreError`` when the store cannot be written; nothing of them was taken then.
  func receive(
    _ changes: [SyncedChange], from space: RecordID, segments: [String: [RecordID]]
  ) throws(StoreError) -> SyncResult

  /// The attached files that are not here yet: their hashes, by their names.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func awaitedFiles(of space: RecordID) throws(StoreError) -> [String: String]

  /// Notes that a file is there.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func noteFile(_ name: String, of space: RecordID) throws(StoreError)

  /// A text that is the same in two stores exactly when the newest version of everything is.
  /// - Complexity: Reads every version.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func digest() throws(StoreError) -> String

  /// The versions whose hashes make ``digest()``, of the things whose ids are in a range; in the order of ids.
  /// - Parameter before: The id after the last one of the range; nil for all that follow.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func heads(from first: RecordID, before: RecordID?) throws(StoreError) -> [VersionHead]

  /// A text that changes when versions were rewritten: erased, or given other stamps.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func rewriting() throws(StoreError) -> String

  /// The versions that others, written beside them, took the place of; without those that were dismissed.
  /// - Throws: ``StoreError`` when the store cannot be read.
  func conflicts() throws(StoreError) -> [VersionConflict]

  /// Writes what a version that lost says.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func bringBack(_ conflict: VersionConflict, as change: Change) throws(StoreError)

  /// Lists a conflict no more.
  /// - Throws: ``StoreError`` when the store cannot be written.
  func dismiss(_ conflict: VersionConflict) throws(StoreError)
}

/// Who wrote a segment; the raw value is stored.
public enum SyncOwner: Int, Hashable, Sendable {
  /// Another device.
  case other
  /// This device, in its present log.
  case own
  /// This device, in a log that was begun anew since.
  case former
}

/// What a device knows of a space.
public struct SyncSpace: Hashable, Sendable {
  /// The id, the same on all devices.
  public let id: RecordID
  /// The folder it is in, or the address of the server that has it.
  public let place: String
  /// What this device is called there.
  public var name: String
  /// The name of this device's log there: 16 hex digits.
  public var log: String
  /// The number of the last segment of that log; of a server, up to which revision this device has everything.
  public var segment: Int
  /// ``SyncLog/rewriting()`` when the log was begun.
  public var rewriting: String
  /// The key that its files are encrypted with, nil where they are plain; of a server, the secret of this device.
  public let key: [UInt8]?
  /// When this device last synced, in milliseconds of Unix time; 0 for never.
  public var synced: Int64

  /// A space of those parts.
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

  /// The server that has it; nil where a folder has it.
  public var server: SyncAddress? { SyncAddress(place) }
}

/// A change with its versions, as devices exchange it.
public struct SyncedChange: Hashable, Sendable {
  /// Who made the change, when, and what it undid.
  public let change: AuthoredChange
  /// Its versions of kinds that this program knows.
  public var versions: [SyncedVersion]
  /// Its versions of other kinds.
  public var foreign: [ForeignVersion]

  /// A change of those parts.
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
  /// Its stamp, its columns and its lineage.
  public let row: VersionRow
  /// How many versions came before it that are not stored any more; 0 for none.
  public let earlier: Int
  /// The hash of the file it attaches, 64 hex digits; nil where it attaches none.
  public var file: String?

  /// A version of a kind.
  public init(kind: String, row: VersionRow, earlier: Int = 0, file: String? = nil) {
    self.kind = kind
    self.row = row
    self.earlier = earlier
    self.file = file
  }
}

/// A version of a kind that this program does not know: kept, and handed on unread.
public struct ForeignVersion: Hashable, Sendable {
  /// The kind's name.
  public let kind: String
  /// The thing.
  public let id: RecordID
  /// When and where it was written.
  public let stamp: Stamp
  /// Whether it deleted the thing.
  public let deleted: Bool
  /// The members of the version that this program does not read, as JSON: lineage and columns.
  public let body: String

  /// A version of those parts.
  public init(kind: String, id: RecordID, stamp: Stamp, deleted: Bool, body: String) {
    self.kind = kind
    self.id = id
    self.stamp = stamp
    self.deleted = deleted
    self.body = body
  }
}

/// What became of changes that were offered.
public struct SyncResult: Hashable, Sendable {
  /// How many changes were new.
  public var new = 0
  /// The changes that cannot be taken, and why.
  public var refused: [Refusal] = []
  /// How many versions were written to contain what two devices had written beside each other.
  public var joined = 0
  /// Things whose content was erased, because another device erased it.
  public var erased: [RecordID] = []

  /// Nothing yet.
  public init() {}

  /// A change that was not taken.
  public struct Refusal: Hashable, Sendable {
    /// The id of the refused change; nil for a line from which no id can be read.
    public let change: RecordID?
    /// Where the line is that is not a change: its file or page, a colon, and its number. Nil for a change that was read.
    public let place: String?
    /// Why.
    public let error: StoreError

    /// A change that was not taken.
    public init(change: RecordID?, place: String? = nil, error: StoreError) {
      self.change = change
      self.place = place
      self.error = error
    }
  }

  /// Adds what became of others.
  public mutating func add(_ other: SyncResult) {
    new += other.new
    joined += other.joined
    refused += other.refused
    erased += other.erased
  }
}
