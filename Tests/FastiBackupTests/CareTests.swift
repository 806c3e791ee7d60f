import FastiDays
import FastiHost
import FastiPerson
import FastiRecords
import FastiSQLite
import FastiTransfer
import Foundation
import StoreContract
import Testing

@Suite("Files that are not needed any more") struct CareTests {
  private let day: Int64 = 86_400_000

  /// The names that could be removed after a number of days.
  private func strays(_ desk: Desk, after days: Int64, before cut: Int64? = nil) throws -> [String] {
    let now = desk.clock.now + days * day
    return try AttachmentCare(desk.store, desk.attachments, now: now)
      .strays(before: Stamp(milliseconds: cut ?? now)).map { $0.name }
  }

  private func delete(_ id: RecordID, _ desk: Desk) throws {
    try desk.write { writer throws(StoreError) in try writer.delete(AttachmentRecord.self, id: id) }
  }

  @Test("the file of a deleted attachment is removed after 30 days, and not while a compaction keeps the attachment")
  func deleted() throws {
    let desk = try Desk()
    let (kept, gone) = (desk.store.newID(), desk.store.newID())
    for id in [kept, gone] { try desk.attach([1, 2, 3], to: id, id) }
    let before = desk.clock.now
    try delete(gone, desk)
    #expect(try strays(desk, after: 29).isEmpty)
    #expect(try strays(desk, after: 31) == [gone.text + ".bin"])
    #expect(try strays(desk, after: 31, before: before).isEmpty, "the deletion can still be undone")
    // After an undo it is needed again.
    try desk.store.undo()
    #expect(try strays(desk, after: 400).isEmpty)
  }

  @Test("a file without a version is removed when it is a day old; a file with another kind of name never is")
  func unnamed() throws {
    let desk = try Desk()
    let id = desk.store.newID()
    try desk.attach([1], to: id, id)
    let folder = URL(filePath: desk.data + "/attachments")
    let lost = desk.store.newID().text + ".pdf"
    for name in [lost, "999999.part", "999999.17.part", "my notes.txt", "notes.part"] {
      try Data([1]).write(to: folder.appending(path: name))
    }
    #expect(try strays(desk, after: 0).isEmpty)
    #expect(Set(try strays(desk, after: 2)) == [lost, "999999.part", "999999.17.part"])
    let care = AttachmentCare(desk.store, desk.attachments, now: desk.clock.now + 2 * day)
    #expect(try care.clear(before: Stamp(milliseconds: desk.clock.now)).count == 3)
    #expect(Set(desk.attachments.files().map { $0.name }) == [id.text + ".bin", "my notes.txt", "notes.part"])
  }

  @Test("the next restore removes what a killed one left, also when every file exists already")
  func left() throws {
    let desk = try Desk(seed: 11)
    try RandomStore(desk: desk).fill(80)
    try desk.create("backup.zip")
    let other = try Desk(seed: 12)
    try other.restore(desk.path("backup.zip"))
    let files = other.attachments.files()
    #expect(!files.isEmpty)
    // Killed after the last file got its name, before the temporary file was removed.
    let names = (whole: other.attachments.path(of: files[0].name), beside: other.attachments.path(of: "999999.17.part"))
    #expect(link(names.whole, names.beside) == 0)
    try other.restore(desk.path("backup.zip"))
    #expect(other.attachments.files() == files)
  }

  @Test("the next start removes what a killed attaching process left")
  func attached() throws {
    let desk = try Desk()
    let id = desk.store.newID()
    try desk.attach([1], to: id, id)
    try Data([1]).write(to: URL(filePath: desk.attachments.path(of: "999999.17.part")))
    try Data([2]).write(to: URL(filePath: desk.path("two.bin")))
    let other = try AttachToReminder(desk.store, desk.attachments, now: desk.clock.now)(
      desk.path("two.bin"), to: id)
    #expect(Set(desk.attachments.files().map { $0.name }) == [id.text + ".bin", other.id.text + ".bin"])
  }

  @Test("a file goes if its attachment was refused, and stays if a database went away at the commit")
  func unsure() throws {
    let desk = try Desk()
    try Data([2]).write(to: URL(filePath: desk.path("two.bin")))
    func attach(_ fault: StoreError, isStored: Bool) {
      let attach = AttachToReminder(
        LosingStore(base: desk.store, fault: fault, isStored: isStored), desk.attachments, now: desk.clock.now)
      #expect(throws: Failure(fault)) { try attach(desk.path("two.bin"), to: desk.store.newID()) }
    }
    attach(.full(path: "x"), isStored: false)
    #expect(desk.attachments.files().isEmpty)
    attach(.outcomeUnknown(database: "x", detail: "gone"), isStored: true)
    attach(.unreachable(database: "x", detail: "gone"), isStored: true)
    #expect(desk.attachments.files().count == 2)
    #expect(try AttachmentCare(desk.store, desk.attachments, now: desk.clock.now).damaged().isEmpty)
  }

  @Test("an attachment whose file is missing or has another size is found")
  func damaged() throws {
    let desk = try Desk()
    let (whole, short, missing) = (desk.store.newID(), desk.store.newID(), desk.store.newID())
    for id in [whole, short, missing] { try desk.attach([1, 2, 3], to: id, id) }
    let care = AttachmentCare(desk.store, desk.attachments, now: desk.clock.now)
    #expect(try care.damaged().isEmpty)
    desk.attachments.remove(missing.text + ".bin")
    try Data([1]).write(to: URL(filePath: desk.attachments.path(of: short.text + ".bin")))
    #expect(Set(try care.damaged().map { $0.problem }) == [.missing, .size(found: 1, kept: 3)])
  }
}

/// A store that reports an error after it has stored a change, or instead.
private struct LosingStore: ForwardingStore {
  let base: any Store
  let fault: StoreError
  let isStored: Bool

  func write<Answer>(
    _ change: Change, _ body: (any StoreWriter) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    if isStored { _ = try base.write(change, body) }
    throw fault
  }
}
