import FastiCivil
import FastiDays
import FastiHost
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import StoreContract
import TestSupport
import Testing

@testable import FastiSQLite

/// The number of killed erasures: 40 in every run, 2,000 in `make soak`.
private let kills = ProcessInfo.processInfo.environment["FASTI_SOAK"] == "1" ? 2_000 : 40

@Suite("Erasing", .serialized) struct EraseTests {
  @Test("an erasure that the store refuses at its end keeps the attached file")
  func refused() throws {
    let desk = try Desk()
    try Data([1, 2]).write(to: URL(filePath: desk.path("photo.bin")))
    let store = desk.store
    let attached = try AttachToReminder(store, desk.attachments, now: 1)(desk.path("photo.bin"), to: store.newID())
    store.close()
    try Connection(path: desk.data + "/fasti.db", access: .existing, patience: 100).run(
      "CREATE TRIGGER full BEFORE INSERT ON meta WHEN NEW.key = 'clock' BEGIN SELECT RAISE(ABORT, 'full'); END")
    #expect(throws: Failure.self) { try EraseThings(desk.store, attachments: desk.attachments)([attached.id]) }
    #expect(desk.attachments.has(attached.id.text + ".bin"))
  }

  @Test("of things of every kind, edited and deleted: no byte stays in the folder or in the next backup")
  func everyKind() throws {
    let desk = try Desk()
    let marked = MarkedThings(desk)
    let ids = try marked.write()
    // Another connection has read the store, like a connection of the server.
    let beside = desk.store
    #expect(try beside.history(limit: 1).count == 1)
    _ = try desk.store.keepCopy()
    try FileManager.default.copyItem(atPath: desk.data + "/fasti.db", toPath: desk.data + "/fasti.db.version-9")
    try desk.create("before.zip")
    try FileManager.default.copyItem(atPath: desk.path("before.zip"), toPath: desk.data + "/kept.zip")
    #expect(try marked.found().count > 4)
    try marked.markLaterFields()
    #expect(try marked.unmarkedColumns() == MarkedThings.unmarked.values.joined().sorted())

    let erase = EraseThings(desk.store, attachments: desk.attachments)
    let plan = try erase.plan(ids)
    #expect(Set(plan.erasure.things.map(\.kind)) == Set(RecordKinds.all.map(\.table)))
    #expect(plan.erasure.commands > 10 && plan.files.count == 1)
    let report = try erase(ids)
    #expect(report.erasure.things == plan.erasure.things)
    #expect(
      report.erasure.copies.map { URL(filePath: $0).lastPathComponent }.sorted() == [
        "fasti.db.before-restore", "fasti.db.version-9",
      ])
    #expect(report.erasure.backups == [desk.data + "/kept.zip"])
    #expect(!report.erasure.isLogHeld)
    try FileManager.default.removeItem(atPath: desk.data + "/kept.zip")
    #expect(try marked.found() == [])
    #expect(try desk.store.check().findings == [])
    for type in RecordKinds.records { try expectBlank(type, ids, in: desk.store) }

    // The next backup does not contain it either, and can be restored.
    try desk.create("after.zip")
    #expect(try marked.isIn(archive: desk.path("before.zip")))
    #expect(try !marked.isIn(archive: desk.path("after.zip")))
    let other = try Desk(seed: 2)
    try other.restore(desk.path("after.zip"))
    #expect(try MarkedThings(other).found() == [])
    #expect(try other.store.check().findings == [])
    #expect(try other.bytes() == desk.bytes())
  }

  private func expectBlank<Content: Record>(
    _ type: Content.Type, _ ids: [RecordID], in store: SQLiteStore
  ) throws {
    let versions = try store.read { reader throws(StoreError) in try reader.versions(Content.self) }
    let erased = versions.filter { ids.contains($0.id) }
    #expect(erased.count > 1, "\(Content.kind.table)")
    #expect(erased.allSatisfy { $0.record.isBlank })
    #expect(Content.kind.blank.count == Content.kind.columns.count)
    let live = try store.read { reader throws(StoreError) in try reader.all(Content.self) }
    #expect(!live.contains { ids.contains($0.id) })
  }

  @Test("undo skips an erasure, and undoes the change before it")
  func undo() throws {
    let desk = try Desk()
    let (note, other) = (Note(day: Day(1), text: "gone"), Note(day: Day(2), text: "stays"))
    try desk.write { writer throws(StoreError) in try writer.put(other) }
    try desk.write { writer throws(StoreError) in try writer.put(Note(day: Day(2), text: "edited")) }
    try desk.write { writer throws(StoreError) in try writer.put(note) }
    try desk.write { writer throws(StoreError) in try writer.delete(Note.self, id: note.id) }
    let report = try EraseThings(desk.store, attachments: desk.attachments)([note.id])
    #expect(report.erasure.things.map(\.versions) == [2])
    let erasure = try #require(try desk.store.history(limit: 1).first)
    #expect(erasure.change.action == ChangeAction(.erase, .thing, note.id.text))
    #expect(throws: StoreError.noSuchChange(erasure.change.id)) {
      try desk.store.undo(.change(erasure.change.id), as: desk.store.newChange("undo"))
    }
    try desk.store.undo()
    #expect(try text(of: other, desk) == "stays")
    #expect(try text(of: note, desk) == nil)
    // When it is created again, it is a new note; undoing that leaves nothing.
    try desk.write { writer throws(StoreError) in try writer.put(Note(day: Day(1), text: "new")) }
    #expect(try text(of: note, desk) == "new")
    try desk.store.undo()
    #expect(try text(of: note, desk) == nil)
    #expect(try desk.store.check().findings == [])
  }

  private func text(of note: Note, _ desk: Desk) throws -> String? {
    try desk.store.read { reader throws(StoreError) in try reader.record(Note.self, key: note.key)?.text }
  }

  @Test("an older backup does not restore erased content; erasing twice is the same as once")
  func older() throws {
    let desk = try Desk()
    let marked = MarkedThings(desk)
    let ids = try marked.write()
    try desk.write { writer throws(StoreError) in try writer.put(Note(day: Day(9), text: "mine")) }
    try desk.create("before.zip")
    let erase = EraseThings(desk.store, attachments: desk.attachments)
    #expect(try erase(ids).erasure.isEmpty == false)
    let changes = try desk.store.history(limit: 999).count
    #expect(try erase(ids).erasure.things.map(\.label) == erase.plan(ids).erasure.things.map(\.id.text))
    #expect(try desk.store.history(limit: 999).count == changes)
    try desk.restore(desk.path("before.zip"))
    #expect(try marked.found() == [])
    #expect(try text(of: Note(day: Day(9), text: ""), desk) == "mine")
    #expect(try desk.store.check().findings == [])
    // Versions that are merged one by one do not add content to a note that was created again.
    try desk.write { writer throws(StoreError) in try writer.put(Note(day: Day(3), text: "again")) }
    try desk.restore(desk.path("before.zip"), .keep)
    #expect(try text(of: Note(day: Day(3), text: ""), desk) == "again")
    #expect(try desk.store.check().findings == [])
  }

  @Test(
    "an older backup changes nothing of a note that was created again, whatever is chosen",
    arguments: RestoreChoice.allCases)
  func again(choice: RestoreChoice) throws {
    let desk = try Desk()
    let note = Note(day: Day(3), text: "secret")
    try desk.write { writer throws(StoreError) in try writer.put(note) }
    try desk.create("before.zip")
    _ = try EraseThings(desk.store, attachments: desk.attachments)([note.id])
    try desk.write { writer throws(StoreError) in try writer.put(Note(day: Day(3), text: "again")) }
    let report = try desk.restore(desk.path("before.zip"), choice)
    #expect(report.count(.skipped) == 1 && report.total == 1)
    let texts = try desk.store.read { reader throws(StoreError) in try reader.versions(Note.self).map(\.record.text) }
    #expect(!texts.contains("secret") && texts.last == "again")
    #expect(try desk.store.check().findings == [])
  }

  @Test(
    "a backup without versions does not restore an erased reminder or attachment either",
    arguments: RestoreChoice.allCases)
  func withoutVersions(choice: RestoreChoice) throws {
    let desk = try Desk()
    let archive = try HandMade([.naming("attachments/a.txt"), .init("attachments/a.txt", "secret")]).write(desk)
    try desk.restore(archive)
    let id = "00000000-0000-4000-8000-00000000000"
    let reminder = try #require(RecordID(text: id + "1"))
    let attachment = try #require(RecordID(text: id + "2"))
    for erased in [attachment, reminder] {
      _ = try EraseThings(desk.store, attachments: desk.attachments)([erased])
      let report = try desk.restore(archive, choice)
      #expect(report.count(.skipped) == 1)
      #expect(try !desk.files().keys.contains { $0.hasPrefix("attachments/") })
    }
    let left = try desk.store.read { reader throws(StoreError) in
      (
        try reader.version(ReminderRecord.self, id: reminder)?.isErasure,
        try reader.version(AttachmentRecord.self, id: attachment)?.isErasure,
        try reader.all(ReminderRecord.self).count
      )
    }
    #expect(left.0 == true && left.1 == true && left.2 == 0)
  }

  @Test("after kill -9 at any point of an erasure, a second request completes it")
  func killed() throws {
    let source = try Desk(seed: 5)
    let ids = try MarkedThings(source).write()
    _ = try source.store.keepCopy()
    let random = BenchRandom(seed: 9)
    let arguments = ["erase"] + ids.map(\.text) + ["--yes", "--data"]
    let start = ContinuousClock.now
    let whole = try copied(source)
    #expect(try Running(arguments + [whole.data]).wait() == 0)
    let length = UInt64((ContinuousClock.now - start) / .microseconds(1)) * 5 / 4
    for _ in 0..<kills {
      let desk = try copied(source)
      let running = try Running(arguments + [desk.data])
      usleep(UInt32(random.next() % length))
      running.kill()
      #expect(try desk.store.check().findings == [])
      let again = try Running(arguments + [desk.data])
      #expect(again.wait() == 0, "\(again.text)")
      #expect(try MarkedThings(desk).found() == [])
      #expect(try desk.store.check().findings == [])
    }
  }

  /// A desk with a copy of another desk's data.
  private func copied(_ source: Desk) throws -> Desk {
    let desk = try Desk(seed: source.random.next())
    try FileManager.default.copyItem(atPath: source.data, toPath: desk.data)
    return desk
  }
}
