import FastiCivil
import FastiDays
import FastiHTTP
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import Testing

@testable import FastiWeb

@Suite("Links and short addresses") struct LinkTests {
  @Test(
    "links of other programs lead to their pages",
    arguments: [
      ("vecka://today", "/today"), ("vecka://week/6/2026", "/week/2026-W06"), ("vecka://calendar", "/month/2026-02"),
      ("VECKA://week/53/2026", "/week/2026-W53"), ("vecka://week", "/week/2026-W06"),
      ("fasti://today", "/today"), ("fasti://day/2026-06-19", "/day/2026-06-19"), ("fasti://day", "/day/2026-02-05"),
      ("fasti://week/2026-W25/", "/week/2026-W25"), ("fasti://week/6/2026", "/week/2026-W06"),
      ("fasti://month/2026-06", "/month/2026-06"), ("fasti://year", "/year/2026"), ("fasti://star/2027", "/star/2027"),
      ("fasti://days", "/days"), ("fasti://leave", "/leave"), ("fasti://reminders", "/reminders"),
      ("web+fasti:settings", "/settings"), ("web+fasti://month/2026-06", "/month/2026-06"),
      ("web+fasti:day/tomorrow", "/day/2026-02-06"),
    ])
  func open(_ link: (String, String)) throws {
    let answer = try Room().ask("/open?url=\(link.0.replacing("+", with: "%2B"))")
    #expect(answer.status == 303 && answer.headers["Location"] == link.1, "\(answer.text)")
  }

  @Test("an unescaped plus is part of the scheme", arguments: ["web+fasti", "WEB+Fasti"])
  func plus(_ scheme: String) throws {
    #expect(try Room().ask("/open?url=\(scheme):today").headers["Location"] == "/today")
    #expect(try Room().ask("/open?url=\(scheme)://week/2026-W25").headers["Location"] == "/week/2026-W25")
    #expect(try Room().ask("/open?url=vecka+x://today").status == 422)
  }

  @Test("a week and a day that do not exist link to those next to them")
  func missing() throws {
    let room = try Room()
    func page(_ path: String, _ lang: String = "en") -> Answer {
      room.ask(path, .get, [("Accept", "text/html"), ("Cookie", "lang=\(lang)")])
    }
    let week = page("/week/2025-W53")
    #expect(week.status == 404 && week.text.contains("2025 has 52 weeks"))
    #expect(week.text.contains("href=\"/week/2025-W52\"") && week.text.contains("href=\"/week/2026-W01\""))
    #expect(!week.text.contains("Not done") && !week.text.contains("try:"))
    #expect(page("/week/2025-W53", "sv").text.contains("2025 har 52 veckor"))
    let day = page("/day/2026-02-30")
    #expect(day.status == 404)
    #expect(day.text.contains("href=\"/day/2026-02-28\"") && day.text.contains("href=\"/day/2026-03-01\""))
    #expect(page("/week/2999-W53").text.contains("href=\"/week/2999-W52\""))
    let other = page("/day/nonsense")
    #expect(other.status == 422 && other.text.contains("Wrong address") && !other.text.contains("Not done"))
    // A program gets the same refusal as on the command line.
    #expect(room.ask("/week/2025-W53").status == 422)
  }

  @Test(
    "a link to no page is reported, and not followed",
    arguments: [
      "javascript:alert(1)", "https://evil.example/", "vecka://week/54/2026", "vecka://week/6/26", "vecka://leave",
      "leaveLedger://today", "fasti:today", "fasti://", "fasti://nowhere", "fasti://day/2026-02-30", "vecka", "",
      "fasti://week/6/2026/7", "web+fasti:////evil.example", "fasti://day/..%252f..",
    ])
  func wrong(_ link: String) throws {
    let answer = try Room().ask("/open?url=\(link)")
    #expect(answer.status == 422, "\(answer.text)")
    let value = try JSONSerialization.jsonObject(with: Data(answer.bytes)) as? [String: [String: Any]]
    #expect(value?["error"]?["field"] as? String == "url" && value?["error"]?["message"] is String)
    if !link.contains("week/") && !link.contains("day/") { #expect(value?["error"]?["hint"] is String) }
  }

  @Test("a link to an entry leads to its day with the entry selected, and to nothing if there is none")
  func entry() throws {
    let room = try Room()
    let made = room.ask(
      "/leave/entries", .post, [("Content-Type", "application/x-www-form-urlencoded")],
      body: "request=abcdefgh&type=vacation&action=used&hours=8&on=2026-02-12")
    #expect(made.status == 303, "\(made.text)")
    let id = try room.write { store throws(Failure) in
      try ListEntries(try LoadLedger(store)())(nil, today: Day(year: 2026, month: 2, day: 5)).compactMap { $0.id?.text }
    }
    let entry = try #require(id.first)
    for link in ["leaveLedger://entry/\(entry.uppercased())", "fasti://entry/\(entry)"] {
      let answer = room.ask("/open?url=\(link)")
      #expect(answer.status == 303 && answer.headers["Location"] == "/day/2026-02-12#item-\(entry)")
      let page = room.ask("/day/2026-02-12", .get, [("Accept", "text/html")])
      #expect(page.status == 200 && page.text.contains("id=\"item-\(entry)\""))
    }
    #expect(room.ask("/open?url=leaveLedger://entry/019a9f3c-2b7e-7000-8f0c-9a7e21d44b10").status == 404)
  }

  @Test(
    "an address without a day, week, month or year redirects to the present one",
    arguments: [
      ("/day", "/today"), ("/week", "/week/2026-W06"), ("/month", "/month/2026-02"), ("/year", "/year/2026"),
      ("/star", "/star/2026"),
    ])
  func present(_ paths: (String, String)) throws {
    let room = try Room()
    let answer = room.ask(paths.0)
    #expect(answer.status == 303 && answer.headers["Location"] == paths.1)
    let slash = room.ask(paths.0 + "/?a=b%2F")
    #expect(slash.status == 308 && slash.headers["Location"] == paths.0 + "?a=b%2F")
  }

  @Test("an extra slash redirects to the address without it, and not to another site")
  func slashes() throws {
    let room = try Room()
    #expect(room.ask("/today/").headers["Location"] == "/today")
    #expect(room.ask("/api/v1/week/2026-W06/").headers["Location"] == "/api/v1/week/2026-W06")
    for path in ["//", "//evil.example/", "/nowhere/", "/today//", "///today/"] {
      #expect(room.ask(path).status == 404, "\(path)")
    }
    #expect(room.ask("/events/", .post).status == 404)
  }

  @Test("every readable address accepts HEAD", arguments: RouteLaws.gets.indices)
  func heads(_ index: Int) throws {
    let path = RouteLaws.good(RouteLaws.gets[index])
    let room = try Room()
    let (get, head) = (room.ask(path), room.ask(path, .head))
    #expect(head.status == get.status && head.headers["Content-Type"] == get.headers["Content-Type"])
  }
}
