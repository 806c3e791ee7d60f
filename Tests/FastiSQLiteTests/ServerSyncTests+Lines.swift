import FastiCivil
import FastiDays
import FastiFormats
import FastiPerson
import FastiRecords
@testable import FastiSQLite
@testable import FastiTransfer
import StoreContract
import TestSupport
import Testing

// The transferred changes, and connections that break.
extension ServerSyncTests {
  // MARK: Both sides have content

  @Test("without a decision nothing is exchanged, and the code stays valid")
  func stops() throws {
    try server.write("there", note("2026-03-01"))
    try device.write("here", note("2026-03-02"))
    let code = JoinCode(server.entropy)
    try server.store.addCode(hash: code.hash, ends: Self.start + JoinCode.lasts)
    let stopped = try cause {
      _ = try device.serverSync(line).join(code.text, name: "d", meeting: { _, _ in .stop })
    }
    #expect(stopped == .bothHoldServer(here: 1, there: 1))
    #expect(try !device.texts().contains("there"))
    #expect(try !server.texts().contains("here"))
    let report = try device.serverSync(line).join(code.text, name: "d", meeting: { _, _ in .merge })
    #expect(report.safetyCopy != nil)
    #expect(try server.texts().isSuperset(of: ["here", "there"]))
    #expect(try same())
  }

  @Test("theirs drops the local content, after a copy, and the store is valid")
  func theirs() throws {
    try server.write("there", note("2026-03-01"))
    try device.write("here", note("2026-03-02"))
    try device.write("both", note("2026-03-01"))
    let report = try device.join(line, .theirs)
    #expect(report.safetyCopy != nil)
    #expect(report.sent == 0)
    #expect(try device.texts() == ["there"])
    #expect(try server.texts() == ["there"])
    #expect(try same())
    #expect(try device.store.check().findings.isEmpty)
    try device.write("later", note("2026-03-03"))
    try device.sync(line)
    #expect(try server.texts().contains("later"))
  }

  @Test("a store joins a server once")
  func twice() throws {
    try device.join(line)
    #expect(try cause { try device.join(line) } == .alreadyJoined)
  }

  // MARK: The connection

  @Test("a connection that breaks at any request loses nothing", arguments: 0..<8, [true, false])
  func cut(_ place: Int, _ arrives: Bool) throws {
    try server.write("there", note("2026-03-01"))
    try device.join(line)
    for number in 0..<5 {
      try device.write("d\(number)", note("2026-04-0\(number + 1)"))
      try server.write("s\(number)", note("2026-05-0\(number + 1)"))
    }
    (line.cutAfter, line.arrives) = (place, arrives)
    _ = try cause { try device.sync(line) }
    line.cutAfter = nil
    try device.sync(line)
    #expect(try same())
    #expect(try server.texts().count == 11)
  }

  @Test("a sync without news is one request")
  func quiet() throws {
    try device.write("here", note("2026-03-01"))
    try device.join(line)
    try device.sync(line)
    let before = line.questions.count
    let report = try device.sync(line)
    #expect(line.questions.count == before + 1)
    #expect(report.sent == 0 && report.taken.new == 0)
  }

  @Test("many changes arrive in pages, and large ones alone")
  func pages() throws {
    try device.join(line)
    for number in 0..<510 { try device.write("n\(number)", .setting("k\(number % 40)")) }
    try device.sync(line)
    let other = try SyncDevice(seed: 3)
    other.set(time: Self.start)
    try other.join(line)
    #expect(try other.store.digest() == server.store.digest())
    let secret = try #require(line.questions.last?.secret)
    var (after, hasMore, pages) = (0, true, 0)
    while hasMore {
      let path = "/sync/v1/changes?after=\(after)&limit=200"
      let answer = try line.ask(SyncQuestion("GET", path, secret: secret, most: ChangePage.largest))
      let page = try ChangePage.read(answer.body, after: after)
      (after, hasMore, pages) = (page.upTo, page.hasMore, pages + 1)
    }
    #expect(pages == 3)
    #expect(try server.store.revise() == after)
  }

  @Test("a server that was restored to an earlier state gets its lost changes, and so does a device")
  func restored() throws {
    try device.join(line)
    try device.write("one", note("2026-03-01"))
    try device.sync(line)
    let (former, formerDevice) = (try SyncDevice(copying: server, seed: 7), try SyncDevice(copying: device, seed: 8))
    try device.write("two", note("2026-03-02"))
    try server.write("three", note("2026-03-03"))
    try device.sync(line)
    former.set(time: Self.start)
    formerDevice.set(time: Self.start)
    // As many changes as it had before, so that the numbers look right.
    try former.write("four", note("2026-03-04"))
    try former.write("five", note("2026-03-05"))
    let back = BenchLine(to: former)
    try device.sync(back)
    #expect(try former.texts().isSuperset(of: ["one", "two", "three", "four", "five"]))
    #expect(try former.store.digest() == device.store.digest())
    try formerDevice.sync(back)
    #expect(try former.store.digest() == formerDevice.store.digest())
  }

  @Test("erasing reaches the server and the other devices, and then no more is exchanged")
  func erasing() throws {
    let other = try SyncDevice(seed: 3)
    other.set(time: Self.start)
    try device.join(line)
    try other.join(line)
    try device.write("secret words", note("2026-03-01"))
    try device.sync(line)
    try other.sync(line)
    #expect(try other.texts().contains("secret words"))
    let id = try #require(
      try device.store.read { reader throws(StoreError) in try reader.versions(Note.self).first?.id })
    _ = try device.store.erase([id], as: device.store.newChange("erase"), .none)
    for one in [device, other, device, other] { try one.sync(line) }
    for one in [device, other, server] { #expect(try !one.texts().contains("secret words")) }
    let before = line.questions.count
    for one in [device, other] { try one.sync(line) }
    #expect(line.questions.count == before + 2)
  }

  @Test("attached files arrive after their changes, by their hashes")
  func files() throws {
    try device.join(line)
    let name = "01a204fc-adb0-7000-8000-0000000000f1.pdf"
    let other = try SyncDevice(seed: 3)
    other.set(time: Self.start)
    try other.join(line)
    device.attachments.kept[name] = [1, 2, 3]
    try device.store.write(device.store.newChange("attach")) { writer throws(StoreError) in
      try writer.put(
        AttachmentRecord(
          reminder: RecordID(high: 5, low: 7), name: "paper.pdf",
          content: .file(AttachmentRecord.StoredFile(name: name, mediaType: "application/pdf", bytes: 3)),
          created: Self.start),
        id: RecordID(high: 5, low: 6))
    }
    try device.sync(line)
    #expect(server.attachments.kept[name] == [1, 2, 3])
    // Other bytes from a server are refused.
    line.lie = { $0.path.contains("/files/") ? SyncAnswer(status: 200, body: [9]) : $1 }
    let report = try other.sync(line)
    #expect(report.problems.map(\.fault) == [.noFile])
    #expect(other.attachments.kept.isEmpty)
    line.lie = { $1 }
    #expect(try other.sync(line).files == 1)
    #expect(other.attachments.kept[name] == [1, 2, 3])
  }

  @Test("a server does not compact what a device has not fetched")
  func compaction() throws {
    try device.join(line)
    try server.write("one", note("2026-03-01"))
    try server.write("two", note("2026-03-01"))
    server.set(time: Self.start + 86_400_000)
    try server.write("three", note("2026-03-02"))
    let plan = try server.store.compactionPlan(before: Stamp(milliseconds: Self.start + 80_000_000))
    #expect(plan.total == 0)
    device.set(time: Self.start + 86_400_000)
    try device.sync(line)
    try device.sync(line)
    #expect(try server.store.compactionPlan(before: Stamp(milliseconds: Self.start + 80_000_000)).total > 0)
  }
}
