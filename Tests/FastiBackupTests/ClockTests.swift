import FastiRecords
import FastiSQLite
import FastiTransfer
import FastiZip
import StoreContract
import Testing

@Suite("A backup of the same user with a wrong clock") struct ClockTests {
  private static let day: Int64 = 86_400_000

  /// A desk with one record from a clock that was a number of days ahead, and one from later.
  private func desk(ahead days: Int64) throws -> Desk {
    let desk = try Desk()
    try desk.write { writer throws(StoreError) in try writer.put(Setting(key: "a", value: "1")) }
    let now = desk.clock.now
    desk.clock.now += days * Self.day
    try desk.write { writer throws(StoreError) in try writer.put(Setting(key: "b", value: "2")) }
    desk.clock.now = now + 1_000
    try desk.write { writer throws(StoreError) in try writer.put(Setting(key: "c", value: "3")) }
    return desk
  }

  private func look(_ desk: Desk, _ path: String, ahead: Bool = false) throws -> Backup {
    try LookAtBackup(
      ZipArchives(), stamps: BackupStamps(of: desk.store, now: desk.clock.now, ahead: ahead))(path)
  }

  private func restore(_ desk: Desk, _ backup: Backup) throws {
    let store = desk.store
    _ = try RestoreBackup(store, attachments: desk.attachments)(backup, as: store.newChange("test")) { _ in .replace }
  }

  @Test(
    "is made with a warning, and restored into an empty store and into its own", arguments: [3, 300, 5_000] as [Int64])
  func own(days: Int64) throws {
    let desk = try desk(ahead: days)
    let made = try desk.create("a.zip")
    #expect(
      made.warnings == [.stampsAhead(hours: Int(days) * 24 - 1)]
        || made.warnings == [.stampsAhead(hours: Int(days) * 24)])
    try restore(desk, try look(desk, desk.path("a.zip")))
    let other = try Desk(seed: 2)
    other.clock.now = desk.clock.now
    try restore(other, try look(other, desk.path("a.zip")))
    let settings = try other.store.read { reader throws(StoreError) in try reader.all(Setting.self).map(\.record.value)
    }
    #expect(settings.sorted() == ["1", "2", "3"])
    // Everything that is written afterwards is later than all of it.
    try other.write { writer throws(StoreError) in try writer.put(Setting(key: "b", value: "4")) }
    let value = try other.store.read { reader throws(StoreError) in try reader.record(Setting.self, key: "b")?.value }
    #expect(value == "4")
    try other.create("again.zip")
    try restore(other, try look(other, other.path("again.zip")))
  }

  @Test("another store without such stamps refuses it until the user accepts them")
  func strangers() throws {
    let desk = try desk(ahead: 30)
    try desk.create("a.zip")
    let other = try Desk(seed: 2)
    try other.write { writer throws(StoreError) in try writer.put(Setting(key: "mine", value: "1")) }
    let error = try #require(try refusal { _ = try look(other, desk.path("a.zip")) })
    guard case .validation(let problems) = error else { throw error }
    #expect(problems.allSatisfy { $0.fault == .ahead })
    #expect(try refusal { _ = try desk.look(desk.path("a.zip")) } != nil, "by no store at all")
    try restore(other, try look(other, desk.path("a.zip"), ahead: true))
    #expect(try other.store.check().findings.count == 1, "the clock is reported")
    try other.create("b.zip")
  }
}
