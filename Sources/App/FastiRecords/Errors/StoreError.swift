public import FastiCivil

/// Why a store refused or failed. After each of these errors, nothing is half done.
public enum StoreError: Error, Hashable, Sendable {
  /// Another process held the store for longer than `seconds`.
  case locked(path: String, seconds: Int)
  /// The disk, or the user's share of it, is full.
  case full(path: String)
  /// The file or its folder cannot be written; reading still works.
  case readOnly(path: String)
  /// The file or folder may not be opened by this user.
  case noPermission(path: String)
  /// The folder does not exist and cannot be created, or is not a folder.
  case noFolder(path: String, reason: StoreDetail)
  /// The disk reported an error.
  case ioError(path: String, detail: StoreDetail)
  /// The file is a store whose content is damaged.
  case corrupt(path: String, detail: StoreDetail)
  /// The file is not a store; it was not changed.
  case notAStore(path: String)
  /// The store was written by a newer program with an unknown version of its tables; it was not changed.
  case newer(path: String, version: Int, supported: Int)
  /// A received stamp is later than `limit`, 24 hours from now.
  case refusedStamp(Stamp, limit: Stamp)
  /// Two different contents have the same id and the same stamp.
  case conflictingVersion(kind: String, id: RecordID, stamp: Stamp)
  /// A content breaks a rule of its table.
  case refusedRecord(kind: String, detail: StoreDetail)
  /// There is no change to undo.
  case nothingToUndo
  /// Nothing was undone that could be redone, or there was a change after the latest undo.
  case nothingToRedo
  /// The store has no change with that id.
  case noSuchChange(RecordID)
  /// A later change affected the same thing, and undoing the earlier one would lose the later one.
  case changedSince(kind: String, name: Sentence.Part)
  /// The thing has changed since the edit began.
  case changedMeanwhile(kind: String)
  /// Versions before that stamp were compacted away, so the state at that time is not known any more.
  case forgotten(before: Stamp)
  /// The server of a database cannot be reached, or closed the connection; nothing was changed.
  case unreachable(database: String, detail: String)
  /// The server of a database requires a password, and got a wrong one or none.
  case loginRefused(database: String, detail: String)
  /// A database has no tables of this program.
  case noTables(database: String)
  /// The tables of a database are older than this program needs; they were not changed.
  case older(path: String, version: Int, needed: Int)
  /// The operation needs the owner of the tables of a database, and no address for that owner is known.
  case keeperMissing(database: String)
  /// The secret of this data folder does not open a space of the database, or there is no secret.
  case noSpace(database: String)
  /// The address of a database is not valid; it is not repeated, because it may contain a password.
  case badAddress
  /// A database has several spaces, and none was named.
  case severalSpaces(database: String)
  /// A space was to be moved to this store, but the store has content already.
  case inUse(path: String)
  /// The server of a database refused a statement of this program.
  case statementRefused(database: String, detail: String)
  /// The server of a database closed the connection while a change was stored: it is stored as a whole or not at all.
  case outcomeUnknown(database: String, detail: String)
  /// The space is on another server than the one whose owner of the tables is known.
  case elsewhere(database: String, keeper: String)
  /// A partition of a database is not moved.
  case shard(database: String, ShardFault)
}
