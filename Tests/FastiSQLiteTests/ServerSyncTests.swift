import FastiCivil
import FastiDays
import FastiFormats
import FastiPerson
import FastiRecords
@testable import FastiSQLite
@testable import FastiTransfer
import Foundation
import StoreContract
import TestSupport
import Testing

/// A device and a server, when the other side or the connection has a fault.
@Suite("A device that syncs with a server") struct ServerSyncTests {
  let server: SyncDevice
  let device: SyncDevice
  let line: BenchLine
  static let start: Int64 = 1_790_000_000_000

  init() throws {
    (server, device) = (try SyncDevice(seed: 1), try SyncDevice(seed: 2))
    line = BenchLine(to: server)
    for one in [server, device] { one.set(time: Self.start) }
  }

  func cause(_ body: () throws -> Void) throws -> SyncCause? {
    do { try body() } catch let failure as Failure {
      guard case .sync(let cause) = failure.cause else { throw failure }
      return cause
    }
    return nil
  }

  func note(_ day: String) throws -> SyncDevice.Place { .note(try Day(iso: day)) }

  func same() throws -> Bool { try server.store.digest() == device.store.digest() }

  // MARK: Codes and secrets

  @Test("a code is valid once")
  func once() throws {
    let code = JoinCode(server.entropy)
    try server.store.addCode(hash: code.hash, ends: Self.start + JoinCode.lasts)
    _ = try device.serverSync(line).join(code.text, name: "d", meeting: { _, _ in .stop })
    let other = try SyncDevice(seed: 3)
    other.set(time: Self.start)
    #expect(
      try cause { _ = try other.serverSync(line).join(code.text, name: "e", meeting: { _, _ in .stop }) } == .wrongCode)
    #expect(try other.store.syncSpaces().isEmpty)
  }

  @Test("a code is valid for ten minutes")
  func late() throws {
    let code = JoinCode(server.entropy)
    try server.store.addCode(hash: code.hash, ends: Self.start + JoinCode.lasts)
    server.set(time: Self.start + JoinCode.lasts + 1)
    #expect(
      try cause { _ = try device.serverSync(line).join(code.text, name: "d", meeting: { _, _ in .stop }) } == .wrongCode
    )
  }

  @Test("five wrong codes end the right one, four do not", arguments: [4, 5])
  func tries(_ count: Int) throws {
    let code = JoinCode(server.entropy)
    try server.store.addCode(hash: code.hash, ends: Self.start + JoinCode.lasts)
    for _ in 0..<count {
      let wrong = JoinCode(server.entropy)
      #expect(
        try cause { _ = try device.serverSync(line).join(wrong.text, name: "d", meeting: { _, _ in .stop }) }
          == .wrongCode)
    }
    let found = try cause { _ = try device.serverSync(line).join(code.text, name: "d", meeting: { _, _ in .stop }) }
    #expect(found == (count == 5 ? .wrongCode : nil))
  }

  @Test("a code is read as people type it")
  func typed() throws {
    let code = JoinCode(Entropy { Array(repeating: 0xFF, count: $0) })
    #expect(code.text == "ZZZZ-ZZZZ")
    #expect(JoinCode(" zzzz zzzz ") == code)
    #expect(JoinCode("o1il-0000") == JoinCode("0111-0000"))
    for text in ["", "ZZZZ-ZZZ", "ZZZZ-ZZZZZ", "ZZZZ-ZZZU", "ZZZZ-ZZZÅ"] { #expect(JoinCode(text) == nil, "\(text)") }
  }

  @Test("only the hash of a secret is stored, and a revoked one is reported")
  func revoked() throws {
    try device.write("here", note("2026-03-01"))
    try device.join(line, name: "laptop")
    let space = try #require(try device.store.syncSpaces().first)
    let key = try #require(space.key)
    let text = Secret(Entropy { _ in key }).text
    #expect(Secret.bytes(of: text) == key)
    try server.store.emptyLog()
    for (_, bytes) in try server.scene.files() {
      #expect(bytes.range(of: .init(text.utf8)) == nil)
      #expect(bytes.range(of: .init(key)) == nil)
    }
    let joined = try #require(try server.store.joinedDevices().first)
    #expect(joined.name == "laptop")
    #expect(try server.store.revokeDevice(joined.id, now: Self.start))
    try device.write("more", note("2026-03-02"))
    #expect(try cause { try device.sync(line) } == .revoked)
    #expect(try device.texts().isSuperset(of: ["here", "more"]))
    #expect(try !server.texts().contains("more"))
  }

  @Test("both sides know the names of all devices by the numbers in their stamps, also of one that was renamed")
  func names() throws {
    let other = try SyncDevice(seed: 3)
    other.set(time: Self.start)
    try device.join(line, name: "laptop")
    try other.join(line, name: "tablet")
    try device.sync(line)
    let numbers = try [server, device, other].map { try $0.store.deviceNumber() }
    for one in [server, device, other] {
      let names = try one.store.deviceNames()
      #expect(numbers.map { names[$0] } == ["server", "laptop", "tablet"])
    }
    let joined = try #require(try server.store.joinedDevices().first { $0.name == "laptop" })
    #expect(try server.store.renameDevice(joined.id, to: "old laptop"))
    try device.sync(line)
    try other.sync(line)
    #expect(try other.store.deviceNames()[numbers[1]] == "old laptop")
  }

  @Test("leaving ends the access, and keeps all data")
  func leave() throws {
    try device.write("here", note("2026-03-01"))
    try device.join(line)
    let space = try #require(try device.store.syncSpaces().first)
    #expect(try device.serverSync(line).leave(space))
    #expect(try device.store.syncSpaces().isEmpty)
    #expect(try device.texts().contains("here"))
    #expect(try server.store.joinedDevices().first?.revoked != nil)
  }

  @Test("a sync during which another process leaves the server ends, and does not join it again")
  func leftMeanwhile() throws {
    try device.join(line)
    let space = try #require(try device.store.syncSpaces().first)
    try device.write("here", note("2026-03-01"))
    line.swallow = { [device] question in
      if question.method == "POST" { try? device.store.leave(space.id) }
      return nil
    }
    #expect(try cause { try device.sync(line) } == .noServer)
    #expect(try device.store.syncSpaces().isEmpty)
    #expect(try device.texts().contains("here"))
  }

  @Test("every request without a secret is refused")
  func strangers() throws {
    try server.write("secret", note("2026-03-01"))
    try device.join(line)
    let questions = [
      ("GET", ""), ("GET", "/changes?after=0"), ("POST", "/changes"), ("GET", "/files/x"), ("PUT", "/files/x"),
      ("DELETE", "/device"), ("GET", "/other"), ("GET", "/../x"),
    ]
    for (method, path) in questions {
      for secret in [nil, "", String(repeating: "A", count: 43)] {
        let answer = SpaceServer(
          server.store, attachments: server.attachments, entropy: server.entropy, now: Self.start
        ).answer(SyncQuestion(method, "/sync/v1\(path)", secret: secret, body: []))
        #expect(answer.status == 401 || answer.status == 404, "\(method) \(path)")
        #expect(!String(decoding: answer.body, as: UTF8.self).contains("secret"))
      }
    }
  }

  // MARK: Addresses

  @Test("an address is https with a key, or plain http of this machine")
  func addresses() {
    let key = String(repeating: "A", count: 43)
    for text in [
      "https://desk.local:8443#\(key)", "https://192.168.1.20#\(key)", "https://[fe80::1]:8443#\(key)",
      "https://days.example.org", "http://127.0.0.1:1", "http://localhost:80", "http://[::1]:80/",
    ] {
      #expect(SyncAddress(text) != nil, "\(text)")
    }
    for text in [
      "", "desk.local", "http://desk.local:8443", "http://127.0.0.1.example.org", "http://127.1", "ftp://desk.local",
      "https://", "https://desk.local:0", "https://desk.local:65536", "https://desk.local:x", "https://a@desk.local",
      "https://desk.local/path", "https://desk.local#short", "https://desk.local#\(key)A", "https://de sk.local",
      "http://127.0.0.1:1#\(key)", "https://[fe80::1", "https://desk.local:8443:1", "https://desk_local",
    ] {
      #expect(SyncAddress(text) == nil, "\(text)")
    }
    #expect(SyncAddress("https://Desk.LOCAL:8443/#\(key)")?.text == "https://desk.local:8443#\(key)")
  }
}
