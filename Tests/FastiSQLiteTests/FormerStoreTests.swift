import FastiDays
import FastiRecords
@testable import FastiSQLite
import FastiTransfer
import Foundation
import StoreContract
import TestSupport
import Testing

@Suite("A store that comes back as it was before it joined") struct FormerStoreTests {
  private static let space = SyncSpace(
    id: RecordID(high: 9, low: 9), place: "/carried", log: "00000000000000aa", rewriting: "- -", key: nil)

  /// A store with settings that joined a space with others, and what it had before.
  private final class Joined {
    let scene: Scene
    let store: SQLiteStore
    let versions: [Version<Setting>]
    let history: [ChangeSummary]
    let digest: String

    init(_ count: Int = 3, dropping: Bool = false) throws {
      scene = try Scene()
      store = scene.store()
      for number in 0..<count {
        scene.clock.now += 1_000
        try store.set("k\(number % 5)", "here \(number)")
      }
      (versions, history, digest) = (try store.all(), try store.history(limit: 9), try store.digest())
      let elsewhere = try Scene(seed: 2)
      elsewhere.clock.now = scene.clock.now + 500
      let other = elsewhere.store()
      for number in 0..<count { try other.set("k\(number)", "there \(number)") }
      try other.join(space)
      let sent = try other.unsent(to: space.id, limit: 10_000)
      #expect(try store.keepCopy(beforeJoining: space.id) == scene.place + "/fasti.db.before-join")
      if dropping { try store.dropContent(for: space) } else { try store.join(space) }
      scene.clock.now += 1_000
      #expect(try store.receive(sent, from: space.id, segments: [:]).new == count)
    }

    func isFormer(_ store: SQLiteStore) throws -> Bool { try store.all() == versions && store.syncSpaces().isEmpty }
  }

  @Test("all of it is as it was, and its clock goes on", arguments: [false, true])
  func returns(dropping: Bool) throws {
    let joined = try Joined(dropping: dropping)
    let (store, number) = (joined.store, try joined.store.deviceNumber())
    let latest = try store.latestStamp()
    #expect(try store.all() != joined.versions)
    let plan = try #require(try store.formerStore(of: Self.space.id))
    #expect(
      plan == FormerStore(path: joined.scene.place + "/fasti.db.before-join", changes: 3, since: 0, hasOthers: false))
    #expect(try store.bringBackFormer(of: Self.space.id))
    #expect(try joined.isFormer(store))
    #expect(try store.history(limit: 9) == joined.history)
    #expect(try store.digest() == joined.digest)
    #expect(try store.check().findings == [])
    // Stamps go on after all that were ever given, and caches of pages know that the content is another one.
    #expect(try store.latestStamp() > latest)
    try store.set("k0", "later")
    #expect(try store.all().last { $0.record.value == "later" }.map { $0.stamp > latest } == true)
    #expect(try store.deviceNumber() == number)
    try store.undo()
    #expect(try store.setting("k0") == "here 0")
    // It happens once.
    #expect(try store.formerStore(of: Self.space.id) == nil)
    #expect(try store.bringBackFormer(of: Self.space.id) == false)
    // It can join again.
    try store.join(Self.space)
    #expect(try store.unsentCount(to: Self.space.id) == 5)
  }

  @Test("not where something was written since, where it syncs with others, or where the copy is gone")
  func refused() throws {
    let joined = try Joined()
    let store = joined.store
    #expect(try store.formerStore(of: RecordID(high: 1, low: 1)) == nil)
    let other = SyncSpace(
      id: RecordID(high: 8, low: 8), place: "/other", log: "00000000000000bb", rewriting: "- -", key: nil)
    try store.join(other)
    #expect(try store.formerStore(of: Self.space.id)?.hasOthers == true)
    #expect(try store.bringBackFormer(of: Self.space.id) == false)
    try store.leave(other.id)
    // The settings that joining takes are no work of the user.
    let taking = store.newChange(ChangeAction(.merge, .setting).text)
    try store.write(taking) { writer throws(StoreError) in try writer.put(Setting(key: "k0", value: "theirs")) }
    #expect(try store.formerStore(of: Self.space.id)?.since == 0)
    try store.set("k0", "mine")
    let before = try store.all()
    #expect(try store.formerStore(of: Self.space.id)?.since == 1)
    #expect(try store.bringBackFormer(of: Self.space.id) == false)
    #expect(try store.all() == before)
    #expect(try store.syncSpaces().map(\.id) == [Self.space.id])
    try joined.scene.remove("fasti.db.before-join")
    #expect(try store.formerStore(of: Self.space.id) == nil)
  }

  @Test("a damaged copy is refused, and nothing is changed")
  func damaged() throws {
    let joined = try Joined(400)
    let copy = URL(filePath: joined.scene.place + "/fasti.db.before-join")
    var bytes = try Data(contentsOf: copy)
    for place in 8_192..<bytes.count { bytes[place] = 0xA5 }
    try bytes.write(to: copy)
    let before = try joined.store.all()
    #expect(try refusal { _ = try joined.store.bringBackFormer(of: Self.space.id) } != nil)
    #expect(try joined.store.all() == before)
    #expect(try joined.store.check().findings == [])
    #expect(try joined.store.syncSpaces().count == 1)
  }

  @Test("kill -9 at any point leaves the store as it is or as it was")
  func killed() throws {
    let whole = try Joined(300)
    whole.store.close()
    let present = try whole.scene.store().all()
    let random = BenchRandom(seed: 6)
    var length: UInt64 = 1
    var (returned, stayed) = (0, 0)
    for round in 0..<24 {
      let scene = try Scene()
      try FileManager.default.copyItem(atPath: whole.scene.place, toPath: scene.place)
      let start = ContinuousClock.now
      let probe = try Probe(scene.place, ["return"])
      // The first two are not killed: they measure the time.
      if round < 2 {
        #expect(probe.wait() == 0)
        #expect(probe.lines == ["true"])
        length = max(length, UInt64((ContinuousClock.now - start) / .microseconds(1)))
      } else {
        usleep(UInt32(random.next() % length))
        probe.kill()
      }
      let store = scene.store()
      #expect(try store.check().findings == [])
      if try whole.isFormer(store) {
        returned += 1
        continue
      }
      stayed += 1
      #expect(try store.all() == present)
      #expect(try store.bringBackFormer(of: Self.space.id))
      #expect(try whole.isFormer(store))
    }
    #expect(returned >= 2 && returned + stayed == 24)
  }
}

extension SQLiteStore {
  fileprivate func all() throws -> [Version<Setting>] {
    try read { reader throws(StoreError) in try reader.versions(Setting.self) }
  }
}
