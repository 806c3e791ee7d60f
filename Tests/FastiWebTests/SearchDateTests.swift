import FastiCivil
import FastiDays
import FastiHTTP
import FastiPerson
import FastiRecords
import Foundation
import Testing

@testable import FastiWeb

@Suite("The one field to search and to go to a date") struct SearchDateTests {
  private func ask(_ room: Room, _ typed: String) -> Answer {
    room.ask("/search?q=\(typed)", .get, [("Accept", "text/html")])
  }

  @Test(
    "a date that nothing else contains leads to its page",
    arguments: [
      ("2026-06-19", "/day/2026-06-19"), ("tomorrow", "/day/2026-02-06"), ("19+June", "/day/2026-06-19"),
      ("W06", "/week/2026-W06"), ("2026-06", "/month/2026-06"), ("2026", "/year/2026"),
    ])
  func leads(_ typed: String, _ page: String) throws {
    let answer = ask(try Room(), typed)
    #expect(answer.status == 303 && answer.headers["Location"] == page, "\(answer.status)")
  }

  @Test("a date that other things contain too comes before them")
  func both() throws {
    let room = try Room()
    _ = ScreenTests.post(room, "/events", [("title", "Easter lunch"), ("on", "2026-04-05"), ("type", "event")])
    let page = ask(room, "easter").text
    let date = try #require(page.range(of: "href=\"/day/2026-04-05\"><span>Sunday 5 April 2026"))
    let event = try #require(page.range(of: "Easter lunch"))
    #expect(date.lowerBound < event.lowerBound)
  }

  @Test("for a date with two meanings both days are listed")
  func unclear() throws {
    let page = ask(try Room(), "5%2F3").text
    #expect(page.contains("href=\"/day/2026-03-05\"") && page.contains("href=\"/day/2026-05-03\""))
  }

  @Test("an invalid date is shown in the field again, with the error; a text that is not a date finds nothing")
  func wrong() throws {
    let room = try Room()
    let answer = ask(room, "30+feb")
    #expect(answer.status == 422 && answer.text.contains("value=\"30 feb\""))
    #expect(answer.text.contains("2026-02 has no day 30"))
    let nothing = ask(room, "nowhere")
    #expect(nothing.status == 200 && nothing.text.contains("0 results"))
  }

  @Test("the frame of a page has one field")
  func frame() throws {
    let page = ScreenTests.page(try Room(), "/today").text
    #expect(page.contains("action=\"/search\"") && !page.contains("action=\"/go\""))
  }
}

@Suite("The search in all regions") struct SearchEverywhereTests {
  private let room: Room

  init() throws {
    room = try Room()
    try room.write { store throws(Failure) in
      try EditSettings(store, try Almanac.read(from: store, named: nil, zones: room.server.zones)).select(["SE"])
    }
  }

  private func found(_ query: String) -> String { ScreenTests.page(room, "/search?q=\(query)").text }

  @Test("holidays of regions that are not selected are asked for by a link, and stand apart")
  func link() throws {
    let selected = found("midsummer")
    #expect(!selected.contains(">Others<"))
    #expect(selected.contains("href=\"/search?q=midsummer%20in%3Aall\""), "\(selected)")
    let all = found("midsummer+in:all")
    let others = try #require(all.range(of: ">Others<"))
    #expect(all[..<others.lowerBound].contains(">SE</span>"))
    #expect(all[others.lowerBound...].contains("<span aria-hidden=\"true\">EE</span>"))
    #expect(!all[others.lowerBound...].contains(">SE</span>") && !all.contains("in%3Aall"))
  }

  @Test("the same holiday of many regions is one result, with the number of further regions")
  func merged() throws {
    let page = found("christmas+day+in:all")
    let others = try #require(page.range(of: ">Others<"))
    #expect(page[others.lowerBound...].matches(of: /<span>Christmas Day<\/span>/).count <= 4)
    #expect(page.contains(/and \d+ more/))
  }

  @Test("a result has its next and its last day, also if both are far away")
  func days() throws {
    let page = found("midsommarafton")
    #expect(page.contains("<time datetime=\"2026-06-19\">") && page.contains("last 20 June 2025"), "\(page)")
    #expect(found("midsommar+in:2030").contains("2030-06-22"))
    // A holiday that ended long ago has a last day only.
    let ended = found("annandag+pingst")
    #expect(ended.contains("last 31 May 2004") && ended.contains("href=\"/day/2004-05-31\""), "\(ended)")
  }

  @Test("an event that repeats has its last day")
  func event() throws {
    _ = ScreenTests.post(
      room, "/events", [("title", "Choir"), ("on", "2026-01-05"), ("type", "event"), ("every", "week")])
    let hits = try room.write { store throws(Failure) in
      try SearchEverything(
        try Almanac.read(from: store, named: [], zones: room.server.zones), try Planner.read(from: store))(
          "choir", today: Day(year: 2026, month: 2, day: 5), languages: [])
    }
    let hit = try #require(hits.first)
    #expect(hit.day?.iso == "2026-02-09" && hit.last?.iso == "2026-02-02", "\(hits)")
  }

  @Test("results of one kind are by their next day, then by title, and what is over follows, the latest first")
  func order() throws {
    let events = [
      ("Choir, over", "2025-12-01"), ("Choir, last", "2026-05-01"), ("Choir, long over", "2024-12-01"),
      ("Choir B", "2026-03-01"), ("Choir A", "2026-03-01"), ("Choir, today", "2026-02-05"),
    ]
    for (title, day) in events {
      _ = ScreenTests.post(room, "/events", [("title", title), ("on", day), ("type", "event")])
    }
    let order = ["Choir, today", "Choir A", "Choir B", "Choir, last", "Choir, over", "Choir, long over"]
    for place in ["/search?q=choir", "/preview/find?q=choir"] {
      let page = ScreenTests.page(room, place).text
      #expect(page.matches(of: /<span>(Choir.*?)<\/span>/).map { String($0.1) } == order, "\(place)")
    }
  }

  @Test("all regions are searched for words only")
  func words() throws {
    for query in ["in:all", "type:holiday+in:all", "in:2027+in:all"] {
      #expect(ScreenTests.page(room, "/search?q=\(query)").status >= 400, "\(query)")
    }
    #expect(!found("midsummer+type:event").contains("in%3Aall"))
  }
}
