import FastiHost
import FastiPerson
import FastiRecords
import FastiSQLite
import Foundation
import PeopleHomes
import TestSupport
import Testing

@Suite("The people of an owner, with data folders and with a database") struct PeopleDirectoryTests {
  private func code(_ body: () throws -> Void) throws -> String? {
    do { try body() } catch let failure as Failure { return failure.code }
    return nil
  }

  private func hash(_ made: NewInvitation) -> String {
    Secret(presented: String(made.path.dropFirst("/invitation/".count))).hash
  }

  @Test("the first person brings the owner along, and each has a folder", arguments: PeopleHome.kinds)
  func first(_ kind: PeopleHome.Kind) throws {
    let home = try PeopleHome(kind)
    #expect(try home.people.all().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: home.path + "/people.db"))
    try home.add("  Ada  ")
    try home.add("Åsa")
    let all = try home.people.all()
    #expect(all.map(\.name) == ["owner", "Ada", "Åsa"])
    #expect(all[0].folder == home.path && all[1].folder.hasPrefix(home.path + "/people/"))
    #expect(FileManager.default.fileExists(atPath: all[1].folder))
  }

  @Test("a name is one person's, whatever its capitals", arguments: PeopleHome.kinds, ["ada", "ADA", " Ada", "Owner"])
  func taken(_ kind: PeopleHome.Kind, _ name: String) throws {
    let home = try PeopleHome(kind)
    try home.add("Ada")
    #expect(try code { try home.add(name) } == "person-exists")
    try home.add("Bo")
    #expect(try code { _ = try home.people.rename("Bo", to: name) } == "person-exists")
    #expect(try home.people.all().count == 3)
  }

  @Test("a letter with its mark apart is the same letter", arguments: PeopleHome.kinds)
  func marks(_ kind: PeopleHome.Kind) throws {
    let home = try PeopleHome(kind)
    try home.add("\u{C5}sa")
    #expect(try code { try home.add("A\u{30A}sa") } == "person-exists")
  }

  @Test(
    "names that cannot be kept are refused", arguments: PeopleHome.kinds,
    ["", "  ", "a\nb", String(repeating: "a", count: 61)])
  func malformed(_ kind: PeopleHome.Kind, _ name: String) throws {
    let home = try PeopleHome(kind)
    #expect(try code { try home.add(name) } != nil)
    #expect(try home.people.all().isEmpty)
  }

  @Test("60 characters are a name, also of many bytes", arguments: PeopleHome.kinds)
  func longest(_ kind: PeopleHome.Kind) throws {
    let home = try PeopleHome(kind)
    let name = String(repeating: "ế", count: 60)
    try home.add(name)
    #expect(try home.people.all().last?.name == name)
  }

  @Test("a person can be renamed to the same name in other capitals", arguments: PeopleHome.kinds)
  func rename(_ kind: PeopleHome.Kind) throws {
    let home = try PeopleHome(kind)
    try home.add("ada")
    let (former, name) = try home.people.rename("ADA", to: "Ada")
    #expect(former == "ada" && name == "Ada")
    _ = try home.people.rename("owner", to: "Eva")
    #expect(try home.people.all().map(\.name) == ["Eva", "Ada"])
  }

  @Test("the owner cannot be removed, and an unknown name suggests the nearest", arguments: PeopleHome.kinds)
  func refused(_ kind: PeopleHome.Kind) throws {
    let home = try PeopleHome(kind)
    try home.add("Ada")
    #expect(try code { _ = try home.people.remove("owner") } == "is-owner")
    #expect(try code { _ = try home.people.remove("Adda") } == "unknown-person")
    #expect(try code { _ = try home.people.link("Bo", entropy: .system, now: 1) } == "unknown-person")
  }

  @Test("without a pass-phrase of the owner no person is added", arguments: PeopleHome.kinds)
  func unguarded(_ kind: PeopleHome.Kind) throws {
    let home = try PeopleHome(kind)
    try home.store(home.path).replace(nil)
    #expect(try code { try home.add("Ada") } == "needs-pass-phrase")
    #expect(try home.people.all().isEmpty)
  }

  @Test("the owner keeps the pass-phrase while there are other people", arguments: PeopleHome.kinds)
  func kept(_ kind: PeopleHome.Kind) throws {
    let home = try PeopleHome(kind)
    let setting = SetPassPhrase(home.store(home.path), PassPhraseChild())
    try home.add("Ada")
    #expect(try code { _ = try setting.remove(among: home.directory()) } == "needs-pass-phrase")
    #expect(try home.store(home.path).passPhrase() != nil)
    _ = try home.people.remove("Ada")
    #expect(try setting.remove(among: home.directory()))
  }

  @Test("what is removed is kept under another name", arguments: PeopleHome.kinds)
  func removal(_ kind: PeopleHome.Kind) throws {
    let home = try PeopleHome(kind)
    let person = try home.add("Ada").person
    try Data("x".utf8).write(to: URL(filePath: person.folder + "/file"))
    let removed = try home.people.remove("Ada")
    #expect(removed.folder == person.folder + ".removed")
    #expect(FileManager.default.fileExists(atPath: removed.folder + "/file"))
    #expect(!FileManager.default.fileExists(atPath: person.folder))
    #expect(try home.people.all().map(\.name) == ["owner"])
    // The name is free, and belongs to another person then.
    #expect(try home.add("Ada").person.folder != person.folder)
  }

  @Test("a change of another program is seen at once", arguments: PeopleHome.kinds)
  func fresh(_ kind: PeopleHome.Kind) throws {
    let home = try PeopleHome(kind)
    let server = home.directory()
    #expect(try server.people().isEmpty)
    for number in 0..<20 {
      try home.add("Ada \(number)")
      #expect(try server.people().last?.name == "Ada \(number)")
      _ = try home.people.rename("Ada \(number)", to: "Bo \(number)")
      #expect(try server.people().last?.name == "Bo \(number)")
      #expect(try server.people().last?.name == "Bo \(number)")
      _ = try home.people.remove("Bo \(number)")
      #expect(try server.people().map(\.name) == ["owner"])
    }
  }

  @Test("an invitation is used once, of two who try one after the other by the first", arguments: PeopleHome.kinds)
  func invitations(_ kind: PeopleHome.Kind) throws {
    let home = try PeopleHome(kind)
    let made = try home.add("Ada", now: 1_000)
    let (one, two, hash) = (home.directory(), home.directory(), hash(made))
    #expect(try one.invitation(hash)?.ends == 1_000 + Invitation.lasting)
    #expect(try one.use(hash, now: 1_000 + Invitation.lasting) { () throws(Failure) in 1 } == nil)
    #expect(try one.use(hash, now: 2_000) { () throws(Failure) in 2 } == 2)
    #expect(try two.use(hash, now: 2_000) { () throws(Failure) in 3 } == nil)
    #expect(try two.invitation(hash)?.used == 2_000)
    #expect(try two.invitation("0") == nil)
  }

  @Test("while one uses an invitation, another cannot", arguments: PeopleHome.kinds)
  func atOnce(_ kind: PeopleHome.Kind) throws {
    let home = try PeopleHome(kind)
    let hash = hash(try home.add("Ada"))
    let second = try home.directory().use(hash, now: 2_000) { () throws(Failure) in
      do throws(Failure) {
        return try home.directory().use(hash, now: 2_000) { () throws(Failure) in "twice" } ?? "used"
      } catch { return error.code }
    }
    #expect(second == "store-locked")
    #expect(try home.directory().invitation(hash)?.used == 2_000)
  }

  @Test("the owner can have a link too", arguments: PeopleHome.kinds)
  func ownLink(_ kind: PeopleHome.Kind) throws {
    let home = try PeopleHome(kind)
    try home.add("Ada")
    let hash = hash(try home.people.link("owner", entropy: .system, now: 1_000))
    #expect(try home.directory().invitation(hash)?.person == Person.ownerID)
    // What is done with it writes to the store of the owner, and waits for nothing.
    let phrase = PassPhrase(hash: "$argon2id$new", changed: 2)
    let done = try home.directory().use(hash, now: 2_000) { () throws(Failure) in
      do throws(StoreError) { try home.store(home.path).replace(phrase) } catch { throw Failure(error) }
      return true
    }
    #expect(try done == true && home.store(home.path).passPhrase() == phrase)
  }

  @Test("where what an invitation is for fails, it stays valid", arguments: PeopleHome.kinds)
  func failing(_ kind: PeopleHome.Kind) throws {
    let home = try PeopleHome(kind)
    let hash = hash(try home.add("Ada"))
    let problem = Failure(.access(.wrongPassPhrase))
    let thrown = #expect(throws: Failure.self) {
      try home.directory().use(hash, now: 2_000) { () throws(Failure) -> Int in throw problem }
    }
    #expect(thrown?.code == problem.code)
    #expect(try home.directory().invitation(hash)?.used == nil)
    #expect(try home.directory().use(hash, now: 2_000) { () throws(Failure) in 1 } == 1)
  }

  @Test("where the program ends while it does what an invitation is for, the invitation stays valid")
  func ended() throws {
    let home = try PeopleHome(.folder)
    let hash = hash(try home.add("Ada"))
    let copy = try TemporaryFolder()
    // The files as they would be found after a kill at this moment.
    _ = try home.directory().use(hash, now: 2_000) { () throws(Failure) in
      for name in (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
      where name.hasPrefix("people.db") {
        try? FileManager.default.copyItem(
          at: home.folder.url.appending(path: name), to: copy.url.appending(path: name))
      }
    }
    let found = try PeopleFile(folder: copy.url.path).invitation(hash)
    #expect(found != nil && found?.used == nil)
    #expect(try home.directory().invitation(hash)?.used == 2_000)
  }

  @Test("a file of a later program is refused")
  func later() throws {
    let home = try PeopleHome(.folder)
    try Data(
      [UInt8](
        "not a database, but long enough to have the header of one: 100 bytes are read of it at the start.......".utf8)
    )
    .write(to: URL(filePath: home.path + "/people.db"))
    #expect(throws: Failure.self) { try home.people.all() }
  }
}
