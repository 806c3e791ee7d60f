import FastiDays
import FastiPerson
import FastiRecords
@testable import FastiSQLite
import FastiTransfer
import Foundation
import StoreContract
import TestSupport
import Testing

/// How many processes are killed: 200 in every run, 10,000 in `make soak`.
private let kills = Soak.rounds(short: 200, long: 10_000)

@Suite("Processes that are killed, or in each other's way", .serialized) struct KillTests {
  @Test("kill -9 at any point of a write loses nothing that was confirmed")
  func writing() throws {
    let random = BenchRandom(seed: Soak.seed(UInt64(kills)))
    var scene = try Scene()
    var stored = 0
    var total = 0
    for round in 0..<kills {
      // A small store keeps each look over it short.
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

  @Test("kill -9 at any point of the first start leaves no store, or a whole one")
  func making() throws {
    let random = BenchRandom(seed: Soak.seed(UInt64(kills) + 1))
    var made = 0
    for round in 0..<kills / 5 {
      let scene = try Scene(seed: UInt64(round))
      let probe = try Probe(scene.place, ["write", "p", "0", "1"])
      usleep(UInt32(random.next() % 40_000))
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

  @Test("two processes that write at once lose nothing, and no two versions share a stamp")
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

  @Test("a store that another process holds is waited for, then called locked; it can be read meanwhile")
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

  /// Checks that what a probe wrote is there without a gap, whole, and in a sound file.
  /// - Returns: How many numbers are there.
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
