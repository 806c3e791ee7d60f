import FastiCivil
import FastiDays
import FastiHTTP
import FastiHost
import FastiPerson
import FastiRecords
import FastiSQLite
import FastiTransfer
import Foundation
import TestSupport
import Testing

@testable import FastiWeb

/// The ends of the calendar, and the limits of an answer.
@Suite("Bounds of pages and answers") struct BoundTests {
  private func hrefs(_ text: String) -> [String] {
    text.components(separatedBy: "href=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  /// The same calendar on another day.
  private func service(of room: Room, on today: String) throws -> WebService {
    let path = room.folder.url.path
    let settings = ServeSettings(
      listen: "127.0.0.1:8080", publicURL: nil, dataFolder: path, zone: .utc, fixedToday: try Day(iso: today),
      language: "en", languages: [])
    let stores = StorePool { () throws(Failure) in SQLiteStore(folder: path, clock: .system, entropy: .system) }
    return WebService(
      try ServerState(
        settings, clock: .system, entropy: .system, zones: room.server.zones, stores: stores, log: room.server.log,
        site: room.server.site, isGuarded: false, hasher: PlainHasher()), routes: RouteTable.all)
  }

  @Test(
    "no page of the first and the last days links to a missing page", arguments: ["1583-01-01", "2999-12-31"])
  func edges(_ today: String) throws {
    let room = try Room()
    let service = try service(of: room, on: today)
    func ask(_ path: String) throws -> Answer {
      let target = try #require(Target(Array(path.utf8)), "\(path)")
      let headers = Headers([("Host", "127.0.0.1:8080"), ("Accept", "text/html")])
      return Answer(service.dispatch(Request(method: .get, target: target, headers: headers)).response)
    }
    let (year, month) = (today.prefix(4), today.prefix(7))
    let shown = ["/day", "/week", "/month", "/year", "/star"]
    var asked: Set<String> = []
    for path in [
      "/day/\(today)", "/day/\(today)/why", "/week", "/month/\(month)", "/year/\(year)", "/star/\(year)",
      "/star/\(month)",
    ] {
      var answer = try ask(path)
      if answer.status == 303 { answer = try ask(answer.headers["Location"] ?? "") }
      #expect(answer.status == 200, "\(path)")
      for link in hrefs(answer.text) where shown.contains(where: link.hasPrefix) && asked.insert(link).inserted {
        let target = link.replacing("&amp;", with: "&").prefix { $0 != "#" }
        #expect(try ask(String(target)).status < 400, "\(path) leads to \(link)")
      }
    }
    #expect(asked.count > 20)
  }

  @Test("an answer of the API has 400 years of holidays, over all regions together")
  func regionYears() throws {
    let room = try Room()
    let many = "region=US&region=AU&region=VN&region=SE"
    for route in ["holidays", "business-days"] {
      #expect(room.ask("/api/v1/\(route)?\(many)&from=1900-01-01&to=1999-12-31").status == 200)
      let answer = room.ask("/api/v1/\(route)?\(many)&from=1900-01-01&to=2000-01-01")
      #expect(answer.status == 422 && answer.text.contains("more than the 400 that one answer contains"))
      #expect(answer.text.contains("at most 100 years at a time"))
      #expect(room.ask("/api/v1/\(route)?region=SE&from=1583-01-01&to=2999-12-31").status == 422)
    }
    #expect(room.ask("/api/v1/business-days?region=SE&from=2999-12-31&to=1583-01-01").status == 422)
  }

  @Test("the page of business days lists some hundred holidays in parts of 50, and the number of further ones")
  func list() throws {
    let room = try Room()
    let long = room.ask("/days?from=1583-01-01&to=2999-12-31")
    #expect(long.status == 200 && long.bytes.count < 400_000)
    func rows(_ text: String) -> Int { text.components(separatedBy: "<li class=\"row\">").count - 1 }
    #expect(rows(long.text) == 50)
    let last = room.ask("/days?from=1583-01-01&to=2999-12-31&page=\(WorkdaysPages.mostHolidays / 50)")
    #expect(long.text.contains("&amp;page=2\""))
    #expect(rows(last.text) == 50 && last.text.contains("&amp;page=5\"") && !last.text.contains("page=7"))
    #expect(long.text.firstMatch(of: /and [0-9,\u{202F}]+ more/) != nil)
    #expect(!room.ask("/days?from=2026-01-01&to=2026-12-31").text.contains(" more</p>"))
  }

  @Test("feeds refuse unknown parameters")
  func feeds() throws {
    let room = try Room()
    let path = try room.feed().token.path
    #expect(room.ask(path).status == 200 && room.ask(path + "?only=holidays").status == 200)
    #expect(room.ask(path + "?onyl=holidays").status == 400)
  }

  @Test("a browser with an unknown address gets links; a program gets the address of the API")
  func lost() throws {
    let room = try Room()
    let page = room.ask("/nowhere", .get, [("Accept", "text/html")])
    #expect(page.status == 404 && !page.text.contains("openapi"))
    #expect(hrefs(page.text).contains("/search") && hrefs(page.text).contains("/today"))
    #expect(room.ask("/nowhere").text.contains("/api/v1/openapi.json"))
  }
}
