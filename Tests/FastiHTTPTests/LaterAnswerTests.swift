@testable import FastiHTTP
import Glibc
import TestSupport
import Testing

@Suite("Answers that are given later") struct LaterAnswerTests {
  @Test("use no thread while they wait, and are given once")
  func later() throws {
    let scene = try Scene { $0.workers = 2 }
    let wires = (0..<8).map { _ in ask(scene, "/later") }
    while scene.later().count < 8 { usleep(20_000) }
    for _ in 0..<5 { #expect(statuses(ask(scene, "/other", closing: true).hear().text) == [200]) }
    for later in scene.later() {
      later.give(Response(200, text: "later"))
      later.give(Response(500, text: "twice"))
    }
    #expect(wires.map { statuses($0.hear().text) } == Array(repeating: [200], count: 8))
    wires[0].send("GET /later?now HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(wires[0].hear().text.hasSuffix("now\n"))
  }

  @Test("do no harm if the client has gone, or if they are given twice after that")
  func gone() throws {
    let scene = try Scene { $0.workers = 1 }
    do { for _ in 0..<4 { _ = ask(scene, "/later") } }
    while scene.later().count < 4 { usleep(20_000) }
    for later in scene.later() { later.give(Response(200, text: "later")) }
    settle(scene)
    for later in scene.later() { later.give(Response(200, text: "later")) }
    #expect(statuses(ask(scene, "/other", closing: true).hear().text) == [200])
  }

  @Test("are refused when the server ends, which does not wait for them")
  func stopped() throws {
    let scene = try Scene { $0.graceSeconds = 0 }
    let wires = (0..<3).map { _ in ask(scene, "/later") }
    while scene.later().count < 3 { usleep(20_000) }
    settle(scene)
    scene.server.stop()
    #expect(wires.map { statuses($0.hear().text) } == [[503], [503], [503]])
    for later in scene.later() { later.give(Response(200, text: "later")) }
  }
}
