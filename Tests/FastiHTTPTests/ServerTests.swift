import FastiHTTP
import Glibc
import TestSupport
import Testing

@Suite("The server") struct ServerTests {
  @Test("answers one request after the other on one connection, also if they arrive at once")
  func pipelined() throws {
    let scene = try Scene()
    let wire = Wire(scene.server.endpoint)
    wire.send(String(repeating: "GET /a HTTP/1.1\r\nHost: x\r\n\r\n", count: 3))
    #expect(statuses(wire.hear(answers: 3).text) == [200, 200, 200])
    #expect(scene.seen().count == 3)
  }

  @Test("passes on method, target, header, body and peer")
  func whole() throws {
    let scene = try Scene()
    let wire = Wire(scene.server.endpoint)
    wire.send(
      "POST /echo/a%20b/%C3%A5?q=1+%2B&q=2&r HTTP/1.1\r\nHost: x\r\nX-Loud:  \t v \t\r\nContent-Length: 5\r\n\r\nhello")
    let text = wire.hear().text
    #expect(text.contains("X-Query: 2\r\n") && text.contains("X-Header: v\r\n") && text.hasSuffix("\r\n\r\nhello"))
    let request = try #require(scene.seen().first)
    #expect(request.method == .post && request.target.segments == ["echo", "a b", "å"])
    #expect(request.target.all("q") == ["1 +", "2"] && request.target["r"] == "" && request.target["s"] == nil)
    #expect(request.peer == .loopback)
  }

  @Test("reads a body in chunks, and one that arrives byte by byte")
  func bodies() throws {
    let scene = try Scene()
    let wire = Wire(scene.server.endpoint)
    wire.send("POST /echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n3\r\n, a\r\n0\r\n\r\n")
    #expect(wire.hear().text.hasSuffix("hello, a"))
    for byte in "PUT /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc".utf8 {
      wire.send(String(decoding: [byte], as: UTF8.self))
    }
    #expect(wire.hear().text.hasSuffix("abc"))
  }

  @Test("sends the length for HEAD, and no body")
  func head() throws {
    let scene = try Scene()
    let wire = Wire(scene.server.endpoint)
    wire.send("HEAD /a HTTP/1.1\r\nHost: x\r\n\r\n")
    let text = wire.hear(bodiless: true).text
    #expect(text.contains("Content-Length: 5\r\n") && text.hasSuffix("\r\n\r\n"))
  }

  @Test("sends a body that is produced while it is sent")
  func stream() throws {
    let scene = try Scene()
    let wire = Wire(scene.server.endpoint)
    wire.send("GET /stream HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    let (text, isClosed) = wire.hearEnd()
    #expect(text.utf8.filter { $0 == 0x61 }.count >= 100_000 && isClosed)
  }

  @Test("ends a request that arrives slowly, however busy it keeps the connection")
  func drip() throws {
    let scene = try Scene {
      $0.requestSeconds = 1
      $0.idleSeconds = 1
    }
    for start in ["GET /a HTTP/1.1\r\nHost: x\r\n", "G", "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n"] {
      let wire = Wire(scene.server.endpoint)
      wire.send(start)
      var sent = 0
      while sent < 20_000, wire.send("A") {
        usleep(100_000)
        sent += 1
      }
      #expect(sent < 20_000)
      #expect(wire.hearEnd().isClosed)
    }
    #expect(scene.seen().isEmpty)
  }

  @Test("lets a current request finish when it is stopped, and accepts no further one")
  func graceful() throws {
    let scene = try Scene()
    let wire = Wire(scene.server.endpoint)
    wire.send("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n")
    while scene.seen().isEmpty { usleep(10_000) }
    scene.server.stop()
    #expect(wire.hear().text.hasSuffix("slow\n"))
    let late = Wire(scene.server.endpoint)
    late.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(late.hearEnd().text.isEmpty)
  }

  @Test("closes the longest idle connection of the client with the most when it is full, so that others are answered")
  func room() throws {
    let scene = try Scene {
      ($0.connections, $0.connectionsOfAddress, $0.idleSeconds) = (40, 30, 86_400)
    }
    let port = scene.server.endpoint.port
    let mine = Wire(port: port)
    mine.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(statuses(mine.hear().text) == [200])
    let idle = (0..<30).flatMap { _ in [Wire(port: port, from: "127.0.0.2"), Wire(port: port, from: "127.0.0.3")] }
    // Otherwise they would be kept for a day, and the next ones not be accepted.
    for _ in 0..<20 {
      let next = Wire(port: port)
      next.send("GET /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
      #expect(statuses(next.hear().text) == [200])
    }
    mine.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(statuses(mine.hear().text) == [200])
    #expect(idle.count == 60)
  }

  @Test("counts connections from one address, and asks those over the limit to try again later")
  func connections() throws {
    let scene = try Scene { $0.connectionsOfAddress = 3 }
    let wires = (0..<6).map { _ in Wire(scene.server.endpoint) }
    for wire in wires { wire.send("GET /a HTTP/1.1\r\nHost: x\r\n\r\n") }
    let answers = wires.map { $0.hear().text }
    #expect(answers.flatMap { statuses($0) }.sorted() == [200, 200, 200, 503, 503, 503])
    #expect(answers.filter { $0.contains("Retry-After: 5") && $0.contains("X-Guard: yes") }.count == 3)
  }

  @Test(
    "reads addresses",
    arguments: [
      ("127.0.0.1:8080", "127.0.0.1:8080"), ("[::1]:80", "[::1]:80"), ("8080", "127.0.0.1:8080"),
      (":8080", "127.0.0.1:8080"), ("localhost:1", "127.0.0.1:1"), ("0.0.0.0:8080", "0.0.0.0:8080"),
    ])
  func endpoints(text: String, means: String) throws {
    let endpoint = try Endpoint(text)
    #expect(endpoint.text == means)
    #expect(endpoint.isLoopback == !means.hasPrefix("0"))
  }

  @Test(
    "refuses texts that are not addresses",
    arguments: ["", "a", "1.2.3:80", "::1:80", "127.0.0.1:", "127.0.0.1:65536", "x:80"])
  func noEndpoint(text: String) {
    #expect(throws: ServerError.malformedAddress(text)) { try Endpoint(text) }
  }

  @Test("reports that another program listens there")
  func inUse() throws {
    let scene = try Scene()
    #expect(throws: ServerError.inUse(scene.server.endpoint.text)) {
      try Server(scene.server.endpoint) { _ in .answered(Response(200)) }
    }
  }
}
