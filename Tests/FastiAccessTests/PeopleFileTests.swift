import FastiHost
import FastiPerson
import FastiRecords
import FastiSQLite
import Foundation
import TestSupport
import Testing

@Suite("The people of a data folder") struct PeopleFileTests {
  let folder: TemporaryFolder
  var path: String { folder.url.path }
  var people: EditPeople { EditPeople(PeopleFile(folder: path), files: SystemFiles(), folder: path) }
  var keyring: SQLiteStore { SQLiteStore(folder: path, clock: .system, entropy: .system) }

  init() throws {
    folder = try TemporaryFolder()
    try keyring.replace(PassPhrase(hash: "$argon2id$x", changed: 1))
  }

  @discardableResult
  func add(_ name: String, now: Int64 = 1_000) throws -> NewInvitation {
    try people.add(name, owner: keyring, entropy: .system, now: now)
  }

  func code(_ body: () throws -> Void) throws -> String? {
    do { try body() } catch let failure as Failure { return failure.code }
    return nil
  }

  @Test("the first person brings the owner along, and each has a folder")
  func first() throws {
    #expect(try people.all().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: path + "/people.db"))
    try add("  Ada  ")
    try add("Åsa")
    let all = try people.all()
    #expect(all.map(\.name) == ["owner", "Ada", "Åsa"])
    #expect(all[0].folder == path && all[1].folder.hasPrefix(path + "/people/"))
    #expect(FileManager.default.fileExists(atPath: all[1].folder))
  }

  @Test("a name is one person's, whatever its capitals", arguments: ["ada", "ADA", " Ada", "Owner"])
  func taken(_ name: String) throws {
    try add("Ada")
    #expect(try code { try add(name) } == "person-exists")
    try add("Bo")
    #expect(try code { _ = try people.rename("Bo", to: name) } == "person-exists")
    #expect(try people.all().count == 3)
  }

  @Test("a letter with its mark apart is the same letter")
  func marks() throws {
    try add("\u{C5}sa")
    #expect(try code { try add("A\u{30A}sa") } == "person-exists")
  }

  @Test("names that cannot be kept are refused", arguments: ["", "  ", "a\nb", String(repeating: "a", count: 61)])
  func malformed(_ name: String) throws {
    #expect(try code { try add(name) } != nil)
    #expect(try people.all().isEmpty)
  }

  @Test("60 characters are a name, also of many bytes")
  func longest() throws {
    let name = String(repeating: "ế", count: 60)
    try add(name)
    #expect(try people.all().last?.name == name)
  }

  @Test("a person can be renamed to the same name in other capitals")
  func rename() throws {
    try add("ada")
    let (former, name) = try people.rename("ADA", to: "Ada")
    #expect(former == "ada" && name == "Ada")
    _ = try people.rename("owner", to: "Eva")
    #expect(try people.all().map(\.name) == ["Eva", "Ada"])
  }

  @Test("the owner cannot be removed, and an unknown name suggests the nearest")
  func refused() throws {
    try add("Ada")
    #expect(try code { _ = try people.remove("owner") } == "is-owner")
    #expect(try code { _ = try people.remove("Adda") } == "unknown-person")
    #expect(try code { _ = try people.link("Bo", entropy: .system, now: 1) } == "unknown-person")
  }

  @Test("without a pass-phrase of the owner no person is added")
  func unguarded() throws {
    try keyring.replace(nil)
    #expect(try code { try add("Ada") } == "needs-pass-phrase")
    #expect(try people.all().isEmpty)
  }

  @Test("what is removed is kept under another name")
  func removal() throws {
    let person = try add("Ada").person
    try Data("x".utf8).write(to: URL(filePath: person.folder + "/file"))
    let removed = try people.remove("Ada")
    #expect(removed.folder == person.folder + ".removed")
    #expect(FileManager.default.fileExists(atPath: removed.folder + "/file"))
    #expect(!FileManager.default.fileExists(atPath: person.folder))
    #expect(try people.all().map(\.name) == ["owner"])
    // The name is free, and belongs to another person then.
    #expect(try add("Ada").person.folder != person.folder)
  }

  @Test("an invitation is used once, of two who try at once by one")
  func invitations() throws {
    let made = try add("Ada", now: 1_000)
    let hash = Secret(presented: String(made.path.dropFirst("/invitation/".count))).hash
    let (one, two) = (PeopleFile(folder: path), PeopleFile(folder: path))
    #expect(try one.invitation(hash)?.ends == 1_000 + Invitation.lasting)
    #expect(try !one.use(hash, now: 1_000 + Invitation.lasting))
    #expect(try one.use(hash, now: 2_000))
    #expect(try !two.use(hash, now: 2_000))
    #expect(try two.invitation(hash)?.used == 2_000)
    #expect(try two.invitation("0") == nil)
  }

  @Test("a file of a later program is refused")
  func later() throws {
    try Data(
      [UInt8](
        "not a database, but long enough to have the header of one: 100 bytes are read of it at the start.......".utf8)
    )
    .write(to: URL(filePath: path + "/people.db"))
    #expect(throws: Failure.self) { try people.all() }
  }
}
