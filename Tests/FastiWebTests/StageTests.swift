import FastiDays
import FastiHTTP
import FastiPerson
import FastiRecords
import FastiTransfer
import Testing

@testable import FastiWeb

/// The stages of a request, as recorded in its state.
@Suite("A request passes the stages in order, each at most once") struct StageTests {
  private func request(
    _ method: Method, _ path: String, _ headers: [(String, String)] = [], body: String = ""
  ) throws -> Request {
    Request(
      method: method, target: try #require(Target(Array(path.utf8))),
      headers: Headers([("Host", "127.0.0.1:8080")] + headers), body: Array(body.utf8))
  }

  /// The stages on the thread that reads and sends, and all stages.
  private func trace(_ room: Room, _ request: Request) -> (begun: [Stage], whole: [Stage]) {
    let begun = room.service.begin(request)
    return (begun.trace, room.service.complete(begun).trace)
  }

  /// A request of a route, with a value for each place of its path.
  private func request(of route: Route) throws -> Request {
    var path = RouteLaws.good(route)
    for name in route.pattern.names { path = path.replacing("{\(name)}", with: "en") }
    guard route.method == .post else { return try request(route.method, path) }
    return try request(.post, path, ScreenTests.form, body: "request=stages-01")
  }

  @Test("on any route, with and without a pass-phrase")
  func routes() throws {
    let (open, guarded) = (try Room(), try Room(phrase: AuthenticationTests.phrase))
    for route in RouteTable.all {
      let request = try request(of: route)
      for room in [open, guarded] {
        let (begun, whole) = trace(room, request)
        #expect(zip(whole, whole.dropFirst()).allSatisfy { $0 < $1 }, "\(route.pattern.text): \(whole)")
        #expect(whole.first == .find && whole.last == .finish, "\(route.pattern.text): \(whole)")
        #expect(whole.starts(with: begun), "\(route.pattern.text): \(begun)")
      }
      let isClosed = route.scope == .page || route.scope == .api
      let (_, refused) = trace(guarded, request)
      if isClosed { #expect(refused == [.find, .authorise, .finish], "\(route.pattern.text)") }
    }
  }

  @Test("a request that needs work passes only the first stage on the shared thread")
  func work() throws {
    let room = try Room()
    for path in ["/api/v1/notices", "/export/leave.csv", "/backup"] {
      let (begun, whole) = trace(room, try request(.get, path))
      #expect(begun == [.find] && whole == Stage.allCases, "\(path)")
    }
    let form = try request(.post, "/undo", ScreenTests.form, body: "request=stages-02")
    #expect(trace(room, form) == ([.find], Stage.allCases))
  }

  @Test("a ready answer skips the stage perform")
  func ready() throws {
    let room = try Room()
    let page = try request(.get, "/month/2026-02")
    #expect(trace(room, page) == ([.find, .authorise, .lookUp], Stage.allCases))
    let ready: [Stage] = [.find, .authorise, .lookUp, .finish]
    #expect(trace(room, page) == (ready, ready))
    #expect(trace(room, try request(.get, "/static/fasti.css")) == (ready, ready))
    let answer = try request(.get, "/api/v1/today")
    #expect(trace(room, answer) == ([.find, .authorise, .lookUp], Stage.allCases))
    #expect(trace(room, answer) == (ready, ready))
  }

  @Test("an unknown address, or a request from another site, ends with the first stage")
  func nowhere() throws {
    let room = try Room()
    let ended: [Stage] = [.find, .finish]
    for (method, path) in [(Method.get, "/nowhere"), (.put, "/undo"), (.get, "/month/"), (.options, "/undo")] {
      #expect(trace(room, try request(method, path)) == (ended, ended), "\(path)")
    }
    let elsewhere = try request(.post, "/undo", [("Origin", "http://evil.example")])
    #expect(trace(room, elsewhere) == (ended, ended))
  }
}
