import FastiHTTP
import FastiHost
import FastiPerson
import FastiRecords
import Foundation
import PeopleHomes
import TestSupport
import Testing

@testable import FastiWeb

/// What fails for one person, or for a while, on a server of several people.
@Suite("Several people on one server, where something cannot be read") struct PeopleFaultTests {
  private static let other = "four unrelated words here"
  private let time = Lock<Int64>(1_790_000_000_000)
  private let faults = Faults()

  private func server() throws -> SharedServer {
    try SharedServer(clock: WallClock { [time] in time.with { $0 } }) { [faults] in FaultyDirectory($0, faults) }
  }

  @Test("a calendar that cannot be read shuts out nobody but its person", arguments: PeopleHome.kinds)
  func unreadable(_ kind: PeopleHome.Kind) throws {
    let server = try SharedServer(kind)
    let folder = try server.add("Ada").folder
    // Neither a store nor a key.
    try Data(String(repeating: "no store ", count: 100).utf8).write(to: URL(filePath: folder + "/fasti.db"))
    try? FileManager.default.removeItem(atPath: folder + "/database-key")
    try FileManager.default.createDirectory(atPath: folder + "/database-key", withIntermediateDirectories: false)
    let bo = try #require(try server.accept(try server.add("Bo").link, phrase: Self.other))
    #expect(server.ask("/api/v1/today", .get, [bo]).status == 200)
    // Whose secret this is cannot be said.
    #expect(server.ask("/api/v1/today", .get, [("Cookie", "fasti=\(Secret(.system).text)")]).status >= 500)
  }

  @Test("people who could not be looked up are asked for again after two seconds, and not for the files of pages")
  func unreachable() throws {
    let server = try server()
    #expect(server.ask("/api/v1/today").status == 401)
    faults.isUnreachable.with { $0 = true }
    let asked = faults.asked.with { $0 }
    for _ in 0..<3 { #expect(server.ask("/api/v1/today").status >= 500) }
    #expect(server.ask("/static/fasti.css").status == 200)
    #expect(faults.asked.with { $0 } == asked + 1)
    faults.isUnreachable.with { $0 = false }
    time.with { $0 += 1_999 }
    #expect(server.ask("/api/v1/today").status >= 500)
    time.with { $0 += 1 }
    #expect(server.ask("/api/v1/today").status == 401)
  }

  @Test("access to a space that could not be had is tried again after a minute, then after two, until there is some")
  func shut() throws {
    let server = try server()
    faults.isShut.with { $0 = true }
    _ = try server.add("Bo")
    func tries(after milliseconds: Int64) -> Int {
      time.with { $0 += milliseconds }
      _ = server.ask("/api/v1/today")
      return faults.tries.with { $0 }
    }
    #expect([0, 59_999, 1, 119_999].map { tries(after: $0) } == [1, 1, 2, 2])
    faults.isShut.with { $0 = false }
    #expect([1, 120_000].map { tries(after: $0) } == [3, 3])
  }
}

/// What a directory of people cannot do, and how often it was asked.
private final class Faults: Sendable {
  let isUnreachable = Lock(false)
  let isShut = Lock(false)
  let asked = Lock(0)
  let tries = Lock(0)
}

/// A directory of people with faults.
private struct FaultyDirectory: SpaceDirectory {
  private let base: any SpaceDirectory
  private let faults: Faults

  init(_ base: any SpaceDirectory, _ faults: Faults) { (self.base, self.faults) = (base, faults) }

  func people() throws(StoreError) -> [Person] {
    faults.asked.with { $0 += 1 }
    if faults.isUnreachable.with({ $0 }) { throw .unreachable(database: "fasti", detail: "") }
    return try base.people()
  }

  func letIn(_ person: Person) throws(StoreError) {
    faults.tries.with { $0 += 1 }
    if faults.isShut.with({ $0 }) { throw .readOnly(path: "database-key") }
    try base.letIn(person)
  }

  func add(_ person: Person, owner: Person) throws(StoreError) -> Bool { try base.add(person, owner: owner) }
  func rename(_ id: RecordID, to name: String) throws(StoreError) -> Bool { try base.rename(id, to: name) }
  func remove(_ id: RecordID) throws(StoreError) { try base.remove(id) }
  func invite(_ invitation: Invitation) throws(StoreError) { try base.invite(invitation) }
  func invitation(_ hash: String) throws(StoreError) -> Invitation? { try base.invitation(hash) }

  func use<Answer>(
    _ hash: String, now: Int64, _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer? {
    try base.use(hash, now: now, body)
  }
}
