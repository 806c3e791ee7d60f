import FastiCivil
import FastiDays
import FastiHost
import FastiPerson
import FastiRecords
import FastiReminders
import FastiSQLite
import FastiTransfer
import FastiZip
import Foundation
import StoreContract
import Testing

@Suite("Things that differ") struct ConflictTests {
  private let reminder = RecordID(high: 7, low: 1)
  private let attachment = RecordID(high: 7, low: 2)

  /// A desk with one setting, one reminder and its file; and a backup of it.
  private func saved() throws -> (Desk, String) {
    let desk = try Desk()
    try desk.write { writer throws(StoreError) in try writer.put(Setting(key: "a", value: "backup")) }
    try put("backup", desk)
    try desk.attach(Array("backup".utf8), to: reminder, attachment)
    try desk.create("saved.zip")
    return (desk, desk.path("saved.zip"))
  }

  private func put(_ title: String, _ desk: Desk) throws {
    let record = try ReminderRecord(title: title, month: 9, day: 1, created: 1, updated: 1)
    try desk.write { writer throws(StoreError) in try writer.put(record, id: reminder) }
  }

  private func titles(_ desk: Desk) throws -> [String] {
    try desk.store.read { reader throws(StoreError) in try reader.all(ReminderRecord.self) }.map { $0.record.title }
  }

  private func setting(_ desk: Desk) throws -> String? {
    try desk.store.read { reader throws(StoreError) in try reader.record(Setting.self, key: "a")?.value }
  }

  private func edit(_ desk: Desk) throws {
    try desk.write { writer throws(StoreError) in try writer.put(Setting(key: "a", value: "store")) }
    try put("store", desk)
  }

  @Test("replace uses the backup's state, and undo restores the store's")
  func replace() throws {
    let (desk, archive) = try saved()
    try edit(desk)
    let report = try desk.restore(archive, .replace)
    #expect(report.count(.replaced) == 2 && report.count(.same) == 1)
    #expect(try titles(desk) == ["backup"])
    #expect(try setting(desk) == "backup")
    let copy = try #require(report.safetyCopy)
    let former = try Desk()
    try FileManager.default.createDirectory(atPath: former.data, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: copy, toPath: former.data + "/fasti.db")
    #expect(try titles(former) == ["store"], "the copy is the store as it was")
    try desk.store.undo()
    #expect(try titles(desk) == ["store"])
    #expect(try setting(desk) == "store")
  }

  @Test("keep has both, with the file, under a new id; for a setting, which can exist only once, the store's stays")
  func keep() throws {
    let (desk, archive) = try saved()
    try edit(desk)
    let report = try desk.restore(archive, .keep)
    #expect(report.count(.both) == 2 && report.count(.skipped) == 1)
    #expect(Set(try titles(desk)) == ["store", "backup"])
    #expect(try setting(desk) == "store")
    let attached = try desk.store.read { reader throws(StoreError) in try reader.all(AttachmentRecord.self) }
    #expect(attached.count == 2)
    #expect(Set(attached.map { $0.record.reminder }).count == 2)
    for one in attached {
      let file = try #require(one.record.content.file)
      #expect(file.name.hasPrefix(one.id.text))
      #expect(FileManager.default.contents(atPath: desk.attachments.path(of: file.name)) == Data("backup".utf8))
    }
  }

  @Test("skip does not change the store")
  func skip() throws {
    let (desk, archive) = try saved()
    try edit(desk)
    let before = try desk.bytes()
    let report = try desk.restore(archive, .skip)
    #expect(report.count(.skipped) == 2)
    #expect(try desk.bytes() == before)
  }

  @Test("a preview reports what a restore would do, and writes nothing")
  func preview() throws {
    let (desk, archive) = try saved()
    try edit(desk)
    for choice in RestoreChoice.allCases {
      let before = try desk.files()
      let preview = try RestoreBackup(desk.store, attachments: desk.attachments)
        .preview(try desk.look(archive), now: desk.clock.now) { _ in choice }
      #expect(try desk.files() == before)
      let real = try desk.restore(archive, choice)
      #expect(preview.conflicts == real.conflicts && preview.count(.new) == real.count(.new))
      try desk.store.undo()
    }
  }

  @Test("a deleted thing is restored, and a thing that is deleted in the backup is deleted")
  func deleted() throws {
    let (desk, archive) = try saved()
    try desk.write { writer throws(StoreError) in try writer.delete(ReminderRecord.self, id: reminder) }
    try desk.create("deleted.zip")
    try desk.restore(archive)
    #expect(try titles(desk) == ["backup"])
    try desk.restore(desk.path("deleted.zip"))
    #expect(try titles(desk) == [])
  }

  @Test("an existing file with other bytes is never overwritten: the backup's gets a new id")
  func otherBytes() throws {
    let (desk, archive) = try saved()
    let path = desk.attachments.path(of: attachment.text + ".bin")
    try Data("other".utf8).write(to: URL(filePath: path))
    try desk.restore(archive)
    #expect(FileManager.default.contents(atPath: path) == Data("other".utf8))
    let attached = try desk.store.read { reader throws(StoreError) in try reader.all(AttachmentRecord.self) }
    let file = try #require(attached.first?.record.content.file)
    #expect(attached.count == 1 && attached[0].id != attachment)
    #expect(FileManager.default.contents(atPath: desk.attachments.path(of: file.name)) == Data("backup".utf8))
  }

  @Test("a reminder that is listed twice with different values is a mistake of the file")
  func toldTwice() throws {
    let (desk, archive) = try saved()
    let changed = try HandMade.editingText(of: archive, in: desk) {
      $0.replacing("\"title\": \"backup\",\n      \"hijri", with: "\"title\": \"other\",\n      \"hijri")
    }
    guard case .validation(let problems)? = try refusal({ try desk.restore(changed) }) else {
      Issue.record("it was not refused")
      return
    }
    #expect(problems.map { $0.path } == ["reminders[0]"])
  }
}
