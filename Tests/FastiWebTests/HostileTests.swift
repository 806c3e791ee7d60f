import FastiDays
import FastiHTTP
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import Testing

@testable import FastiWeb

/// No request makes the server fail, and all refusals are the same object.
@Suite("Hostile requests") struct HostileTests {
  static let values = [
    "", "0", "-1", "2026-02-30", "1400-01-01", "2999-12-31", "1583-01-01", "9999999999999999999", "today", "+999999d",
    "-999999d", "2026-W53-7", "%27%20OR%201=1--", "%F0%9F%92%A9", "..", "%2e%2e%2fetc", "a%0Ab", "%E2%80%AE", "null",
    "NaN", "1e400", String(repeating: "9", count: 3_000), String(repeating: "%C3%A5", count: 500), "2026-02-05T10:00Z",
    "SE,US", "se", "AU-NSW", "@", "SE@seed", "%2B1000000000000d", "2025-6L-1", "0-0-0", "-5-1-1",
    "-9223372036854775808", "9223372036854775807", "-1e308",
  ]

  @Test("are not answered with 500", arguments: RouteTable.all.indices)
  func values(_ index: Int) throws {
    let route = RouteTable.all[index]
    guard route.method == .get else { return }
    let room = try Room()
    for value in Self.values {
      var paths: [String] = []
      if !route.path.isEmpty {
        paths.append(route.path.reduce(route.pattern.text) { $0.replacing("{\($1.name)}", with: value) })
      }
      let base = RouteLaws.good(route)
      for parameter in route.query {
        paths.append(base + (base.contains("?") ? "&" : "?") + "\(parameter.name)=\(value)")
        let required = route.query.filter { $0.isRequired }.map { "\($0.name)=\(value)" }.joined(separator: "&")
        paths.append("\(base.split(separator: "?")[0])?\(required)&\(parameter.name)=\(value)")
      }
      paths.append(base + (base.contains("?") ? "&" : "?") + "\(value)=\(value)")
      for path in paths {
        let answer = room.ask(path)
        #expect(answer.status < 500, "\(path): \(answer.text)")
        guard answer.status >= 400, !answer.bytes.isEmpty else { continue }
        let value = try JSONSerialization.jsonObject(with: Data(answer.bytes)) as? [String: [String: Any]]
        #expect(value?["error"]?["message"] is String, "\(path)")
      }
    }
  }

  @Test(
    "a wrong name", arguments: ["evil.example", "127.0.0.1", "127.0.0.1:81", "localhost:8080.evil", ""])
  func host(_ name: String) throws {
    #expect(try Room().ask("/api/v1/today", .get, [("Host", name)]).status == 421)
  }

  @Test("its own names", arguments: ["127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080"])
  func known(_ name: String) throws {
    #expect(try Room().ask("/api/v1/today", .get, [("Host", name)]).status == 200)
  }

  struct Origin: CustomTestStringConvertible, Sendable {
    let headers: [(String, String)]
    let isRefused: Bool
    var testDescription: String { headers.map { "\($0.0): \($0.1)" }.joined(separator: ", ") }
  }

  @Test(
    "a page of another site makes no change",
    arguments: [
      Origin(headers: [("Origin", "http://evil.example")], isRefused: true),
      Origin(headers: [("Origin", "null")], isRefused: true),
      Origin(headers: [("Origin", "http://127.0.0.1:8081")], isRefused: true),
      Origin(headers: [("Origin", "https://127.0.0.1:8080")], isRefused: true),
      Origin(headers: [("Sec-Fetch-Site", "cross-site")], isRefused: true),
      Origin(headers: [("Sec-Fetch-Site", "same-site")], isRefused: true),
      Origin(headers: [("Sec-Fetch-Site", "none")], isRefused: true),
      Origin(
        headers: [("Sec-Fetch-Site", "same-origin"), ("Origin", "http://evil.example")], isRefused: true),
      Origin(headers: [("Sec-Fetch-Site", "same-origin"), ("Origin", "null")], isRefused: false),
      Origin(
        headers: [("Sec-Fetch-Site", "same-origin"), ("Origin", "http://localhost:8080")], isRefused: false),
      Origin(headers: [("Origin", "http://127.0.0.1:8080")], isRefused: false),
      Origin(headers: [], isRefused: false),
    ])
  func crossSite(_ origin: Origin) throws {
    // An API address accepts no posts: a request that passes the check gets 405.
    #expect(try Room().ask("/api/v1/today", .post, origin.headers).status == (origin.isRefused ? 403 : 405))
  }

  @Test(
    "a page of another site loads nothing, and may link here", arguments: ["/today", "/api/v1/today", "/search?q=a"])
  func embedding(_ path: String) throws {
    let room = try Room()
    for site in ["cross-site", "same-site"] {
      for mode in ["no-cors", "cors", "websocket"] {
        #expect(room.ask(path, .get, [("Sec-Fetch-Site", site), ("Sec-Fetch-Mode", mode)]).status == 403)
      }
      #expect(room.ask(path, .get, [("Sec-Fetch-Site", site)]).status == 403)
      #expect(room.ask(path, .get, [("Sec-Fetch-Site", site), ("Sec-Fetch-Mode", "navigate")]).status == 200)
    }
    #expect(room.ask(path, .get, [("Sec-Fetch-Site", "same-origin"), ("Sec-Fetch-Mode", "cors")]).status == 200)
  }

  @Test(
    "what another app shares, and the page that opens a file, write nothing from any origin",
    arguments: ["cross-site", "same-site", "none", "same-origin"])
  func shared(_ site: String) throws {
    let room = try Room()
    let written = {
      try room.write { store throws(Failure) in
        do throws(StoreError) {
          return try store.read { reader throws(StoreError) in try reader.latestStamp() }
        } catch { throw Failure(error) }
      }
    }
    let before = try written()
    let headers = [("Accept", "text/html"), ("Sec-Fetch-Site", site), ("Sec-Fetch-Mode", "navigate")]
    // The share_target of the manifest is a GET of a form, and the action of its file_handlers a GET of the page with the preview.
    for path in ["/events/new?title=Fika&text=at+noon&url=https://example.org/", "/import"] {
      #expect(room.ask(path, .get, headers).status == 200, "\(path)")
    }
    // Another site can post to neither, whether or not its browser names the site.
    for (path, type) in [
      ("/events/new", "application/x-www-form-urlencoded"), ("/import", "multipart/form-data; boundary=x"),
    ] {
      let foreign = site == "same-origin" ? [("Origin", "http://evil.example")] : headers
      #expect(room.ask(path, .post, foreign + [("Content-Type", type)], body: "title=Fika").status == 403, "\(path)")
    }
    #expect(try written() == before)
  }

  @Test("exports can only be requested from this site", arguments: ["/export/leave.csv", "/export/calendar.ics"])
  func taking(_ path: String) throws {
    let room = try Room()
    #expect(room.ask(path, .get, [("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "navigate")]).status == 403)
    #expect(room.ask(path, .get, [("Sec-Fetch-Site", "same-origin"), ("Sec-Fetch-Mode", "navigate")]).status == 200)
    #expect(room.ask(path).status == 200)
  }

  @Test("feeds are open to every client with the address") func feeds() throws {
    let room = try Room()
    let token = try room.feed().token.text
    let answer = room.ask("/feeds/\(token).ics", .get, [("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "cors")])
    #expect(answer.status == 200)
  }

  @Test("a browser gets a refusal as a page") func page() throws {
    let answer = try Room().ask("/events", .post, [("Origin", "http://evil.example"), ("Accept", "text/html")])
    #expect(answer.status == 403 && answer.text.contains("<main"))
  }

  @Test("files are counted by client, which a proxy names last") func network() throws {
    func network(_ room: Room, _ forwarded: String, _ address: String = "127.0.0.1") throws -> String {
      let target = try #require(Target(Array("/reminders/x/files".utf8)))
      let peer = Peer(address: address, isLoopback: address == "127.0.0.1")
      let headers = Headers([("X-Forwarded-For", forwarded)])
      return room.server.site.network(of: Request(method: .post, target: target, headers: headers, peer: peer))
    }
    let behind = try Room(publicURL: "https://days.example.org", phrase: "correct horse battery")
    #expect(try network(behind, "192.0.2.1, 192.0.2.7") == "192.0.2.7")
    #expect(try network(behind, "nobody") == "127.0.0.1")
    #expect(try network(behind, "192.0.2.7", "192.0.2.9") == "192.0.2.9")
    #expect(try network(Room(), "192.0.2.7") == "127.0.0.1")
  }

  @Test("uploads are limited by client, and refused without sign-in") func admission() throws {
    func taken(_ room: Room, _ path: String, _ headers: [(String, String)] = []) throws -> String {
      let target = try #require(Target(Array(path.utf8)))
      let all = [("Host", "127.0.0.1:8080")] + headers
      switch room.service.bodyPolicy(Request(method: .post, target: target, headers: Headers(all))) {
      case .memory(let most): return "\(most)"
      case .file(let most, let network): return "file \(most) of \(network)"
      case .refused(let response): return "refused \(response.status)"
      }
    }
    let open = try Room()
    #expect(try taken(open, "/events") == "1048576")
    #expect(try taken(open, "/reminders/x/files") == "file 100000000 of 127.0.0.1")
    #expect(try taken(open, "/reminders/x/files", [("Origin", "http://evil.example")]) == "refused 403")
    #expect(try taken(open, "/events", [("Origin", "http://evil.example")]) == "262144")
    #expect(try taken(open, "/nothing") == "262144")
    let guarded = try Room(phrase: "correct horse battery")
    #expect(try taken(guarded, "/reminders/x/files") == "refused 401")
    #expect(try taken(guarded, "/reminders/x/files", [("Authorization", "Bearer nobody")]) == "refused 401")
    #expect(try taken(guarded, "/events", [("Authorization", "Bearer nobody")]) == "262144")
    let signedIn = guarded.ask(
      "/sign-in", .post, [("Content-Type", "application/x-www-form-urlencoded")],
      body: "phrase=correct+horse+battery&back=/today")
    let cookie = String(try #require(signedIn.headers["Set-Cookie"]).prefix { $0 != ";" })
    #expect(try taken(guarded, "/reminders/x/files", [("Cookie", cookie)]) == "file 100000000 of 127.0.0.1")
  }
}
