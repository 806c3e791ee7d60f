import FastiHTTP
import TestSupport
import Testing

/// The handler gets exactly what every other server would read; anything else is refused and the connection closed, so
/// that no request can be smuggled after it.
@Suite("Requests that are refused") struct RefusalTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: String
    let status: Int
    var testDescription: String { name }

    init(_ name: String, _ bytes: String, _ status: Int = 400) {
      self.name = name
      self.bytes = bytes
      self.status = status
    }
  }

  static let cases = [
    Case(
      "a length and a coding",
      "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
    Case("two lengths", "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhelloX"),
    Case("two equal lengths", "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 5\r\n\r\nhello"),
    Case("a negative length", "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n"),
    Case("a length with a sign", "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: +5\r\n\r\nhello"),
    Case("a list of lengths", "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 5, 5\r\n\r\nhello"),
    Case("two hosts", "GET /a HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n"),
    Case("no host", "GET /a HTTP/1.1\r\n\r\n"),
    Case("NUL in a value", "GET /a HTTP/1.1\r\nHost: x\r\nA: a\0b\r\nC: d\r\n\r\n"),
    Case("NUL in the last value", "GET /a HTTP/1.1\r\nHost: x\r\nA: a\0b\r\n\r\n"),
    Case("NUL at the end of the last value", "GET /a HTTP/1.1\r\nHost: x\r\nA: a\0\r\n\r\n"),
    Case("NUL in a name", "GET /a HTTP/1.1\r\nHost: x\r\nA\0B: a\r\n\r\n"),
    Case("NUL in the target", "GET /a\0b HTTP/1.1\r\nHost: x\r\n\r\n"),
    Case("a control character in a value", "GET /a HTTP/1.1\r\nHost: x\r\nA: a\u{1}b\r\n\r\n"),
    Case("a carriage return in a value", "GET /a HTTP/1.1\r\nHost: x\r\nA: a\rB: c\r\n\r\n"),
    Case("a blank before the colon", "GET /a HTTP/1.1\r\nHost: x\r\nA : b\r\n\r\n"),
    Case("a folded line", "GET /a HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\nC: d\r\n\r\n"),
    Case("a folded last line", "GET /a HTTP/1.1\r\nHost: x\r\nA: b\r\n\tc\r\n\r\n"),
    Case("bare line feeds", "GET /a HTTP/1.1\nHost: x\n\n"),
    Case("one bare line feed", "GET /a HTTP/1.1\r\nHost: x\nA: b\r\n\r\n"),
    Case("a bare line feed at the end", "GET /a HTTP/1.1\r\nHost: x\r\n\n"),
    Case("a line without a colon", "GET /a HTTP/1.1\r\nHost: x\r\nabc\r\n\r\n"),
    Case("an absolute target", "GET http://x/a HTTP/1.1\r\nHost: x\r\n\r\n"),
    Case("a target with a bad escape", "GET /a%zz HTTP/1.1\r\nHost: x\r\n\r\n"),
    Case("a target with an escaped NUL", "GET /a%00 HTTP/1.1\r\nHost: x\r\n\r\n"),
    Case("a target that is no UTF-8", "GET /a%ff HTTP/1.1\r\nHost: x\r\n\r\n"),
    Case("another coding", "POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", 501),
    Case(
      "a coding with a blank behind it", "POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked \r\n\r\n0\r\n\r\n"),
    Case(
      "a coding of an older version", "POST /a HTTP/1.0\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
    Case("a body said to be too large", "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 1001\r\n\r\n", 413),
    Case(
      "a body in an unknown coding",
      "POST /a HTTP/1.1\r\nHost: x\r\nContent-Encoding: gzip\r\nContent-Length: 5\r\n\r\nhello", 415),
    Case("an unknown method", "BREW /a HTTP/1.1\r\nHost: x\r\n\r\n", 405),
    Case("too many fields", "GET /a HTTP/1.1\r\nHost: x\r\n" + String(repeating: "A: b\r\n", count: 60) + "\r\n", 431),
    Case(
      "a header too large", "GET /a HTTP/1.1\r\nHost: x\r\nA: " + String(repeating: "a", count: 40_000) + "\r\n\r\n",
      431),
    Case("a target too long", "GET /" + String(repeating: "a", count: 40_000) + " HTTP/1.1\r\nHost: x\r\n\r\n", 414),
    Case(
      "a header larger than the library's room",
      "GET /a HTTP/1.1\r\nHost: x\r\nA: " + String(repeating: "a", count: 200_000) + "\r\n\r\n", 431),
  ]

  @Test("with a status for the reason, and the connection is closed", arguments: cases)
  func refused(_ one: Case) throws {
    let scene = try Scene()
    let wire = Wire(scene.server.endpoint)
    // A second request after it must not be answered.
    wire.send(one.bytes + "GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n")
    let (text, isClosed) = wire.hearEnd()
    // There is one answer, and all of it is ours.
    #expect(statuses(text) == [one.status])
    #expect(isClosed)
    #expect(scene.seen().isEmpty)
    #expect(text.contains("X-Guard: yes") && text.contains("Connection: close") && Self.isWhole(text), "\(text)")
    #expect(!text.contains("hello") && !text.contains("aaa") && !text.contains("microhttpd"))
  }

  /// Whether a text is one answer with a body of the stated length.
  static func isWhole(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return false }
    let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    let lengths = head.filter { $0.lowercased().hasPrefix("content-length:") }
    return lengths.count == 1 && Int(lengths[0].split(separator: " ").last ?? "") == bytes.count - end.upperBound
  }

  @Test("bytes that are not HTTP get no answer; the connection is closed")
  func garbage() throws {
    let scene = try Scene()
    let wire = Wire(scene.server.endpoint)
    wire.send("\u{16}\u{3}\u{1}\u{2}\0\u{1}\0\r\n\r\n")
    let (text, isClosed) = wire.hearEnd()
    #expect(statuses(text).allSatisfy { $0 >= 400 })
    #expect(isClosed && scene.seen().isEmpty)
  }

  @Test("a body in chunks that becomes too large")
  func chunks() throws {
    let scene = try Scene()
    let wire = Wire(scene.server.endpoint)
    wire.send("POST /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
    for _ in 0..<30 { wire.send("64\r\n" + String(repeating: "a", count: 100) + "\r\n") }
    wire.send("0\r\n\r\n")
    let (text, isClosed) = wire.hearEnd()
    #expect(statuses(text) == [413] && isClosed && scene.seen().isEmpty)
  }
}
