@testable import FastiHTTP
import Glibc
import TestSupport
import Testing

func ask(_ scene: Scene, _ path: String, closing: Bool = false, from source: String = "127.0.0.1") -> Wire {
  let wire = Wire(scene.server.endpoint, from: source)
  wire.send("GET \(path) HTTP/1.1\r\nHost: x\r\n\(closing ? "Connection: close\r\n" : "")\r\n")
  return wire
}

/// Returns when the requests sent before have been read: the reading thread has run several times before the last of
/// these is answered.
func settle(_ scene: Scene) {
  let wire = Wire(scene.server.endpoint)
  for _ in 0..<5 {
    wire.send("GET /ready HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(statuses(wire.hear().text) == [200])
  }
}

@Suite("Answers of other threads") struct WorkerPoolTests {
  @Test("do not delay an answer that is ready")
  func ready() throws {
    let scene = try Scene { $0.workers = 2 }
    let working = (0..<6).map { _ in ask(scene, "/held") }
    while scene.seen().count < 2 { usleep(20_000) }
    for _ in 0..<20 { #expect(statuses(ask(scene, "/ready", closing: true).hear().text) == [200]) }
    #expect(scene.seen().count == 2)
    scene.release()
    #expect(working.map { statuses($0.hear().text) } == Array(repeating: [200], count: 6))
  }

  @Test("are given to their clients, on connections that are used again and again")
  func owners() throws {
    let scene = try Scene { $0.workers = 3 }
    let wires = (0..<8).map { _ in Wire(scene.server.endpoint) }
    for round in 0..<40 {
      for (number, wire) in wires.enumerated() {
        wire.send("GET /echo?q=\(number).\(round) HTTP/1.1\r\nHost: x\r\n\r\n")
      }
      for (number, wire) in wires.enumerated() {
        #expect(wire.hear(answers: 1).text.contains("X-Query: \(number).\(round)\r\n"))
      }
    }
    #expect(scene.seen().count == 320)
  }

  @Test("reach a client that has finished sending", arguments: ["GET", "POST"])
  func shut(_ method: String) throws {
    let scene = try Scene()
    let wires = (0..<8).map { number in
      let wire = Wire(scene.server.endpoint)
      let body = method == "GET" ? "\r\n" : "Content-Length: 3\r\n\r\nabc"
      wire.send("\(method) /held?n=\(number) HTTP/1.1\r\nHost: x\r\n\(body)")
      wire.shut()
      return wire
    }
    while scene.seen().count < 2 { usleep(20_000) }
    scene.release()
    #expect(wires.map { statuses($0.hear().text) } == Array(repeating: [200], count: 8))
  }

  @Test("come next for a client that has none being made")
  func fair() throws {
    let scene = try Scene { $0.workers = 2 }
    let many = (0..<12).map { _ in ask(scene, "/held") }
    while scene.seen().count < 2 { usleep(20_000) }
    let one = ask(scene, "/other", from: "127.0.0.2")
    settle(scene)
    // One of the two workers is free then, and takes its next request.
    scene.release(first: 1)
    #expect(statuses(one.hear().text) == [200])
    #expect(scene.seen().firstIndex { $0.target.segments == ["other"] } == 2)
    scene.release()
    for wire in many { #expect(statuses(wire.hear().text) == [200]) }
  }

  @Test("are waited for when the server ends, within the grace period")
  func stopped() throws {
    let scene = try Scene {
      $0.workers = 1
      $0.graceSeconds = 86_400
    }
    let wires = (0..<3).map { _ in ask(scene, "/slow") }
    settle(scene)
    while scene.seen().isEmpty { usleep(20_000) }
    scene.server.stop()
    #expect(wires.map { statuses($0.hear().text) } == [[200], [200], [200]])
  }

  @Test("are refused when the grace period is over")
  func late() throws {
    let scene = try Scene {
      $0.workers = 1
      $0.graceSeconds = 0
    }
    let wires = (0..<3).map { _ in ask(scene, "/held") }
    settle(scene)
    while scene.seen().isEmpty { usleep(20_000) }
    scene.server.stop()
    #expect(wires.map { statuses($0.hear().text) } == [[503], [503], [503]])
  }
}

@Suite("A server that ends") struct EndingTests {
  @Test("does not wait for a client that has not sent its request, when the grace period is over")
  func half() throws {
    let scene = try Scene {
      $0.graceSeconds = 0
      $0.requestSeconds = 86_400
      $0.idleSeconds = 86_400
    }
    let wire = Wire(scene.server.endpoint)
    wire.send("POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc")
    settle(scene)
    // Otherwise it would return after a day.
    scene.server.stop()
    #expect(wire.hearEnd().isClosed)
  }
}

@Suite("Long work") struct LongWorkTests {
  private static let get = "GET /a HTTP/1.1\r\nHost: x\r\n\r\n"

  @Test("does not delay other work, and one thread does it, one job at a time")
  func others() throws {
    let scene = try Scene { $0.longWorkers = 1 }
    let long = (0..<4).map { _ in ask(scene, "/long?held", closing: true) }
    while scene.seen().isEmpty { usleep(20_000) }
    for _ in 0..<10 { #expect(statuses(ask(scene, "/a", closing: true).hear().text) == [200]) }
    // The short ones were all answered while the first of the long ones was running.
    #expect(scene.seen().filter { $0.target.segments == ["long"] }.count == 1)
    scene.release()
    #expect(long.map { statuses($0.hear().text) } == [[200], [200], [200], [200]])
  }

  @Test("continues on a connection that is used again, and on a pipelined one")
  func lines() throws {
    let scene = try Scene()
    let wire = ask(scene, "/long")
    #expect(wire.hear().text.hasSuffix("long\n"))
    wire.send("GET /long HTTP/1.1\r\nHost: x\r\n\r\n" + Self.get)
    #expect(statuses(wire.hear(answers: 2).text) == [200, 200])
  }

  @Test(
    "is done one job at a time if it is heavy, and neither delays nor refuses other work, however many requests there are"
  )
  func heavy() throws {
    let scene = try Scene()
    let heavy = (0..<60).map { _ in ask(scene, "/heavy?held", closing: true) }
    while scene.seen().isEmpty { usleep(20_000) }
    for path in ["/a", "/long", "/small", "/a"] {
      #expect(statuses(ask(scene, path, closing: true).hear().text) == [200])
    }
    #expect(scene.seen().filter { $0.target.segments == ["heavy"] }.count == 1)
    scene.release()
    for wire in heavy { #expect(statuses(wire.hear().text) == [200]) }
  }

  @Test("is refused when too many jobs are waiting")
  func full() throws {
    let scene = try Scene {
      $0.longWaiting = 2
      $0.longWorkers = 1
    }
    let wires = (0..<5).map { _ in ask(scene, "/long?held") }
    settle(scene)
    while scene.seen().isEmpty { usleep(20_000) }
    scene.release()
    let answers = wires.map { statuses($0.hear().text).first ?? 0 }
    #expect(answers.filter { $0 == 200 }.count == 3 && answers.filter { $0 == 503 }.count == 2, "\(answers)")
  }

  @Test("does not wait for large jobs if it is small, and large jobs are still done")
  func small() throws {
    let scene = try Scene { $0.longWaiting = 20 }
    let large = (0..<5).map { _ in ask(scene, "/long?held") }
    while scene.seen().count < 2 { usleep(20_000) }
    for _ in 0..<3 { #expect(statuses(ask(scene, "/small", closing: true).hear().text) == [200]) }
    // Two large ones are running, the others wait, and each small one was done before them.
    #expect(scene.seen().filter { $0.target.segments == ["long"] }.count == 2)
    scene.release()
    for wire in large { #expect(statuses(wire.hear().text) == [200]) }
  }

  @Test("does no harm if the client has gone")
  func gone() throws {
    let scene = try Scene()
    do { _ = ask(scene, "/long?held") }
    let wire = ask(scene, "/long")
    settle(scene)
    scene.release()
    #expect(statuses(wire.hear().text) == [200])
  }

  @Test("gets an answer to try again if the server ends before it is done")
  func stopped() throws {
    let scene = try Scene { $0.graceSeconds = 0 }
    let wires = (0..<2).map { _ in ask(scene, "/long?held") }
    settle(scene)
    while scene.seen().isEmpty { usleep(10_000) }
    scene.server.stop()
    for wire in wires { #expect(statuses(wire.hear().text) == [503]) }
  }
}

@Suite("Bodies that are being transferred") struct MovingBodyTests {
  @Test("do not extend the deadline of a closed connection") func shut() {
    var ends: [Int32] = [0, 0]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    let deadlines = Deadlines()
    deadlines.set(ends[0], seconds: 0)
    deadlines.watch()
    defer { deadlines.stop() }
    var byte: UInt8 = 0
    #expect(recv(ends[1], &byte, 1, 0) == 0)
    // The thread that shut it may not have recorded that yet.
    usleep(100_000)
    deadlines.moved(ends[0], bytes: 100_000, ServerLimits())
    #expect(deadlines.count == 1)
  }

  /// Sends a body in pieces, one every tenth of a second, while the other end is connected.
  /// - Returns: The pieces that were sent.
  private func send(_ count: Int, pieces: Int, of bytes: Int, _ wire: Wire) -> Int {
    wire.send("POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: \(count)\r\n\r\n")
    var sent = 0
    while sent < pieces, wire.send(String(repeating: "a", count: bytes)) {
      usleep(100_000)
      sent += 1
    }
    return sent
  }

  private func scene(seconds: Int, rate: Int) throws -> Scene {
    try Scene {
      $0.requestSeconds = seconds
      $0.slowestRate = rate
    } bodyPolicy: { _ in
      .memory(100_000)
    }
  }

  @Test("may take longer than a request, as long as bytes arrive")
  func moving() throws {
    let scene = try scene(seconds: 3, rate: 10)
    let wire = Wire(scene.server.endpoint)
    #expect(send(45_000, pieces: 45, of: 1_000, wire) == 45)
    #expect(statuses(wire.hear().text) == [200])
  }

  @Test("end when they are too slow")
  func slow() throws {
    let scene = try scene(seconds: 1, rate: 5_000)
    #expect(send(30_000, pieces: 20_000, of: 1, Wire(scene.server.endpoint)) < 20_000)
    #expect(scene.seen().isEmpty)
  }

  @Test("have the time for their length when they are sent")
  func out() throws {
    let scene = try Scene {
      $0.requestSeconds = 1
      $0.slowestRate = 10_000
    }
    let wire = Wire(scene.server.endpoint)
    wire.send("GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
    // A client that does not read for longer than a request may take still gets all of it.
    usleep(2_500_000)
    #expect(wire.hear().text.utf8.count > 8_000_000)
  }
}
