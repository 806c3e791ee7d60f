import FastiAgenda
import FastiCivil
import FastiDays
import FastiMoney
import FastiPerson
import FastiRecords
@testable import FastiSQLite
import FastiTransfer
import Foundation
import StoreContract
import TestSupport

/// A folder in memory, as one device sees it. A carrier copies its files to the others.
final class CarriedFolder: Files, @unchecked Sendable {
  var files: [String: [UInt8]] = [:]
  /// The number of writes, removals and renames after which one fails, like a killed process; nil for never.
  var failsAfter: Int?
  static let place = "/carried"

  private func act() throws(Failure) {
    guard let left = failsAfter else { return }
    if left == 0 {
      failsAfter = nil
      throw Failure(.machine(.failed(.write, .answer, .full)))
    }
    failsAfter = left - 1
  }

  private func key(_ path: String) -> String { String(path.dropFirst(Self.place.count + 1)) }

  func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    guard let bytes = files[key(path)] else { throw Failure(.machine(.noFile), field: .file, value: path) }
    return bytes
  }

  func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    try act()
    files[key(path)] = bytes
  }

  func remove(_ path: String) throws(Failure) {
    try act()
    files[key(path)] = nil
  }

  func rename(_ path: String, to other: String) throws(Failure) {
    try act()
    guard let bytes = files.removeValue(forKey: key(path)) else { throw Failure(.machine(.noFile)) }
    files[key(other)] = bytes
  }

  func exists(_ path: String) -> Bool { files[key(path)] != nil }
  func isFolder(_ path: String) -> Bool { path == Self.place }
  func names(in folder: String) throws(Failure) -> [String] { files.keys.sorted() }
}

/// Attached files; there are none.
struct NoAttachments: AttachmentFolder {
  func keep(
    _ path: String, largest: Int64, name: ([UInt8]) -> String
  ) throws(Failure) -> KeptFile { throw Failure(.machine(.noFile)) }
  func has(_ name: String) -> Bool { false }
  func path(of name: String) -> String { name }
  func open(_ name: String) throws(Failure) -> (any ByteStream)? { nil }
  func add(
    _ name: String, _ pieces: ((UnsafeRawBufferPointer) throws(Failure) -> Void) throws(Failure) -> Void
  ) throws(Failure) {}
  func receivingFolder() throws(Failure) -> String { "" }
  func adopt(_ file: any IncomingFile, as name: String) throws(Failure) -> Bool { false }
  func sweep() {}
  func files() -> [FolderFile] { [] }
  func remove(_ name: String) {}
  func piece(of name: String, from offset: Int, most: Int) throws(Failure) -> [UInt8]? { nil }
  func parts() -> [FolderFile] { [] }
  func write(_ piece: [UInt8], at offset: Int, of part: String) throws(Failure) {}
  func complete(_ part: String, as name: String) throws(Failure) {}
}

/// A device with its own store, its own clock, and its view of the folder.
final class SyncDevice {
  let scene: Scene
  let folder = CarriedFolder()
  /// The number of milliseconds by which its clock is wrong.
  var skew: Int64
  private(set) var store: SQLiteStore
  /// A fault that the histories must find.
  var fault: SabotagedLog.Fault?
  private let random: BenchRandom
  let attachments = MemoryAttachments()
  var entropy: Entropy { Entropy { [random] in random.bytes($0) } }

  init(seed: UInt64, skew: Int64 = 0, in place: String? = nil) throws {
    scene = try Scene(in: place, seed: seed)
    random = BenchRandom(seed: ~seed)
    self.skew = skew
    store = scene.store()
  }

  /// A copy of the data folder of another device, on another machine.
  init(copying other: SyncDevice, seed: UInt64) throws {
    scene = try Scene(seed: seed)
    random = BenchRandom(seed: ~seed)
    skew = other.skew
    fault = other.fault
    store = scene.store()
    try other.store.emptyLog()
    for (name, bytes) in try other.scene.files() where !name.hasSuffix("-wal") {
      try FileManager.default.createDirectory(atPath: scene.place, withIntermediateDirectories: true)
      try bytes.write(to: URL(filePath: scene.place + "/" + name))
    }
    folder.files = other.folder.files
  }

  func set(time: Int64) { scene.clock.now = time + skew }

  @discardableResult
  func sync() throws -> SyncReport {
    let clock = scene.clock.now
    let log: any SyncLog = fault.map { SabotagedLog(store, $0) } ?? store
    return try SyncFolder(
      store, log, folder: CarriedFolder.place, files: folder, attachments: attachments, sealer: nil,
      entropy: entropy, now: clock, name: "d"
    ).sync(
      SyncFolder.Joining(plain: true) { _, _ in
        true
      } phrase: { _ in
        .success([])
      })
  }

  /// Writes a text into one part of a thing.
  func write(_ text: String, _ place: Place) throws {
    try store.write(store.newChange("write")) { writer throws(StoreError) in
      switch place {
      case .setting(let key): try writer.put(Setting(key: key, value: text))
      case .note(let day): try writer.put(Note(day: day, text: text))
      case .event(let id, let part):
        let old = try writer.record(Event.self, id: id)
        guard let once = try? Recurrence(first: Day(iso: "2026-02-05")) else { return }
        let event = Event(
          title: part == .title ? text : old?.title ?? "title", recurrence: old?.recurrence ?? once,
          place: part == .place ? text : old?.place ?? "", notes: part == .notes ? text : old?.notes ?? "",
          budget: part == .budget ? try? MoneyAmount(text: text.utf8) : old?.budget)
        try writer.put(event, id: id)
      }
    }
  }

  func delete(_ place: Place) throws {
    try store.write(store.newChange("delete")) { writer throws(StoreError) in
      switch place {
      case .setting(let key): try writer.delete(Setting.self, key: key)
      case .note(let day): try writer.delete(Note.self, key: day.iso)
      case .event(let id, _): try writer.delete(Event.self, id: id)
      }
    }
  }

  /// Every text of a version of it.
  func texts() throws -> Set<String> {
    try store.read { reader throws(StoreError) in
      var found: Set<String> = []
      for version in try reader.versions(Setting.self) { found.insert(version.record.value) }
      for version in try reader.versions(Note.self) {
        for line in version.record.text.split(separator: "\n") { found.insert(String(line)) }
      }
      for version in try reader.versions(Event.self) {
        found.formUnion([version.record.title, version.record.place, version.record.notes])
      }
      return found
    }
  }

  /// The places where a text can be written.
  enum Place: Hashable {
    case setting(String)
    case note(Day)
    case event(RecordID, Part)
    /// A budget is not free text; histories of random texts leave it out.
    enum Part: CaseIterable { case title, place, notes, budget }
  }
}
