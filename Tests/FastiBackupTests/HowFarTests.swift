import FastiDays
import FastiPerson
import FastiRecords
import FastiSQLite
import FastiTransfer
import FastiZip
import StoreContract
import Testing

@Suite("Long work on a store reports its progress") struct HowFarTests {
  /// The reports, in order.
  private final class Told {
    var steps: [(done: Int, all: Int?)] = []
    var progress: Progress { Progress { self.steps.append(($0, $1)) } }

    /// Whether they increase up to the total, and never exceed it.
    func isWhole() -> Bool {
      guard let last = steps.last, let all = last.all else { return false }
      return zip(steps, steps.dropFirst()).allSatisfy { $0.done <= $1.done } && last.done == all
        && steps.allSatisfy { $0.done <= $0.all ?? .max }
    }
  }

  private func filled() throws -> Desk {
    let desk = try Desk()
    for place in 1...20 {
      try desk.write { writer throws(StoreError) in
        try writer.put(Setting(key: "mine", value: "\(place)"))
        try writer.put(Setting(key: "other\(place)", value: "1"))
      }
    }
    return desk
  }

  @Test("checking: row by row")
  func check() throws {
    let (desk, told) = (try filled(), Told())
    #expect(try desk.store.check(told.progress).findings.isEmpty)
    #expect(told.isWhole() && told.steps.count >= 60)
  }

  @Test("compacting: up to the number of dropped versions")
  func compact() throws {
    let (desk, told) = (try filled(), Told())
    let plan = try desk.store.compact(before: Stamp.last(atMilliseconds: desk.clock.now + 1), told.progress)
    // A version that the latest change replaced was not replaced before it.
    #expect(plan.total == 18)
    #expect(told.isWhole() && told.steps.last?.all == 18)
  }

  @Test("mending the clock: row by row, after a copy without a count")
  func mend() throws {
    let (desk, told) = (try Desk(), Told())
    let now = desk.clock.now
    desk.clock.now += 30 * 86_400_000
    for place in 1...20 {
      try desk.write { writer throws(StoreError) in try writer.put(Setting(key: "mine", value: "\(place)")) }
    }
    desk.clock.now = now
    let mending = try desk.store.mendClock(told.progress)
    let (before, moving) = (told.steps.filter { $0.all == nil }, told.steps.filter { $0.all != nil })
    told.steps = moving
    #expect(mending.versions == 20 && told.isWhole() && moving.count == 41 && moving.last?.all == 40)
    #expect(before.allSatisfy { $0.done == 0 })
  }

  @Test("checking a backup: by megabytes; restoring it: by files and things")
  func backup() throws {
    let desk = try filled()
    try desk.attach([UInt8](repeating: 1, count: 3_000_000), to: desk.store.newID(), desk.store.newID())
    try desk.create("backup.zip")
    let (looked, restored) = (Told(), Told())
    let backup = try LookAtBackup(ZipArchives(), now: desk.clock.now)(desk.path("backup.zip"), looked.progress)
    #expect(looked.isWhole() && looked.steps.last?.all == 3)
    let other = try Desk(seed: 2)
    let store = other.store
    let restore = RestoreBackup(store, attachments: other.attachments, progress: restored.progress)
    let report = try restore(backup, as: store.newChange("backup restore")) { _ in .replace }
    let writing = restored.steps.filter { $0.all != nil }
    #expect(report.total > 20 && writing.last?.done == report.total + 1 && writing.last?.all == report.total + 1)
    #expect(zip(writing, writing.dropFirst()).allSatisfy { $0.done <= $1.done })
  }
}
