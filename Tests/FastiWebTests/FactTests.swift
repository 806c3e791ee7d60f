import FastiCivil
import FastiDays
import FastiHTTP
import FastiHolidays
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import TestSupport
import Testing

@testable import FastiWeb

@Suite("Facts over HTTP") struct FactTests {
  private static func room(_ regions: [String], shows: Bool = true, ownRule: Bool = false) throws -> Room {
    let room = try Room()
    try room.write { store throws(Failure) in
      let zones = room.server.zones
      let almanac = try Almanac.read(from: store, named: nil, zones: zones)
      try EditSettings(store, almanac).select(regions)
      if !shows { try EditSettings(store, almanac).set(.holidaysShow, "off") }
      guard ownRule else { return }
      let new = NewRule(region: "", name: "Mine", language: "en", sentence: "4 October")
      _ = try EditRules(store, almanac, now: 0).add(new)
    }
    return room
  }

  @Test("API and page give the engine's answer", arguments: [true, false])
  func businessDays(shows: Bool) throws {
    let room = try Self.room(["SE", "VN"], shows: shows)
    let (days, worked) = try room.write { store throws(Failure) in
      let almanac = try Almanac.read(from: store, named: [], zones: room.server.zones)
      let calendar = try WorkdaySource(almanac, ["SE", "VN"]).calendar(over: DayRange(year: 2026))
      var answers: [String: Bool] = [:]
      calendar.eachDay { day, isWorked in answers[day.iso] = isWorked }
      return (calendar.closed + calendar.worked, answers)
    }
    #expect(try Self.told(room, 2026) == worked)
    for day in days.map(\.iso) + ["2026-01-10", "2026-12-25", "2026-02-05"] {
      let page = room.ask("/day/\(day)").text
      #expect(page.contains("badge plain\">Business day<") == worked[day])
      #expect(page.contains("badge pink\">Day off<") != worked[day])
    }
    let hidden = room.ask("/day/2026-12-25").text
    #expect(hidden.contains("Juldagen") == shows)
  }

  /// Few years in a usual run of the tests, all 18 in a soak.
  private static let years = Soak.isOn ? 2010...2027 : 2026...2027

  @Test(
    "the API of a year gives the engine's answer for every selection of regions",
    arguments: [["SE"], ["US"], ["VN"], ["AU-NSW"], ["SE", "VN"], ["VN", "AU-NSW"], ["US", "AU-NSW"]])
  func years(selection: [String]) throws {
    let room = try Self.room(selection)
    let source = try room.write { store throws(Failure) in
      let almanac = try Almanac.read(from: store, named: [], zones: room.server.zones)
      return try WorkdaySource(almanac, try almanac.codes([]))
    }
    for year in Self.years {
      var worked: [String: Bool] = [:]
      try source.calendar(over: DayRange(year: year)).eachDay { day, isWorked in worked[day.iso] = isWorked }
      #expect(try Self.told(room, year) == worked, "\(year)")
    }
  }

  /// The days of a year with the API's answer.
  private static func told(_ room: Room, _ year: Int) throws -> [String: Bool] {
    var told: [String: Bool] = [:]
    func visit(_ value: Any) {
      if let list = value as? [Any] { return list.forEach(visit) }
      guard let record = value as? [String: Any] else { return }
      if let day = record["date"] as? String, day.hasPrefix("\(year)-"), let is_ = record["isBusinessDay"] as? Bool {
        told[day] = is_
      }
      record.values.forEach(visit)
    }
    visit(try JSONSerialization.jsonObject(with: Data(room.ask("/api/v1/year/\(year)").bytes)))
    return told
  }

  @Test("a public holiday of part of a day is not marked as a red day")
  func part() throws {
    let room = try Self.room(["SE"])
    try room.write { store throws(Failure) in
      let almanac = try Almanac.read(from: store, named: nil, zones: room.server.zones)
      for (name, hours) in [("Whole day", ""), ("Afternoon", "from 13:00 ")] {
        let new = NewRule(region: "", name: name, language: "en", sentence: "public \(hours)on 14 October")
        _ = try EditRules(store, almanac, now: 0).add(new)
      }
    }
    let rows = ScreenTests.page(room, "/star/2026-10").text.components(separatedBy: "<li class=\"row\">").dropFirst()
    for (name, mark) in [("Whole day", "pink"), ("Afternoon", "plain")] {
      let row = try #require(rows.first { $0.contains(name) })
      #expect(row.contains("row-mark \(mark)"), "\(name)")
    }
  }

  @Test("without a region a question is refused, with any rules of the user's own")
  func noRegion() throws {
    let room = try Self.room([], ownRule: true)
    for path in ["holidays?year=2026", "business-days?from=2026-12-20&to=2027-01-02"] {
      let answer = room.ask("/api/v1/\(path)")
      #expect(answer.status == 400 && answer.text.contains("no-region"))
      #expect(room.ask("/api/v1/\(path)&region=SE").status == 200)
    }
  }

  @Test("the page of business days asks for a region if none is selected, and counts in another one")
  func daysPage() throws {
    let room = try Self.room([], ownRule: true)
    for query in ["from=2026-12-20&to=2027-01-02", "date=2026-12-20&steps=3", "year=2026&budget=3"] {
      let bare = room.ask("/days?\(query)").text
      #expect(bare.contains("No region was named and none is selected") && !bare.contains("class=\"answer\""))
      #expect(bare.contains("<select id=\"between-region\" name=\"region\""))
      #expect(!room.ask("/days?\(query)&region=").text.contains("class=\"answer\""))
      #expect(!room.ask("/days?\(query)&region=SE").text.contains("No region was named"))
    }
    let sweden = room.ask("/days?from=2026-12-20&to=2027-01-02&region=SE").text
    #expect(sweden.contains("Juldagen") && sweden.contains("<option value=\"SE\" selected>"))
    #expect(room.ask("/days?from=2026-12-20&to=2027-01-02&region=XX").text.contains("XX"))
    #expect(!room.ask("/days").text.contains("No region was named"))
  }

  @Test("other sites may show a widget of a feed, which has the data of the feed; other widgets are not allowed")
  func widget() throws {
    let room = try Room(phrase: "a pass-phrase")
    _ = try room.write { store throws(Failure) in
      try EditCountdowns(store).add("Secret trip", Day(20_500), yearly: false, today: Day(20_489))
    }
    let all = try room.feed("all", [.holidays, .countdowns]).token
    let some = try room.feed("some", [.holidays]).token
    let stem = { (token: FeedToken) in String(token.path.dropLast(4)) }
    let picture = room.ask("\(stem(all))/large.svg?theme=dark&lang=sv")
    #expect(picture.status == 200 && picture.headers["Content-Type"] == "image/svg+xml")
    #expect(picture.headers["Cross-Origin-Resource-Policy"] == "cross-origin")
    #expect(room.ask("\(stem(all))/medium.svg").text.contains("Secret trip"))
    #expect(!room.ask("\(stem(some))/medium.svg").text.contains("Secret trip"))
    let tag = try #require(picture.headers["ETag"])
    let again = room.ask("\(stem(all))/large.svg?theme=dark&lang=sv", .get, [("If-None-Match", tag)])
    #expect(again.status == 304 && again.headers["Cross-Origin-Resource-Policy"] == "cross-origin")
    let unknown = room.ask("/feeds/\(String(repeating: "a", count: 43))/large.svg")
    #expect(unknown.status == 404 && unknown.headers["Cross-Origin-Resource-Policy"] == "same-origin")
    #expect(room.ask("\(stem(all))/huge.svg").status == 422)
    #expect(room.ask("/widget/large.svg").status != 200)
    #expect(try Room().ask("/widget/large.svg").headers["Cross-Origin-Resource-Policy"] == "same-origin")
  }

  @Test("the editor asks whether a rule is a day off; after saving, it shows its days and findings")
  func editor() throws {
    let room = try Room()
    let form = room.ask("/rules/new").text
    #expect(form.contains("Day off?") && form.contains("no, unless the sentence says so"))
    let origin = [("Origin", "http://127.0.0.1:8080"), ("Content-Type", "application/x-www-form-urlencoded")]
    let tried = room.ask(
      "/rules", .post, origin, body: "name=Jul&on=Saturday+in+26+June+to+20+June&request=abcdefghij0123456789")
    #expect(tried.status == 303)
    let rule = room.ask("/rules/user.jul").text
    #expect(rule.contains("observance on Saturday in 26 June to 20 June"))
  }
}
