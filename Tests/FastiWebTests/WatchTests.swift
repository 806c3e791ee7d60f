import FastiHTTP
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import TestSupport
import Testing

@testable import FastiWeb

/// The requests of programs that monitor a server, and its log of requests.
@Suite("Health, metrics and the log of requests") struct WatchTests {
  private static let phrase = AuthenticationTests.phrase

  @Test("health is open to all clients, and reports a store that cannot be read") func health() throws {
    let room = try Room(phrase: Self.phrase)
    let answer = room.ask("/health", from: Peer(address: "192.0.2.7", isLoopback: false))
    #expect(answer.status == 200 && answer.text == "ok\n")
    #expect(answer.headers["Cache-Control"] == "no-store")
    let damaged = try Room()
    damaged.server.stores.close()
    try Data("no database at all, but a text that is long enough to be read as one".utf8)
      .write(to: damaged.folder.url.appending(path: "fasti.db"))
    for name in ["fasti.db-wal", "fasti.db-shm"] {
      try? FileManager.default.removeItem(at: damaged.folder.url.appending(path: name))
    }
    #expect(try Room(restarting: damaged).ask("/health").status == 500)
  }

  @Test("metrics are off by default") func off() throws {
    let answer = try Room().ask("/metrics")
    #expect(answer.status == 404)
    #expect(try answer.text == Room().ask("/nowhere").text)
  }

  @Test("metrics count answers by route, method and status, in the text format of Prometheus") func counts() throws {
    let room = try Room(isMeasured: true)
    for _ in 0..<3 { _ = room.ask("/api/v1/day/2026-06-19") }
    _ = room.ask("/api/v1/day/no-day")
    _ = room.ask("/nowhere/secret")
    let answer = room.ask("/metrics")
    #expect(answer.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8")
    let lines = answer.text.split(separator: "\n").map(String.init)
    let day = "fasti_requests_total{route=\"/api/v1/day/{date}\",method=\"GET\""
    #expect(lines.contains(day + ",status=\"200\"} 3"), "\(answer.text)")
    #expect(lines.contains { $0.hasPrefix(day + ",status=\"4") })
    #expect(lines.contains("fasti_requests_total{route=\"\",method=\"GET\",status=\"404\"} 1"))
    #expect(
      lines.contains("fasti_request_seconds_count 5") && lines.contains("fasti_request_seconds_bucket{le=\"+Inf\"} 5"))
    #expect(!answer.text.contains("2026") && !answer.text.contains("secret"))
    // A sample has a name, labels, and a number; every name follows its type.
    let sample = /(fasti_[a-z_]+?)(_bucket|_sum|_count)?(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.]+/
    for line in lines where !line.hasPrefix("#") {
      let name = try #require(line.wholeMatch(of: sample), "\(line)").1
      #expect(lines.contains { $0.hasPrefix("# TYPE \(name) ") }, "\(line)")
    }
  }

  @Test("refusals of the server are counted") func refusals() throws {
    let room = try Room(isMeasured: true)
    _ = room.service.explain(Response(431), Headers())
    #expect(room.ask("/metrics").text.contains("fasti_refusals_total{status=\"431\"} 1\n"))
  }

  @Test("with a pass-phrase, metrics need a token that may read, but not from this machine") func access()
    throws
  {
    let room = try Room(phrase: Self.phrase, isMeasured: true)
    let other = Peer(address: "192.0.2.7", isLoopback: false)
    #expect(room.ask("/metrics").status == 200)
    let refused = room.ask("/metrics", from: other)
    #expect(refused.status == 401 && refused.headers["WWW-Authenticate"] != nil && !refused.text.contains("fasti_"))
    #expect(room.ask("/metrics", .get, [("X-Forwarded-For", "127.0.0.1")]).status == 401)
    #expect(room.ask("/metrics", .get, [try AuthenticationTests.token(room, [.calendar])], from: other).status == 401)
    #expect(
      room.ask("/metrics", .get, [try AuthenticationTests.token(room, [.calendar, .read])], from: other).status == 200)
  }

  @Test("behind a proxy all requests come from this machine, so metrics need a token") func proxy() throws {
    let room = try Room(publicURL: "https://days.example.org", phrase: Self.phrase, isMeasured: true)
    #expect(room.ask("/metrics").status == 401)
    #expect(room.ask("/metrics", .get, [try AuthenticationTests.token(room, [.calendar, .read])]).status == 200)
  }

  @Test(
    "seconds are written exactly",
    arguments: [100: "0.0001", 25_000: "0.025", 2_500_000: "2.5", 10_000_000: "10", 0: "0"])
  func seconds(_ microseconds: Int64, _ text: String) { #expect(RequestMeter.seconds(microseconds) == text) }

  @Test(
    "a line has the route and not the address: no token, no query, no name; and the client, if the proxy is trusted")
  func lines() throws {
    let kept = Lock<[[UInt8]]>([])
    let ports = WebPorts(logLine: { line in kept.with { $0.append(line) } })
    let room = try Room(publicURL: "https://days.example.org", phrase: Self.phrase, ports: ports)
    let feed = try room.feed().token.path
    #expect(room.ask(feed, .get, [("X-Forwarded-For", "10.0.0.1, 198.51.100.9")]).status == 200)
    _ = room.ask(
      "/search?q=dentist", .get, [("X-Forwarded-For", "203.0.113.5")],
      from: Peer(address: "192.0.2.7", isLoopback: false))
    _ = room.ask("/feeds/\(String(repeating: "x", count: 43))/nowhere", .post)
    let lines = kept.with { $0 }
    let values = try lines.map { line in
      #expect(line.last == 10 && line.count { $0 == 10 } == 1)
      return try #require(JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
    }
    #expect(values.map { $0["client"] as? String } == ["198.51.100.9", "192.0.2.7", "127.0.0.1"])
    #expect(values[0]["status"] as? Int == 200 && values[0]["method"] as? String == "GET")
    #expect((values[0]["bytes"] as? Int ?? 0) > 100 && (values[0]["microseconds"] as? Int ?? -1) >= 0)
    #expect(try #require(values[0]["time"] as? String).wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil)
    let text = lines.map { String(decoding: $0, as: UTF8.self) }.joined()
    let token = try #require(feed.split(separator: "/").last)
    #expect(!text.contains(token.prefix(20)) && !text.contains("dentist") && !text.contains("xxx"))
  }
}
