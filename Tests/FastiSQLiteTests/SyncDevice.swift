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

/// A device with its own store, its own clock, and its view of the folder.
final class SyncDevice {
  let scene: Scene
  let folder = CarriedFolder()
  /// The number of milliseconds by which its clock is wrong.
  var skew: Int64
  private(set) var store: SQLiteStore
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
    return try SyncFolder(
      store, store, folder: CarriedFolder.place, files: folder, attachments: attachments, sealer: nil,
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
