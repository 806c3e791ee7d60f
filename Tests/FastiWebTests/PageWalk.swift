import FastiHTTP
import Foundation

@testable import FastiWeb

/// All pages and forms of the route table, found as a user finds them: by links and forms, from page to page.
struct PageWalk: Sendable {
  /// The addresses found of each route that is a page, by its pattern.
  private(set) var pages: [String: [String]] = [:]
  /// The addresses found of each form, by the pattern of its route, and the names of its fields.
  private(set) var forms: [String: [(path: String, fields: [String])]] = [:]

  /// The routes that are pages for people.
  static let routes = RouteTable.all.filter { route in
    guard route.method == .get, route.scope == .page || route.scope == .open else { return false }
    if case .other("text/html") = route.answer { return !route.pattern.text.hasPrefix("/static/") }
    return false
  }
  /// The routes that are forms for people.
  static let posts = RouteTable.all.filter { $0.method == .post && $0.scope != .api }

  /// The greatest number of visited pages of one route.
  private static let most = 3

  /// Walks through a room, from these pages first, so that the order of the table does not matter.
  init(_ room: Room, from more: [String] = ["/today"]) {
    var open = more + Self.routes.filter { $0.path.isEmpty }.map(\.pattern.text).sorted()
    var seen = Set(open)
    while !open.isEmpty {
      let path = open.removeFirst()
      guard let pattern = Self.pattern(path, Self.routes),
        pages[pattern, default: []].count < Self.most || more.contains(path)
      else { continue }
      let answer = ScreenTests.page(room, path)
      pages[pattern, default: []].append(path)
      guard answer.status == 200 else { continue }
      for link in Self.values("href", in: answer.text) where link.hasPrefix("/") && seen.insert(link).inserted {
        open.append(link)
      }
      take(formsOf: answer.text)
    }
  }

  /// All pages found, in a constant order.
  var all: [String] { pages.keys.sorted().flatMap { pages[$0] ?? [] } }
  /// All forms found, in a constant order.
  var allForms: [(path: String, fields: [String])] { forms.keys.sorted().flatMap { forms[$0] ?? [] } }

  private mutating func take(formsOf html: String) {
    for part in html.components(separatedBy: "<form").dropFirst() {
      let form = part.components(separatedBy: "</form>")[0]
      guard form.prefix(while: { $0 != ">" }).contains("method=\"post\""),
        let action = Self.values("action", in: String(form.prefix { $0 != ">" })).first,
        let pattern = Self.pattern(action, Self.posts), forms[pattern, default: []].count < 2,
        !forms[pattern, default: []].contains(where: { $0.path == action })
      else { continue }
      forms[pattern, default: []].append((action, Self.values("name", in: form)))
    }
  }

  private static func pattern(_ path: String, _ routes: [Route]) -> String? {
    guard let target = Target(Array(path.utf8)) else { return nil }
    return routes.first { $0.pattern.match(target.segments) != nil }?.pattern.text
  }

  private static func values(_ attribute: String, in html: String) -> [String] {
    html.components(separatedBy: " \(attribute)=\"").dropFirst().map { part in
      part.prefix { $0 != "\"" }.replacingOccurrences(of: "&amp;", with: "&")
    }
  }
}
