import FastiHost
import FastiRecords
import Foundation
import PeopleHomes
import TestSupport
import Testing

@testable import FastiPostgres

/// The tests of two servers. They change the rights of roles and use up slots, so one runs at a time.
@Suite(
  "Several servers", .serialized,
  .enabled(if: ScratchServer.pair != nil, Comment(rawValue: ScratchServer.reason)))
enum ShardSuite {}

/// Two new databases on two servers, the first with a space in each of some partitions.
final class ShardBench: Sendable {
  let name = "shards_\(UInt32.random(in: 0...UInt32.max))"
  let source: ScratchServer
  let target: ScratchServer
  let folder: TemporaryFolder

  init(partitions: Int, people: Bool = true) throws {
    (source, target) = try #require(ScratchServer.pair)
    folder = try TemporaryFolder()
    for server in [source, target] {
      try server.psql("CREATE DATABASE \(name) OWNER fasti_keeper", "postgres", as: "admin")
    }
    _ = try PostgresKeeper(try source.address(as: "fasti_keeper", database: name)).migrate(partitions: partitions)
    if !people { return }
    try source.psql(
      """
      DO $$ DECLARE id uuid; BEGIN
      FOR p IN 0 .. \(partitions - 1) LOOP
        LOOP id := gen_random_uuid(); EXIT WHEN fasti.part_of(id) = p; END LOOP;
        INSERT INTO fasti.person (person_id, name, created) VALUES (id, 'P' || p, p);
        INSERT INTO fasti.space (space_id, kind, name, created) VALUES (id, 'personal', 'P' || p, p);
        INSERT INTO fasti.member (space_id, person_id, role, since) VALUES (id, id, 'owner', p);
        INSERT INTO fasti.secret (hash, person_id, kind, name, created)
          VALUES (sha256(convert_to('secret' || p, 'UTF8')), id, 'device', '', p);
      END LOOP; END $$
      """, name)
  }

  /// The database, as the keeper sees it.
  var place: DatabasePlace {
    DatabasePlace(
      address: source.text(as: "fasti_app", database: name), keeper: source.text(as: "fasti_keeper", database: name),
      dataFolder: folder.url.path)
  }

  /// The address of the other server for programs.
  var there: String { "host=\(target.folder) dbname=\(name)" }

  /// The store of the space in a partition, as a program opens it.
  func store(_ part: Int) throws -> PostgresStore {
    PostgresStore(
      PostgresPlace(try source.address(as: "fasti_app", database: name), keeper: nil, secret: "secret\(part)"),
      clock: .system, entropy: .system)
  }

  /// Moves a partition, and ends before the statement of that number.
  @discardableResult
  func move(
    _ part: Int, to place: String? = nil, undoes: Bool = false, killedAt last: Int? = nil
  ) throws(StoreError) -> MovedShard {
    let count = Counter()
    return try PostgresKeeper.move(
      ShardRequest(part: part, place: place ?? there, keeper: nil, route: nil, undoes: undoes), of: self.place,
      clock: .system, entropy: .system, .none
    ) { () throws(StoreError) in
      count.value += 1
      // No error of a server has this text.
      if count.value == last { throw .statementRefused(database: "killed", detail: "") }
    }
  }

  /// Where a partition is, as each server says.
  func states(_ part: Int) throws -> [String] {
    try [source, target].map { server in
      // The other server has no tables before the first move.
      if try server.psql("SELECT to_regclass('fasti.shard') IS NULL", name) == "t" { return "" }
      return try server.psql("SELECT state FROM fasti.shard WHERE part = \(part)", name)
    }
  }

  /// What is left of moves on both servers.
  func remains() throws -> [String] {
    try [source, target].flatMap { server in
      try server.psql(
        """
        SELECT slot_name FROM pg_replication_slots WHERE database = current_database()
        UNION ALL SELECT pubname FROM pg_publication UNION ALL SELECT subname FROM pg_subscription
          WHERE subdbid = (SELECT oid FROM pg_database WHERE datname = current_database())
        """, name, as: "admin"
      ).split(separator: "\n").map(String.init)
    }
  }

  private final class Counter {
    var value = 0
  }
}

extension PostgresStore {
  /// Writes a setting, as a change of its own.
  func put(_ key: String, _ value: String) throws(StoreError) {
    try write(newChange("test")) { writer throws(StoreError) in _ = try writer.put(Setting(key: key, value: value)) }
  }

  /// The value of a setting.
  func value(_ key: String) throws(StoreError) -> String? {
    try read { reader throws(StoreError) in try reader.record(Setting.self, key: key)?.value }
  }
}
