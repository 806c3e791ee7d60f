import FastiDays
import FastiHTTP
import FastiPerson
import FastiRecords
import FastiTransfer
import TestSupport
import Testing

@testable import FastiWeb

/// The answers of the thread that reads and sends, and the answers that need work.
@Suite("Ready answers are sent at once") struct DispatchTests {
  private enum Kind: Equatable { case answered(Int), work, longWork, heavyWork }

  private func dispatch(
    _ room: Room, _ path: String, _ method: Method = .get, _ headers: [(String, String)] = []
  ) throws -> Kind {
    let fields = Headers(headers + [("Host", "127.0.0.1:8080")])
    let request = Request(method: method, target: try #require(Target(Array(path.utf8))), headers: fields)
    return switch room.service.dispatch(request) {
    case .answered(let response): .answered(response.status)
    case .work, .workOrLater: .work
    case .longWork: .longWork
    case .heavyWork: .heavyWork
    }
  }

  @Test("a page is work once, and again if the store, the user or the address differs")
  func pages() throws {
    let room = try Room()
    #expect(try dispatch(room, "/month/2026-02") == .work)
    #expect(room.ask("/month/2026-02").status == 200)
    #expect(try dispatch(room, "/month/2026-02") == .answered(200))
    let gzip = [("Accept-Encoding", "gzip")]
    #expect(try dispatch(room, "/month/2026-02", .get, gzip) == .work, "it was not compressed before")
    #expect(room.ask("/month/2026-02", .get, gzip).headers["Content-Encoding"] == "gzip")
    #expect(try dispatch(room, "/month/2026-02", .get, gzip) == .answered(200))
    #expect(try dispatch(room, "/month/2026-02", .get, [("Cookie", "theme=dark")]) == .work)
    #expect(try dispatch(room, "/month/2026-02?lang=sv") == .work)
    #expect(try dispatch(room, "/month/2026-03") == .work)
    _ = try room.feed()
    #expect(try dispatch(room, "/month/2026-02") == .work)
  }

  @Test("an answer to a program is work once, and again if the store, the type or the address differs")
  func answers() throws {
    let room = try Room()
    let (json, text) = ([("Accept", "application/json")], [("Accept", "text/plain")])
    for path in ["/api/v1/day/2026-02-05", "/api/v1/week", "/api/v1/leave/balance"] {
      #expect(try dispatch(room, path, .get, json) == .work)
      let first = room.ask(path, .get, json)
      #expect(first.status == 200)
      #expect(try dispatch(room, path, .get, json) == .answered(200))
      #expect(room.ask(path, .get, json).text == first.text)
      #expect(try dispatch(room, path, .get, text) == .work)
      #expect(room.ask(path, .get, text).text != first.text)
      #expect(try dispatch(room, path + "?lang=sv", .get, json) == .work)
    }
    _ = try room.feed()
    #expect(try dispatch(room, "/api/v1/week", .get, json) == .work)
    // Notifications have no version: they are read each time.
    #expect(room.ask("/api/v1/notices", .get, json).status == 200)
    #expect(try dispatch(room, "/api/v1/notices", .get, json) == .work)
  }

  @Test("a feed is written once, and again after a change of the store; an unknown feed is refused at once")
  func feeds() throws {
    let room = try Room()
    let path = try room.feed().token.path
    #expect(try dispatch(room, path) == .work)
    let tag = try #require(room.ask(path).headers["ETag"])
    #expect(try dispatch(room, path) == .answered(200))
    #expect(try dispatch(room, path, .get, [("If-None-Match", tag)]) == .answered(304))
    #expect(try dispatch(room, path, .get, [("Accept-Encoding", "gzip")]) == .work, "it was not compressed before")
    #expect(room.ask(path, .get, [("Accept-Encoding", "gzip")]).headers["Content-Encoding"] == "gzip")
    #expect(try dispatch(room, path, .get, [("Accept-Encoding", "gzip")]) == .answered(200))
    #expect(try dispatch(room, path + "?only=holidays") == .work)
    #expect(try dispatch(room, path + "?onyl=holidays") == .answered(400))
    #expect(try dispatch(room, "/feeds/nobody.ics") == .answered(404))
    _ = try room.feed("tablet")
    #expect(try dispatch(room, path) == .work)
  }

  @Test(
    "files and refusals are ready; forms and answers to programs are work; answers that take seconds are long",
    arguments: [
      ("GET", "/static/fasti.css", "200"), ("GET", "/nowhere", "404"), ("GET", "/month/", "308"),
      ("DELETE", "/month", "405"), ("OPTIONS", "/month", "204"), ("GET", "/api/v1/week", "work"),
      ("GET", "/api/v1/week?wek=3", "400"), ("POST", "/import", "longWork"), ("POST", "/restore", "longWork"),
      ("POST", "/sign-in", "heavyWork"),
      ("GET", "/api/v1/notices", "work"),
    ])
  func others(_ method: String, _ path: String, _ kind: String) throws {
    let headers = [("Sec-Fetch-Site", "same-origin"), ("Accept", "text/html")]
    let method = try #require(Method(rawValue: method))
    let wanted: Kind =
      switch kind {
      case "work": .work
      case "longWork": .longWork
      case "heavyWork": .heavyWork
      default: .answered(try #require(Int(kind)))
      }
    #expect(try dispatch(try Room(), path, method, headers) == wanted)
  }

  @Test("lists of a header are read only up to a limit, for any client")
  func lists() throws {
    let room = try Room()
    let many = String(repeating: "a/b,", count: 3_900)
    #expect(
      room.ask("/nowhere", .get, [("Accept", many + "text/html")]).headers["Content-Type"]?.hasPrefix("text/html")
        == false)
    #expect(
      room.ask("/nowhere", .get, [("Accept", "text/html," + many)]).headers["Content-Type"]?.hasPrefix("text/html")
        == true)
    let tag = try #require(room.ask("/static/fasti.css").headers["ETag"])
    let tags = String(repeating: "\"x\",", count: 3_900)
    #expect(room.ask("/static/fasti.css", .get, [("If-None-Match", tag + "," + tags)]).status == 304)
    #expect(room.ask("/static/fasti.css", .get, [("If-None-Match", tags + tag)]).status == 200)
    for kinds in ["gzip,", ""] {
      let answer = room.ask(
        "/static/fasti.css", .get, [("Accept-Encoding", kinds + String(repeating: "a,", count: 8_000) + "gzip")])
      #expect((answer.headers["Content-Encoding"] == "gzip") == (kinds != ""))
    }
  }

  @Test("a client that is not signed in gets no ready answers")
  func doors() throws {
    let room = try Room(phrase: "horse battery")
    #expect(room.ask("/month/2026-02").status == 401)
    #expect(try dispatch(room, "/month/2026-02") == .answered(401))
    #expect(try dispatch(room, "/month/2026-02", .get, [("Accept", "text/html")]) == .answered(303))
    #expect(try dispatch(room, "/month", .get, [("Host", "elsewhere")]) == .answered(421))
  }
}
