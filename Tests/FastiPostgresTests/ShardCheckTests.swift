import FastiHost
import FastiRecords
import Foundation
import PeopleHomes
import TestSupport
import Testing

@testable import FastiPostgres

extension ShardSuite {
  /// What a move needs is checked before it writes anything.
  @Suite("What moving a partition needs") struct ShardCheckTests {
    /// The reason for which a partition is not moved.
    private func fault(
      _ bench: ShardBench, _ part: Int = 0, to place: String? = nil, keeper: String? = nil, route: String? = nil,
      undoes: Bool = false, of database: DatabasePlace? = nil
    ) -> ShardFault? {
      do throws(StoreError) {
        _ = try PostgresKeeper.move(
          ShardRequest(part: part, place: place ?? bench.there, keeper: keeper, route: route, undoes: undoes),
          of: database ?? bench.place, clock: .system, entropy: .system, .none)
        return nil
      } catch {
        guard case .shard(_, let fault) = error else {
          Issue.record("\(error)")
          return nil
        }
        return fault
      }
    }

    @Test("servers and addresses that do not allow a move are named, and nothing is written")
    func servers() throws {
      let bench = try ShardBench(partitions: 2)
      let (source, target) = (bench.source, bench.target)
      #expect(fault(bench, 2) == .noPart(2, last: 1))
      #expect(fault(bench, undoes: true) == .notMoving(0))
      #expect(fault(bench, to: "host=\(source.folder) dbname=\(bench.name)") == .same)
      // Programs would be sent to another database than the one that gets the partition.
      let other = target.text(as: "fasti_keeper", database: bench.name)
      try target.psql("CREATE DATABASE \(bench.name)_o OWNER fasti_keeper", "postgres", as: "admin")
      let wrong = "host=\(target.folder) dbname=\(bench.name)_o"
      guard case .otherDatabase = fault(bench, to: wrong, keeper: other) else {
        Issue.record("the address of programs was not compared")
        return
      }
      // The server there cannot log in here.
      guard case .noWay = fault(bench, route: "host=/nowhere user=fasti_keeper dbname=x") else {
        Issue.record("the way back was not tried")
        return
      }
      func changed(_ server: ScratchServer, _ role: String, back: String, _ expected: ShardFault) throws {
        try server.psql("ALTER ROLE fasti_keeper \(role)", "postgres", as: "admin")
        defer { _ = try? server.psql("ALTER ROLE fasti_keeper \(back)", "postgres", as: "admin") }
        #expect(fault(bench) == expected)
      }
      try changed(source, "NOREPLICATION", back: "REPLICATION", .mayNotReplicate)
      try changed(target, "NOSUPERUSER", back: "SUPERUSER", .mayNotSubscribe)
      // No slot is left.
      for number in 0..<28 {
        try source.psql("SELECT pg_create_physical_replication_slot('taken\(number)')", "postgres", as: "admin")
      }
      #expect(fault(bench) == .slots)
      for number in 0..<28 {
        try source.psql("SELECT pg_drop_replication_slot('taken\(number)')", "postgres", as: "admin")
      }
      // A server whose log is not logical.
      let plain = try #require(ScratchServer.shared)
      let database = DatabasePlace(
        address: plain.text(as: "fasti_app"), keeper: plain.text(as: "fasti_keeper"), dataFolder: "")
      #expect(fault(bench, of: database) == .log)
      #expect(try source.psql("SELECT state FROM fasti.shard WHERE part = 0", bench.name) == "here")
      #expect(try bench.remains() == [])
      #expect(try target.psql("SELECT to_regclass('fasti.edition') IS NULL", bench.name) == "t")
    }

    @Test("tables that differ, content that is there, and a move that is under way are refused")
    func tables() throws {
      let bench = try ShardBench(partitions: 2)
      let keeper = try PostgresKeeper(try bench.target.address(as: "fasti_keeper", database: bench.name))
      _ = try keeper.migrate(partitions: 3)
      #expect(fault(bench) == .partitions(3, needed: 2))
      try bench.target.psql("DROP SCHEMA fasti CASCADE", bench.name)
      _ = try keeper.migrate(partitions: 2)
      try bench.target.psql("UPDATE fasti.edition SET version = 10", bench.name)
      #expect(fault(bench) == .version(10, needed: PostgresMigration.latest))
      try bench.target.psql("UPDATE fasti.edition SET version = \(PostgresMigration.latest)", bench.name)
      try bench.target.psql(
        "INSERT INTO fasti.fact_0 (space_id, key, value) SELECT space_id, 'a', 'b' FROM (SELECT gen_random_uuid() AS space_id FROM generate_series(1, 50)) x WHERE fasti.part_of(space_id) = 0",
        bench.name)
      #expect(fault(bench) == .notEmpty(0))
      try bench.target.psql("TRUNCATE fasti.fact_0", bench.name)
      // Ended after it has begun to copy.
      #expect(throws: StoreError.self) { try bench.move(0, killedAt: 5) }
      #expect(try bench.states(0) == ["leaving", "coming"])
      guard case .otherPlace(0, _) = fault(bench, to: "host=/elsewhere dbname=x") else {
        Issue.record("another place was taken")
        return
      }
      // The tables stay as they are meanwhile.
      let later = PostgresMigration(name: "998-later", text: "CREATE TABLE fasti.later (a integer)", hash: "")
      let connection = try DatabaseConnection(
        try bench.source.address(as: "fasti_keeper", database: bench.name), user: "fasti_keeper")
      #expect(throws: StoreError.shard(database: connection.name, .moving(0))) {
        try connection.migrate(partitions: 2, PostgresMigration.all + [later])
      }
      // Another command holds the lock.
      #expect(try connection.first("SELECT pg_try_advisory_lock(7245902164202)") { $0.flag() } == true)
      #expect(fault(bench) == .running)
      try connection.script("SELECT pg_advisory_unlock_all()")
      // A server that is gone: what was begun is undone here alone.
      let gone = try PostgresKeeper.move(
        ShardRequest(part: 0, place: nil, keeper: "host=/nowhere user=fasti_keeper dbname=x", route: nil, undoes: true),
        of: bench.place, clock: .system, entropy: .system, .none)
      #expect(gone.pause == 0)
      #expect(try bench.states(0) == ["here", "coming"])
      // It came back: what it had is copied anew.
      try bench.store(0).put("a", "1")
      try bench.move(0)
      #expect(try bench.store(0).value("a") == "1")
      #expect(try bench.remains() == [])
      guard case .away(0, _) = fault(bench, to: "host=/elsewhere dbname=x") else {
        Issue.record("a partition that is elsewhere was moved")
        return
      }
      #expect(fault(bench, undoes: true) == .opened(0))
      #expect(try bench.move(0).rows == nil)
    }

    @Test("a copy that lacks a row, or has another one, is not opened")
    func differing() throws {
      let bench = try ShardBench(partitions: 2)
      try bench.store(0).put("a", "1")
      #expect(throws: StoreError.self) { try bench.move(0, killedAt: 8) }
      // It was killed after everything was copied.
      #expect(try bench.target.psql("SELECT count(*) FROM fasti.setting_0", bench.name) == "1")
      try bench.target.psql("DELETE FROM fasti.setting_0", bench.name)
      #expect(fault(bench) == .differs(0))
      #expect(try bench.states(0) == ["leaving", "coming"])
      try bench.store(0).put("a", "2")
      // Undone and begun anew, it is copied whole.
      try bench.move(0, undoes: true)
      try bench.move(0)
      #expect(try bench.store(0).value("a") == "2")
    }

    @Test("the commands: a list, a move, a move that is done, and programs that follow it")
    func commands() throws {
      let bench = try ShardBench(partitions: 2, people: false)
      var settings = [
        "PATH": "/usr/bin:/bin", "HOME": bench.folder.url.path,
        "FASTI_DATA": bench.folder.url.appending(path: "data").path, "FASTI_TODAY": "2026-02-05", "TZ": "UTC",
        "LC_ALL": "C.UTF-8", "NO_COLOR": "1",
        "FASTI_DATABASE": "postgresql:///\(bench.name)?host=\(bench.source.folder)",
      ]
      func run(_ words: String...) throws -> ChildProcess {
        try ChildProcess(
          [PackageFolder.program.path] + words, in: bench.folder.url, environment: settings, seconds: 900)
      }
      let there = "postgresql:///\(bench.name)?host=\(bench.target.folder)"
      #expect(try run("space", "shard", "list").status == 7)
      settings["FASTI_DATABASE_KEEPER"] = "postgresql://fasti_keeper@/\(bench.name)?host=\(bench.source.folder)"
      #expect(try run("database", "init").status == 0)
      #expect(try run("note", "set", "2026-02-05", "moved with me").status == 0)
      let part = try bench.source.psql("SELECT part FROM fasti.space", bench.name)
      let secret = try run("space", "shard", "move", part, "--to", "postgresql://a:hunter2@h/fasti")
      #expect(secret.status == 2)
      #expect(!secret.errors.contains("hunter2"))
      let moved = try run("space", "shard", "move", part, "--to", there)
      #expect(moved.status == 0, "\(moved.errors)")
      #expect(moved.errors.contains("partition \(part) with 1 space"), "\(moved.errors)")
      let list = try run("space", "shard", "list")
      #expect(list.output.contains("\(part): 1 spaces"), "\(list.output)")
      #expect(list.output.contains(": 0 spaces"))
      #expect(list.output.contains("in postgresql://\(bench.target.folder)/\(bench.name)"), "\(list.output)")
      #expect(try run("space", "shard", "list", "--json").output.contains("\"away\""))
      let again = try run("space", "shard", "move", part, "--to", there)
      #expect(again.errors.contains("already"), "\(again.errors)")
      #expect(try run("space", "shard", "move", part, "--undo").status == 5)
      #expect(try run("note", "show", "2026-02-05").output == "moved with me\n")
      #expect(try run("note", "set", "2026-02-05", "written there").status == 0)
      #expect(try run("today").output.contains("written there"))
      #expect(try run("undo").status == 0)
      let healthy = try run("doctor")
      #expect(healthy.status == 0, "\(healthy.output)\(healthy.errors)")
      // What only the owner of the tables may do names the server that has the space.
      let keeper = try run("store", "compact", "--before", "2026-02-01", "--yes")
      #expect(keeper.status == 7)
      #expect(keeper.errors.contains(bench.target.folder), "\(keeper.errors)")
      settings["FASTI_DATABASE_KEEPER"] = "postgresql://fasti_keeper@/\(bench.name)?host=\(bench.target.folder)"
      let allowed = try run("store", "compact", "--before", "2026-02-01", "--yes")
      #expect(allowed.status == 1, "\(allowed.errors)")
    }
  }
}
