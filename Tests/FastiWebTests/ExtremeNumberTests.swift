import FastiHTTP
import FastiPages
import Testing

@testable import FastiWeb

/// One number at the limit of an integer, in a request that is otherwise valid: an overflow would end the server for
/// all clients.
@Suite("Extreme numbers") struct ExtremeNumberTests {
  static let numbers = ["-9223372036854775808", "9223372036854775807"]

  /// All names of pages and forms, with valid values.
  static let good = [
    "date": "today", "steps": "3", "from": "2026-04-01", "to": "2026-05-01", "year": "2026", "budget": "5", "min": "3",
    "goal": "total", "bounds": "exclusive", "on": "2026-02-05", "until": "2026-02-06", "title": "a", "type": "event",
    "every": "month", "at": "09:00", "hours": "8", "action": "used", "month": "9", "day": "1", "days": "2",
    "time": "20:00",
    "day30": "last", "whole": "", "text": "a", "q": "1", "name": "a", "kind": "public", "weekday": "1", "ordinal": "1",
    "offset": "1", "since": "2000", "shift": "", "source": "", "region": "SE", "anchor": "2026-02-06", "numbers": "14",
    "lag": "7", "start": "1", "rate": "1", "rate-from": "2026-02-06", "cap": "", "carry": "", "floor": "0",
    "new-type": "comp", "schedule": "every", "shape": "fixed", "start-0": "1", "rate-0": "1", "cap-0": "1",
    "cycle": "2",
  ]

  static let choices: [[String: String]] =
    RuleShape.allCases.map { ["shape": $0.rawValue] }
    + ["every", "monthly", "semimonthly"].map { ["schedule": $0] }

  /// The names that the choices use.
  static let chosen = [
    "day", "month", "offset", "weekday", "ordinal", "since", "cycle", "numbers", "lag", "start", "rate", "cap",
    "start-0",
  ]

  @Test("do not end the server", arguments: RouteTable.all.indices)
  func numbers(_ index: Int) throws {
    let route = RouteTable.all[index]
    guard route.method == .get || route.method == .post, route.scope != .open else { return }
    let room = try Room()
    let path = route.path.reduce(route.pattern.text) { $0.replacing("{\($1.name)}", with: "2026-02-05") }
    let isChosen = ["/rules", "/rules/preview", "/leave/setup"].contains(route.pattern.text)
    // An address has only the names that its route declares; a posted form has its fields.
    let names =
      isChosen ? Self.chosen : route.method == .get ? route.query.map(\.name) : Self.good.keys.sorted()
    for choice in isChosen ? Self.choices : [[:]] {
      for name in names {
        for number in Self.numbers.prefix(route.scope == .api ? 2 : 1) {
          let values = Self.good.merging(choice) { $1 }.merging([name: number]) { $1 }
          let fields = values.filter { route.scope != .api || names.contains($0.key) }.map { "\($0)=\($1)" }
          let status = ask(room, route.method, path, fields.joined(separator: "&"), wish: "\(name)\(choice.count)")
          #expect(status < 500, "\(path) \(fields)")
        }
      }
    }
  }

  private func ask(_ room: Room, _ method: FastiHTTP.Method, _ path: String, _ fields: String, wish: String) -> Int {
    if method == .get { return room.ask("\(path)?\(fields)").status }
    return room.ask(
      path, .post, [("Content-Type", "application/x-www-form-urlencoded"), ("Sec-Fetch-Site", "same-origin")],
      body: "request=wish-\(wish)&back=/today&\(fields)"
    ).status
  }
}
