import Foundation
import PeopleHomes
import TestSupport
import Testing

/// The programs, with a database instead of the file of a data folder.
@Suite(
  "Commands with a database",
  .enabled(if: ScratchServer.shared != nil, Comment(rawValue: ScratchServer.reason)))
struct ProgramTests {
  /// A new empty database, an empty data folder, and the means to run commands with both.
  struct Desk {
    let folder: TemporaryFolder
    let server: ScratchServer
    let name: String
    var settings: [String: String]

    init() throws {
      folder = try TemporaryFolder()
      server = try #require(ScratchServer.shared)
      name = "desk_\(UInt32.random(in: 0...UInt32.max))"
      try server.psql("CREATE DATABASE \(name) OWNER fasti_keeper", "postgres", as: "admin")
      settings = [
        "PATH": "/usr/bin:/bin", "HOME": folder.url.path, "FASTI_DATA": folder.url.appending(path: "data").path,
        "FASTI_TODAY": "2026-02-05", "TZ": "UTC", "LC_ALL": "C.UTF-8", "NO_COLOR": "1",
        "FASTI_DATABASE": "postgresql:///\(name)?host=\(server.folder)",
      ]
    }

    var keeper: String { "postgresql://fasti_keeper@/\(name)?host=\(server.folder)" }

    func run(_ words: String..., with more: [String: String] = [:]) throws -> ChildProcess {
      try run(words, with: more)
    }

    func run(_ words: [String], with more: [String: String] = [:]) throws -> ChildProcess {
      try ChildProcess(
        [PackageFolder.program.path] + words, in: folder.url, environment: settings.merging(more) { $1 }, seconds: 900)
    }

    /// Runs a script of the shell in which `$fasti` is the program, and `folder NAME` runs it with
    /// the data folder of that name.
    func shell(_ script: String) throws -> ChildProcess {
      let folder = #"folder() { place=$1; shift; FASTI_DATABASE= FASTI_DATA="$HOME/$place" "$fasti" "$@"; }"#
      return try ChildProcess(
        ["sh", "-c", "\(folder)\n\(script)"], in: self.folder.url,
        environment: settings.merging(["fasti": PackageFolder.program.path, "FASTI_DATABASE_KEEPER": keeper]) { $1 },
        seconds: 3_600)
    }

    /// Creates the tables and a key.
    func prepare() throws {
      let made = try run("database", "init", "--partitions", "2", with: ["FASTI_DATABASE_KEEPER": keeper])
      #expect(made.status == 0, "\(made.errors)")
    }

    func bytes(_ name: String) throws -> Data { try Data(contentsOf: folder.url.appending(path: name)) }
  }

  @Test("a database is created, written, read and undone like a folder; the folder gets only the key")
  func commands() throws {
    let desk = try Desk()
    let early = try desk.run("today")
    #expect(early.status == 7)
    #expect(early.errors.contains("fasti database init"), "\(early.errors)")
    let keyless = try desk.run("database", "init")
    #expect(keyless.status == 7)
    #expect(keyless.errors.contains("FASTI_DATABASE_KEEPER"), "\(keyless.errors)")
    try desk.prepare()
    // The second time nothing is done, and the key stays.
    let key = try desk.bytes("data/database-key")
    try desk.prepare()
    #expect(try desk.bytes("data/database-key") == key)
    #expect(try desk.run("note", "set", "2026-02-05", "in the database").status == 0)
    #expect(try desk.run("note", "show", "2026-02-05").output == "in the database\n")
    #expect(try desk.run("today").output.contains("in the database"))
    #expect(try desk.run("history").output.contains("note"))
    #expect(try desk.run("undo").status == 0)
    #expect(try desk.run("note", "show", "2026-02-05").status != 0)
    #expect(try desk.run("doctor").output.contains(desk.name))
    #expect(try desk.run("paths").output.contains("postgresql://"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: desk.settings["FASTI_DATA"] ?? "") == ["database-key"])
    let mode = try FileManager.default.attributesOfItem(atPath: desk.folder.url.path + "/data/database-key")
    #expect(mode[.posixPermissions] as? Int == 0o600)
    // Another machine has another key to the same space.
    let other = ["FASTI_DATA": desk.folder.url.path + "/other"]
    #expect(try desk.run("note", "show", "2026-02-05", with: other).status == 7)
    let made = try desk.run(
      "database", "init", with: other.merging(["FASTI_DATABASE_KEEPER": desk.keeper]) { $1 })
    #expect(made.status == 0, "\(made.errors)")
    #expect(try desk.run("redo", with: other).status == 0)
    #expect(try desk.run("note", "show", "2026-02-05").output == "in the database\n")
  }

  @Test("a password in an option is refused before any connection, and is not repeated")
  func secrets() throws {
    let desk = try Desk()
    for address in [
      "postgresql://ada:hunter2@localhost/fasti", "host=localhost password=hunter2",
      "postgresql://localhost/fasti?pass%77ord=hunter2", "host=localhost password = hunter2",
      "postgresql://ada:hun?ter2@localhost/fasti",
    ] {
      for words in [["today"], ["serve"], ["database", "init"], ["space", "move", "folder"]] {
        let run = try ChildProcess(
          [PackageFolder.program.path] + words + ["--database", address], in: desk.folder.url,
          environment: desk.settings, seconds: 900)
        #expect(run.status == 2, "\(words) \(run.errors)")
        #expect(run.errors.contains("PGPASSFILE"))
        #expect(!(run.output + run.errors).contains("hun"))
      }
    }
  }

  @Test("a space moves there and back, and the three backups have the same bytes")
  func moving() throws {
    let desk = try Desk()
    try desk.prepare()
    let folder = ["FASTI_DATABASE": ""]
    for words in [
      ["note", "set", "2026-02-05", "one"], ["note", "set", "2026-02-05", "two"], ["undo"],
      ["event", "add", "Dinner", "--on", "2026-12-05"], ["config", "set", "hijri.show", "on"], ["redo"],
    ] {
      _ = try ChildProcess(
        [PackageFolder.program.path] + words, in: desk.folder.url, environment: desk.settings.merging(folder) { $1 },
        seconds: 900)
    }
    func backup(_ name: String, _ more: [String: String] = [:]) throws -> Data {
      let made = try desk.run("backup", "create", name, with: more)
      #expect(made.status == 0, "\(made.errors)")
      return try desk.bytes(name)
    }
    let first = try backup("first.zip", folder)
    let there = try desk.run("space", "move", "database")
    #expect(there.status == 0, "\(there.errors)")
    #expect(try backup("second.zip") == first)
    #expect(try desk.run("history").output == desk.run("history", with: folder).output)
    let again = try desk.run("space", "move", "database")
    #expect(again.status == 5, "\(again.errors)")
    // Into another folder, which has the key to the same space.
    let other = ["FASTI_DATA": desk.folder.url.path + "/other"]
    _ = try desk.run("database", "init", with: other.merging(["FASTI_DATABASE_KEEPER": desk.keeper]) { $1 })
    let back = try desk.run("space", "move", "folder", with: other)
    #expect(back.status == 0, "\(back.errors)")
    #expect(try backup("third.zip", other.merging(folder) { $1 }) == first)
    let healthy = try desk.run("doctor", with: other.merging(folder) { $1 })
    #expect(healthy.status == 0, "\(healthy.output)\(healthy.errors)")
    let sync = try desk.run("sync", "status")
    #expect(sync.status == 1, "\(sync.errors)")
  }

  @Test("a server that does not exist, or goes away, gives an error with what to do")
  func away() throws {
    var desk = try Desk()
    try desk.prepare()
    desk.settings["FASTI_DATABASE"] = "postgresql://127.0.0.1:1/fasti"
    let run = try desk.run("note", "set", "2026-02-05", "lost")
    #expect(run.status == 7)
    #expect(run.errors.contains("check that the server runs"), "\(run.errors)")
    desk.settings["FASTI_DATABASE"] = "nonsense"
    let nonsense = try desk.run("today")
    #expect(nonsense.status == 7)
    #expect(nonsense.errors.contains("postgresql://HOST/NAME"), "\(nonsense.errors)")
  }
}
