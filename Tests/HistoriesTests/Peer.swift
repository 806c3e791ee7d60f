import FastiDays
import FastiPerson
import FastiPostgres
import FastiRecords
@testable import FastiSQLite
@testable import FastiTransfer
import Foundation
import PeopleHomes
import StoreContract
import TestSupport
import Testing

/// A device or a server with its own store, its own clock and its own program.
final class Peer {
  let store: any WholeStore
  /// What syncs, with the fault of the history.
  let log: ForwardingRegister
  /// The same without a fault.
  let sound: ForwardingRegister
  let clock: BenchClock
  /// The folder as this device sees it.
  let folder = CarriedFolder()
  /// The number of milliseconds by which its clock is wrong.
  var skew: Int64 = 0
  /// Whether its program is older, so that it does not know some columns and kinds.
  let isOlder: Bool
  let fault: Fault?
  private let random: BenchRandom
  private let home: TemporaryFolder?
  var entropy: Entropy { Entropy { [random] in random.bytes($0) } }

  /// Where the data are.
  enum Place {
    /// A new folder; without a store yet, or with an empty one.
    case folder(isEmpty: Bool)
    /// A new folder with those files.
    case files([String: Data])
    /// A new space of a database.
    case database
  }

  init(_ place: Place, seed: UInt64, isOlder: Bool = false, fault: Fault? = nil) throws {
    let (random, clock) = (BenchRandom(seed: seed), BenchClock())
    (self.random, self.clock, self.isOlder, self.fault) = (random, clock, isOlder, fault)
    let (time, entropy) = (WallClock { clock.now }, Entropy { random.bytes($0) })
    var home: TemporaryFolder?
    let store: any WholeStore
    switch place {
    case .database:
      store = PostgresStore(try #require(ScratchServer.shared).place(), clock: time, entropy: entropy)
    case .folder, .files:
      let folder = try TemporaryFolder(inMemory: true)
      home = folder
      store = SQLiteStore(folder: folder.url.path + "/data", clock: time, entropy: entropy)
    }
    (self.home, self.store) = (home, store)
    let kept = fault.map { SabotagedRegister(store, $0) } ?? ForwardingRegister(store)
    log = isOlder ? OlderRegister(kept) : kept
    sound = isOlder ? OlderRegister(store) : ForwardingRegister(store)
    switch place {
    case .files(let files): try put(files)
    case .folder(isEmpty: false): try put(["fasti.db": Self.emptyStore])
    case .folder, .database: break
    }
  }

  /// A store without content: to create one takes longer than a short history.
  private static let emptyStore: Data = {
    guard let folder = try? TemporaryFolder(inMemory: true) else { return Data() }
    let store = SQLiteStore(
      folder: folder.url.path + "/data", clock: WallClock { 1 }, entropy: Entropy { [UInt8](repeating: 1, count: $0) })
    _ = try? store.writable()
    store.close()
    return (try? Data(contentsOf: folder.url.appending(path: "data/fasti.db"))) ?? Data()
  }()

  private var data: URL? { home?.url.appending(path: "data") }
  /// The path of the data folder.
  var path: String { get throws { try #require(data).path } }

  private func put(_ files: [String: Data]) throws {
    let data = try #require(data)
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    for (name, bytes) in files { try bytes.write(to: data.appending(path: name)) }
  }

  /// The store and the number of the device, as files; nil where there is no store yet, or it is in a database.
  func files() throws -> [String: Data]? {
    guard let data, let store = store as? SQLiteStore else { return nil }
    _ = try store.emptyLog()
    let names = ["fasti.db", "device"]
    let files = names.compactMap { name in
      (try? Data(contentsOf: data.appending(path: name))).map { (name, $0) }
    }
    return files.first?.0 == "fasti.db" ? Dictionary(uniqueKeysWithValues: files) : nil
  }

  /// Puts an earlier state in the place of the present one.
  func restore(_ files: [String: Data]) throws {
    (store as? SQLiteStore)?.close()
    if let data { try FileManager.default.removeItem(at: data) }
    try put(files)
  }

  func set(time: Int64) { clock.now = time + skew }

  /// Every change, as a device that has none would get it.
  func changes() throws -> [SyncedChange] {
    try sound.unsent(to: SabotagedRegister.nowhere, after: nil, limit: SabotagedRegister.all)
  }

  /// Every text in any version.
  func texts() throws -> Set<String> {
    try changes().reduce(into: Set<String>()) { HistoryText.collect(from: ChangeLine.text($1), into: &$0) }
  }

  /// The digest of its newest versions, as the present program reads them.
  func digest() throws -> String {
    if !isOlder { return try store.digest() }
    let updated = try Peer(.folder(isEmpty: false), seed: 1)
    updated.clock.now = clock.now
    let taken = try updated.store.receive(try changes(), from: RecordID(high: 0, low: 1), segments: [:])
    return taken.refused.isEmpty ? try updated.store.digest() : "\(taken.refused)"
  }

  /// Syncs with the folder.
  @discardableResult
  func sync() throws -> SyncReport {
    try SyncFolder(
      store, log, folder: CarriedFolder.place, files: folder, attachments: NoAttachments(), sealer: nil,
      entropy: entropy, now: clock.now, name: "d"
    ).sync(SyncFolder.Joining(plain: true, merges: { _, _ in true }, phrase: { _ in .success([]) }))
  }

  /// Joins a server with a new code.
  func join(_ server: Peer) throws {
    let code = JoinCode(server.entropy)
    try server.store.addCode(hash: code.hash, ends: server.clock.now + JoinCode.lasts)
    _ = try sync(over: PeerLine(self, to: server)).join(code.text, name: "d", meeting: { _, _ in .merge })
  }

  /// Syncs with the server that it joined.
  func sync(_ line: PeerLine) throws -> SyncReport {
    try sync(over: line).sync(try #require(try store.syncSpaces().first { $0.server != nil }))
  }

  func sync(over line: PeerLine) throws -> ServerSync {
    ServerSync(
      store, log, at: try #require(SyncAddress("http://127.0.0.1:8443")), line: line, attachments: NoAttachments(),
      entropy: entropy, now: clock.now)
  }

  /// Drops replaced versions that are older than an hour.
  func compact(before stamp: Stamp) throws {
    guard fault == .compact else { return _ = try store.compact(before: stamp) }
    // A store that syncs with nothing keeps nothing for other devices.
    let spaces = try store.syncSpaces()
    for space in spaces { try store.leave(space.id) }
    _ = try store.compact(before: stamp)
    for space in spaces { try store.join(space) }
  }
}

/// The texts of a history: a letter and five digits, which occur in no id or stamp.
enum HistoryText {
  static func text(_ number: Int) -> String { "t\(String(100_000 + number).dropFirst())" }

  /// Finds the texts in a line.
  static func collect(from line: [UInt8], into found: inout Set<String>) {
    var place = 0
    while place + 5 < line.count {
      let digits = line[(place + 1)...(place + 5)]
      if line[place] == UInt8(ascii: "t"), digits.allSatisfy({ $0 >= 48 && $0 <= 57 }) {
        found.insert(String(decoding: line[place...(place + 5)], as: UTF8.self))
      }
      place += 1
    }
  }
}
