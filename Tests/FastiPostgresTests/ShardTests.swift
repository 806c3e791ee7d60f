import FastiHost
import FastiPerson
import FastiRecords
import Foundation
import PeopleHomes
import Synchronization
import TestSupport
import Testing

@testable import FastiPostgres

extension ShardSuite {
  @Suite("Partitions that move to another server") struct ShardTests {
    /// What two writers were told.
    private struct Written {
      var acknowledged: [String] = []
      var longest = 0
      var faults: [String] = []
    }

    private final class Writers: Sendable {
      let written = Mutex(Written())
      let isOver = Atomic(false)
    }

    @Test("while two programs write, nothing is lost, and they wait at most half a second before they write elsewhere")
    func moving() throws {
      let bench = try ShardBench(partitions: 2)
      let store = try bench.store(1)
      try store.write(store.newChange("test")) { writer throws(StoreError) in
        for number in 0..<4_000 { _ = try writer.put(Setting(key: "old\(number)", value: "\(number)")) }
      }
      let writers = Writers()
      let (started, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      for name in ["a", "b"] {
        Thread.detachNewThread {
          guard let store = try? bench.store(1) else { return }
          var number = 0
          while !writers.isOver.load(ordering: .sequentiallyConsistent) {
            let (key, start) = ("\(name)\(number)", Moment.now)
            do throws(StoreError) {
              try store.put(key, "\(number)")
              writers.written.withLock {
                $0.acknowledged.append(key)
                $0.longest = max($0.longest, start.milliseconds)
              }
            } catch { writers.written.withLock { $0.faults.append("\(error)") } }
            number += 1
            if number == 3 { started.signal() }
          }
          ended.signal()
        }
      }
      for _ in 0..<2 { started.wait() }
      let moved = try bench.move(1)
      let before = writers.written.withLock { $0.acknowledged.count }
      while writers.written.withLock({ $0.acknowledged.count + $0.faults.count }) < before + 20 { usleep(10_000) }
      writers.isOver.store(true, ordering: .sequentiallyConsistent)
      for _ in 0..<2 { ended.wait() }
      let all = writers.written.withLock { $0 }
      #expect(all.faults == [])
      #expect(moved.pause <= 500)
      #expect(moved.spaces == 1)
      #expect(try #require(moved.rows) > 4_000)
      // What was acknowledged is there, as a program finds it that knows only the first address.
      let reader = try bench.store(1)
      let found = try reader.read { reader throws(StoreError) in try reader.all(Setting.self, where: .everything) }
      let keys = Set(found.map(\.record.key))
      #expect(all.acknowledged.filter { !keys.contains($0) } == [])
      #expect(keys.count == 4_000 + all.acknowledged.count)
      #expect(try reader.check().findings == [])
      #expect(try bench.states(1) == ["away", "here"])
      #expect(try bench.states(0).first == "here")
      #expect(try bench.remains() == [])
      #expect(try bench.source.psql("SELECT count(*) FROM fasti.setting_1", bench.name) == "0")
      print(
        "a partition of \(moved.rows ?? 0) rows was moved beside two writers: the gate was closed for \(moved.pause) ms, "
          + "the longest write took \(all.longest) ms, \(all.acknowledged.count) writes, 0 lost")
    }

    @Test("a move that was killed before any of its statements goes on with the same command, or is undone")
    func killed() throws {
      let bench = try ShardBench(partitions: 20)
      for part in 0..<20 { try bench.store(part).put("a", "before") }
      var (statement, isDone) = (0, false)
      var undone = 0
      while !isDone, statement < 19 {
        let part = statement
        statement += 1
        let store = try bench.store(part)
        do throws(StoreError) {
          try bench.move(part, killedAt: statement)
          isDone = true
          break
        } catch { #expect(error == .statementRefused(database: "killed", detail: ""), "statement \(statement)") }
        let states = try bench.states(part)
        // As long as it was not handed over, it is written where it was.
        if states[0] == "here" || states[0] == "leaving" { try store.put("a", "between") }
        if states == ["handed", "coming"] {
          // Undone between the two servers, it is written here, and the next one may be killed there again.
          try bench.move(part, undoes: true)
          try store.put("a", "between")
          #expect(throws: StoreError.self) { try bench.move(part, killedAt: statement) }
          #expect(try bench.states(part) == states)
        } else if statement.isMultiple(of: 2), states[0] != "here" {
          do throws(StoreError) {
            try bench.move(part, undoes: true)
          } catch {
            // What the other server has opened can only be moved back, so it goes on.
            let isOpened = states[0] == "handed" && states[1] == "here" || states[0] == "away"
            #expect(isOpened && error.code == "partition-not-moved", "statement \(statement) \(error)")
          }
          if try bench.states(part).first == "here" {
            undone += 1
            #expect(try bench.remains() == [], "statement \(statement)")
            try store.put("a", "undone")
            #expect(try bench.store(part).check().findings == [])
            continue
          }
        }
        try bench.move(part)
        #expect(try bench.states(part) == ["away", "here"], "statement \(statement)")
        #expect(try bench.remains() == [], "statement \(statement)")
        let value = try store.value("a")
        let isLate = states[0] == "handed" || states[0] == "away"
        #expect(value != nil && (value != "before" || isLate), "statement \(statement)")
        try store.put("a", "after")
        #expect(try bench.store(part).value("a") == "after")
        #expect(try bench.store(part).check().findings == [])
      }
      #expect(isDone)
      #expect(statement > 15)
      #expect(undone > 2)
      print("a move has \(statement - 1) statements that write; \(undone) of the kills were undone")
    }

    @Test("it moves back and on to a third database, and programs still know only the first address")
    func chain() throws {
      let bench = try ShardBench(partitions: 2)
      let store = try bench.store(0)
      try store.put("a", "1")
      try bench.move(0)
      try store.put("a", "2")
      // Back, with the roles of the servers exchanged.
      try bench.source.psql("ALTER ROLE fasti_keeper SUPERUSER", "postgres", as: "admin")
      defer {
        _ = try? bench.source.psql("ALTER ROLE fasti_keeper NOSUPERUSER REPLICATION", "postgres", as: "admin")
      }
      let second = DatabasePlace(
        address: bench.there, keeper: bench.target.text(as: "fasti_keeper", database: bench.name), dataFolder: "")
      func move(_ place: DatabasePlace, to address: String) throws -> MovedShard {
        try PostgresKeeper.move(
          ShardRequest(part: 0, place: address, keeper: nil, route: nil, undoes: false), of: place, clock: .system,
          entropy: .system, .none)
      }
      _ = try move(second, to: "host=\(bench.source.folder) dbname=\(bench.name)")
      #expect(try bench.states(0) == ["here", "away"])
      try store.put("a", "3")
      #expect(try bench.store(0).value("a") == "3")
      // Away again, and from there to a third one, which the first does not know.
      try bench.move(0)
      let third = bench.name + "_3"
      try bench.source.psql("CREATE DATABASE \(third) OWNER fasti_keeper", "postgres", as: "admin")
      _ = try move(second, to: "host=\(bench.source.folder) dbname=\(third)")
      #expect(try bench.states(0) == ["away", "away"])
      #expect(try store.value("a") == "3")
      try store.put("a", "4")
      #expect(try bench.store(0).value("a") == "4")
      #expect(try bench.source.psql("SELECT count(*) FROM fasti.setting_0", third) == "4")
      #expect(try bench.store(1).value("a") == nil)
    }

    @Test(
      "a secret opens nothing on the other server, a pass opens one space, and the app has no right to either table")
    func others() throws {
      let bench = try ShardBench(partitions: 2)
      for part in 0...1 { try bench.store(part).put("a", "\(part)") }
      try bench.move(0)
      try bench.move(1)
      let pass = try bench.source.psql(
        "SELECT w.pass FROM fasti.shard_pass w JOIN fasti.space USING (space_id) WHERE part = 0", bench.name)
      for claim in ["secret0", "secret1", "", "x"] {
        let sql = "SET fasti.session = '\(claim)'; SELECT count(*) FROM fasti.setting"
        #expect(try bench.target.psql(sql, bench.name, as: "fasti_app") == "0")
      }
      #expect(
        try bench.target.psql(
          "SET fasti.session = '\(pass)'; SELECT string_agg(value, ',') FROM fasti.setting", bench.name, as: "fasti_app"
        )
          == "0")
      for table in ["shard", "shard_pass", "gate_0", "secret"] {
        #expect(throws: (any Error).self, "\(table)") {
          try bench.source.psql("SELECT * FROM fasti.\(table)", bench.name, as: "fasti_app")
        }
      }
      #expect(throws: (any Error).self) {
        try bench.source.psql("BEGIN; LOCK TABLE fasti.gate_0 IN ROW SHARE MODE", bench.name, as: "fasti_app")
      }
      // A guest is not an owner there, and has no people.
      #expect(
        try bench.target.psql("SET fasti.session = '\(pass)'; SELECT fasti.lock_people()", bench.name, as: "fasti_app")
          == "f")
      #expect(
        try bench.source.psql("SET fasti.session = 'secret0'; SELECT fasti.lock_people()", bench.name, as: "fasti_app")
          == "t")
    }

    @Test("an owner whose space is on another server adds people there, whose spaces are on this one")
    func people() throws {
      let bench = try ShardBench(partitions: 2, people: false)
      let made = try PostgresKeeper.prepare(bench.place, partitions: nil, clock: .system, entropy: .system)
      #expect(made.key != nil)
      let store = PostgresStore(bench.place, clock: .system, entropy: .system)
      try store.put("a", "1")
      let part = try #require(Int(bench.source.psql("SELECT part FROM fasti.space", bench.name)))
      try bench.move(part)
      let directory = PeopleDatabase(bench.place, clock: .system, entropy: .system)
      for name in ["Ada", "Bo", "Cy"] {
        let person = Person(id: .version7(milliseconds: 9, entropy: .system), name: name, created: 9)
        #expect(try directory.add(person, owner: Person(id: Person.ownerID, name: "owner", created: 1)))
        let theirs = PostgresStore(
          bench.place.of(person.folder(in: bench.place.dataFolder)), clock: .system, entropy: .system)
        try theirs.put("a", name)
        #expect(try theirs.value("a") == name)
      }
      #expect(try directory.people().count == 4)
      #expect(try store.value("a") == "1")
      #expect(try bench.source.psql("SELECT count(*) FROM fasti.space WHERE part <> \(part)", bench.name) == "3")
      // The keeper of the first server does not open the space on the second.
      do throws(StoreError) {
        _ = try store.compact(before: Stamp(milliseconds: 1), .none)
        Issue.record("the keeper of another server was used")
      } catch { #expect(error.code == "database-elsewhere") }
      // When everything is elsewhere, there is no room for another person.
      try bench.move(1 - part)
      let late = Person(id: .version7(milliseconds: 9, entropy: .system), name: "Dee", created: 9)
      do throws(StoreError) {
        _ = try directory.add(late, owner: Person(id: Person.ownerID, name: "owner", created: 1))
        Issue.record("a space was added to a partition that is elsewhere")
      } catch { #expect(error == .shard(database: store.path, .noRoom)) }
      // The other server gets later tables without getting a person.
      let folder = try TemporaryFolder()
      let there = DatabasePlace(
        address: bench.there, keeper: bench.target.text(as: "fasti_keeper", database: bench.name),
        dataFolder: folder.url.path)
      #expect(try PostgresKeeper.prepare(there, partitions: nil, clock: .system, entropy: .system).key == nil)
    }
  }
}
