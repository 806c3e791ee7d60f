import FastiHTTP
import Foundation
import Testing

@testable import FastiWeb

/// Laws of all routes.
@Suite("Every route") struct RouteLaws {
  static let gets = RouteTable.all.filter { $0.method == .get && $0.scope == .api }

  /// A path and a query that the route must answer.
  static func good(_ route: Route) -> String {
    var path = route.pattern.text
    for (name, value) in [
      "date": "2026-06-19", "week": "2026-W25", "month": "2026-06", "year": "2026", "size": "small.svg",
    ] {
      path = path.replacing("{\(name)}", with: value)
    }
    let values = ["from": "2026-04-01", "to": "2026-05-01", "q": "midsommar"]
    let query = route.query.filter(\.isRequired).map { "\($0.name)=\(values[$0.name] ?? "1")" }
    return path + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  @Test("answers with the fields of its description", arguments: gets.indices)
  func fields(_ index: Int) throws {
    let route = Self.gets[index]
    let answer = try Room().ask(Self.good(route))
    #expect(answer.status == 200, "\(answer.text)")
    if case .other(let type) = route.answer {
      #expect(answer.headers["Content-Type"] == type)
      return
    }
    let value = try JSONSerialization.jsonObject(with: Data(answer.bytes))
    switch route.answer {
    case .object(let fields): #expect(Set(fields).isSubset(of: try #require(value as? [String: Any]).keys))
    case .list(let fields):
      let first = try #require((value as? [[String: Any]])?.first)
      #expect(Set(fields).isSubset(of: first.keys))
    case .other: break
    }
  }

  @Test("answers with text on request", arguments: gets.indices)
  func text(_ index: Int) throws {
    let route = Self.gets[index]
    if case .other = route.answer { return }
    let answer = try Room().ask(Self.good(route), .get, [("Accept", "text/plain")])
    #expect(answer.headers["Content-Type"] == "text/plain; charset=utf-8" && answer.text.hasSuffix("\n"))
    #expect(answer.headers["Vary"] == "Accept, Accept-Encoding")
  }

  @Test("has headers that prevent a browser from anything but showing it", arguments: ["/api/v1/today", "/nowhere"])
  func headers(_ path: String) throws {
    let headers = try Room().ask(path).headers
    #expect(headers["Content-Security-Policy"]?.contains("frame-ancestors 'none'") == true)
    #expect(headers["Content-Security-Policy"]?.contains("unsafe") == false)
    #expect(headers["X-Content-Type-Options"] == "nosniff" && headers["Referrer-Policy"] == "no-referrer")
    // Other sites may not read it, and browsers and proxies do not cache it.
    #expect(headers["Access-Control-Allow-Origin"] == nil && headers["Cache-Control"] == "no-store")
  }

  @Test("is found as in a linear search")
  func found() {
    let router = Router(RouteTable.all)
    let words = ["month", "2026-02", "api", "v1", "day", "feeds", "x.ics", "", "reminders", "rules", "leave", "today"]
    var paths = RouteTable.all.map { route in
      route.pattern.text.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map { part in
        part.first == "{" ? "2026-02" + part.drop { $0 != "}" }.dropFirst() : String(part)
      }
    }
    for first in words {
      for second in words { for third in words { paths += [[first], [first, second], [first, second, third]] } }
    }
    for path in paths {
      for method in Method.allCases {
        let fitting = RouteTable.all.filter { $0.pattern.match(path) != nil }
        let wanted = fitting.first { $0.method == method || method == .head && $0.method == .get }
        switch router.find(method, path) {
        case .route(let route, let values):
          #expect(route.pattern.text == wanted?.pattern.text && values == wanted?.pattern.match(path), "\(path)")
        case .methods(let methods):
          #expect(wanted == nil && Set(fitting.map(\.method)).isSubset(of: methods) && !fitting.isEmpty, "\(path)")
        case .nothing: #expect(fitting.isEmpty, "\(path)")
        }
      }
    }
  }

  @Test("describes every value of its path")
  func described() {
    for route in RouteTable.all {
      #expect(route.pattern.names == route.path.map(\.name), "\(route.pattern.text)")
      #expect(!route.summary.isEmpty && !route.summary.hasSuffix("."))
    }
  }

  @Test("names its methods if the method is wrong")
  func methods() throws {
    let room = try Room()
    let post = room.ask("/api/v1/today", .post)
    #expect(post.status == 405 && post.headers["Allow"] == "GET, HEAD, OPTIONS")
    let options = room.ask("/api/v1/today", .options)
    #expect(options.status == 204 && options.headers["Allow"] == "GET, HEAD, OPTIONS")
    #expect(room.ask("/api/v1/today", .head).status == 200)
    #expect(room.ask("/api/v1/yesterday", .post).status == 404)
  }
}
