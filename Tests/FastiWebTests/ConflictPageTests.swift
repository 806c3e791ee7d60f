import Foundation
import FastiDays
import FastiHTTP
import FastiHost
import FastiRecords
import FastiSQLite
import TestSupport
import Testing

@testable import FastiWeb

/// A setting that this store and another one wrote without knowing of each other.
@Suite("Conflicts on pages") struct ConflictPageTests {
  private let room: Room
  private let other: SQLiteStore
  private let folder: TemporaryFolder
  private static let space = RecordID(high: 1, low: 2)
  private static let form = [
    ("Content-Type", "application/x-www-form-urlencoded"), ("Sec-Fetch-Site", "same-origin"), ("Accept", "text/html"),
  ]

  init() throws {
    let path = Lock<String>("")
    var ports = WebPorts()
    ports.openSyncLog = { SQLiteStore(folder: path.with { $0 }, clock: .system, entropy: .system) }
    room = try Room(ports: ports)
    let own = room.folder.url.path
    path.with { $0 = own }
    folder = try TemporaryFolder()
    // What it writes is always later.
    let clock = WallClock { WallClock.system.now + 10_000 }
    other = SQLiteStore(folder: folder.url.path, clock: clock, entropy: .system)
  }

  private var here: SQLiteStore { SQLiteStore(folder: room.folder.url.path, clock: .system, entropy: .system) }

  private func set(_ text: String, in store: SQLiteStore) throws {
    try store.write(store.newChange("first")) { writer throws(StoreError) in
      _ = try writer.put(Setting(key: "first", value: text))
    }
  }

  /// Both write the setting, the other one later, and get the changes of each other.
  private func meet() throws {
    let here = here
    for store in [here, other] {
      try store.join(
        SyncSpace(id: Self.space, place: "/carried", log: "00000000000000aa", rewriting: "", key: nil))
    }
    try set("from the desk", in: here)
    try set("from the laptop", in: other)
    for (from, to) in [(here, other), (other, here)] {
      let changes = try from.unsent(to: Self.space, limit: 100)
      #expect(try to.receive(changes, from: Self.space, segments: [:]).refused.isEmpty)
      try from.noteSent(
        changes.map { $0.change.change.id },
        to: try #require(try from.syncSpaces().first), in: nil)
    }
    var names = DeviceNames()
    names.add("old laptop", of: try other.deviceNumber())
    try here.addDeviceNames(names)
  }

  private func text() throws -> String? {
    try here.read { reader throws(StoreError) in
      try reader.record(Setting.self, id: Setting.id(for: "first"))?.value
    }
  }

  private func post(_ path: String, _ name: String, request: String) -> Answer {
    room.ask(path, .post, Self.form, body: "request=\(request)&back=%2Fconflicts&conflict=\(name)")
  }

  @Test("every page has a dot while there are conflicts, also a page that was kept")
  func dot() throws {
    for path in ["/today", "/month/2026-02", "/settings", "/history"] {
      #expect(!room.ask(path).text.contains("Conflicts: 1"), "\(path)")
    }
    try meet()
    for path in ["/today", "/month/2026-02", "/settings", "/history"] {
      #expect(room.ask(path).text.contains("Conflicts: 1"), "\(path)")
    }
    // Another process lists it no more, which is not a change.
    let here = here
    try here.dismiss(try #require(try here.conflicts().first))
    for path in ["/today", "/month/2026-02"] { #expect(!room.ask(path).text.contains("Conflicts: 1"), "\(path)") }
  }

  @Test("the page has both texts, when, and the name of the device with its number; the history says that it lost")
  func shown() throws {
    #expect(room.ask("/conflicts").text.contains("No conflicts."))
    try meet()
    let text = room.ask("/conflicts").text
    #expect(text.contains("from the desk") && text.contains("from the laptop"))
    #expect(text.contains("on device old laptop"))
    let number = Stamp.text(device: try other.deviceNumber())
    #expect(text.contains("title=\"\(number)\""))
    let history = room.ask("/history").text
    #expect(history.contains("another device changed the same later"))
    #expect(history.contains("on device old laptop"))
  }

  @Test("what lost is brought back once, with an undo")
  func keep() throws {
    try meet()
    #expect(try text() == "from the laptop")
    let name = try #require(try here.conflicts().first).name
    let answer = post("/conflicts/keep", name, request: "keep-0001")
    #expect(answer.status == 303)
    #expect(try text() == "from the desk")
    let count = try here.history(limit: 100).count
    #expect(post("/conflicts/keep", name, request: "keep-0001").status == 303)
    #expect(try here.history(limit: 100).count == count)
    #expect(!room.ask("/today").text.contains("Conflicts: 1"))
    try here.undo()
    #expect(try text() == "from the laptop")
    #expect(post("/conflicts/keep", "01234567", request: "keep-0002").status == 404)
  }

  @Test("a conflict is dismissed, and a second click is no mistake")
  func dismiss() throws {
    try meet()
    let name = try #require(try here.conflicts().first).name
    for _ in 0..<2 { #expect(post("/conflicts/dismiss", name, request: "dismiss-0001").status == 303) }
    #expect(post("/conflicts/dismiss", name, request: "dismiss-0002").status == 303)
    #expect(try here.conflicts().isEmpty)
    #expect(try text() == "from the laptop")
    #expect(!room.ask("/today").text.contains("Conflicts: 1"))
  }
}
