import FastiPerson
import FastiRecords
@testable import FastiSQLite
@testable import FastiTransfer
import StoreContract
import TestSupport
import Testing

// Attached files are sent and received in pieces, and continue where a connection broke.
extension ServerSyncTests {
  private static let attachment = RecordID(high: 5, low: 6)
  private static let name = "\(attachment.text).pdf"
  private static let part = "parts/\(name)"
  /// Three pieces and a half.
  private static let content = (0..<PartialFile.longest * 7 / 2).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }

  private func attach(_ content: [UInt8], to device: SyncDevice) throws {
    device.attachments.kept[Self.name] = content
    try device.store.write(device.store.newChange("attach")) { writer throws(StoreError) in
      try writer.put(
        AttachmentRecord(
          reminder: RecordID(high: 5, low: 7), name: "paper.pdf",
          content: .file(
            AttachmentRecord.StoredFile(name: Self.name, mediaType: "application/pdf", bytes: Int64(content.count))),
          created: Self.start),
        id: Self.attachment)
    }
  }

  /// The requests for the file so far.
  private func pieces(_ method: String) -> [SyncQuestion] {
    line.questions.filter { $0.method == method && $0.path.contains("/files/") }
  }

  @Test("a file that is sent continues after the last piece that arrived", arguments: 0..<4, [true, false])
  func cutUpload(_ place: Int, _ arrives: Bool) throws {
    try device.join(line)
    try attach(Self.content, to: device)
    // The state, the change, the state, and then the pieces.
    line.cut(at: place) { $0.method == "PUT" }
    line.arrives = arrives
    #expect(try cause { try device.sync(line) } == .serverAway(.cut))
    let arrived = place + (arrives ? 1 : 0)
    let held = server.attachments.kept[Self.part]?.count ?? 0
    #expect(held == (arrived < 4 ? arrived * PartialFile.longest : 0))
    let before = pieces("PUT").count
    try device.sync(line)
    #expect(server.attachments.kept == [Self.name: Self.content])
    // The answer to the first piece says how much the server has.
    #expect(pieces("PUT").count - before <= (arrived < 4 ? 1 + 4 - arrived : 1))
    #expect(try device.sync(line).problems.isEmpty)
  }

  @Test("a file that is received continues after the last piece that arrived", arguments: 0..<4)
  func cutDownload(_ place: Int) throws {
    try device.join(line)
    try attach(Self.content, to: server)
    line.cut(at: place) { $0.path.contains("/files/") }
    #expect(try cause { try device.sync(line) } == .serverAway(.cut))
    #expect(device.attachments.kept[Self.part]?.count ?? 0 == place * PartialFile.longest)
    let before = pieces("GET").count
    #expect(try device.sync(line).files == 1)
    #expect(device.attachments.kept == [Self.name: Self.content])
    #expect(pieces("GET").count - before == 4 - place)
  }

  @Test(
    "a file of whole pieces, and an empty one, arrive",
    arguments: [0, 1, PartialFile.longest, 2 * PartialFile.longest])
  func whole(_ count: Int) throws {
    let content = [UInt8](repeating: 7, count: count)
    let other = try SyncDevice(seed: 3)
    other.set(time: Self.start)
    try device.join(line)
    try other.join(line)
    try attach(content, to: device)
    try device.sync(line)
    try other.sync(line)
    #expect(server.attachments.kept == [Self.name: content])
    #expect(other.attachments.kept == [Self.name: content])
  }

  @Test(
    "a wrong part, of any length, is removed, and the file begins anew", arguments: [1, 300_000, 5_000_000],
    [true, false])
  func wrongPart(_ count: Int, _ isUpload: Bool) throws {
    let (sender, receiver) = isUpload ? (device, server) : (server, device)
    try device.join(line)
    try attach(Self.content, to: sender)
    receiver.attachments.kept[Self.part] = [UInt8](repeating: 9, count: count)
    try device.sync(line)
    try device.sync(line)
    #expect(receiver.attachments.kept == [Self.name: Self.content])
  }

  @Test("a server that sends whole files is understood", arguments: [0, PartialFile.longest])
  func wholeAnswers(_ held: Int) throws {
    try device.join(line)
    try attach(Self.content, to: server)
    if held > 0 { device.attachments.kept[Self.part] = Array(Self.content[..<held]) }
    line.swallow = { $0.path.contains("/files/") ? SyncAnswer(status: 200, body: Self.content) : nil }
    #expect(try device.sync(line).problems.isEmpty)
    #expect(device.attachments.kept == [Self.name: Self.content])
  }

  @Test("a full disk keeps the part, and the next sync continues")
  func fullDisk() throws {
    try device.join(line)
    try attach(Self.content, to: server)
    device.attachments.room = 2 * PartialFile.longest
    #expect(throws: Failure.self) { try device.sync(line) }
    #expect(device.attachments.kept[Self.part]?.count == 2 * PartialFile.longest)
    device.attachments.room = nil
    let before = pieces("GET").count
    try device.sync(line)
    #expect(device.attachments.kept == [Self.name: Self.content])
    #expect(pieces("GET").count - before == 2)
  }

  @Test("a server that sends another file, no end, or nothing is reported, and no part of it remains", arguments: 0..<4)
  func wrongFile(_ kind: Int) throws {
    try device.join(line)
    try attach(Self.content, to: server)
    line.swallow = { question in
      guard question.path.contains("/files/") else { return nil }
      let full = [UInt8](repeating: 1, count: PartialFile.longest)
      switch kind {
      case 0: return SyncAnswer(status: 200, body: [1, 2, 3])
      case 1: return SyncAnswer(status: 200, body: full)
      case 2: return SyncAnswer(status: 200, body: [])
      default: return SyncAnswer(status: 404, body: [])
      }
    }
    #expect(try device.sync(line).problems.map(\.fault) == [.noFile])
    #expect(device.attachments.kept.isEmpty)
    line.swallow = { _ in nil }
    try device.sync(line)
    #expect(device.attachments.kept == [Self.name: Self.content])
  }

  @Test("a file that nobody has is reported until its attachment is deleted, and received if that is undone")
  func lost() throws {
    try device.join(line)
    try attach(Self.content, to: server)
    line.swallow = { $0.path.contains("/files/") ? SyncAnswer(status: 404, body: []) : nil }
    for _ in 0..<2 { #expect(try device.sync(line).problems.map(\.fault) == [.noFile]) }
    try server.store.write(server.store.newChange("delete")) { writer throws(StoreError) in
      try writer.delete(AttachmentRecord.self, id: Self.attachment)
    }
    for _ in 0..<2 { #expect(try device.sync(line).problems.isEmpty) }
    line.swallow = { _ in nil }
    try server.store.undo()
    try device.sync(line)
    #expect(device.attachments.kept == [Self.name: Self.content])
  }

  @Test(
    "a server that does not say how much it has, or says less or more than is possible, ends the sending",
    arguments: [
      "", "{}", #"{"has":-1}"#, #"{"has":0}"#, #"{"has":1}"#, #"{"has":99999999999999}"#, #"{"has":"all"}"#,
    ])
  func wrongCount(_ body: String) throws {
    try device.join(line)
    try attach(Self.content, to: device)
    line.swallow = { $0.method == "PUT" ? SyncAnswer(status: 200, body: Array(body.utf8)) : nil }
    #expect(try device.sync(line).problems.map(\.fault) == [.noFile])
    #expect(pieces("PUT").count <= 2)
  }

  @Test("a device cannot send beyond the end, too much, or another file")
  func hostilePieces() throws {
    try device.join(line)
    try attach(Self.content, to: device)
    line.swallow = { $0.method == "PUT" ? SyncAnswer(status: 404, body: []) : nil }
    try device.sync(line)
    line.swallow = { _ in nil }
    let key = try #require(try device.store.syncSpaces().first?.key)
    let secret = Secret(Entropy { _ in key }).text
    func put(_ name: String, _ offset: String, _ count: Int) throws -> SyncAnswer {
      try line.ask(
        SyncQuestion(
          "PUT", "/sync/v1/files/\(name)?from=\(offset)", secret: secret, body: Array(repeating: 3, count: count)))
    }
    #expect(try put(Self.name, "1", 5).body == Array(#"{"has":0}"#.utf8))
    #expect(try put(Self.name, "99999999999", 5).status == 400)
    #expect(try put(Self.name, "0", PartialFile.longest + 1).status == 400)
    #expect(try put("../fasti.db", "0", 5).status == 404)
    #expect(try put("01a204fc-adb0-7000-8000-0000000000f2.pdf", "0", 5).status == 404)
    #expect(try put(Self.name, "0", PartialFile.longest).status == 200)
    #expect(try put(Self.name, "\(PartialFile.longest)", 5).status == 400)
    #expect(server.attachments.kept.isEmpty)
    // A number that cannot be read is the beginning.
    #expect(try put(Self.name, "-7", PartialFile.longest).status == 200)
    try device.sync(line)
    try device.sync(line)
    #expect(server.attachments.kept == [Self.name: Self.content])
  }

  @Test("a file that was erased on one device is removed from the server and from the other devices", arguments: 0..<3)
  func erased(_ eraser: Int) throws {
    let other = try SyncDevice(seed: 3)
    other.set(time: Self.start)
    try device.join(line)
    try other.join(line)
    try attach(Self.content, to: device)
    for one in [device, other] { try one.sync(line) }
    let all = [server, device, other]
    #expect(all.allSatisfy { $0.attachments.kept == [Self.name: Self.content] })
    let place = all[eraser]
    _ = try EraseThings(place.store, attachments: place.attachments)([Self.attachment])
    for one in [device, other, device, other] { #expect(try one.sync(line).problems.isEmpty) }
    #expect(all.allSatisfy { $0.attachments.kept.isEmpty })
  }

  @Test("a file that was erased is not sent, and not awaited any more", arguments: [true, false])
  func erasedOnItsWay(_ isUpload: Bool) throws {
    let (sender, receiver) = isUpload ? (device, server) : (server, device)
    try device.join(line)
    try attach(Self.content, to: sender)
    // A piece of it arrives.
    line.cut(at: 1) { $0.path.contains("/files/") }
    #expect(try cause { try device.sync(line) } == .serverAway(.cut))
    #expect(receiver.attachments.kept[Self.part] != nil)
    _ = try EraseThings(receiver.store, attachments: receiver.attachments)([Self.attachment])
    let before = line.questions.count
    for _ in 0..<2 { #expect(try device.sync(line).problems.isEmpty) }
    #expect(!line.questions[before...].contains { $0.path.contains("/files/") })
    #expect(server.attachments.kept.isEmpty && device.attachments.kept.isEmpty)
  }

  @Test("parts are removed after a week, and the oldest if they are too large together")
  func cleaning() {
    let folder = MemoryAttachments()
    let week: Int64 = 7 * 86_400_000
    func clean(_ sizes: [String: Int64], _ written: [String: Int64]) -> [String] {
      folder.kept = ["d": []]
      for name in sizes.keys { folder.kept["parts/\(name)"] = [] }
      folder.listed = sizes.map { name, bytes in
        FolderFile(name: "parts/\(name)", bytes: bytes, written: written[name] ?? Self.start)
      }
      PartialFile.clean(folder, now: Self.start)
      return folder.kept.keys.sorted()
    }
    let old = ["a": Self.start - week - 1, "b": Self.start - week]
    #expect(clean(["a": 1, "b": 1, "c": 1], old) == ["d", "parts/b", "parts/c"])
    #expect(clean(["b": 1, "c": 2 * Int64(SyncFolder.largestFile)], old) == ["d", "parts/c"])
  }
}
