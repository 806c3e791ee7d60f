import FastiDays
import FastiPerson
import FastiRecords
@testable import FastiSQLite
import FastiTransfer
import Foundation
import StoreContract
import TestSupport
import Testing

/// The number of killed processes: 200 in every run, 10,000 in `make soak`.
private let kills = Soak.rounds(short: 100, long: 10_000)

@Suite("Processes that are killed, or that write at the same time", .serialized) struct KillTests {
  @Test("kill -9 at any point of a write loses nothing that was confirmed")
  func writing() throws {
    let random = BenchRandom(seed: Soak.seed(UInt64(kills)))
    var scene = try Scene()
    var stored = 0
    var total = 0
    for round in 0..<kills {
      // A small store makes each check of it short.
      if round % 200 == 0 { (scene, stored) = (try Scene(), 0) }
      let probe = try Probe(scene.place, ["write", "p", "\(stored)", "100000"])
      probe.waitForLine()
      usleep(UInt32(random.next() % 4000))
      probe.kill()
      let confirmed = probe.lines.compactMap { Int($0) }
      #expect(confirmed == Array(stored..<stored + confirmed.count))
      let safe = stored + confirmed.count
      stored = try whole(scene, name: "p")
      #expect(stored == safe || stored == safe + 1)
      total += confirmed.count
    }
    #expect(total >= kills)
    Soak.note("kills of a writer", kills)
  }

  @Test("kill -9 at any point of the first start leaves no store, or a complete one")
  func making() throws {
    let random = BenchRandom(seed: Soak.seed(UInt64(kills) + 1))
    var made = 0
    // A start is killed within the time of a complete one, which differs from machine to machine and grows with its
    // load.
    let start = ContinuousClock.now
    for _ in 0..<5 {
      let scene = try Scene()
      #expect(try Probe(scene.place, ["write", "p", "0", "1"]).wait() == 0)
    }
    let length = UInt64((ContinuousClock.now - start) / .microseconds(1)) * 2 / 5
    for round in 0..<kills / 5 {
      let scene = try Scene(seed: UInt64(round))
      let probe = try Probe(scene.place, ["write", "p", "0", "1"])
      usleep(UInt32(random.next() % length))
      probe.kill()
      let confirmed = probe.lines.count
      let stored = FileManager.default.fileExists(atPath: scene.place) ? try whole(scene, name: "p") : 0
      #expect(stored >= confirmed)
      made += FileManager.default.fileExists(atPath: scene.database) ? 1 : 0
      #expect(try Probe(scene.place, ["write", "q", "0", "1"]).wait() == 0)
    }
    #expect(made > 0)
    Soak.note("kills of a first start", kills / 5)
  }

  @Test("kill -9 at any point of the migration of an earlier store loses nothing; the next start continues")
  func migrating() throws {
    let random = BenchRandom(seed: Soak.seed(UInt64(kills) + 2))
    let whole = try earlier()
    let start = ContinuousClock.now
    #expect(try Probe(whole.place, ["read"]).wait() == 0)
    let length = UInt64((ContinuousClock.now - start) / .microseconds(1)) * 5 / 4
    let wanted = try rows(whole)
    #expect(wanted.count > 300)
    for _ in 0..<kills / 2 {
      let scene = try earlier()
      let probe = try Probe(scene.place, ["read"])
      usleep(UInt32(random.next() % length))
      probe.kill()
      let store = scene.store()
      #expect(try store.check().findings == [])
      #expect(try store.readable().version() == Schema.current.version)
      #expect(try rows(scene) == wanted)
      try store.set("after", "1")
      store.close()
      let left = try FileManager.default.contentsOfDirectory(atPath: scene.place)
      #expect(left.filter { $0.hasPrefix("fasti.db.") } == ["fasti.db.version-9"])
      // The copy is the complete earlier store, also if the process was killed while it made a copy.
      let copy = try Scene()
      try copy.replaceDatabase(try #require(try scene.files()["fasti.db.version-9"]))
      #expect(try rows(copy) == wanted)
    }
    Soak.note("kills of a migration", kills / 2)
  }

  @Test("kill -9 while the shipped regions are written leaves the former or all new ones; the next start writes them")
  func seeding() throws {
    let random = BenchRandom(seed: Soak.seed(UInt64(kills) + 3))
    let former = [RegionText(code: "SE", text: Array("region SE".utf8))]
    func seeded() throws -> Scene {
      let scene = try Scene()
      let store = scene.store()
      try store.seed(former)
      store.close()
      return scene
    }
    func regions(_ scene: Scene) throws -> [RegionText] {
      let store = scene.store()
      defer { store.close() }
      #expect(try store.check().findings == [])
      return try store.read { reader throws(StoreError) in try reader.regions(nil) }
    }
    let whole = try seeded()
    let start = ContinuousClock.now
    #expect(try Probe(whole.place, ["seed"]).wait() == 0)
    let length = UInt64((ContinuousClock.now - start) / .microseconds(1)) * 5 / 4
    let wanted = try regions(whole)
    #expect(wanted.count > 500)
    for _ in 0..<kills / 5 {
      let scene = try seeded()
      let probe = try Probe(scene.place, ["seed"])
      usleep(UInt32(random.next() % length))
      probe.kill()
      let isDone = !probe.lines.isEmpty
      let left = try regions(scene)
      #expect(left == wanted || left == former && !isDone)
      #expect(try Probe(scene.place, ["seed"]).wait() == 0)
      #expect(try regions(scene) == wanted)
    }
    Soak.note("kills of a seeding", kills / 5)
  }

  /// A folder with the store that commit f8a34d2 wrote.
  private func earlier() throws -> Scene {
    let scene = try Scene()
    try FileManager.default.createDirectory(atPath: scene.place, withIntermediateDirectories: true)
    for name in ["fasti.db", "device"] {
      let path = PackageFolder.root.appending(path: "Tests/Fixtures/f8a34d2/data/\(name)")
      try FileManager.default.copyItem(atPath: path.path, toPath: scene.place + "/" + name)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: scene.place + "/" + name)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: scene.place)
    return scene
  }

  /// Every row with a hash, by table: its id, its stamp, and the hash of its content.
  private func rows(_ scene: Scene) throws -> [String] {
    let connection = try scene.store().readable()
    var rows: [String] = []
    for table in HashedTable.all {
      try table.forEach(in: connection) { row throws(StoreError) in
        rows.append("\(table.kind.table) \(row.id) \(row.stamp) \(row.hash) \(row.kept == row.hash)")
      }
    }
    return rows
  }

  @Test("two processes that write at the same time lose nothing, and no two versions share a stamp")
  func together() throws {
    let scene = try Scene()
    let probes = try ["p", "q"].map { try Probe(scene.place, ["write", $0, "0", "150"]) }
    for probe in probes {
      #expect(probe.wait() == 0)
      #expect(probe.lines == (0..<150).map { "\($0)" })
    }
    #expect(try whole(scene, name: "p") == 150)
    #expect(try whole(scene, name: "q") == 150)
    let lines = try scene.store().history(limit: 1000)
    #expect(lines.count == 300)
    #expect(Set(lines.map { $0.stamp }).count == 300)
    #expect(Set(lines.map { $0.stamp.device }).count == 1)
  }

  @Test("a store that another process has locked is waited for, then reported as locked; it can be read meanwhile")
  func locked() throws {
    let scene = try Scene()
    try scene.store().set("a", "1")
    let probe = try Probe(scene.place, ["hold", "60000"])
    probe.waitForLine()
    let store = scene.store(patience: 100)
    #expect(throws: StoreError.locked(path: scene.database, seconds: Fault.seconds)) { try store.set("a", "2") }
    #expect(try store.setting("a") == "1")
    probe.kill()
    try store.set("a", "2")
    #expect(try store.setting("a") == "2")
    let short = try Probe(scene.place, ["hold", "300"])
    short.waitForLine()
    try scene.store().set("a", "3")
    #expect(short.wait() == 0)
    #expect(try store.setting("a") == "3")
  }

  /// Checks that the numbers of a probe are there without a gap, complete, and in a sound file.
  /// - Returns: The number of these numbers.
  private func whole(_ scene: Scene, name: String) throws -> Int {
    let store = scene.store()
    let (rules, last) = try store.read { reader throws(StoreError) in
      (
        try reader.all(UserRule.self, where: .text(column: "region", is: name)),
        try reader.record(Setting.self, key: "last.\(name)")
      )
    }
    let numbers = rules.compactMap { Int($0.record.ruleID.split(separator: ".").last ?? "") }.sorted()
    #expect(numbers == Array(0..<numbers.count))
    #expect(last.flatMap { Int($0.value) } == numbers.last)
    #expect(try store.check().findings == [])
    return numbers.count
  }
}
