import CCurl
import FastiFetch
import FastiRecords
import Foundation
import Testing

@Suite("Fetching") struct FetchLaws {
  let rules = FetchRules.test(host: "127.0.0.1", most: 100_000, milliseconds: 8_000)

  @Test("a document has its tag and date, and is not sent again while it is unchanged") func conditional()
    throws
  {
    let server = try LoopbackServer { request, send in
      if request.contains("If-None-Match: \"a1\"") {
        _ = send(LoopbackServer.answer("304 Not Modified"))
      } else {
        let headers = [
          "Content-Type: text/html; charset=utf-8", "ETag: \"a1\"", "Last-Modified: Wed, 18 Feb 2026 00:00:00 GMT",
        ]
        _ = send(LoopbackServer.answer("200 OK", headers, "<p>months</p>"))
      }
    }
    let first = try Fetch(rules)(server.address())
    let date = "Wed, 18 Feb 2026 00:00:00 GMT"
    #expect(first == .document(Array("<p>months</p>".utf8), tag: "\"a1\"", modified: date))
    #expect(try Fetch(rules)(server.address(), tag: "\"a1\"", modified: date) == .unchanged)
    #expect(server.requests.last?.contains("If-Modified-Since: \(date)") == true)
  }

  @Test("redirects are followed, each checked like the first address") func redirects() throws {
    let server = try LoopbackServer { request, send in
      let path = request.split(separator: " ")[1]
      switch path {
      case "/": _ = send(LoopbackServer.answer("301 Moved", ["Location: /a/b"]))
      case "/a/b": _ = send(LoopbackServer.answer("302 Found", ["Location: c"]))
      case "/a/c": _ = send(LoopbackServer.answer("200 OK", ["Content-Type: application/json"], "{}"))
      case "/elsewhere": _ = send(LoopbackServer.answer("302 Found", ["Location: https://example.com/"]))
      case "/file": _ = send(LoopbackServer.answer("302 Found", ["Location: file:///etc/passwd"]))
      case "/user": _ = send(LoopbackServer.answer("302 Found", ["Location: http://127.0.0.1@example.com/"]))
      default: _ = send(LoopbackServer.answer("302 Found", ["Location: /loop"]))
      }
    }
    #expect(try Fetch(rules)(server.address()) == .document(Array("{}".utf8), tag: nil, modified: nil))
    #expect(throws: FetchProblem.tooManyRedirects) { try Fetch(rules)(server.address("/loop")) }
    #expect(throws: FetchProblem.refusedAddress("https://example.com/")) {
      try Fetch(rules)(server.address("/elsewhere"))
    }
    #expect(throws: FetchProblem.refusedAddress("file:///etc/passwd")) { try Fetch(rules)(server.address("/file")) }
    #expect(throws: FetchProblem.refusedAddress("http://127.0.0.1@example.com/")) {
      try Fetch(rules)(server.address("/user"))
    }
  }

  @Test("a redirect from one name of a host to the other is followed, and no third one") func names() throws {
    let server = try LoopbackServer { request, send in
      let port = request.split(separator: "\r\n").first { $0.hasPrefix("Host:") }?.split(separator: ":").last ?? ""
      switch request.split(separator: " ")[1] {
      case "/": _ = send(LoopbackServer.answer("301 Moved", ["Location: http://localhost:\(port)/page"]))
      case "/page": _ = send(LoopbackServer.answer("200 OK", body: "months"))
      default: _ = send(LoopbackServer.answer("301 Moved", ["Location: http://www.localhost:\(port)/page"]))
      }
    }
    let both = FetchRules.test(host: "127.0.0.1", or: "localhost", milliseconds: 8_000)
    #expect(try Fetch(both)(server.address()) == .document(Array("months".utf8), tag: nil, modified: nil))
    #expect(throws: FetchProblem.refusedAddress("http://localhost:\(server.port)/page")) {
      try Fetch(rules)(server.address())
    }
    #expect(throws: FetchProblem.refusedAddress("http://www.localhost:\(server.port)/page")) {
      try Fetch(both)(server.address("/third"))
    }
  }

  @Test("both names of the two hosts are allowed, and no similar ones") func hosts() throws {
    #expect(
      FetchRules.months.hosts == [
        "fiqhcouncil.org", "www.fiqhcouncil.org", "hilalcommittee.org", "www.hilalcommittee.org",
      ])
    for host in ["www.www.hilalcommittee.org", "wwwhilalcommittee.org", "www.hilalcommittee.org.example.com"] {
      let address = "https://\(host)/"
      #expect(throws: FetchProblem.refusedAddress(address)) { try Fetch(.months)(address) }
    }
  }

  @Test("a slow server is abandoned after the time for one request") func slow() throws {
    let server = try LoopbackServer { _, send in
      guard send("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n") else { return }
      // An hour and a half, unless its reader has ended.
      for _ in 0..<100_000 where send("x") { usleep(50_000) }
    }
    let impatient = FetchRules.test(host: "127.0.0.1", milliseconds: 800)
    #expect(throws: FetchProblem.tooSlow) { try Fetch(impatient)(server.address()) }
  }

  @Test("an endless document is abandoned at the limit") func endless() throws {
    let piece = String(repeating: "x", count: 10_000)
    let server = try LoopbackServer { _, send in
      guard send("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n") else { return }
      for _ in 0..<1_000 where !send(piece) { return }
    }
    #expect(throws: FetchProblem.tooLarge) { try Fetch(rules)(server.address()) }
  }

  @Test("a truncated answer, a closed port and another media type have named problems") func broken()
    throws
  {
    let server = try LoopbackServer { request, send in
      switch request.split(separator: " ")[1] {
      case "/short": _ = send("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 100\r\n\r\nhalf")
      case "/noise": _ = send("\u{0}\u{1}\u{2}")
      case "/zip": _ = send(LoopbackServer.answer("200 OK", ["Content-Type: application/zip"], "PK"))
      case "/missing": _ = send(LoopbackServer.answer("404 Not Found", body: "no"))
      // Nothing was asked about, so nothing can be unchanged.
      case "/304": _ = send(LoopbackServer.answer("304 Not Modified"))
      default: _ = send(LoopbackServer.answer("503 Busy", body: "later"))
      }
    }
    #expect(throws: FetchProblem.cut) { try Fetch(rules)(server.address("/short")) }
    #expect(throws: FetchProblem.self) { try Fetch(rules)(server.address("/noise")) }
    #expect(throws: FetchProblem.wrongType("application/zip")) { try Fetch(rules)(server.address("/zip")) }
    #expect(throws: FetchProblem.status(404)) { try Fetch(rules)(server.address("/missing")) }
    #expect(throws: FetchProblem.status(304)) { try Fetch(rules)(server.address("/304")) }
    #expect(throws: FetchProblem.refused) { try Fetch(rules)("http://127.0.0.1:1/") }
    let unknown = FetchRules.test(host: "no-such-host.invalid")
    #expect(throws: FetchProblem.noHost) { try Fetch(unknown)("http://no-such-host.invalid/") }
  }

  @Test("each problem has its own cause, in the reader's language")
  func causes() {
    let causes: [(FetchProblem, NetworkCause)] = [
      (.refusedAddress("http://example.com/"), .refusedAddress), (.privateNetwork, .privateNetwork),
      (.tooManyRedirects, .redirects), (.tooLarge, .tooLarge), (.tooSlow, .tooSlow), (.status(503), .status(503)),
      (.wrongKey, .untrusted), (.untrusted, .untrusted),
      (.wrongType("text/plain; charset=utf-8"), .type("text/plain; charset=utf-8")),
      (.noHost, .noHost), (.refused, .refused), (.noRoute, .noRoute), (.noTLS, .noTLS), (.cut, .cut),
      (.other(56), .other(56)),
    ]
    for (problem, cause) in causes { #expect(NetworkCause(line: problem.line) == cause) }
    // The program that fetches ran out of time, or wrote what it should not.
    #expect(NetworkCause(line: "") == .tooSlow && NetworkCause(line: "what?") == .other(0))
  }

  @Test("a request is repeated after a temporary error, and not after a permanent one") func backOff() throws {
    let server = try LoopbackServer { request, send in
      _ = send(LoopbackServer.answer(request.contains("/busy") ? "503 Busy" : "404 Not Found"))
    }
    let patient = FetchRules.test(host: "127.0.0.1", milliseconds: 8_000, pauses: [50, 50])
    #expect(throws: FetchProblem.status(503)) { try Fetch(patient)(server.address("/busy")) }
    #expect(server.requests.count == 3)
    #expect(throws: FetchProblem.status(404)) { try Fetch(patient)(server.address("/gone")) }
    #expect(server.requests.count == 4)
  }

  @Test("only https of the two hosts is asked, and never a private address") func strict() throws {
    for address in [
      "http://fiqhcouncil.org/calendar/", "https://example.com/", "https://fiqhcouncil.org@example.com/",
      "https://fiqhcouncil.org.example.com/", "ftp://fiqhcouncil.org/", "https://127.0.0.1/", "fiqhcouncil.org",
      "https://fiqhcouncil.org\\@example.com/", "https://hilalcommittee.org\n.example.com/",
      "https://fiqhcouncil.org:22/", "https://fiqhcouncil.org:80/", "https://fiqhcouncil.org:0443/",
      "https://fiqhcouncil.org:8443/calendar/",
    ] {
      #expect(throws: FetchProblem.refusedAddress(address)) { try Fetch(.months)(address) }
    }
    let server = try LoopbackServer { _, send in _ = send(LoopbackServer.answer("200 OK", body: "secret")) }
    let guarded = FetchRules.test(host: "localhost", milliseconds: 800, allowsLoopback: false)
    #expect(throws: FetchProblem.privateNetwork) { try Fetch(guarded)("https://localhost:\(server.port)/") }
    #expect(server.requests.isEmpty)
  }

  @Test(
    "addresses of no public network",
    arguments: [
      "127.0.0.1", "10.1.2.3", "192.168.0.1", "172.31.255.255", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
      "255.255.255.255", "192.0.2.1", "192.88.99.1", "192.88.99.255", "198.18.0.1",
      "::ffff:192.88.99.1", "::1", "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1",
      "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2001:db8::1", "2002:7f00:1::", "2001:0:4136:e378::1",
    ])
  func privateAddresses(text: String) { #expect(isPublic(text) == false) }

  @Test(
    "addresses of the open internet",
    arguments: [
      "8.8.8.8", "172.32.0.1", "100.128.0.1", "192.0.3.1", "192.88.98.1", "192.88.100.1", "2606:4700::1111",
      "::ffff:8.8.8.8",
    ])
  func publicAddresses(text: String) { #expect(isPublic(text) == true) }

  private func isPublic(_ text: String) -> Bool? {
    var bytes = [UInt8](repeating: 0, count: 16)
    if inet_pton(AF_INET, text, &bytes) == 1 { return fasti_is_public(bytes, 4) == 1 }
    return inet_pton(AF_INET6, text, &bytes) == 1 ? fasti_is_public(bytes, 16) == 1 : nil
  }
}

extension LoopbackServer {
  static func answer(_ status: String, body: String) -> String { answer(status, ["Content-Type: text/html"], body) }
}
