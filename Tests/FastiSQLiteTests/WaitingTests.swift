import FastiDays
import FastiRecords
@testable import FastiSQLite
import StoreContract
import Testing

@Suite("Progress is reported during one long call of SQLite") struct WaitingTests {
  /// The number of reports without a count.
  private func told(_ work: (Progress) throws(StoreError) -> Void) throws(StoreError) -> Int {
    var times = 0
    try work(Progress { done, total in if done == 0, total == nil { times += 1 } })
    return times
  }

  @Test("while pages are checked, and while the file is rewritten")
  func waiting() throws {
    let scene = try Scene()
    let store = scene.store()
    try store.write(store.newChange("make many")) { writer throws(StoreError) in
      for number in 0..<3_000 { try writer.put(Setting(key: "key \(number)", value: "value \(number)")) }
    }
    try store.set("key 1", "other")
    try store.set("key 3", "another")
    #expect(try told { progress throws(StoreError) in _ = try store.check(progress) } > 0)
    let latest = try store.read { reader throws(StoreError) in try reader.latestStamp() }
    let compacted = try told { progress throws(StoreError) in _ = try store.compact(before: latest, progress) }
    #expect(compacted > 0)
    let id = Setting.id(for: "key 2")
    let erased = try told { progress throws(StoreError) in
      _ = try store.erase([id], as: store.newChange("erase"), progress)
    }
    #expect(erased > 0)
    #expect(try store.check(.none).findings.isEmpty)
  }
}
