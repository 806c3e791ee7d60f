import FastiPerson
import FastiRecords
@testable import FastiSQLite
@testable import FastiTransfer
import StoreContract
import Testing

/// Attached files of devices that sync over a folder, some of which also sync with a server.
@Suite("Attached files in a folder") struct AttachedFileTests {
  let one: SyncDevice
  let two: SyncDevice
  static let start: Int64 = 1_790_000_000_000

  init() throws {
    (one, two) = (try SyncDevice(seed: 1), try SyncDevice(seed: 2))
    for device in [one, two] { device.set(time: Self.start) }
  }

  private static func name(_ id: UInt64) -> String { "\(RecordID(high: 5, low: id).text).txt" }

  private func attach(_ text: String, _ id: UInt64, to device: SyncDevice) throws {
    device.attachments.kept[Self.name(id)] = Array(text.utf8)
    let file = AttachmentRecord.StoredFile(
      name: Self.name(id), mediaType: "text/plain", bytes: Int64(text.utf8.count))
    let record = AttachmentRecord(
      reminder: RecordID(high: 4, low: 1), name: "\(id).txt", content: .file(file), created: Self.start)
    try device.store.write(device.store.newChange("attach")) { writer throws(StoreError) in
      try writer.put(record, id: RecordID(high: 5, low: id))
    }
  }

  private func erase(_ id: UInt64, on device: SyncDevice) throws {
    _ = try EraseThings(device.store, attachments: device.attachments)([RecordID(high: 5, low: id)])
  }

  /// The name of the file with a text in the folder.
  private func file(_ text: String) -> String { "\(SHA256.hexHash(text.utf8)).file" }

  /// The attached files in the folder of a device.
  private func files(_ device: SyncDevice) -> Set<String> {
    Set(device.folder.files.keys.filter { $0.hasSuffix(".file") })
  }

  /// Each device syncs twice, and the folder is copied.
  private func meet() throws {
    for device in [one, two, one, two] {
      device.scene.clock.now += 1_000
      try device.sync()
      one.folder.files = device.folder.files
      two.folder.files = device.folder.files
    }
  }

  // MARK: Erased files

  @Test("a file that was erased on one device is removed from the other and from the folder")
  func erased() throws {
    try attach("secret", 1, to: one)
    try meet()
    #expect(two.attachments.kept == [Self.name(1): Array("secret".utf8)])
    #expect(files(two) == [file("secret")])
    try erase(1, on: two)
    try meet()
    #expect(one.attachments.kept.isEmpty && two.attachments.kept.isEmpty)
    // Now the first device writes its log anew.
    try meet()
    #expect(one.attachments.kept.isEmpty && two.attachments.kept.isEmpty)
    #expect(files(one).isEmpty && files(two).isEmpty)
  }

  @Test("an erased file is removed from the folder also while another file there is incomplete")
  func incomplete() throws {
    try attach("secret", 1, to: one)
    try one.sync()
    two.folder.files = one.folder.files
    try attach("other", 2, to: two)
    try two.sync()
    for (name, bytes) in two.folder.files where one.folder.files[name] == nil && name.hasSuffix(".changes") {
      one.folder.files[name] = Array(bytes.dropLast(5))
    }
    try erase(1, on: one)
    let report = try one.sync()
    #expect(report.problems.map(\.fault) == [.half])
    #expect(files(one).isEmpty)
  }

  @Test("a file stays in the folder while an attachment that was not erased has the same content")
  func sameContent() throws {
    try attach("text", 1, to: one)
    try attach("text", 2, to: one)
    try meet()
    try erase(1, on: one)
    try meet()
    #expect(files(one) == [file("text")])
    #expect(two.attachments.kept == [Self.name(2): Array("text".utf8)])
  }

  @Test("a file stays in the folder if the changes that name it are still on their way")
  func ahead() throws {
    try one.store.set("a", "secret")
    try attach("mine", 1, to: one)
    try meet()
    try attach("theirs", 2, to: two)
    try two.sync()
    one.folder.files[file("theirs")] = two.folder.files[file("theirs")]
    _ = try one.store.erase([Setting.id(for: "a")], as: one.store.newChange(ChangeAction(.erase, .thing)), .none)
    #expect(try one.sync().problems.isEmpty)
    #expect(files(one) == [file("mine"), file("theirs")])
    one.folder.files.merge(two.folder.files) { mine, _ in mine }
    try one.sync()
    #expect(one.attachments.kept[Self.name(2)] == Array("theirs".utf8))
  }

  // MARK: Files that arrive after their change

  @Test("a server passes on a change of a folder before its file arrived, and the file afterwards")
  func folderToServer() throws {
    let (server, line) = (two, BenchLine(to: two))
    try attach("text", 1, to: one)
    try one.sync()
    server.folder.files = one.folder.files
    server.folder.files[file("text")] = nil
    #expect(try server.sync().problems.map(\.fault) == [.noFile])
    let device = try SyncDevice(seed: 3)
    device.set(time: Self.start)
    #expect(try device.join(line).problems.map(\.fault) == [.noFile])
    server.folder.files = one.folder.files
    try server.sync()
    #expect(try device.sync(line).problems.isEmpty)
    #expect(device.attachments.kept == [Self.name(1): Array("text".utf8)])
  }

  @Test("a device passes on a change of a folder to a server before its file arrived, and the file afterwards")
  func folderToServerOfDevice() throws {
    let server = try SyncDevice(seed: 3)
    server.set(time: Self.start)
    let line = BenchLine(to: server)
    try attach("text", 1, to: one)
    try one.sync()
    two.folder.files = one.folder.files
    two.folder.files[file("text")] = nil
    try two.sync()
    try two.join(line)
    two.folder.files = one.folder.files
    try two.sync()
    try two.sync(line)
    #expect(server.attachments.kept == [Self.name(1): Array("text".utf8)])
  }

  @Test("a device passes on a change of a server to a folder before its file arrived, and the file afterwards")
  func serverToFolder() throws {
    let server = try SyncDevice(seed: 3)
    server.set(time: Self.start)
    let line = BenchLine(to: server)
    try attach("text", 1, to: server)
    line.swallow = { $0.path.contains("/files/") ? SyncAnswer(status: 404, body: []) : nil }
    try one.join(line)
    try one.sync()
    #expect(files(one).isEmpty)
    two.folder.files = one.folder.files
    #expect(try two.sync().problems.map(\.fault) == [.noFile])
    line.swallow = { _ in nil }
    try one.sync(line)
    #expect(try one.sync().problems.isEmpty)
    two.folder.files = one.folder.files
    #expect(try two.sync().problems.isEmpty)
    #expect(two.attachments.kept == [Self.name(1): Array("text".utf8)])
  }
}
