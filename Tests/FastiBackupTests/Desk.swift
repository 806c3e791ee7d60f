import FastiDays
import FastiHost
import FastiPerson
import FastiRecords
import FastiSQLite
import FastiTransfer
import FastiZip
import Foundation
import StoreContract
import TestSupport

/// A data folder with its store and files, and a place for backups beside it.
final class Desk {
  let clock = BenchClock()
  let random: BenchRandom
  let data: String
  private let folder: TemporaryFolder

  /// An empty desk; its data are in `place`, or in a new folder.
  init(seed: UInt64 = 1, data place: String? = nil) throws {
    folder = try TemporaryFolder()
    random = BenchRandom(seed: seed)
    data = place ?? folder.url.path + "/data"
    // Other processes use the machine's clock.
    clock.now = Int64(Date().timeIntervalSince1970 * 1_000) - 60_000
  }

  /// A path beside the data folder.
  func path(_ name: String) -> String { folder.url.path + "/" + name }

  var store: SQLiteStore {
    let (clock, random) = (clock, random)
    return SQLiteStore(folder: data, clock: WallClock { clock.now }, entropy: Entropy { random.bytes($0) })
  }

  var attachments: SystemAttachments { SystemAttachments(dataFolder: data) }

  /// Makes a backup.
  @discardableResult
  func create(_ name: String) throws -> Backup {
    try CreateBackup(store, attachments: attachments, archives: ZipArchives(), now: clock.now)(to: path(name))
  }

  /// Checks a backup.
  func look(_ path: String) throws -> Backup { try LookAtBackup(ZipArchives(), now: clock.now)(path) }

  /// Restores a backup.
  @discardableResult
  func restore(_ path: String, _ choice: RestoreChoice = .replace) throws -> RestoreReport {
    let store = store
    return try RestoreBackup(store, attachments: attachments)(
      try look(path), as: store.newChange("backup restore \(path)")
    ) { _ in choice }
  }

  /// The bytes of a backup of the desk now.
  func bytes() throws -> Data {
    let name = "state-\(random.next()).zip"
    try create(name)
    defer { try? FileManager.default.removeItem(atPath: path(name)) }
    return try Data(contentsOf: URL(filePath: path(name)))
  }

  /// Everything in the data folder, without SQLite's own files.
  func files() throws -> [String: Data] {
    guard let names = FileManager.default.enumerator(atPath: data) else { return [:] }
    var files: [String: Data] = [:]
    for case let name as String in names where !name.hasSuffix("-shm") && !name.hasSuffix("-wal") {
      files[name] = FileManager.default.contents(atPath: data + "/" + name) ?? Data()
    }
    return files
  }

  /// Writes one change.
  func write(_ body: (any StoreWriter) throws(StoreError) -> Void) throws {
    clock.now += 7
    let store = store
    try store.write(store.newChange("test"), body)
  }

  /// Attaches a file to a reminder.
  func attach(_ bytes: [UInt8], to reminder: RecordID, _ id: RecordID) throws {
    let name = id.text + ".bin"
    try attachments.add(name) { write throws(Failure) in
      let room = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
      defer { room.deallocate() }
      room.copyBytes(from: bytes)
      try write(UnsafeRawBufferPointer(room))
    }
    let file = AttachmentRecord.StoredFile(
      name: name, mediaType: "application/octet-stream", bytes: Int64(bytes.count))
    try write { writer throws(StoreError) in
      try writer.put(
        AttachmentRecord(reminder: reminder, name: "a/../b", content: .file(file), created: 1), id: id)
    }
  }
}

/// The error of a call; nil if it succeeds.
func refusal(_ body: () throws -> Void) throws -> BackupError? {
  do { try body() } catch let error as BackupError { return error }
  return nil
}
