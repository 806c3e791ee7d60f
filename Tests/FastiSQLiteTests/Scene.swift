import FastiDays
import FastiPerson
import FastiRecords
@testable import FastiSQLite
import FastiTransfer
import Foundation
import StoreContract
import TestSupport

/// A folder with a store in it, and the means to change it from outside.
final class Scene {
  let clock = BenchClock()
  let place: String
  private let random: BenchRandom
  private let parent: TemporaryFolder?

  /// A folder for a store that is not created yet; in `place`, or in a new folder.
  init(in place: String? = nil, seed: UInt64 = 1) throws {
    parent = place == nil ? try TemporaryFolder() : nil
    self.place = (place ?? parent?.url.path ?? "") + "/data"
    random = BenchRandom(seed: seed)
    // The processes beside it use the machine's clock.
    clock.now = Int64(Date().timeIntervalSince1970 * 1000)
  }

  var database: String { place + "/fasti.db" }

  /// A store of this folder, as another process would open it.
  func store(
    schema: Schema = .current, patience: Int32 = 5000, for purpose: SQLiteStore.Purpose = .service
  ) -> SQLiteStore {
    let (clock, random) = (clock, random)
    return SQLiteStore(
      folder: place, clock: WallClock { clock.now }, entropy: Entropy { random.bytes($0) }, schema: schema,
      patience: patience, purpose: purpose)
  }

  /// The folder's files and their content, without the shared memory, which is not data.
  func files() throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: place) where !name.hasSuffix("-shm") {
      files[name] = FileManager.default.contents(atPath: place + "/" + name) ?? Data()
    }
    return files
  }

  /// Writes bytes as the database.
  func replaceDatabase(_ bytes: Data) throws {
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try bytes.write(to: URL(filePath: database))
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: place + "/" + name) }
}

extension SQLiteStore {
  @discardableResult
  func set(_ key: String, _ value: String) throws(StoreError) -> Change {
    let change = newChange("config set \(key) \(value)")
    try write(change) { writer throws(StoreError) in try writer.put(Setting(key: key, value: value)) }
    return change
  }

  func setting(_ key: String) throws(StoreError) -> String? {
    try read { reader throws(StoreError) in try reader.record(Setting.self, key: key)?.value }
  }
}

/// The store's error of a call; nil if it succeeds.
func refusal(_ body: () throws -> Void) throws -> StoreError? {
  do { try body() } catch let error as StoreError { return error }
  return nil
}
