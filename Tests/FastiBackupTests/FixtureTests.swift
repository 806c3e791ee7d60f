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
import TestSupport
import Testing

/// The content of a fixture's `expected.json`.
private struct Expected: Decodable {
  let outcome: String
  let reminders: Int?
  let attachments: Int?
  let warnings: [String]?
  let error: String?
  let foundVersion: Int?
  let id: String?
  let problems: [String]?
}

/// The folder of fixtures; `FASTI_FIXTURES` names another one with the same structure.
private let folder =
  (ProcessInfo.processInfo.environment["FASTI_FIXTURES"].map { URL(filePath: $0) }
  ?? PackageFolder.root.appending(path: "Tests/Fixtures")).appending(path: "hijri_backup")

/// Whether they are the package's own copies.
private let isOwn = ProcessInfo.processInfo.environment["FASTI_FIXTURES"] == nil

private let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
  .filter { $0.hasSuffix(".zip") }.map { String($0.dropLast(4)) }.sorted()

@Suite("Archives with a known outcome") struct FixtureTests {
  @Test("there are sixteen of them") func count() { #expect(names.count >= (isOwn ? 16 : 1)) }

  @Test("a check of it, and a restore into an empty and into a filled store", arguments: names)
  func outcome(_ name: String) throws {
    let expected = try JSONDecoder().decode(
      Expected.self, from: Data(contentsOf: folder.appending(path: name + ".expected.json")))
    let archive = folder.appending(path: name + ".zip").path
    let desk = try Desk()
    guard expected.outcome != "fail" else { return try fails(archive, expected, desk) }
    let backup = try desk.look(archive)
    #expect(backup.isPartial == (expected.outcome == "partial"))
    #expect(backup.reminders == expected.reminders)
    #expect(backup.attachments == expected.attachments)
    #expect(Set(backup.warnings.map { $0.code }) == Set(expected.warnings ?? []))
    try desk.restore(archive)
    #expect(try desk.restore(archive).count(.new) == 0, "a second time changes nothing")
    let (reminders, attached) = try desk.store.read { reader throws(StoreError) in
      (try reader.all(ReminderRecord.self), try reader.all(AttachmentRecord.self))
    }
    #expect(reminders.count == expected.reminders)
    let present = try attached.filter { attachment in
      guard let file = attachment.record.content.file else { return true }
      return try desk.attachments.open(file.name) != nil
    }
    #expect(present.count == expected.attachments)
  }

  private func fails(_ archive: String, _ expected: Expected, _ desk: Desk) throws {
    try desk.write { writer throws(StoreError) in try writer.put(Setting(key: "mine", value: "1")) }
    let before = try desk.files()
    let error = try #require(try refusal { try desk.restore(archive) })
    #expect(error.name == expected.error)
    #expect(try desk.files() == before, "store and disk are as they were")
    switch error {
    case .unsupportedVersion(let found, _): #expect(found == expected.foundVersion)
    case .duplicateID(let duplicates): #expect(duplicates.map { $0.id } == [expected.id])
    case .validation(let problems): #expect(problems.map { $0.path } == expected.problems)
    default: #expect(expected.problems == nil && expected.id == nil && expected.foundVersion == nil)
    }
    #expect(!error.failure.message.isEmpty)
  }
}
