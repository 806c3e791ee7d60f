import FastiHost
import FastiPerson
import FastiRecords
import FastiSQLite
import Foundation
import Glibc
import StoreContract
import TestSupport
import Testing

/// The number of times a server is killed: a few times in every run, 2,000 times in `make soak`.
private let kills = Soak.rounds(short: 6, long: 2_000)

@Suite("A server that is killed") struct ServerKillTests {
  @Test("kill -9 loses no acknowledged change; an unacknowledged change exists once after it was sent again")
  func killed() throws {
    let folder = try TemporaryFolder()
    let data = folder.url.appending(path: "data").path
    let random = BenchRandom(seed: Soak.seed(77))
    var (number, unanswered): (Int, EventForm?) = (0, nil)
    var written: [String: Set<String>] = [:]
    for round in 0...kills {
      let (server, port) = try Running.serving(data)
      if let unanswered {
        #expect(unanswered.post(port), "\(round)")
        written[unanswered.day, default: []].insert(unanswered.title)
        #expect(try titles(of: unanswered.day, port) == written[unanswered.day]?.sorted())
      }
      guard round < kills else { break }
      let (id, delay) = (server.id, UInt32(random.next() % 100_000))
      Thread.detachNewThread {
        usleep(delay)
        Glibc.kill(id, SIGKILL)
      }
      let day = "2026-\(10 + round / 28 % 3)-\(10 + round % 18)"
      while true {
        number += 1
        let form = EventForm("e\(number)", on: day, number: number)
        unanswered = form
        guard form.post(port) else { break }
        written[day, default: []].insert(form.title)
      }
      #expect(server.wait() == 128 + SIGKILL)
    }
    let store = SQLiteStore(folder: data, clock: .system, entropy: .system)
    #expect(try store.check().findings == [])
    let kept = try store.read { reader throws(StoreError) in try reader.all(Event.self).map(\.record.title) }
    #expect(kept.sorted() == written.values.joined().sorted())
    Soak.note("kills of a server", kills)
  }

  /// The content of a day in the API.
  private func titles(of day: String, _ port: UInt16) throws -> [String] {
    let wire = Wire(port: port)
    wire.send("GET /api/v1/day/\(day) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n")
    return wire.hear().text.matches(of: /"title":"(e[0-9]+)"/).map { String($0.1) }.sorted()
  }
}
