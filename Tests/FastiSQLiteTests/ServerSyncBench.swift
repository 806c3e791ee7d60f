import FastiPerson
import FastiRecords
@testable import FastiSQLite
@testable import FastiTransfer
import Foundation
import StoreContract
import TestSupport
import Testing

/// A connection to a server in the same process, which can break or give wrong answers.
final class BenchLine: SyncLine, @unchecked Sendable {
  let server: SyncDevice
  /// Every request so far.
  private(set) var questions: [SyncQuestion] = []
  /// The number of requests after which the connection breaks; nil for never.
  var cutAfter: Int?
  /// Whether the request at which it breaks has reached the server.
  var arrives = true
  /// Answers a request instead of the server; nil for the server's own answer.
  var swallow: (SyncQuestion) -> SyncAnswer? = { _ in nil }
  /// Rewrites an answer.
  var lie: (SyncQuestion, SyncAnswer) -> SyncAnswer = { $1 }

  init(to server: SyncDevice) { self.server = server }

  /// Which requests are counted until the connection breaks.
  private var counts: (SyncQuestion) -> Bool = { _ in true }

  /// Breaks the connection at a request of a kind, after a number of them.
  func cut(at place: Int, _ counts: @escaping (SyncQuestion) -> Bool) {
    (self.counts, cutAfter) = (counts, place)
  }

  func ask(_ question: SyncQuestion) throws(Failure) -> SyncAnswer {
    questions.append(question)
    var isCut = false
    if let left = cutAfter, counts(question) {
      isCut = left == 0
      cutAfter = isCut ? nil : left - 1
    }
    if isCut, !arrives { throw Failure(.sync(.serverAway(.cut))) }
    if let answer = swallow(question) { return answer }
    let answer = SpaceServer(
      server.store, attachments: server.attachments, entropy: server.entropy, now: server.scene.clock.now
    ).answer(question)
    if isCut { throw Failure(.sync(.serverAway(.cut))) }
    return lie(question, answer)
  }
}

extension SyncDevice {
  static let address = SyncAddress("http://127.0.0.1:8443")

  /// The sync of this device over a connection.
  func serverSync(_ line: BenchLine) throws -> ServerSync {
    ServerSync(
      store, store, at: try #require(Self.address), line: line, attachments: attachments, entropy: entropy,
      now: scene.clock.now)
  }

  /// Joins with a new code.
  @discardableResult
  func join(
    _ line: BenchLine, name: String = "d", _ meeting: ServerSync.Meeting = .merge
  ) throws -> SyncReport {
    let code = JoinCode(line.server.entropy)
    try line.server.store.addCode(hash: code.hash, ends: line.server.scene.clock.now + JoinCode.lasts)
    return try serverSync(line).join(code.text, name: name, meeting: { _, _ in meeting })
  }

  /// Syncs with the server that it joined.
  @discardableResult
  func sync(_ line: BenchLine) throws -> SyncReport {
    let space = try #require(try store.syncSpaces().first { $0.server != nil })
    return try serverSync(line).sync(space)
  }
}

/// Attached files in memory.
final class MemoryAttachments: AttachmentFolder, @unchecked Sendable {
  var kept: [String: [UInt8]] = [:]
  /// The parts, if they are not those in ``kept``.
  var listed: [FolderFile]?
  /// The greatest length of a part before the disk is full; nil for no limit.
  var room: Int?

  func keep(
    _ path: String, largest: Int64, name: ([UInt8]) -> String
  ) throws(Failure) -> KeptFile { throw Failure(.machine(.noFile)) }
  func has(_ name: String) -> Bool { kept[name] != nil }
  func path(of name: String) -> String { name }
  func open(_ name: String) throws(Failure) -> (any ByteStream)? { kept[name].map { MemoryStream($0) } }
  func add(
    _ name: String, _ pieces: ((UnsafeRawBufferPointer) throws(Failure) -> Void) throws(Failure) -> Void
  ) throws(Failure) {
    var bytes: [UInt8] = []
    try pieces { (raw) throws(Failure) in bytes += raw }
    kept[name] = bytes
  }
  func receivingFolder() throws(Failure) -> String { "" }
  func adopt(_ file: any IncomingFile, as name: String) throws(Failure) -> Bool { false }
  func sweep() {}
  func files() -> [FolderFile] {
    kept.filter { !$0.key.hasPrefix("parts/") }.map { FolderFile(name: $0, bytes: Int64($1.count), written: .max) }
  }
  func remove(_ name: String) {
    kept[name] = nil
    kept["parts/\(name)"] = nil
  }
  func piece(of name: String, from offset: Int, most: Int) throws(Failure) -> [UInt8]? {
    kept[name].map { Array($0.dropFirst(offset).prefix(most)) }
  }
  func parts() -> [FolderFile] {
    listed
      ?? kept.filter { $0.key.hasPrefix("parts/") }.map { FolderFile(name: $0, bytes: Int64($1.count), written: .max) }
  }
  func write(_ piece: [UInt8], at offset: Int, of part: String) throws(Failure) {
    if let room, offset + piece.count > room { throw Failure(.machine(.noFile)) }
    let end = min(kept[part]?.count ?? 0, offset + piece.count)
    kept[part, default: []].replaceSubrange(offset..<end, with: piece)
  }
  func complete(_ part: String, as name: String) throws(Failure) {
    if kept[name] == nil { kept[name] = kept[part] }
    kept[part] = nil
  }

  private final class MemoryStream: ByteStream {
    private var rest: ArraySlice<UInt8>
    init(_ bytes: [UInt8]) { rest = bytes[...] }

    func read(into room: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
      let piece = rest.prefix(room.count)
      room.copyBytes(from: piece)
      rest = rest.dropFirst(piece.count)
      return piece.count
    }
  }
}
