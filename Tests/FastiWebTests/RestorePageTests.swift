import FastiCivil
import FastiFormats
import FastiHTTP
import FastiHost
import FastiPerson
import FastiRecords
import FastiSQLite
import FastiTransfer
import FastiZip
import Foundation
import TestSupport
import Testing

@testable import FastiWeb

@Suite("The restore page") struct RestorePageTests {
  private static let day = Day(20_000)

  /// A backup of a store with a note, as the bytes of its file.
  private static func backup(_ note: String) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let store = SQLiteStore(folder: folder.url.path, clock: .system, entropy: .system)
    _ = try EditNotes(store).set(day, note)
    let path = "\(folder.url.path)/all.zip"
    _ = try CreateBackup(
      store, attachments: SystemAttachments(dataFolder: folder.url.path), archives: ZipArchives(),
      now: WallClock.system.now)(to: path)
    return [UInt8](try Data(contentsOf: URL(filePath: path)))
  }

  private func send(_ name: String, _ content: [UInt8], to room: Room, language: String = "en") -> Answer {
    let head = """
      --x\r\nContent-Disposition: form-data; name="request"\r\n\r\nlook-0001\r\n\
      --x\r\nContent-Disposition: form-data; name="file"; filename="\(name)"\r\n\r\n
      """
    return room.ask(
      "/restore", .post,
      [
        ("Content-Type", "multipart/form-data; boundary=x"), ("Origin", "http://127.0.0.1:8080"),
        ("Cookie", "lang=\(language)"),
      ], bytes: Array(head.utf8) + content + Array("\r\n--x--\r\n".utf8))
  }

  private func confirm(_ upload: String, _ choice: String, _ request: String, _ room: Room) -> Answer {
    room.ask(
      "/restore/now", .post, ScreenTests.form,
      body: "request=\(request)&back=%2Frestore&upload=\(upload)&conflict=\(choice)")
  }

  private func upload(in answer: Answer) -> String {
    guard let part = answer.text.split(separator: "name=\"upload\" value=\"").dropFirst().first else { return "" }
    return String(part.prefix { $0 != "\"" })
  }

  private func note(_ room: Room) throws -> String? {
    try room.write { store throws(Failure) in try Planner.read(from: store).notes.first { $0.day == Self.day }?.text }
  }

  @Test("a backup has a preview, then is restored once; undo brings replaced records back")
  func restoring() throws {
    let room = try Room()
    try room.write { store throws(Failure) in _ = try EditNotes(store).set(Self.day, "mine") }
    let preview = send("all.zip", try Self.backup("theirs <b>"), to: room)
    #expect(preview.status == 200 && preview.text.contains("all.zip") && preview.text.contains("Different here"))
    #expect(try note(room) == "mine")
    let name = upload(in: preview)
    let done = confirm(name, "replace", "restore-01", room)
    #expect(done.status == 303)
    #expect(try note(room) == "theirs <b>")
    // The next page has an undo button.
    #expect(done.headers["Set-Cookie"]?.hasPrefix("done=") == true)
    #expect(confirm(name, "replace", "restore-01", room).status == 303)
    try room.write { store throws(Failure) in
      do throws(StoreError) { _ = try store.undo() } catch { throw Failure(error) }
    }
    #expect(try note(room) == "mine")
    #expect(confirm(name, "replace", "restore-02", room).text.contains("choose it again"))
  }

  @Test(
    "keeping existing records adds only new ones",
    arguments: [("skip", "mine"), ("keep", "mine"), ("replace", "theirs")])
  func choices(_ choice: String, _ left: String) throws {
    let room = try Room()
    try room.write { store throws(Failure) in _ = try EditNotes(store).set(Self.day, "mine") }
    let preview = send("all.zip", try Self.backup("theirs"), to: room)
    #expect(confirm(upload(in: preview), choice, "restore-03", room).status == 303)
    #expect(try note(room) == left)
  }

  @Test("an unknown choice is refused, and the backup can still be restored")
  func unknownChoice() throws {
    let room = try Room()
    try room.write { store throws(Failure) in _ = try EditNotes(store).set(Self.day, "mine") }
    let name = upload(in: send("all.zip", try Self.backup("theirs"), to: room))
    #expect(confirm(name, "Skip", "restore-05", room).status == 422)
    #expect(try note(room) == "mine")
    #expect(confirm(name, "skip", "restore-06", room).status == 303)
    #expect(try note(room) == "mine")
  }

  @Test("a backup without new records has no button")
  func same() throws {
    let room = try Room()
    let backup = try Self.backup("theirs")
    _ = confirm(upload(in: send("all.zip", backup, to: room)), "replace", "restore-04", room)
    let again = send("all.zip", backup, to: room)
    #expect(again.status == 200 && again.text.contains("nothing that is not here") && upload(in: again).isEmpty)
  }

  @Test(
    "a file that is not a backup is refused in the user's language, with the user's name of the file",
    arguments: ["en", "sv", "vi"])
  func wrong(_ language: String) throws {
    let room = try Room()
    let backup = try Self.backup("theirs")
    for content in [[], Array("no zip".utf8), Array(backup.prefix(backup.count / 2)), backup.reversed()] {
      let answer = send("x.zip", content, to: room, language: language)
      #expect(answer.status == 422)
      #expect(!answer.text.contains(room.folder.url.path) && !answer.text.contains("/proc/"))
    }
    let answer = send("x.zip", Array("no zip".utf8), to: room, language: language)
    #expect(answer.text.contains("x.zip") && answer.text.contains("is not a zip archive") == (language == "en"))
  }

  @Test("a process that ends without an answer, or with a wrong one, restores nothing, which is reported")
  func killed() throws {
    for answer: [UInt8] in [[], [9], [2, 0, 0], [1] + Array(repeating: 255, count: 40)] {
      var ports = WebPorts()
      ports.restoreBackup = { _, _ in answer }
      let room = try Room(ports: ports)
      let page = send("x.zip", Array("PK".utf8), to: room)
      #expect(page.status == 422 && page.text.contains("too much time or memory"))
    }
  }
}
