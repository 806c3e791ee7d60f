import FastiCivil
import FastiDays
import FastiHost
import FastiPerson
import FastiPostgres
import FastiRecords
import PeopleHomes
import StoreContract
import Testing

@Suite(
  "People cannot see or change each other's data",
  .enabled(if: ScratchServer.shared != nil, Comment(rawValue: ScratchServer.reason)))
struct AttackTests {
  /// Mallory and Ada, each with a space.
  struct Pair: Sendable {
    let mine: String
    let secret: String
    let theirs: String
    let theirSecret: String
  }

  /// Two people with records of most kinds.
  static let pair: Pair? = try? made()

  /// The same in a database.
  static func made(in database: String = "fasti") throws -> Pair {
    let server = try #require(ScratchServer.shared)
    var found: [(space: String, secret: String)] = []
    for name in ["Mallory", "Ada"] {
      let place = try server.place(database: database)
      let store = PostgresStore(place, clock: .system, entropy: .system)
      try store.write(store.newChange("fill")) { writer throws(StoreError) in
        try writer.put(Setting(key: "a", value: "of \(name)"))
        try writer.put(Note(day: .init(20_000), text: "secret of \(name)"))
      }
      try store.replace(PassPhrase(hash: "$argon2id$v=19$\(name)", changed: 1))
      _ = try store.add(
        ProgramToken(name: name, scopes: [.read], hash: SHA256.hexHash(name.utf8), created: 1))
      // A device that joined, a folder, and a record that was erased.
      let (device, hash) = (RecordID(high: 1, low: 1), SHA256.hexHash("code of \(name)".utf8))
      try store.addCode(hash: hash, ends: .max)
      _ = try store.join(
        JoinedDevice(id: device, name: name, joined: 1), secret: SHA256.hexHash("device of \(name)".utf8), code: hash,
        now: 1)
      try store.join(
        SyncSpace(
          id: device, place: "/of \(name)", log: "00000000000000aa", rewriting: "", key: Array(repeating: 7, count: 32))
      )
      let change = store.newChange("fill")
      let erased = Note(day: .init(20_001), text: "erased by \(name)")
      try store.write(change) { writer throws(StoreError) in try writer.put(erased) }
      _ = try store.erase([erased.id], as: store.newChange(ChangeAction(.erase, .thing)), .none)
      let space = place.spaceText
      try server.psql(
        """
        INSERT INTO fasti.delivery VALUES ('\(space)', gen_random_uuid(), 1447, 1, 1, 1, 1, 'planned', NULL, NULL, '', NULL, 1);
        INSERT INTO fasti.tally VALUES ('\(space)', 'note', gen_random_uuid(), gen_random_uuid(), 1)
        """, database)
      found.append((space, place.secretText))
    }
    try server.psql("ANALYZE fasti.note, fasti.fact", database)
    return Pair(
      mine: found[0].space, secret: found[0].secret, theirs: found[1].space, theirSecret: found[1].secret)
  }

  /// The answer to the statements when a user with a secret runs them as a role, in a transaction that is rolled back.
  static func answer(
    _ sql: String, as role: String, secret: String, _ pair: Pair, in database: String = "fasti"
  ) throws -> String {
    let server = try #require(ScratchServer.shared)
    let text = sql.replacing(":theirs", with: pair.theirs).replacing(":mine", with: pair.mine)
      .replacing(":secret", with: pair.theirSecret)
    let statements = "BEGIN; SELECT set_config('fasti.session', '\(secret)', true); \(text); ROLLBACK"
    return (try? server.psql(statements, database, as: role)) ?? ""
  }

  @Test("an attack gets nothing, and its control succeeds", arguments: Attack.all)
  func attack(_ attack: Attack) throws {
    let pair = try #require(Self.pair)
    #expect(!(try Self.answer(attack.sql, as: "fasti_app", secret: pair.secret, pair)).contains("LEAK"))
    let control =
      switch attack.control {
      case .superuser: try Self.answer(attack.sql, as: "admin", secret: pair.secret, pair)
      case .owner: try Self.answer(attack.sql, as: "fasti_app", secret: pair.theirSecret, pair)
      }
    #expect(control.contains("LEAK"))
  }

  @Test("no table or partition shows rows of another space", arguments: Attack.tables)
  func tables(_ table: String) throws {
    let pair = try #require(Self.pair)
    let foreign = "SELECT count(*) FROM fasti.\(table) WHERE space_id <> '\(pair.mine)'"
    #expect(
      try Self.answer("SELECT 'LEAK' WHERE (\(foreign)) > 0", as: "fasti_app", secret: pair.secret, pair).contains(
        "LEAK")
        == false)
    for part in 0..<4 {
      let sql = "SELECT 'LEAK' WHERE (SELECT count(*) FROM fasti.\(table)_\(part)) >= 0"
      #expect(!(try Self.answer(sql, as: "fasti_app", secret: pair.secret, pair)).contains("LEAK"))
    }
    #expect(
      try Self.answer("SELECT 'LEAK' WHERE (SELECT count(*) FROM fasti.\(table)_0) >= 0", as: "admin", secret: "", pair)
        .contains("LEAK"))
  }

  @Test("a revoked secret gives no access") func ended() throws {
    let (server, place) = (try #require(ScratchServer.shared), try #require(ScratchServer.shared).place())
    let store = PostgresStore(place, clock: .system, entropy: .system)
    #expect(try store.latestStamp() == Stamp(milliseconds: 0))
    try server.psql(
      "UPDATE fasti.secret SET ends = 1 WHERE person_id IN (SELECT person_id FROM fasti.member WHERE space_id = '\(place.spaceText)')"
    )
    let error = #expect(throws: StoreError.self) {
      try PostgresStore(place, clock: .system, entropy: .system).latestStamp()
    }
    #expect(error == .noSpace(database: place.address.name))
    // The open connection proves its identity again in every transaction.
    #expect(try store.read { reader throws(StoreError) in try reader.all(Setting.self) }.isEmpty)
  }

  @Test("a user who may only read cannot write") func reader() throws {
    let (server, place) = (try #require(ScratchServer.shared), try #require(ScratchServer.shared).place())
    let store = PostgresStore(place, clock: .system, entropy: .system)
    try store.write(store.newChange("x")) { writer throws(StoreError) in try writer.put(Setting(key: "a", value: "1")) }
    try server.psql("UPDATE fasti.member SET role = 'read' WHERE space_id = '\(place.spaceText)'")
    #expect(try store.read { reader throws(StoreError) in try reader.all(Setting.self) }.count == 1)
    #expect(try store.tokens().isEmpty)
    #expect(throws: StoreError.noPermission(path: place.address.name)) {
      try store.write(store.newChange("x")) { writer throws(StoreError) in try writer.put(Setting(key: "a", value: "2"))
      }
    }
  }
}
