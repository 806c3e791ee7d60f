public import FastiCivil

/// Why a store did not do what it was asked. None of these errors leaves anything half done.
public enum StoreError: Error, Hashable, Sendable {
  /// Another process held the store for longer than `seconds`.
  case locked(path: String, seconds: Int)
  /// The disk, or the user's share of it, is full.
  case full(path: String)
  /// The file or its folder cannot be written; reading still works.
  case readOnly(path: String)
  /// The file or folder may not be opened by this user.
  case noPermission(path: String)
  /// The folder does not exist and cannot be made, or is not a folder.
  case noFolder(path: String, reason: StoreDetail)
  /// The disk answered with an error.
  case ioError(path: String, detail: StoreDetail)
  /// The file is a store whose content is damaged.
  case corrupt(path: String, detail: StoreDetail)
  /// The file is not a store; it was not touched.
  case notAStore(path: String)
  /// The store was written by a newer program, whose tables have a version this one does not know; it was not touched.
  case newer(path: String, version: Int, supported: Int)
  /// A stamp from outside lies further ahead than `limit`, 24 hours from now.
  case refusedStamp(Stamp, limit: Stamp)
  /// Two different contents claim the same thing and the same stamp.
  case conflictingVersion(kind: String, id: RecordID, stamp: Stamp)
  /// A content breaks a rule of its table.
  case refusedRecord(kind: String, detail: StoreDetail)
  /// There is no change to undo.
  case nothingToUndo
  /// Nothing was undone that could be redone, or something was changed since the latest undo.
  case nothingToRedo
  /// No change of the store has that id.
  case noSuchChange(RecordID)
  /// A later change touched the same thing, so undoing the earlier one alone would lose it.
  case changedSince(kind: String, name: Sentence.Part)
  /// The thing has changed since the edit began.
  case changedMeanwhile(kind: String)
  /// Versions before that stamp were compacted away, so the state at that time is not known any more.
  case forgotten(before: Stamp)
  /// The server of a database cannot be reached, or went away; nothing was changed.
  case unreachable(database: String, detail: String)
  /// The server of a database wants a password, and has another or none.
  case loginRefused(database: String, detail: String)
  /// A database has no tables of this program.
  case noTables(database: String)
  /// The tables of a database are older than this program needs; they were left as they are.
  case older(path: String, version: Int, needed: Int)
  /// What was asked for takes the owner of the tables of a database, and it is not known how to ask as such.
  case keeperMissing(database: String)
  /// The secret of this data folder opens no space of a database, or there is none.
  case noSpace(database: String)
  /// The address of a database is none; it is not repeated, since it may contain a password.
  case badAddress
  /// A database has several spaces, and nothing says which one is meant.
  case severalSpaces(database: String)
  /// Something was written already to the store that a space was to be moved to.
  case inUse(path: String)
  /// The server of a database refused a statement that it should know.
  case statementRefused(database: String, detail: String)
  /// The server of a database went away while a change was stored: it is stored as a whole or not at all.
  case outcomeUnknown(database: String, detail: String)
}
