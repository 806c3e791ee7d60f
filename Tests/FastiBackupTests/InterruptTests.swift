import FastiDays
import FastiPerson
import FastiRecords
import FastiSQLite
import Foundation
import Glibc
import StoreContract
import TestSupport
import Testing

@Suite("Ctrl-C ends a command at once, reports the result, and leaves nothing half done", .serialized)
struct InterruptTests {
  private let nothing = "interrupted: nothing was changed\n"

  /// A desk with a setting, so that there is a store.
  private func desk() throws -> Desk {
    let desk = try Desk()
    try desk.write { writer throws(StoreError) in try writer.put(Setting(key: "mine", value: "1")) }
    return desk
  }

  /// The names of all files in and beside the data folder, without SQLite's own files.
  private func names(_ desk: Desk) -> [String] {
    let names = FileManager.default.enumerator(atPath: desk.path(""))?.compactMap { $0 as? String } ?? []
    return names.filter { !$0.hasSuffix("-shm") && !$0.hasSuffix("-wal") }.sorted()
  }

  @Test(
    "while it waits for its input",
    arguments: [
      ["days", "between", "SE", "--batch", "-"], ["import", "-", "--as", "csv"], ["rules", "import", "-"],
      ["hijri", "parse", "-"],
    ])
  func input(_ words: [String]) throws {
    let desk = try desk()
    let before = names(desk)
    for (signal, status) in [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)] {
      let running = try Signalled(words + ["--data", desk.data], held: .byInput)
      running.send(signal)
      #expect(running.wait() == status)
      #expect(running.errors == nothing)
    }
    #expect(names(desk) == before)
  }

  @Test(
    "while it writes its output",
    arguments: [
      ["export", "dimension", "--from", "1900-01-01", "--to", "2100-12-31", "SE"],
      ["feed", "write", "-", "--only", "holidays"],
    ])
  func output(_ words: [String]) throws {
    let desk = try desk()
    try desk.write { writer throws(StoreError) in
      try writer.put(Setting(key: "regions.limit", value: "9"))
      try writer.put(Setting(key: "regions", value: "SE US VN"))
    }
    let before = names(desk)
    let running = try Signalled(words + ["--data", desk.data], held: .byOutput)
    running.send(SIGINT)
    #expect(running.wait() == 130)
    let partial = "interrupted: the output is incomplete; nothing was changed\n"
    #expect(running.errors == nothing || running.errors == partial)
    #expect(names(desk) == before)
  }

  @Test("while a child process works, which is ended too", arguments: [["doctor"], ["hijri", "refresh"]])
  func child(_ words: [String]) throws {
    let desk = try desk()
    // A program beside a `fastid` that never answers. Other processes write both files: a file that this process wrote
    // may still be open in a child that another test starts, and then it cannot be run (ETXTBSY).
    let folder = try TemporaryFolder()
    let real = PackageFolder.program.deletingLastPathComponent().appending(path: "fastid")
    let (program, number) = (folder.url.appending(path: "program"), folder.url.appending(path: "number"))
    let script = """
      cp "$1" program
      printf '#!/bin/sh\necho $$ >%s.new\nmv %s.new %s\nexec sleep 3600\n' "$2" "$2" "$2" >fastid
      chmod 700 fastid
      """
    let making = try ChildProcess(["sh", "-ec", script, "sh", real.path, number.path], in: folder.url)
    #expect(making.status == 0, "\(making.errors)")
    let before = names(desk)
    let running = try Signalled(words + ["--data", desk.data], program: program.path)
    running.send(SIGTERM) { FileManager.default.fileExists(atPath: number.path) }
    #expect(running.wait() == 143)
    #expect(running.errors == nothing)
    #expect(names(desk) == before)
    let child = try String(contentsOf: number, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(isGone(child), "\(child)")
  }

  /// Whether a process has ended, or ends now; a process that was not waited for yet stays in the list as a zombie.
  private func isGone(_ process: String) -> Bool {
    for _ in 0..<20_000 {
      guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return true }
      if text.contains(") Z ") || text.contains(") X ") { return true }
      usleep(500)
    }
    return false
  }

  @Test(
    "while it waits for another program that writes",
    arguments: [["store", "compact", "--before", "2099-01-01", "--yes"], ["config", "set", "holidays.show", "off"]])
  func lock(_ words: [String]) throws {
    let desk = try desk()
    let before = (names(desk), try desk.bytes())
    let store = desk.store
    // On a machine that is slow for a moment the command may give up by itself: status 7.
    var statuses: [Int32?] = []
    repeat {
      try store.write(store.newChange("test")) { _ in
        guard let running = try? Signalled(words + ["--data", desk.data]) else { return statuses.append(nil) }
        running.send(SIGINT)
        statuses.append(running.wait())
        if statuses.last == 130 { #expect(running.errors == nothing) }
      }
    } while statuses.last == 7 && statuses.count < 20
    #expect(statuses.last == 130)
    #expect(names(desk) == before.0)
    #expect(try desk.bytes() == before.1)
  }

  /// A desk with an attached file, which takes some time to read.
  private func laden(_ bytes: Int) throws -> Desk {
    let desk = try desk()
    let reminder = desk.store.newID()
    try desk.attach([UInt8](repeating: 7, count: bytes), to: reminder, desk.store.newID())
    return desk
  }

  @Test("while it writes a backup: no backup and no part of one is left")
  func create() throws {
    var (bytes, status) = (4 << 20, Int32?.none)
    // A fast machine gets more work.
    repeat {
      bytes *= 2
      let desk = try laden(bytes)
      let before = names(desk)
      let path = desk.path("backup.zip")
      let running = try Signalled(["backup", "create", path, "--data", desk.data])
      running.send(SIGINT) { names(desk).contains { $0.hasPrefix("backup.zip.part") } }
      status = running.wait()
      if status == 0 { continue }
      #expect(running.errors == "interrupted: \(path) was not written\n")
      #expect(names(desk) == before)
    } while status == 0 && bytes < 1 << 30
    #expect(status == 130)
  }

  @Test("while it checks a backup")
  func check() throws {
    var (bytes, status) = (4 << 20, Int32?.none)
    repeat {
      bytes *= 2
      let desk = try laden(bytes)
      try desk.create("backup.zip")
      let before = names(desk)
      let running = try Signalled(["backup", "check", desk.path("backup.zip"), "--data", desk.data])
      running.send(SIGINT)
      status = running.wait()
      if status == 0 { continue }
      #expect(running.errors == nothing)
      #expect(names(desk) == before)
    } while status == 0 && bytes < 1 << 30
    #expect(status == 130)
  }

  @Test("while it restores: the files it wrote are removed, and the store is unchanged")
  func restore() throws {
    let source = try laden(1_000)
    try source.create("backup.zip")
    let desk = try desk()
    let (before, state) = (names(desk), try desk.bytes())
    let store = desk.store
    var statuses: [Int32?] = []
    repeat {
      try store.write(store.newChange("test")) { _ in
        let words = ["backup", "restore", source.path("backup.zip"), "--data", desk.data]
        guard let running = try? Signalled(words) else { return statuses.append(nil) }
        running.send(SIGINT) { names(desk).contains { $0.hasSuffix(".bin") } }
        statuses.append(running.wait())
        if statuses.last == 130 { #expect(running.errors == nothing) }
      }
    } while statuses.last == 7 && statuses.count < 20
    #expect(statuses.last == 130)
    // The folder of attachments and the copy of the store are complete and may stay.
    let whole: Set = ["data/attachments", "data/fasti.db.before-restore"]
    #expect(names(desk).filter { !whole.contains($0) } == before)
    #expect(try desk.bytes() == state)
  }

  @Test("a signal that it was started to ignore stays ignored")
  func ignored() throws {
    let desk = try desk()
    let program = PackageFolder.program.deletingLastPathComponent().appending(path: "fastid").path
    let words = ["-c", "trap '' INT; exec \(program) import - --as csv --data \(desk.data)"]
    let running = try Signalled(words, held: .byInput, program: "/bin/sh")
    // The other signal would end it first.
    running.send(SIGTERM) {
      running.signal(SIGINT)
      return true
    }
    #expect(running.wait() == 143)
  }
}
