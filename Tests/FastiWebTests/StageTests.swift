import FastiDays
import FastiHTTP
import FastiPerson
import FastiRecords
import FastiTransfer
import Testing

@testable import FastiWeb

/// The stages of a request, as the functions of the stages record them in its state.
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

  @Test("the header of a request with a file passes find and authorise, and the whole request passes each stage again")
  func files() throws {
    let (open, guarded) = (try Room(), try Room(phrase: AuthenticationTests.phrase))
    let routes = RouteTable.all.filter { if case .file = $0.body { true } else { false } }
    #expect(!routes.isEmpty)
    for route in routes {
      let request = try request(of: route)
      #expect(open.service.header(of: request).trace == [.find, .authorise], "\(route.pattern.text)")
      let refused: [Stage] =
        route.scope == .open || route.scope == .token
        ? [.find, .authorise] : [.find, .authorise, .finish]
      #expect(guarded.service.header(of: request).trace == refused, "\(route.pattern.text)")
      guard case .file = open.service.bodyPolicy(request) else {
        Issue.record("\(route.pattern.text): the file is refused")
        continue
      }
      let (_, whole) = trace(open, request)
      #expect(zip(whole, whole.dropFirst()).allSatisfy { $0 < $1 }, "\(route.pattern.text): \(whole)")
    }
  }

  @Test("a request whose session ends while its body arrives is refused")
  func ended() throws {
    let room = try Room(phrase: AuthenticationTests.phrase)
    let cookie = try AuthenticationTests.signIn(room)
    let route = try #require(RouteTable.all.first { if case .file = $0.body { $0.scope == .page } else { false } })
    let whole = try request(of: route)
    let sent = Request(
      method: .post, target: whole.target, headers: Headers([("Host", "127.0.0.1:8080"), cookie]), body: whole.body)
    #expect(room.service.header(of: sent).response == nil)
    _ = room.ask("/sign-out/everywhere", .post, AuthenticationTests.form + [cookie])
    #expect(room.service.header(of: sent).response != nil)
    #expect(trace(room, sent).whole == [.find, .authorise, .finish])
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
