import FastiHost
import FastiPerson
import FastiRecords
import FastiSQLite
import Foundation
import TestSupport
import Testing

/// How often the server is stopped: a few times in every run, a thousand times in `make soak`.
private let stops = Soak.rounds(short: 4, long: 1_000)

@Suite("A server that is told to stop") struct StopTests {
  @Test("leaves all that it acknowledged in fasti.db itself") func stop() throws {
    let folder = try TemporaryFolder()
    let (data, copy) = (folder.url.appending(path: "data").path, folder.url.appending(path: "copy"))
    var acknowledged = 0
    for round in 0..<stops {
      let server = try Running(["serve", "--data", data, "--listen", "127.0.0.1:0"])
      while listening(server) == nil, server.status == nil { usleep(2_000) }
      let port = try #require(listening(server), "\(server.text)")
      // Some that only look keep connections of their own.
      let readers = (0..<3).map { _ in Wire(port: port) }
      for reader in readers { reader.send("GET /month HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n") }
      for number in 0..<5 where post("request=\(request(round, number))&title=e&on=2026-11-22", port) {
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

  private func listening(_ server: Running) -> UInt16? {
    guard let start = server.text.range(of: "http://127.0.0.1:") else { return nil }
    let digits = server.text[start.upperBound...].prefix { $0.isNumber }
    return server.text.contains("ends it") ? UInt16(digits) : nil
  }

  private func request(_ round: Int, _ number: Int) -> String {
    let tail = String(1_000_000_000_000 + round * 10 + number)
    return "01a203e3-898b-75a7-8285-\(tail.suffix(12))-1"
  }

  private func post(_ form: String, _ port: UInt16) -> Bool {
    let wire = Wire(port: port)
    wire.send(
      "POST /events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/x-www-form-urlencoded\r\n"
        + "Content-Length: \(form.utf8.count)\r\nConnection: close\r\n\r\n" + form)
    return wire.hear().text.contains(" 303 ")
  }
}
