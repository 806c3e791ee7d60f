import FastiDays
import FastiHost
import FastiPerson
import FastiRecords
import FastiSQLite
import Foundation
import TestSupport
import Testing

@testable import FastiWeb

@Suite("Sync on the settings page") struct SyncSettingsTests {
  @Test("it shows the places of the sync, the last sync, and waiting changes; not the key or the secret")
  func shown() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path
    @Sendable func open() -> SQLiteStore { SQLiteStore(folder: path, clock: .system, entropy: .system) }
    let store = open()
    try store.write(store.newChange("first")) { writer throws(StoreError) in
      try writer.put(Setting(key: "first", value: "1"))
    }
    let key = String(repeating: "K", count: 43)
    try store.join(
      SyncSpace(
        id: RecordID(high: 1, low: 2), place: "https://desk.local:8443#\(key)", log: "00000000000000aa", rewriting: "",
        key: Array(repeating: 7, count: 32), synced: 1_770_296_400_000))
    try store.join(
      SyncSpace(
        id: RecordID(high: 1, low: 3), place: "/carried", log: "00000000000000ab", rewriting: "", key: nil))
    var ports = WebPorts()
    ports.openSyncLog = { open() }
    let text = try Room(ports: ports).ask("/settings").text
    #expect(text.contains("Other devices") && text.contains("https://desk.local:8443"))
    #expect(text.contains("2026-02-05") && text.contains("13:00"))
    #expect(text.contains("Changes that wait to be sent: 1"))
    #expect(text.contains("/carried") && text.contains("Not synced yet"))
    #expect(!text.contains(key))
    #expect(try !Room().ask("/settings").text.contains("Other devices"))
  }
}
