import FastiCivil
import FastiDays
import FastiPerson
import FastiPostgres
import FastiRecords
import PeopleHomes
import FastiSQLite
@testable import FastiTransfer
import Foundation
import StoreContract
import TestSupport
import Testing

/// A device or a server with a store of its own, a clock of its own, and no attached files.
final class SyncPeer {
  let store: any WholeStore
  let clock = BenchClock()
  /// By how many milliseconds its clock is wrong.
  var skew: Int64 = 0
  private let random: BenchRandom
  private let folder: TemporaryFolder?
  var entropy: Entropy { Entropy { [random] in random.bytes($0) } }

  /// A peer whose data is in a folder.
  init(folder seed: UInt64) throws {
    let (folder, random, clock) = (try TemporaryFolder(), BenchRandom(seed: seed), clock)
    (self.folder, self.random) = (folder, random)
    store = SQLiteStore(
      folder: folder.url.path + "/data", clock: WallClock { clock.now }, entropy: Entropy { random.bytes($0) })
  }

  /// A peer whose data is in a database.
  init(database seed: UInt64, throughPool: Bool = false) throws {
    let (random, clock) = (BenchRandom(seed: seed), clock)
    (folder, self.random) = (nil, random)
    let place = try #require(ScratchServer.shared).place(throughPool: throughPool)
    store = PostgresStore(place, clock: WallClock { clock.now }, entropy: Entropy { random.bytes($0) })
  }

  /// A copy of the data folder of another, on another machine; nil where that has no folder, or nothing in it.
  init?(copying other: SyncPeer, seed: UInt64) throws {
    guard let place = other.folder?.url.path, FileManager.default.fileExists(atPath: place + "/data/fasti.db") else {
      return nil
    }
    _ = try (other.store as? SQLiteStore)?.emptyLog()
    let (folder, random, clock) = (try TemporaryFolder(), BenchRandom(seed: seed), clock)
    (self.folder, self.random) = (folder, random)
    skew = other.skew
    let own = folder.url.path + "/data"
    try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
    for name in ["fasti.db", "device"] where FileManager.default.fileExists(atPath: "\(place)/data/\(name)") {
      try FileManager.default.copyItem(atPath: "\(place)/data/\(name)", toPath: "\(own)/\(name)")
    }
    store = SQLiteStore(folder: own, clock: WallClock { clock.now }, entropy: Entropy { random.bytes($0) })
  }

  func set(time: Int64) { clock.now = time + skew }

  /// Writes a text: a setting, or a line of a note.
  func write(_ text: String, day: Day?) throws {
    try store.write(store.newChange("write")) { writer throws(StoreError) in
      guard let day else { return _ = try writer.put(Setting(key: "k", value: text)) }
      let old = try writer.record(Note.self, key: day.iso)?.text
      try writer.put(Note(day: day, text: old.map { $0 + "\n" + text } ?? text))
    }
  }

  func delete(_ day: Day) throws {
    try store.write(store.newChange("delete")) { writer throws(StoreError) in
      try writer.delete(Note.self, key: day.iso)
    }
  }

  /// Every text that a version of it has.
  func texts() throws -> Set<String> {
    try store.read { reader throws(StoreError) in
      var found = Set(try reader.versions(Setting.self).map(\.record.value))
      for version in try reader.versions(Note.self) {
        for line in version.record.text.split(separator: "\n") { found.insert(String(line)) }
      }
      return found
    }
  }

  /// Joins a server with a new code.
  @discardableResult
  func join(_ server: SyncPeer, _ meeting: ServerSync.Meeting = .merge) throws -> SyncReport {
    let code = JoinCode(server.entropy)
    try server.store.addCode(hash: code.hash, ends: server.clock.now + JoinCode.lasts)
    return try sync(over: PeerLine(to: server)).join(code.text, name: "d", meeting: { _, _ in meeting })
  }

  /// Syncs with the server it joined.
  @discardableResult
  func sync(_ line: PeerLine) throws -> SyncReport {
    try sync(over: line).sync(try #require(try store.syncSpaces().first { $0.server != nil }))
  }

  func sync(over line: PeerLine) throws -> ServerSync {
    ServerSync(
      store, store, at: try #require(SyncAddress("http://127.0.0.1:8443")), line: line, attachments: NoFiles(),
      entropy: entropy, now: clock.now)
  }
}

/// A line to a server in the same process, which may be cut.
final class PeerLine: SyncLine, @unchecked Sendable {
  private let server: SyncPeer
  /// After how many questions the line is cut; nil for never.
  private var cutAfter: Int?
  /// Whether the question it is cut at has reached the server.
  private let arrives: Bool
  /// Whether answers to what is sent say that all was taken, while the server got nothing.
  private let swallows: Bool

  init(to server: SyncPeer, cutAfter: Int? = nil, arrives: Bool = true, swallows: Bool = false) {
    (self.server, self.cutAfter, self.arrives, self.swallows) = (server, cutAfter, arrives, swallows)
  }

  func ask(_ question: SyncQuestion) throws(Failure) -> SyncAnswer {
    let isCut = cutAfter == 0
    cutAfter = cutAfter.flatMap { $0 == 0 ? nil : $0 - 1 }
    if isCut, !arrives { throw Failure(.sync(.serverAway(.cut))) }
    if swallows, question.method == "POST", question.path.hasSuffix("/changes") {
      return SyncAnswer(status: 200, body: PushAnswer(before: 0, revision: 0, new: 0, refused: []).bytes)
    }
    let answer = SpaceServer(
      server.store, attachments: NoFiles(), entropy: server.entropy, now: server.clock.now
    ).answer(question)
    if isCut { throw Failure(.sync(.serverAway(.cut))) }
    return answer
  }
}

/// Attached files, of which there are none.
struct NoFiles: AttachmentFolder {
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
