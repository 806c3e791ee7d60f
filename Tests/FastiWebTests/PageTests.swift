import FastiCivil
import FastiDays
import FastiHTTP
import FastiPerson
import FastiRecords
import FastiRegions
import FastiTransfer
import Foundation
import Testing

@testable import FastiWeb

@Suite("Pages over HTTP") struct PageTests {
  static let paths = [
    "/today", "/day/2026-06-19", "/day/2026-06-19/why", "/week/2026-W06", "/month/2026-06?day=2026-06-19",
    "/year/2026", "/star/2026", "/star/2026-06", "/days?from=2026-04-01&to=2026-05-01",
    "/days?year=2026&budget=5&goal=total&min=4", "/leave", "/reminders", "/settings", "/search?q=midsommar", "/help",
    "/events/new", "/countdowns/new?on=2026-05-01", "/reminders?month=1447-09", "/reminders/new", "/rules",
    "/rules?region=SE", "/rules/new?region=SE", "/rules/se.midsommardagen", "/leave/setup", "/history",
  ]

  @Test("is complete HTML, without inline code", arguments: paths)
  func html(_ path: String) throws {
    let answer = try Room().ask(path, .get, [("Accept", "text/html")])
    #expect(answer.status == 200, "\(answer.text)")
    #expect(answer.headers["Content-Type"] == "text/html; charset=utf-8")
    #expect(answer.text.hasPrefix("<!doctype html>") && answer.text.contains("</html>"))
    #expect(!answer.text.contains("<style") && !answer.text.contains(" style=") && !answer.text.contains(" onclick="))
  }

  @Test("links only to existing pages", arguments: paths)
  func links(_ path: String) throws {
    let room = try Room()
    let parts = room.ask(path, .get, [("Accept", "text/html")]).text.components(separatedBy: " href=\"").dropFirst()
    for link in Set(parts.map { String($0.prefix { $0 != "\"" && $0 != "#" }) }) where link.hasPrefix("/") {
      let target = link.replacing("&amp;", with: "&")
      #expect([200, 303].contains(room.ask(target).status), "\(path) links to \(target)")
    }
  }

  @Test("uses the language and the theme that the user chose")
  func choices() throws {
    let room = try Room()
    let form = [("Content-Type", "application/x-www-form-urlencoded")]
    let answer = room.ask("/settings/language", .post, form, body: "request=abcdefgh&back=/settings&language=sv")
    #expect(answer.status == 303 && answer.headers["Location"] == "/settings")
    let cookie = try #require(answer.headers["Set-Cookie"])
    #expect(cookie.hasPrefix("lang=sv;") && cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"))
    let page = room.ask("/settings", .get, [("Accept", "text/html"), ("Cookie", "a=b; lang=sv; theme=dark")])
    #expect(page.text.contains("lang=\"sv\"") && page.text.contains("dark"))
    #expect(
      room.ask("/today", .get, [("Accept", "text/html"), ("Cookie", "lang=%00; done=~~; theme=x")]).status == 200)
  }

  @Test("an invalid date is shown in its field again, with the error")
  func goTo() throws {
    let answer = try Room().ask("/go?q=30+feb", .get, [("Accept", "text/html")])
    #expect(
      answer.status == 422
        && answer.text.contains("value=\"30 feb\" required autocomplete=\"off\" aria-invalid=\"true\""))
    #expect(answer.text.contains("id=\"search-q-error\"><span>&quot;30 feb&quot;: 2026-02 has no day 30"))
    #expect(try Room().ask("/go?q=2026-06-19").headers["Location"] == "/day/2026-06-19")
  }

  @Test("a browser gets a missing page in HTML, the same for every address")
  func missing() throws {
    let room = try Room()
    let browser = [("Accept", "text/html,application/xhtml+xml,*/*;q=0.8")]
    let nowhere = room.ask("/nowhere", .get, browser)
    #expect(nowhere.status == 404 && nowhere.text.hasPrefix("<!doctype html>"))
    #expect(room.ask("/feeds/unknown.ics", .get, browser).bytes == nowhere.bytes)
  }

  @Test("a cached page is new in its form names, and after every change")
  func kept() throws {
    let room = try Room()
    let browser = [("Accept", "text/html")]
    func ask(_ headers: [(String, String)] = []) -> String {
      room.ask("/day/2026-06-19", .get, browser + headers).text
    }
    func names(_ text: String) -> Set<String> {
      Set(
        text.components(separatedBy: "name=\"request\" value=\"").dropFirst().map { String($0.prefix(36)) })
    }
    let (first, second) = (ask(), ask())
    #expect(names(first).count == 1 && names(second).count == 1 && names(first) != names(second))
    #expect(first.replacing(try #require(names(first).first), with: try #require(names(second).first)) == second)
    #expect(
      !first.contains(room.server.caches.pages.placeholder) && !second.contains(room.server.caches.pages.placeholder))
    _ = try room.write { store throws(Failure) in
      try EditCountdowns(store).add(
        "Rom", Day(20_623), yearly: false, today: Day(20_489))
    }
    #expect(ask().contains("Rom"))
    #expect(ask([("Cookie", "lang=sv")]).contains("lang=\"sv\""))
    #expect(ask([("Cookie", "theme=dark")]) != ask([("Cookie", "theme=light")]))
  }

  @Test("static files are named by their hash")
  func files() throws {
    let room = try Room()
    let first = room.ask("/static/fasti.css")
    #expect(first.status == 200 && first.headers["Content-Type"] == "text/css; charset=utf-8")
    let tag = try #require(first.headers["ETag"])
    #expect(room.ask("/static/fasti.css", .get, [("If-None-Match", tag)]).status == 304)
    #expect(room.ask("/static/../fasti.css").status == 404)
  }

  @Test("the stylesheet has the colours of the regions")
  func colours() throws {
    let lines = try Room().ask("/static/fasti.css").text.split(separator: "\n").filter { $0.hasPrefix(".pill-") }
    let some: Set<Substring> = [
      ".pill-au { background: #00247D; color: #FFFFFF; }", ".pill-se { background: #004B87; color: #FECC00; }",
      ".pill-us { background: #3C3B6E; color: #FFFFFF; }", ".pill-vn { background: #DA251D; color: #FFFFFF; }",
    ]
    #expect(some.isSubset(of: lines))
    let countries = ShippedRegion.all.map { "\($0.code)" }.filter { $0.count == 2 }
    #expect(lines.count >= countries.count && Set(lines).count == lines.count)
  }

  @Test("the navigation marks its own page: a page of another day is not today's")
  func current() throws {
    let room = try Room()
    func marked(_ path: String) -> Bool {
      ScreenTests.page(room, path).text.contains("href=\"/today\" aria-current=\"page\"")
    }
    #expect(marked("/today") && marked("/day/2026-02-05") && !marked("/day/2026-11-25"))
    let week = ScreenTests.page(room, "/week/2026-W25").text
    #expect(week.contains("href=\"/week/2026-W25\" aria-current=\"page\""))
  }
}
