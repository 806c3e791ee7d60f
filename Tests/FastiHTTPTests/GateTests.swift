import FastiHTTP
import TestSupport
import Testing

/// Over two hundred requests that a client should not send, each followed by a correct one. Every one gets one complete
/// answer of ours, and the connection is closed; if the request is correct after all, it gets its answer and the next
/// one gets its own.
@Suite("Checks before the library reads a request") struct GateTests {
  private static func post(_ fields: String, _ body: String = "") -> String {
    "POST /a HTTP/1.1\r\nHost: x\r\n\(fields)\r\n\r\n\(body)"
  }
  private static func chunks(_ body: String) -> String { post("Transfer-Encoding: chunked", body) }

  /// Refused, whatever follows.
  static let refused: [String] = {
    var all: [String] = []
    // Lengths.
    for length in [
      "1, 1", "1,1", "+1", "-1", "0x1", "", "1a", "a", "1.0", "1e1", "٣", "99999999999999999999",
      "18446744073709551617",
      "1;1", "\"1\"", "1 1", "1 ", "1\t", "0,0", "-0", "+0", "1\t1",
    ] { all.append(post("Content-Length: \(length)", "a")) }
    for pair in [("1", "1"), ("1", "2"), ("0", "0"), ("2", "1")] {
      all.append(post("Content-Length: \(pair.0)\r\nContent-Length: \(pair.1)", "ab"))
      all.append(post("content-length: \(pair.0)\r\nCONTENT-LENGTH: \(pair.1)", "ab"))
    }
    // Codings.
    for coding in [
      "gzip", "chunked, gzip", "gzip, chunked", "chunked, chunked", "identity", "x", "chunked ", "chunked\t",
      "\"chunked\"",
      "chunked;q=1", "chunked,", ",chunked",
    ] {
      all.append(post("Transfer-Encoding: \(coding)", "0\r\n\r\n"))
      all.append(post("Transfer-Encoding: \(coding)\r\nContent-Length: 5", "0\r\n\r\n"))
    }
    all.append(post("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked", "0\r\n\r\n"))
    all.append(post("Content-Length: 5\r\nTransfer-Encoding: chunked", "0\r\n\r\n"))
    all.append("POST /a HTTP/1.0\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")
    // Chunks.
    for body in [
      "5\nhello\r\n0\r\n\r\n", "5\r\nhello\n0\r\n\r\n", "5\r\nhello\r\n0\n\r\n", "5\r\nhello\r\n0\r\n\n",
      "5;\nhello\r\n0\r\n\r\n",
      "5;a=b\r\nhello\r\n0\r\n\r\n", "5;\r\nhello\r\n0\r\n\r\n", " 5\r\nhello\r\n0\r\n\r\n", "5 \r\nhello\r\n0\r\n\r\n",
      "0x5\r\nhello\r\n0\r\n\r\n", "+5\r\nhello\r\n0\r\n\r\n", "-5\r\nhello\r\n0\r\n\r\n", "\r\nhello\r\n0\r\n\r\n",
      "g\r\nhello\r\n0\r\n\r\n", "5\r\nhelloX\r\n0\r\n\r\n", "5\r\nhell\r\n0\r\n\r\n", "5\rhello\r\n0\r\n\r\n",
      "ffffffffffffffff\r\nhello\r\n0\r\n\r\n", "7fffffffffffffff\r\nhello", "10000000000000005\r\nhello\r\n0\r\n\r\n",
      "5\r\nhello\r\n0\r\nA: b\r\n\r\n", "5\r\nhello\r\n0\r\nHost: y\r\n\r\n",
      "5\r\nhello\r\n0\r\nContent-Length: 9\r\n\r\n",
      "5\r\nhello\r\n0\r\n folded\r\n\r\n", "5\r\nhello\r\n0\r\n\r",
      "0;" + String(repeating: "a", count: 100_000) + "\r\n\r\n",
      "0\r\n" + String(repeating: "a", count: 100_000), "5\r\n\r\nhello0\r\n\r\n", "\0\r\n\r\n",
      "5\0\r\nhello\r\n0\r\n\r\n",
      "5\t\r\nhello\r\n0\r\n\r\n", "٥\r\nhello\r\n0\r\n\r\n",
    ] { all.append(chunks(body)) }
    // Names and values.
    for line in [
      "A : b", "A\t: b", ": b", " A: b", "\tA: b", "A", "A\0: b", "A\u{1}: b", "A(: b", "A\"B: c", "A/B: c", "Ä: b",
      "A: b\0c",
      "A: b\u{1}c", "A: b\u{7F}", "A: b\rc", "A: b\nC: d", "A: b\r\n c", "A: b\r\n\tc", "A:\r\n b", "A: b\r\r\nC: d",
      "A: b\n", "A: b\u{8}", "A: \u{B}", "[A]: b", "A{}: b", "A@b: c", "A=b: c", "A;b: c", "A,b: c", "A\u{2}: b",
      "\u{C}A: b", "A: b\u{1F}", "A<b>: c", "A?: b", "A\\: b", "\u{7F}: b", "A\r: b",
    ] {
      all.append("GET /a HTTP/1.1\r\nHost: x\r\n\(line)\r\n\r\n")
      all.append("GET /a HTTP/1.1\r\n\(line)\r\nHost: x\r\n\r\n")
    }
    // First lines.
    for line in [
      "GET /a", "GET /a ", "GET  /a HTTP/1.1", " GET /a HTTP/1.1", "GET /a  HTTP/1.1", "GET /a HTTP/1.1 ",
      "GET\t/a\tHTTP/1.1",
      "GET /a b HTTP/1.1", "GET /a HTTP/2.0", "GET /a HTTP/0.9", "GET /a HTTP/1", "GET /a HTTP/1.10", "GET /a http/1.1",
      "GET /a HTTP/1.1x", "GET /a XTTP/1.1", "GET /\0 HTTP/1.1", "GET /\u{7F} HTTP/1.1", "GE\0T /a HTTP/1.1",
      "/a HTTP/1.1",
      "GET", "G(T /a HTTP/1.1", "GET /a\tb HTTP/1.1", "\u{16}\u{3}\u{1}", "PRI * HTTP/2.0",
    ] { all.append("\(line)\r\nHost: x\r\n\r\n") }
    for end in ["\n", "\r", "\r\r\n", "\n\r"] { all.append("GET /a HTTP/1.1\(end)Host: x\r\n\r\n") }
    // Hosts.
    for hosts in ["A: b", "Host: x\r\nHost: x", "Host: x\r\nhost: y", "Host: x\r\nHOST:"] {
      all.append("GET /a HTTP/1.1\r\n\(hosts)\r\n\r\n")
    }
    // More than the library has memory for.
    let many = { (text: String, count: Int) in String(repeating: text, count: count) }
    all += [
      "GET /?\(many("a&", 8_000)) HTTP/1.1\r\nHost: x\r\n\r\n", "GET /?\(many("&", 1_000)) HTTP/1.1\r\nHost: x\r\n\r\n",
      "GET /a HTTP/1.1\r\nHost: x\r\nCookie: \(many("a=b; ", 1_500))\r\n\r\n",
      "GET /a HTTP/1.1\r\nHost: x\r\n\(many("Cookie: a=b; c=d; e=f; g=h\r\n", 49))Cookie: \(many("a=b,", 300))\r\n\r\n",
      "GET /a HTTP/1.1\r\nHost: x\r\n\(many("A: b\r\n", 2_000))\r\n",
      "GET /a HTTP/1.1\r\nHost: x\r\nA: \(many("a", 60_000))\r\n\r\n",
      "GET /\(many("a", 60_000)) HTTP/1.1\r\nHost: x\r\n\r\n", many("\r\n", 20_000),
      many("G", 60_000) + " / HTTP/1.1\r\n\r\n",
      "GET /a HTTP/1.1\r\nHost: x\r\n\(many("A", 60_000)): b\r\n\r\n",
    ]
    return all
  }()

  private static let next = "GET /next HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"

  @Test("there are two hundred of them") func count() { #expect(Self.refused.count >= 200, "\(Self.refused.count)") }

  @Test("each gets one complete answer of ours, and nothing after it is read")
  func refusals() throws {
    let usual = try Scene()
    for request in Self.refused {
      // These send more than is read; ServerTests checks clients that still send while they get the reason.
      let scene = request.utf8.count > 16_000 ? try Scene() : usual
      let wire = Wire(scene.server.endpoint)
      wire.send(request + Self.next)
      let (text, isClosed) = wire.hearEnd()
      let name = "\(request.prefix(120).debugDescription): \(text.prefix(600))"
      #expect(statuses(text).count == 1 && (400..<600).contains(statuses(text).first ?? 0), "\(name)")
      #expect(isClosed && RefusalTests.isWhole(text) && text.contains("X-Guard: yes"), "\(name)")
      #expect(!text.contains("microhttpd") && scene.seen().isEmpty, "\(name)")
    }
  }

  @Test("sent one byte at a time they are refused in the same way")
  func slowly() throws {
    let scene = try Scene()
    for request in Self.refused.filter({ $0.utf8.count < 120 }).enumerated().filter({ $0.offset % 7 == 0 }).map(
      \.element)
    {
      let wire = Wire(scene.server.endpoint)
      for character in request.unicodeScalars where !wire.send(String(character)) { break }
      wire.send(Self.next)
      let (text, isClosed) = wire.hearEnd()
      #expect(
        statuses(text).count == 1 && isClosed && RefusalTests.isWhole(text), "\(request.debugDescription): \(text)")
    }
    #expect(scene.seen().isEmpty)
  }

  @Test("a good request before a bad one on the same connection is answered first")
  func behind() throws {
    for bad in ["GET /b\r\n\r\n", Self.post("Content-Length: 1, 1", "a"), Self.chunks("5;a\r\nhello\r\n0\r\n\r\n")] {
      for good in [
        "GET /a HTTP/1.1\r\nHost: x\r\n\r\n", Self.chunks("5\r\nhello\r\n0\r\n\r\n"),
        Self.post("Content-Length: 5", "hello"),
      ] {
        let scene = try Scene()
        let wire = Wire(scene.server.endpoint)
        wire.send(good + good + bad + Self.next)
        let (text, isClosed) = wire.hearEnd()
        #expect(statuses(text) == [200, 200, 400] && isClosed, "\(text)")
        #expect(scene.seen().count == 2)
      }
    }
  }

  @Test("correct requests are not refused: chunks of any case and size, empty lines between requests, an older version")
  func accepted() throws {
    for (request, body) in [
      (Self.chunks("5\r\nhello\r\n0\r\n\r\n"), "hello"), (Self.chunks("0\r\n\r\n"), ""),
      (Self.chunks("000\r\n\r\n"), ""),
      (Self.chunks("A\r\n0123456789\r\n0a\r\nabcdefghij\r\n00000000\r\n\r\n"), "0123456789abcdefghij"),
      (Self.chunks("2\r\n\r\n\r\n0\r\n\r\n"), "\r\n"), (Self.post("Content-Length:5", "hello"), "hello"),
      (Self.post("Content-Length: \t 005", "hello"), "hello"), ("\r\n\r\nGET /a HTTP/1.1\r\nHost: x\r\n\r\n", ""),
      (Self.post("Content-Length: 5\r\nA: é\u{80}\u{9B}\tb", "\r\n\r\n\n"), "\r\n\r\n\n"),
      ("GET /a?b=%C3%A5&c HTTP/1.1\r\nHost:x\r\n\r\n", ""),
    ] {
      let scene = try Scene()
      let wire = Wire(scene.server.endpoint)
      wire.send(request + Self.next)
      let (text, _) = wire.hearEnd()
      #expect(statuses(text) == [200, 200], "\(request.debugDescription): \(text)")
      #expect(scene.seen().first?.body == Array(body.utf8), "\(request.debugDescription)")
    }
  }

  @Test("a refusal of a HEAD request has no body")
  func head() throws {
    let scene = try Scene()
    let wire = Wire(scene.server.endpoint)
    wire.send("HEAD /a HTTP/1.1\r\nHost: x\r\nContent-Length: 1, 1\r\n\r\n")
    let text = wire.hearEnd().text
    #expect(statuses(text) == [400] && text.hasSuffix("\r\n\r\n"))
  }
}
