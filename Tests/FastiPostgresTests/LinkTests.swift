import FastiHost
import FastiPostgres
import FastiRecords
import Foundation
import Glibc
import PeopleHomes
import Synchronization
import TestSupport
import Testing

@Suite(
  "Connections that break, that say nothing, and that have other defaults",
  .enabled(if: ScratchServer.shared != nil, Comment(rawValue: ScratchServer.reason)))
struct LinkTests {
  private func store(_ place: PostgresPlace) -> PostgresStore {
    PostgresStore(place, clock: .system, entropy: .system)
  }

  /// The same space, reached by another address.
  private func store(_ place: PostgresPlace, at address: String) throws -> PostgresStore {
    let address = try #require(PostgresAddress(address))
    return store(
      PostgresPlace(address, keeper: nil, secret: place.secretText, space: RecordID(text: place.spaceText)))
  }

  private func value(_ key: String, in store: PostgresStore) throws -> String? {
    try store.read { reader throws(StoreError) in try reader.record(Setting.self, key: key)?.value }
  }

  @Test("a change whose commit reaches the server only after the link has broken is reported as stored")
  func late() throws {
    let server = try #require(ScratchServer.shared)
    let (place, link) = (try server.place(), try CutLink(to: server.folder, holding: 1_000_000))
    defer { link.end() }
    let other = try store(place, at: "host=\(link.folder.url.path) user=fasti_app dbname=fasti")
    try other.write(other.newChange("test")) { writer throws(StoreError) in
      link.cutsNext.store(true, ordering: .sequentiallyConsistent)
      _ = try writer.put(Setting(key: "a", value: "1"))
    }
    let isWaiting = link.cutsNext.load(ordering: .sequentiallyConsistent)
    #expect(!isWaiting, "nothing was cut")
    #expect(try value("a", in: store(place)) == "1")
  }

  @Test(
    "a transaction that does nothing for its time is ended, and another one writes",
    arguments: ScratchServer.shared?.pool == nil ? [false] : [false, true])
  func silent(throughPool: Bool) throws {
    let place = try #require(ScratchServer.shared).place(throughPool: throughPool)
    let (silent, other) = (store(place), store(place))
    silent.pause = 1
    do throws(StoreError) {
      try silent.write(silent.newChange("test")) { writer throws(StoreError) in
        _ = try writer.put(Setting(key: "a", value: "1"))
        try other.write(other.newChange("test")) { writer throws(StoreError) in
          _ = try writer.put(Setting(key: "b", value: "2"))
        }
      }
      Issue.record("the transaction that did nothing was stored")
    } catch {
      guard case .unreachable = error else { throw error }
    }
    #expect(try value("a", in: other) == nil)
    #expect(try value("b", in: other) == "2")
    // The next change gets another connection.
    try silent.write(silent.newChange("test")) { writer throws(StoreError) in
      _ = try writer.put(Setting(key: "a", value: "3"))
    }
    #expect(try value("a", in: other) == "3")
  }

  @Test("two writers take turns where the default is repeatable read, and none of them starts over")
  func defaults() throws {
    let server = try #require(ScratchServer.shared)
    let place = try server.place()
    let address =
      server.text(as: "fasti_app")
      + " application_name=turns options='-c default_transaction_isolation=repeatable\\\\ read'"
    let rounds = Atomic<Int>(0)
    let isLocked = Atomic<Bool>(false)
    DispatchQueue.concurrentPerform(iterations: 2) { number in
      do {
        let own = try store(place, at: address)
        while number == 1, !isLocked.load(ordering: .acquiring) { usleep(1_000) }
        try own.write(own.newChange("test")) { writer throws(StoreError) in
          rounds.add(1, ordering: .sequentiallyConsistent)
          let before = try writer.record(Setting.self, key: "turns")?.value ?? ""
          _ = try writer.put(Setting(key: "turns", value: "\(before)\(number)"))
          if number == 0 {
            isLocked.store(true, ordering: .releasing)
            Self.awaitLock(server)
          }
        }
      } catch { Issue.record(error) }
    }
    #expect(rounds.load(ordering: .sequentiallyConsistent) == 2)
    #expect(try value("turns", in: store(place)) == "01")
  }

  /// Waits until the other writer waits for the lock, at most as long as it would.
  private static func awaitLock(_ server: ScratchServer) {
    let question =
      "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'turns' AND wait_event_type = 'Lock'"
    for _ in 0..<60 {
      if (try? server.psql(question, as: "admin")) == "1" { return }
      usleep(50_000)
    }
  }
}

/// A way to the server that is cut when the next commit is on it: the client's end closes at once, and the server gets the
/// commit a while later.
private final class CutLink: Sendable {
  /// The folder of its socket.
  let folder: TemporaryFolder
  /// Whether the next commit is cut.
  let cutsNext = Atomic<Bool>(false)
  private let server: String
  private let listener: Int32
  private let pause: UInt32

  private struct Failed: Error {}

  init(to server: String, holding microseconds: UInt32) throws {
    folder = try TemporaryFolder()
    self.server = server
    pause = microseconds
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    let own = listener
    guard Self.at(folder.url.path, { bind(own, $0, $1) }) == 0, listen(own, 8) == 0 else { throw Failed() }
    SystemThread.start { [self] in
      while case let client = accept(own, nil, nil), client >= 0 { SystemThread.start { [self] in join(client) } }
    }
  }

  /// Accepts no more clients.
  func end() { shutdown(listener, Int32(SHUT_RDWR)) }

  /// Calls a function with the address of the socket in a folder.
  private static func at(_ folder: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: "\(folder)/.s.PGSQL.5432".utf8.prefix(107)) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }

  /// Connects a client with the server, until one of them closes.
  private func join(_ client: Int32) {
    let server = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    if Self.at(self.server, { connect(server, $0, $1) }) == 0 {
      let back = SystemThread.start { Self.pass(from: server, to: client) { _ in } }
      Self.pass(from: client, to: server) { [self] bytes in
        guard bytes.firstRange(of: Array("COMMIT".utf8)) != nil,
          cutsNext.exchange(false, ordering: .acquiringAndReleasing)
        else { return }
        shutdown(client, Int32(SHUT_RDWR))
        usleep(pause)
      }
      back.join()
    }
    close(client)
    close(server)
  }

  /// Passes bytes on, and then the end.
  private static func pass(from source: Int32, to target: Int32, _ look: (ArraySlice<UInt8>) -> Void) {
    var room = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(source, &room, room.count), count > 0 {
      look(room[..<count])
      var sent = 0
      while sent < count {
        let more = room[sent..<count].withUnsafeBytes { send(target, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        guard more > 0 else { break }
        sent += more
      }
    }
    shutdown(target, Int32(SHUT_WR))
  }
}
