import FastiDays
import FastiHost
import FastiPerson
import FastiPostgres
import FastiRecords
import Foundation
import PeopleHomes
import StoreContract
import Testing

/// Databases with a fault, which the tests of this module must find.
@Suite(
  "Faults of a database are found",
  .enabled(if: ScratchServer.shared != nil, Comment(rawValue: ScratchServer.reason)))
struct SabotageTests {
  @Test("a table or a partition without policies, and a policy that believes a setting, leak to some attack")
  func policies() throws {
    let database = try database()
    let pair = try AttackTests.made(in: database)
    let attacks = (Attack.reading + Attack.claiming).map(\.sql) + ["SELECT 'LEAK' FROM fasti.note_0 LIMIT 1"]
    func leaks() throws -> Int {
      try attacks.filter { sql in
        try AttackTests.answer(sql, as: "fasti_app", secret: pair.secret, pair, in: database).contains("LEAK")
      }.count
    }
    let server = try #require(ScratchServer.shared)
    #expect(try leaks() == 0)
    for (fault, remedy) in [
      (
        "GRANT SELECT ON fasti.note_0 TO fasti_app; ALTER TABLE fasti.note_0 DISABLE ROW LEVEL SECURITY",
        "REVOKE SELECT ON fasti.note_0 FROM fasti_app; ALTER TABLE fasti.note_0 ENABLE ROW LEVEL SECURITY"
      ),
      ("ALTER TABLE fasti.note DISABLE ROW LEVEL SECURITY", "ALTER TABLE fasti.note ENABLE ROW LEVEL SECURITY"),
      (
        """
        CREATE POLICY believes ON fasti.note FOR SELECT TO fasti_app
        USING (space_id::text = current_setting('fasti.space', true))
        """, "DROP POLICY believes ON fasti.note"
      ),
    ] {
      try server.psql(fault, database)
      #expect(try leaks() > 0, "\(fault)")
      try server.psql(remedy, database)
    }
    #expect(try leaks() == 0)
  }

  /// An empty database with tables.
  private func database() throws -> String {
    let server = try #require(ScratchServer.shared)
    let name = "sabotaged_\(UInt32.random(in: 0...UInt32.max))"
    try server.psql("CREATE DATABASE \(name) OWNER fasti_keeper", "postgres", as: "admin")
    _ = try PostgresKeeper(try server.address(as: "fasti_keeper", database: name)).migrate(partitions: 1)
    return name
  }

  @Test("a writer that does not take the lock of the space damages what another one writes", arguments: [false, true])
  func lock(isTaken: Bool) throws {
    let server = try #require(ScratchServer.shared)
    let database = try database()
    if !isTaken {
      try server.psql(
        """
        CREATE OR REPLACE FUNCTION fasti.lock_space(wanted uuid) RETURNS boolean LANGUAGE sql SECURITY DEFINER
        SET search_path = fasti, pg_temp AS $$ SELECT wanted = ANY (spaces('edit')) $$
        """, database)
    }
    let place = try server.place(database: database)
    let one = store(place)
    _ = try one.servedSpace()
    try put("before", one)
    _ = try one.revise()
    let (begins, ends) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let others = Mistakes()
    Thread.detachNewThread {
      begins.wait()
      others.note {
        let other = store(place)
        try put("other", other)
        _ = try other.revise()
      }
      ends.signal()
      ends.signal()
    }
    let own = Mistakes()
    own.note {
      try one.write(one.newChange("write")) { writer throws(StoreError) in
        try writer.put(Setting(key: "one", value: "1"))
        begins.signal()
        // With the lock, the other one waits until this transaction is over.
        _ = ends.wait(timeout: .now() + (isTaken ? 0.2 : 60))
      }
    }
    ends.wait()
    own.note { _ = try one.revise() }
    let reader = store(place)
    let isSound =
      try own.isEmpty && others.isEmpty && reader.check().findings == []
      && Set(reader.revisions(after: 0, limit: 9).map(\.revision)) == [1, 2, 3]
    #expect(isSound == isTaken)
  }

  private func store(_ place: PostgresPlace) -> PostgresStore {
    PostgresStore(place, clock: .system, entropy: .system)
  }
}

/// Whether something threw an error.
private final class Mistakes: @unchecked Sendable {
  private(set) var isEmpty = true

  func note(_ body: () throws -> Void) { do { try body() } catch { isEmpty = false } }
}

private func put(_ key: String, _ store: PostgresStore) throws {
  try store.write(store.newChange("write")) { writer throws(StoreError) in
    try writer.put(Setting(key: key, value: "1"))
  }
}
