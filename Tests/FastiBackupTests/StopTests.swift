import FastiHost
import FastiPerson
import FastiRecords
import FastiSQLite
import Foundation
import TestSupport
import Testing

/// The number of times the server is stopped: a few times in every run, a thousand times in `make soak`.
private let stops = Soak.rounds(short: 4, long: 1_000)

@Suite("A server that is asked to stop") struct StopTests {
  @Test("everything that it acknowledged is in fasti.db itself") func stop() throws {
    let folder = try TemporaryFolder()
    let (data, copy) = (folder.url.appending(path: "data").path, folder.url.appending(path: "copy"))
    var acknowledged = 0
    for round in 0..<stops {
      let (server, port) = try Running.serving(data)
      // Some clients that only read keep open connections.
      let readers = (0..<3).map { _ in Wire(port: port) }
      for reader in readers { reader.send("GET /month HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n") }
      for number in 0..<5 where EventForm("e", on: "2026-11-22", number: round * 10 + number).post(port) {
        acknowledged += 1
      }
      for reader in readers { _ = reader.hear() }
      server.end()
      #expect(server.wait() == 0)
      try? FileManager.default.removeItem(at: copy)
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: data + "/fasti.db", toPath: copy.path + "/fasti.db")
      let store = SQLiteStore(folder: copy.path, clock: .system, entropy: .system)
      let kept = try store.read { reader throws(StoreError) in try reader.all(Event.self).count }
      #expect(kept == acknowledged && acknowledged == 5 * (round + 1), "\(round)")
    }
    Soak.note("stops of a server", stops)
  }
}
