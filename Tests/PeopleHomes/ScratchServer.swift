import FastiHost
package import FastiPostgres
package import FastiRecords
import Foundation
import Glibc
import TestSupport

/// A PostgreSQL server of this test run: its cluster is in its own folder, it listens on a socket there, it runs under
/// another user if the tests run as root, and it ends with this process, however that ends.
package final class ScratchServer: Sendable {
  /// The folder of its socket.
  package let folder: String
  /// The folder of the pool's socket; nil if pgbouncer is not installed.
  package let pool: String?
  // It is open as long as this process lives: the shell that watches the server reads its other end.
  private let life: Int32

  /// The server; nil if none can be started.
  package static let shared: ScratchServer? = {
    do { return try ScratchServer() } catch {
      FileHandle.standardError.write(Data("the tests of PostgreSQL are skipped: \(error)\n".utf8))
      return nil
    }
  }()
  /// Two servers between which partitions can move; nil if they cannot be started. The owner of the tables may replicate on the first
  /// one, and is a superuser on the second one.
  package static let pair: (source: ScratchServer, target: ScratchServer)? = {
    guard shared != nil else { return nil }
    do {
      let pair = (try ScratchServer(logical: true), try ScratchServer(logical: true))
      try pair.0.psql("ALTER ROLE fasti_keeper REPLICATION", "postgres", as: "admin")
      try pair.1.psql("ALTER ROLE fasti_keeper SUPERUSER", "postgres", as: "admin")
      return pair
    } catch {
      FileHandle.standardError.write(Data("the tests of two servers are skipped: \(error)\n".utf8))
      return nil
    }
  }()
  /// Why tests are skipped.
  package static let reason = "the package postgresql has to be installed for this, which scripts/setup test does"

  private struct Missing: Error, CustomStringConvertible { let description: String }

  private static var programs: String? {
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
    return versions.filter { Int($0) ?? 0 >= 15 }.sorted().last.map { "/usr/lib/postgresql/\($0)/bin" }
  }

  /// The program of the pool; nil if it is not installed.
  package static let pgbouncer: String? = {
    let places = ["/usr/sbin/pgbouncer", PackageFolder.root.appending(path: ".pgbouncer/usr/sbin/pgbouncer").path]
    return places.first { access($0, X_OK) == 0 }
  }()

  private init(logical: Bool = false) throws {
    guard let programs = Self.programs else { throw Missing(description: "no server is installed") }
    var template = Array("/tmp/fasti-postgres-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Missing(description: "no folder can be made") }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    self.folder = folder
    var user: [String] = []
    // The server does not run as root.
    if getuid() == 0 {
      user = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"]
      _ = try Self.run(["chown", "nobody:nogroup", folder])
    }
    let made = try Self.run(
      user + [
        "\(programs)/initdb", "-D", "\(folder)/data", "-U", "admin", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8",
        "-N",
      ])
    guard made.status == 0 else { throw Missing(description: made.errors) }
    let settings = [
      "listen_addresses=", "unix_socket_directories=\(folder)", "fsync=off", "synchronous_commit=off",
      "full_page_writes=off", "max_connections=80", "max_locks_per_transaction=256",
      "log_min_messages=fatal",
    ]
    // Copying takes a second of several processes, and of one worker a time.
    let more =
      logical
      ? [
        "wal_level=logical", "max_sync_workers_per_subscription=8", "max_logical_replication_workers=12",
        "max_worker_processes=24", "max_wal_senders=30", "max_replication_slots=30",
      ] : []
    let options = (settings + more).flatMap { ["-c", $0] }
    let pgbouncer = Self.pgbouncer
    let hasPool = pgbouncer != nil
    pool = hasPool ? "\(folder)/pool" : nil
    var script = "\(programs)/postgres -D \(folder)/data \(options.joined(separator: " ")) 2>\(folder)/log & p=$!; "
    if hasPool { script += "mkdir \(folder)/pool; \(pgbouncer ?? "false") -q \(folder)/pool.ini 2>/dev/null & q=$!; " }
    script += "cat >/dev/null; kill $q 2>/dev/null; kill -INT $p; wait $p; rm -rf \(folder)"
    life = try Self.spawn(user + ["sh", "-c", script], with: Self.poolSettings(folder), in: folder)
    try wait()
    for sql in [
      "CREATE ROLE fasti_app LOGIN", "CREATE ROLE fasti_keeper LOGIN", "CREATE DATABASE fasti OWNER fasti_keeper",
    ] { try psql(sql, "postgres", as: "admin") }
    if !logical { _ = try PostgresKeeper(try address(as: "fasti_keeper")).migrate(partitions: 4) }
  }

  private static func poolSettings(_ folder: String) -> String {
    """
    [databases]
    * = host=\(folder)
    [pgbouncer]
    unix_socket_dir = \(folder)/pool
    listen_addr =
    auth_type = trust
    auth_file = \(folder)/users
    pool_mode = transaction
    default_pool_size = 2
    """
  }

  private static func run(_ arguments: [String]) throws -> ChildProcess {
    try ChildProcess(arguments, in: URL(filePath: "/"), seconds: 900)
  }

  /// Starts a process that reads a pipe; this process has the other end.
  private static func spawn(_ arguments: [String], with pool: String, in folder: String) throws -> Int32 {
    try pool.write(toFile: folder + "/pool.ini", atomically: false, encoding: .utf8)
    try "\"fasti_app\" \"\"\n\"fasti_keeper\" \"\"\n".write(
      toFile: folder + "/users", atomically: false, encoding: .utf8)
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Missing(description: "no pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words = arguments.map { strdup($0) } + [nil]
    defer { for pointer in words { free(pointer) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, words[0]!, &actions, nil, &words, environ) == 0 else {
      throw Missing(description: "cannot start")
    }
    close(ends[0])
    return ends[1]
  }

  private func wait() throws {
    for _ in 0..<600 {
      if (try? psql("SELECT 1", "postgres", as: "admin")) != nil { return }
      usleep(50_000)
    }
    throw Missing(description: (try? String(contentsOfFile: folder + "/log", encoding: .utf8)) ?? "it did not start")
  }

  /// The address of a database of this server for a role.
  package func address(as role: String, database: String = "fasti", throughPool: Bool = false) throws -> PostgresAddress
  {
    guard let address = PostgresAddress(text(as: role, database: database, throughPool: throughPool)) else {
      throw Missing(description: "no address")
    }
    return address
  }

  /// The same as text.
  package func text(as role: String, database: String = "fasti", throughPool: Bool = false) -> String {
    let host = throughPool ? pool ?? folder : folder
    return "host=\(host) user=\(role) dbname=\(database)\(throughPool ? " port=6432" : "")"
  }

  /// The output of psql for statements; throws its message if one fails.
  @discardableResult
  package func psql(_ sql: String, _ database: String = "fasti", as role: String = "fasti_keeper") throws -> String {
    let answer = try Self.run(
      ["psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-h", folder, "-U", role, "-d", database, "-c", sql])
    guard answer.status == 0 else { throw Missing(description: answer.errors) }
    return answer.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// A new person with an empty space, who is an owner, and the place of the space.
  package func place(
    named name: String = "Ada", now: Int64 = 1_770_292_800_000, database: String = "fasti", throughPool: Bool = false
  ) throws -> PostgresPlace {
    let secret = SHA256.hexHash(Entropy.system.bytes(16))
    let keeper = try address(as: "fasti_keeper", database: database)
    let space = try PostgresKeeper(keeper).addPerson(name, secret: secret, now: now, entropy: .system)
    return PostgresPlace(
      try address(as: "fasti_app", database: database, throughPool: throughPool), keeper: keeper, secret: secret,
      space: space)
  }
}
