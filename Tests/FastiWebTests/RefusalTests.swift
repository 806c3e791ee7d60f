import FastiDays
import FastiHTTP
import FastiPerson
import FastiRecords
import FastiTransfer
import TestSupport
import Testing

@testable import FastiWeb

/// The refusals of the whole server over a real socket, byte by byte.
@Suite("Refusals on the wire") struct RefusalTests {
  private static let host = "Host: 127.0.0.1:8080\r\n"

  /// Sends requests to a server with a pass-phrase, each on a new connection.
  private func ask(_ requests: [String]) throws -> [String] {
    let room = try Room(phrase: AuthenticationTests.phrase)
    let server = try Server(try Endpoint("127.0.0.1:0"), refusalHeaders: SecurityHeaders.all) {
      room.service.dispatch($0)
    }
    defer { server.stop() }
    return requests.map { request in
      let wire = Wire(port: server.endpoint.port)
      wire.send(request)
      return wire.hear().text
    }
  }

  private static func form(_ body: String, _ path: String = "/sign-in") -> String {
    "POST \(path) HTTP/1.1\r\n\(host)Content-Type: application/x-www-form-urlencoded\r\n"
      + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  }

  @Test("a wrong name is 421")
  func misdirected() throws {
    let names = ["evil.example", "127.0.0.1:8081", "127.0.0.1", "0.0.0.0:8080", "[::1]:8080"]
    for text in try ask(names.map { "GET /today HTTP/1.1\r\nHost: \($0)\r\n\r\n" }) {
      #expect(statuses(text) == [421] && text.contains("unknown-host"))
    }
  }

  @Test("no session and no token is 401, with the remedy")
  func unauthorized() throws {
    let lines = ["", "Authorization: Bearer nobody\r\n", "Authorization: Basic YTpi\r\n", "Cookie: fasti=nobody\r\n"]
    for text in try ask(lines.map { "GET /api/v1/today HTTP/1.1\r\n\(Self.host)\($0)\r\n" }) {
      #expect(statuses(text) == [401] && text.contains("WWW-Authenticate: Bearer realm=\"Fasti\""))
      #expect(text.contains("fasti token add NAME") && !text.contains("nobody\""))
    }
  }

  @Test("a page of another site, a wrong pass-phrase and a missing scope are 403")
  func forbidden() throws {
    let body = "phrase=correct+horse+battery+staple"
    let crossSite = Self.form(body).replacing("\r\n\r\n", with: "\r\nOrigin: http://evil.example\r\n\r\n")
    let answers = try ask([crossSite, Self.form("phrase=wrong")])
    #expect(statuses(answers[0]) == [403] && answers[0].contains("cross-site") && !answers[0].contains("Set-Cookie"))
    #expect(statuses(answers[1]) == [403] && answers[1].contains("wrong-pass-phrase"))
    let room = try Room(phrase: AuthenticationTests.phrase)
    let token = try AuthenticationTests.token(room, [.calendar])
    let server = try Server(try Endpoint("127.0.0.1:0"), refusalHeaders: SecurityHeaders.all) {
      room.service.dispatch($0)
    }
    defer { server.stop() }
    let wire = Wire(port: server.endpoint.port)
    wire.send("GET /api/v1/today HTTP/1.1\r\n\(Self.host)\(token.0): \(token.1)\r\n\r\n")
    let text = wire.hear().text
    #expect(statuses(text) == [403] && text.contains("insufficient-scope"))
  }

  @Test("the sixth guess is 429, with the seconds to wait, right or wrong")
  func tooMany() throws {
    let answers = try ask(
      (0..<5).map { Self.form("phrase=wrong+\($0)") } + [Self.form("phrase=correct+horse+battery+staple")])
    #expect(answers.dropLast().allSatisfy { statuses($0) == [403] })
    let last = try #require(answers.last)
    #expect(statuses(last) == [429] && last.contains("too-many-attempts"))
    #expect(last.contains("Retry-After: 2\r\n") || last.contains("Retry-After: 1\r\n"))
    #expect(!last.contains("Set-Cookie"))
  }

  @Test("another method is 405, an unknown address 404, a body that is not a form 400")
  func others() throws {
    let answers = try ask([
      "PUT /sign-in HTTP/1.1\r\n\(Self.host)Content-Length: 0\r\n\r\n", "GET /nowhere HTTP/1.1\r\n\(Self.host)\r\n",
      "POST /sign-in HTTP/1.1\r\n\(Self.host)Content-Type: text/plain\r\nContent-Length: 8\r\n\r\nphrase=x",
      "TRACE /sign-in HTTP/1.1\r\n\(Self.host)Cookie: secret=1\r\n\r\n",
    ])
    #expect(statuses(answers[0]) == [405] && answers[0].contains("Allow: GET, HEAD, POST, OPTIONS"))
    #expect(statuses(answers[1]) == [404] && statuses(answers[2]) == [400])
    #expect((400...599).contains(statuses(answers[3]).first ?? 0) && !answers[3].contains("secret"))
  }

  @Test("refusals before parsing have the same headers")
  func headers() throws {
    for request in ["BREW / HTTP/1.1\r\n\(Self.host)\r\n", "GET /%zz HTTP/1.1\r\n\(Self.host)\r\n"] {
      let text = try ask([request])[0]
      #expect(text.contains("Content-Security-Policy: default-src 'none'") && text.contains("nosniff"))
    }
  }
}
