import FastiRecords
@testable import FastiSQLite
@testable import FastiTransfer
import StoreContract
import Testing

extension ServerSyncTests {
  @Test("settings that both sides have are those of the server after joining", arguments: [false, true])
  func settings(isServerLater: Bool) throws {
    let (first, second) = isServerLater ? (device, server) : (server, device)
    try first.write("first", .setting("weeks.first"))
    for one in [server, device] { one.set(time: Self.start + 60_000) }
    try second.write("second", .setting("weeks.first"))
    try device.write("here", .setting("hijri.show"))
    for one in [server, device] { try one.write("same", .setting("hours.clock")) }
    let report = try device.join(line)
    #expect(report.settings == ["weeks.first"])
    for one in [server, device] {
      #expect(try one.store.setting("weeks.first") == (isServerLater ? "second" : "first"))
      #expect(try one.store.setting("hijri.show") == "here")
    }
    #expect(try device.store.conflicts().isEmpty)
    #expect(try same())
    // A later sync changes nothing, and a later edit counts as usual.
    #expect(try device.sync(line).settings.isEmpty)
    for one in [server, device] { one.set(time: Self.start + 120_000) }
    try device.write("later", .setting("weeks.first"))
    try device.sync(line)
    #expect(try server.store.setting("weeks.first") == "later")
  }
}
