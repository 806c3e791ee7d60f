import FastiHTTP
import Testing

@testable import FastiWeb

@Suite("The address of a form leads to its page") struct FormAddressTests {
  static let posts = RouteTable.all.filter { $0.method == .post && $0.scope == .page }
  /// Forms that only scripts send.
  static let scripts: Set = ["/notices/shown", "/notices/dismiss"]

  @Test("every form has the address of a page, or names its page")
  func all() {
    let pages = Set(RouteTable.all.filter { $0.method == .get }.map(\.pattern.text))
    for route in Self.posts where !Self.scripts.contains(route.pattern.text) {
      #expect((route.page != nil) != pages.contains(route.pattern.text), "\(route.pattern.text)")
    }
  }

  @Test("the page exists, and has that form")
  func leads() throws {
    let room = try LanguageTests.filled()
    for route in Self.posts where route.page != nil && route.path.isEmpty && !route.pattern.text.hasPrefix("/sign-out")
    {
      let path = route.pattern.text
      let answer = ScreenTests.page(room, path)
      #expect(answer.status == 303, "\(path)")
      let page = ScreenTests.page(room, try #require(answer.headers["Location"]))
      // The preview of a file has ended by then, and the page asks for the file again. No selected region has
      // communities, no place of the weather is set, there is a leave profile, and no other device has written.
      let isElsewhere = [
        "/import/now", "/restore/now", "/leave/start", "/leave/join", "/settings/communities",
        "/settings/weather/place",
        "/settings/weather/fetch", "/conflicts/keep", "/conflicts/dismiss",
      ].contains(path)
      #expect(page.status == 200 && (page.text.contains("action=\"\(path)\"") || isElsewhere), "\(path)")
    }
  }

  @Test(
    "the values of the address are those of the page",
    arguments: [
      ("/day/2026-09-01/note", "/day/2026-09-01"), ("/events/abc/delete", "/events/abc"),
      ("/leave/entries/abc", "/leave?entry=abc"), ("/rules/se.julafton/layer", "/rules/se.julafton"),
      ("/reminders/a%2Fb/links", "/reminders/a%2Fb"), ("/settings/feeds/my%20phone/rotate", "/settings"),
    ])
  func values(_ paths: (String, String)) throws {
    #expect(try Room().ask(paths.0).headers["Location"] == paths.1)
    #expect(try Room().ask(paths.0, .head).status == 303)
  }

  @Test("any other method is answered with the allowed ones", arguments: ["/events", "/undo", "/settings/theme"])
  func methods(_ path: String) throws {
    let answer = try Room().ask(path, .put)
    #expect(answer.status == 405 && answer.headers["Allow"] == "GET, HEAD, POST, OPTIONS")
  }

  @Test("forms of scripts are not pages", arguments: scripts)
  func notPages(_ path: String) throws { #expect(try Room().ask(path).status == 405) }
}
