import FastiCivil
import FastiDays
import FastiHost
import FastiPerson
import FastiPostgres
import FastiRecords
import Foundation
import PeopleHomes
import StoreContract
import TestSupport
import Testing

/// Statements with which a person of the role `fasti_app` tries to get at the people of an owner. If they succeed, they answer LEAK.
/// `:bea` and `:cleo` are two people of the owner Ada, `:space` and `:other` the spaces of Bea and Cleo, `:link` the hash of a link
/// of Bea.
struct PeopleAttack: Sendable, CustomTestStringConvertible {
  /// Who runs statements.
  enum Asker: Sendable {
    /// An owner of another server on the same database.
    case mallory
    /// The owner.
    case ada
    /// A person of the owner.
    case bea
    /// A superuser, to whom policies and grants do not apply.
    case superuser
  }

  let testDescription: String
  let sql: String
  let attacker: Asker
  /// With whom the same statements succeed.
  let control: Asker

  private init(_ attacker: Asker, _ name: String, _ sql: String, _ control: Asker = .ada) {
    testDescription = "\(attacker): \(name)"
    (self.attacker, self.control) = (attacker, control)
    self.sql = sql
  }

  static let all: [PeopleAttack] =
    asking(.mallory) + asking(.bea) + reaching + [
      PeopleAttack(
        .ada, "read the space of a person with the owner's secret",
        "SELECT 'LEAK' FROM fasti.note WHERE space_id = ':space' LIMIT 1", .bea),
      PeopleAttack(
        .ada, "write to the space of a person with the owner's secret",
        "INSERT INTO fasti.fact (space_id, key, value) VALUES (':space', 'x', 'x'); SELECT 'LEAK'", .bea),
      PeopleAttack(
        .bea, "read the space of the owner", "SELECT 'LEAK' FROM fasti.note WHERE text = 'of Ada' LIMIT 1", .ada),
      PeopleAttack(
        .bea, "read the space of another person of the owner",
        "SELECT 'LEAK' FROM fasti.note WHERE space_id = ':other' LIMIT 1", .superuser),
      PeopleAttack(
        .mallory, "rename oneself to be found as another's person",
        "SELECT fasti.rename_person(NULL, 'Bea'); SELECT 'LEAK' FROM fasti.my_people(true) WHERE person_id = ':bea'"),
    ]

  /// What only the owner may ask.
  private static func asking(_ attacker: Asker) -> [PeopleAttack] {
    [
      ("list the people", "SELECT 'LEAK' FROM fasti.my_people(true) WHERE person_id = ':cleo'"),
      ("make a secret for a person", "SELECT 'LEAK' WHERE fasti.let_in(':cleo', sha256('x'), 1)"),
      (
        "make a secret for a person and use it",
        """
        SELECT fasti.let_in(':cleo', sha256('x'), 1); SELECT set_config('fasti.session', 'x', true);
        SELECT 'LEAK' FROM fasti.note WHERE space_id = ':other' LIMIT 1
        """
      ),
      ("rename a person", "SELECT 'LEAK' WHERE fasti.rename_person(':cleo', 'x')"),
      ("remove a person", "SELECT 'LEAK' WHERE fasti.remove_person(':cleo', 1)"),
      (
        "make a link for a person",
        "SELECT 'LEAK' WHERE fasti.invite(':cleo', encode(sha256('x'), 'hex'), 9000000000000)"
      ),
      ("look a link up", "SELECT 'LEAK' FROM fasti.invitation_of(':link')"),
      ("use a link up", "SELECT 'LEAK' WHERE fasti.use_invitation(':link', 1)"),
      (
        "a table of people in place of that of the functions",
        """
        CREATE TEMP TABLE person AS SELECT ':cleo'::uuid AS person_id, 'x'::text AS name, 1::bigint AS created,
        NULL::uuid AS owner, NULL::bigint AS removed, NULL::bigint AS closed, 1 AS number;
        SET LOCAL search_path = pg_temp, fasti; SELECT 'LEAK' FROM fasti.my_people(true) WHERE person_id = ':cleo'
        """
      ),
    ].map { PeopleAttack(attacker, $0.0, $0.1) } + (attacker == .bea ? ofPerson : [])
  }

  /// What an owner may do, and a person of an owner may not.
  private static let ofPerson: [PeopleAttack] = [
    PeopleAttack(
      .bea, "add a person",
      "SELECT 'LEAK' WHERE fasti.add_person(gen_random_uuid(), gen_random_uuid(), 'x', sha256('x'), 1)"),
    PeopleAttack(.bea, "rename the owner", "SELECT 'LEAK' WHERE fasti.rename_person(NULL, 'x')"),
    PeopleAttack(
      .bea, "make a link for the owner",
      "SELECT 'LEAK' WHERE fasti.invite(NULL, encode(sha256('x'), 'hex'), 9000000000000)"),
  ]

  /// Around the functions.
  private static let reaching: [PeopleAttack] = [PeopleAttack.Asker.mallory, .bea].flatMap { attacker in
    [
      ("read the links", "SELECT 'LEAK' FROM fasti.invitation LIMIT 1"),
      (
        "give a link to another person",
        "DELETE FROM fasti.invitation WHERE person_id = ':cleo'; UPDATE fasti.invitation SET person_id = ':cleo' WHERE person_id = ':bea'; SELECT 'LEAK'"
      ),
      ("make a person ownerless", "UPDATE fasti.person SET owner = NULL WHERE person_id = ':bea'; SELECT 'LEAK'"),
      ("ask who one is", "SELECT 'LEAK' WHERE fasti.asking_owner() IS DISTINCT FROM ':bea'"),
      (
        "ask for a person by the inner function",
        "SELECT 'LEAK' WHERE fasti.one_of_mine(':cleo') IS DISTINCT FROM ':bea'"
      ),
    ].map { PeopleAttack(attacker, $0.0, $0.1, .superuser) }
  }
}

@Suite(
  "The people of an owner are that owner's alone",
  .enabled(if: ScratchServer.shared != nil, Comment(rawValue: ScratchServer.reason)))
struct PeopleAttackTests {
  /// Two owners, one of whom has two people.
  struct Scene: Sendable {
    var secrets: [PeopleAttack.Asker: String] = [:]
    /// What stands for the words of an attack.
    var words: [String: String] = [:]
    let homes: [PeopleHome]
  }

  static let scene: Scene? = try? made()

  private static func secret(_ folder: String) throws -> String {
    try String(contentsOfFile: folder + "/database-key", encoding: .utf8).trimmingCharacters(in: .newlines)
  }

  private static func made() throws -> Scene {
    let server = try #require(ScratchServer.shared)
    let (mallory, ada) = (try PeopleHome(.database), try PeopleHome(.database))
    var scene = Scene(homes: [mallory, ada])
    let (bea, cleo) = (try ada.add("Bea"), try ada.add("Cleo"))
    for (folder, text) in [
      (mallory.path, "of Mallory"), (ada.path, "of Ada"), (bea.person.folder, "of Bea"),
      (cleo.person.folder, "of Cleo"),
    ] {
      let store = ada.store(folder)
      try store.write(store.newChange("fill")) { writer throws(StoreError) in
        try writer.put(Note(day: .init(20_000), text: text))
      }
    }
    scene.secrets = [
      .mallory: try secret(mallory.path), .ada: try secret(ada.path), .bea: try secret(bea.person.folder),
      .superuser: "",
    ]
    func id(_ made: NewInvitation) -> String { made.person.folder.split(separator: "/").last.map(String.init) ?? "" }
    func space(_ made: NewInvitation) throws -> String {
      try server.psql("SELECT space_id FROM fasti.member WHERE person_id = '\(id(made))'")
    }
    scene.words = [
      ":bea": id(bea), ":cleo": id(cleo), ":space": try space(bea), ":other": try space(cleo),
      ":link": Secret(presented: String(bea.path.dropFirst("/invitation/".count))).hash,
    ]
    return scene
  }

  private func answer(_ sql: String, as asker: PeopleAttack.Asker, _ scene: Scene) throws -> String {
    let server = try #require(ScratchServer.shared)
    var text = sql
    for (word, value) in scene.words { text = text.replacing(word, with: value) }
    let statements =
      "BEGIN; SELECT set_config('fasti.session', '\(scene.secrets[asker] ?? "")', true); \(text); ROLLBACK"
    return (try? server.psql(statements, as: asker == .superuser ? "admin" : "fasti_app")) ?? ""
  }

  @Test("an attack gets nothing, and its control succeeds", arguments: PeopleAttack.all)
  func attack(_ attack: PeopleAttack) throws {
    let scene = try #require(Self.scene)
    #expect(!(try answer(attack.sql, as: attack.attacker, scene)).contains("LEAK"))
    #expect(try answer(attack.sql, as: attack.control, scene).contains("LEAK"))
  }

  @Test("a person whose space is another's cannot be added, nor a link with the hash of another's")
  func taken() throws {
    let scene = try #require(Self.scene)
    for asker in [PeopleAttack.Asker.mallory, .ada] {
      for sql in [
        "SELECT 'LEAK' WHERE fasti.add_person(gen_random_uuid(), ':space', 'x', sha256('x'), 1)",
        "SELECT 'LEAK' WHERE fasti.add_person(':bea', gen_random_uuid(), 'x', sha256('x'), 1)",
        "SELECT 'LEAK' WHERE fasti.invite(NULL, ':link', 9000000000000)",
      ] { #expect(!(try answer(sql, as: asker, scene)).contains("LEAK")) }
    }
  }

  @Test("a removed person is not listed for the owner, and still opens their space with their key")
  func removed() throws {
    let home = try PeopleHome(.database)
    let (ada, other) = (try home.add("Ada"), try PeopleHome(.database))
    let theirs = home.store(ada.person.folder)
    try theirs.write(theirs.newChange("x")) { writer throws(StoreError) in try writer.put(Setting(key: "a", value: "1"))
    }
    let removed = try home.people.remove("Ada")
    let kept = home.store(removed.folder)
    #expect(try kept.read { reader throws(StoreError) in try reader.all(Setting.self) }.count == 1)
    #expect(try home.directory().people().map(\.name) == ["owner"])
    #expect(try other.directory().people().isEmpty)
    let hash = Secret(presented: String(ada.path.dropFirst("/invitation/".count))).hash
    #expect(try home.directory().invitation(hash) == nil)
  }

  @Test(
    "people are added, listed, renamed, invited and removed through pgbouncer",
    .enabled(if: ScratchServer.shared?.pool != nil))
  func pooled() throws {
    let home = try PeopleHome(.database, throughPool: true)
    let made = try home.add("Ada")
    let hash = Secret(presented: String(made.path.dropFirst("/invitation/".count))).hash
    _ = try home.people.rename("Ada", to: "Bea")
    let directory = home.directory()
    for _ in 0..<20 { #expect(try directory.people().map(\.name) == ["owner", "Bea"]) }
    let phrase = PassPhrase(hash: "$argon2id$new", changed: 2)
    _ = try directory.use(hash, now: 2_000) { () throws(Failure) in
      do throws(StoreError) { try home.store(made.person.folder).replace(phrase) } catch { throw Failure(error) }
    }
    #expect(try home.store(made.person.folder).passPhrase() == phrase)
    #expect(try directory.invitation(hash)?.used == 2_000)
    _ = try home.people.remove("Bea")
    #expect(try directory.people().map(\.name) == ["owner"])
  }

  @Test("where the connection breaks while a link is used, the link stays valid")
  func broken() throws {
    let (server, home) = (try #require(ScratchServer.shared), try PeopleHome(.database))
    let made = try home.add("Ada")
    let hash = Secret(presented: String(made.path.dropFirst("/invitation/".count))).hash
    // A connection with a name, so that only this one is ended.
    let place = DatabasePlace(
      address: server.text(as: "fasti_app") + " application_name=broken", keeper: nil, dataFolder: home.path)
    #expect(throws: Failure.self) {
      try PeopleDatabase(place, clock: .system, entropy: .system).use(hash, now: 2_000) { () throws(Failure) in
        let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'broken'"
        _ = try? server.psql(end, as: "admin")
      }
    }
    #expect(try home.directory().invitation(hash)?.used == nil)
    #expect(try home.directory().use(hash, now: 2_000) { () throws(Failure) in 1 } == 1)
  }
}
