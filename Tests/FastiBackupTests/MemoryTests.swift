import FastiApp
import FastiSQLite
import Foundation
import StoreContract
import TestSupport
import Testing

/// The megabytes of attachments: 80 in every run, 1,000 in `make soak`.
private let megabytes = ProcessInfo.processInfo.environment["FASTI_SOAK"] == "1" ? 1_000 : 80

@Suite("Memory") struct MemoryTests {
  @Test("create and restore stay under 64 MB, however large the attachments", .timeLimit(.minutes(30)))
  func bounded() throws {
    let desk = try Desk()
    let id = desk.store.newID()
    let piece = desk.random.bytes(1_000_000)
    for number in 0..<megabytes / 20 {
      try desk.attach(Array(repeatElement(piece, count: 20).joined()), to: id, RecordID(high: 5, low: UInt64(number)))
    }
    let other = desk.path("other")
    let archive = desk.path("large.zip")
    for words in [
      ["backup", "create", archive, "--data", desk.data],
      ["backup", "restore", archive, "--data", other],
    ] {
      let running = try Running(words)
      #expect(running.watch() == 0, "\(running.text)")
      #expect(running.peak > 1_000 && running.peak <= 64_000, "\(words[1]): \(running.peak) kB")
    }
  }

  @Test("a bomb is refused in little memory")
  func bomb() throws {
    let archive = PackageFolder.root.appending(path: "Tests/Fixtures/hijri_backup/08_bomb.zip").path
    let running = try Running(["backup", "check", archive])
    #expect(running.watch() == 4)
    #expect(running.peak <= 64_000, "\(running.peak) kB")
  }
}
