import FastiDays
import FastiHost
import FastiPerson
import FastiRecords
import FastiSQLite
import FastiTransfer
import Foundation
import TestSupport
import Testing

@Suite("Tokens of programs") struct TokenTests {
  let folder: TemporaryFolder
  let store: SQLiteStore
  var tokens: EditTokens { EditTokens(store) }

  init() throws {
    folder = try TemporaryFolder()
    store = SQLiteStore(folder: folder.url.path, clock: .system, entropy: .system)
  }

  @Test("a token is found by its hash, listed without it, and removed when it is revoked")
  func life() throws {
    let made = try tokens.add("phone", [.read, .write], entropy: .system, now: 5_000)
    #expect(made.secret.text.utf8.count == 43)
    #expect(try store.token(made.secret.hash)?.scopes == [.read, .write])
    #expect(try tokens.all().map(\.name) == ["phone"])
    try tokens.revoke("phone")
    #expect(try store.token(made.secret.hash) == nil)
    #expect(try tokens.all().isEmpty)
  }

  @Test("each name has one token, and an unknown name suggests the nearest")
  func names() throws {
    _ = try tokens.add("phone", [.read], entropy: .system, now: 1)
    #expect(throws: Failure.self) { try tokens.add("phone", [.read], entropy: .system, now: 2) }
    #expect(throws: Failure.self) { try tokens.add(" ", [.read], entropy: .system, now: 2) }
    #expect {
      try tokens.revoke("phnoe")
    } throws: {
      ($0 as? Failure)?.hint == .value("phone") && ($0 as? Failure)?.kind == .notFound
    }
  }

  @Test("a token that is typed instead of its name is not repeated")
  func slip() throws {
    let made = try tokens.add("phone", [.read], entropy: .system, now: 1)
    #expect {
      try tokens.revoke(made.secret.text)
    } throws: { error in
      let failure = try #require(error as? Failure)
      return failure.value == nil && !failure.message.contains(made.secret.text)
        && failure.cause == .access(.tokenItself(name: "phone"))
    }
    #expect(try store.token(made.secret.hash) != nil)
  }

  @Test("the access of each scope")
  func scopes() throws {
    let read = try TokenScope.read([], field: .path("--scope"))
    #expect(read.open(.read) && read.open(.calendar) && !read.open(.write))
    let calendar = try TokenScope.read(["calendar"], field: .path("--scope"))
    #expect(calendar.open(.calendar) && !calendar.open(.read) && !calendar.open(.write))
    #expect(try TokenScope.read(["write,read"], field: .path("--scope")) == [.read, .write])
    #expect(try !TokenScope.read(["write"], field: .path("--scope")).open(.read))
    #expect(throws: Failure.self) { try TokenScope.read(["all"], field: .path("--scope")) }
  }

  @Test("tokens are not part of history and undo")
  func undo() throws {
    let made = try tokens.add("phone", [.read], entropy: .system, now: 1)
    #expect(try store.history(limit: 10).isEmpty)
    _ = try? store.undo()
    #expect(try store.token(made.secret.hash) != nil)
  }
}
