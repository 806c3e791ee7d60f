public import FastiRecords

/// A store in its own folder: a SQLite file with a write-ahead log.
///
/// Nothing is opened or created before it is needed. An instance belongs to one thread.
public final class SQLiteStore: Store {
  let folder: StoreFolder
  let clock: WallClock
  let entropy: Entropy
  let schema: Schema
  /// How many milliseconds to wait for other connections.
  let patience: Int32
  var opened: OpenConnection?
  /// The shipped regions that could not be written to the file.
  var overlay: [RegionText]?
  /// Whether to read through a quiet connection: until none is possible, or something is written.
  var readsQuietly: Bool
  /// The copy of a log that was damaged when the store was opened.
  var logCopy: String?
  private let purpose: Purpose
  let interruption: any Interruption

  /// What kind of process opens the store.
  public enum Purpose: Sendable {
    /// A process that keeps running, such as the server.
    case service
    /// A command, which ends soon. Reading does not change any file, and a file that was only read is not closed:
    /// nothing has to be written back, and releasing SQLite's tables one by one takes a tenth of a short command.
    case command
  }

  /// The open connection, and how it was opened.
  struct OpenConnection {
    let connection: Connection
    let mode: Mode

    /// How a connection was opened.
    enum Mode {
      /// Open to read without changing any file.
      case quiet
      /// Open to read and write; prepared to write or not yet.
      case ordinary(writes: Bool)
      /// A fallback for a file or disk that cannot be written. It may hold a lock, so it is closed after each answer.
      case readOnlyFallback
      /// There is no file yet: an empty database in memory answers, and nothing is written.
      case empty
    }
  }

  /// The store in that folder; folder and file are made when something is first written.
  ///
  /// - Parameters:
  ///   - folder: The data folder, without a slash at its end.
  ///   - clock: The time, for stamps and ids.
  ///   - entropy: Randomness, for ids and the device's number.
  ///   - purpose: What it is opened for.
  ///   - interruption: Cleans up unfinished work when a signal ends the program.
  public convenience init(
    folder: String, clock: WallClock, entropy: Entropy, purpose: Purpose = .service,
    interruption: any Interruption = NoInterruption()
  ) {
    self.init(
      folder: folder, clock: clock, entropy: entropy, schema: .current, patience: Int32(Fault.seconds) * 1000,
      purpose: purpose, interruption: interruption)
  }

  init(
    folder: String, clock: WallClock, entropy: Entropy, schema: Schema, patience: Int32, purpose: Purpose = .service,
    interruption: any Interruption = NoInterruption()
  ) {
    self.interruption = interruption
    self.purpose = purpose
    self.folder = StoreFolder(path: folder)
    self.clock = clock
    self.entropy = entropy
    self.schema = schema
    self.patience = patience
    readsQuietly = purpose == .command
  }

  deinit {
    if purpose == .command, case .ordinary(writes: false) = opened?.mode, let connection = opened?.connection {
      _ = Unmanaged.passRetained(connection)
    }
  }

  /// The database file.
  public var path: String { folder.database }

  /// Closes the file until it is needed again; the log is written back into the file.
  public func close() {
    QuietConnections.turn {
      if let opened, case .quiet = opened.mode { QuietConnections.forget(opened.connection) }
      opened = nil
    }
  }

  /// Writes all of the log into the file, so that `fasti.db` alone is the whole store. Closing does so only if no other
  /// connection has the file open; this also works beside idle connections of this process and others.
  /// - Returns: Whether the log is empty now; it is not empty while a reader holds an earlier snapshot.
  /// - Throws: ``StoreError`` when the store cannot be written.
  @discardableResult
  public func emptyLog() throws(StoreError) -> Bool {
    guard SystemCall.size(folder.database + "-wal") ?? 0 > 0 else { return true }
    return try writable().first("PRAGMA wal_checkpoint(TRUNCATE)") { $0.integer() } == 0
  }

  /// A new id, sorting after those made in earlier milliseconds.
  public func newID() -> RecordID { .version7(milliseconds: clock.now, entropy: entropy) }

  /// A change requested now.
  public func newChange(_ command: String) -> Change { Change(command: command, clock: clock, entropy: entropy) }
}
