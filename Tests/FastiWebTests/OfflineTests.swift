import FastiAgenda
import FastiCivil
import FastiDays
import FastiHTTP
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import Testing

@testable import FastiWeb

@Suite("An app that works without a network") struct OfflineTests {
  private let form = [("Content-Type", "application/x-www-form-urlencoded"), ("Sec-Fetch-Site", "same-origin")]

  private func json(_ answer: Answer) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(answer.bytes)) as? [String: Any])
  }

  /// The data of this build for the worker.
  private func build(_ room: Room) throws -> [String: Any] {
    let text = room.ask("/static/worker.js").text
    let line = try #require(text.split(separator: "\n").first)
    #expect(line.hasPrefix("const build = {") && line.hasSuffix("};"))
    return try #require(
      try JSONSerialization.jsonObject(with: Data(line.dropFirst(14).dropLast().utf8)) as? [String: Any])
  }

  @Test("the worker answers for the whole site, and is requested again when it has changed")
  func worker() throws {
    let room = try Room()
    let answer = room.ask("/static/worker.js")
    #expect(answer.headers["Content-Type"] == "text/javascript; charset=utf-8")
    #expect(answer.headers["Service-Worker-Allowed"] == "/" && answer.headers["Cache-Control"] == "no-cache")
    let tag = try #require(answer.headers["ETag"])
    #expect(room.ask("/static/worker.js", .get, [("If-None-Match", tag)]).status == 304)
    let build = try build(room)
    let (folder, names) = (build["folder"] as? String ?? "", try #require(build["files"] as? [String]))
    #expect(names.contains("fasti.css") && names.count > 10)
    for name in names { #expect(room.ask(folder + name).status == 200, "\(name)") }
  }

  @Test("all scripts as they are sent, with the data of the worker, are at most 60 kB")
  func weight() throws {
    let room = try Room()
    let scripts = try #require(try build(room)["files"] as? [String]).filter { $0.hasSuffix(".js") } + ["worker.js"]
    #expect(scripts.count > 8)
    #expect(scripts.reduce(0) { $0 + room.ask("/static/\($1)").bytes.count } < 60_000)
  }

  @Test("the app is described in the language of the page", arguments: ["en", "sv", "vi"])
  func manifest(_ language: String) throws {
    let room = try Room()
    let page = room.ask("/today", .get, [("Accept", "text/html"), ("Cookie", "lang=\(language)")]).text
    #expect(page.contains("href=\"/static/\(language).webmanifest\""))
    let answer = room.ask("/static/\(language).webmanifest")
    #expect(answer.headers["Content-Type"] == "application/manifest+json")
    let manifest = try json(answer)
    #expect(manifest["lang"] as? String == language && manifest["display"] as? String == "standalone")
    let icons = try #require(manifest["icons"] as? [[String: String]])
    #expect(Set(icons.compactMap { $0["purpose"] }) == ["any", "maskable"])
    for icon in icons {
      let picture = room.ask(try #require(icon["src"]))
      #expect(picture.status == 200 && picture.headers["Content-Type"] == icon["type"])
    }
    for shortcut in try #require(manifest["shortcuts"] as? [[String: String]]) {
      #expect(room.ask(try #require(shortcut["url"])).status == 200)
    }
    let share = try #require(manifest["share_target"] as? [String: Any])
    #expect(share["action"] as? String == "/events/new" && share["method"] as? String == "GET")
    let files = try #require(manifest["file_handlers"] as? [[String: Any]])
    #expect(files.map { $0["action"] as? String } == ["/import"])
    #expect(room.ask("/static/xx.webmanifest").status == 404)
  }

  @Test("what another app shares fills the form of an event, and nothing is written")
  func shared() throws {
    let room = try Room()
    let before = try room.write { store throws(Failure) in try Planner.read(from: store).events.count }
    let page = room.ask(
      "/events/new?title=Fika%22%3E&text=at+noon&url=https%3A%2F%2Fexample.org%2F", .get, [("Accept", "text/html")])
    #expect(page.status == 200 && page.text.contains("value=\"Fika&quot;") && page.text.contains("at noon</textarea>"))
    #expect(page.text.contains("value=\"https://example.org/\""))
    #expect(try room.write { store throws(Failure) in try Planner.read(from: store).events.count } == before)
  }

  @Test("all pages of the list exist and may be cached, and the year is complete")
  func kept() throws {
    let room = try Room()
    let list = try json(room.ask("/offline/pages"))
    // The mark of the person, which is last, is empty if there is only one.
    let look = try #require(list["look"] as? String)
    #expect(look.hasSuffix(" "))
    let sets = try #require(list["sets"] as? [[String: Any]])
    let pages = sets.flatMap { $0["pages"] as? [String] ?? [] }
    #expect(Set(pages).count == pages.count)
    #expect(pages.filter { $0.hasPrefix("/day/") }.count == 365 && pages.filter { $0.hasPrefix("/week/") }.count == 53)
    #expect(Array(pages.prefix(2)) == ["/offline", "/today"])
    let kept = try #require(try build(room)["kept"] as? [String])
    for page in pages {
      #expect(kept.contains { $0 == page || $0.hasSuffix("/") && "\(page)/".hasPrefix($0) }, "\(page)")
    }
    for page in sets.compactMap({ ($0["pages"] as? [String])?.prefix(110) }).flatMap({ $0 }) {
      #expect(room.ask(page, .get, [("Accept", "text/html")]).status == 200, "\(page)")
    }
  }

  @Test("no secret is cached, and no form whose answer has one may wait")
  func secrets() throws {
    let build = try build(try Room())
    for name in ["kept", "queued"] {
      for path in ["/feeds/x.ics", "/api/v1/today", "/settings/feeds", "/settings/feeds/x/rotate", "/sign-in"] {
        let list = try #require(build[name] as? [String])
        #expect(!list.contains { $0 == path || $0.hasSuffix("/") && "\(path)/".hasPrefix($0) }, "\(name): \(path)")
      }
    }
  }

  @Test("a form that waited during many changes is still the same submission")
  func late() throws {
    let room = try Room()
    let body = "request=wish-0001&back=/today&title=Dentist&on=2026-02-06&type=event"
    #expect(room.ask("/events", .post, form, body: body).status == 303)
    try room.write { store throws(Failure) in
      for number in 0..<600 { _ = try EditNotes(store).set(Day(20_489), "\(number)") }
    }
    #expect(room.ask("/events", .post, form, body: body).status == 303)
    let titles = try room.write { store throws(Failure) in try Planner.read(from: store).events.map(\.event.title) }
    #expect(titles == ["Dentist"])
  }

  @Test("a form that waited is answered with 204, which says that it is done whatever page follows")
  func done() throws {
    let room = try Room()
    #expect(room.ask("/static/worker.js").text.contains("prefer:\"return=minimal\""))
    let queued = try #require(try build(room)["queued"] as? [String])
    let alarm = [("about", "public"), ("days", "1"), ("at", "18:00")]
    let leave = [("type", "vacation"), ("action", "used"), ("hours", "8"), ("on", "2026-02-12"), ("notes", "")]
    let forms: [(path: String, fields: [(String, String)])] = [
      ("/day/2026-02-05/note", [("text", "a")]),
      ("/events", [("title", "a"), ("on", "2026-02-06"), ("type", "event")]),
      ("/events/sentence", [("sentence", "Lunch fri 12-13")]),
      ("/countdowns", [("title", "b"), ("on", "2026-05-01"), ("every", "")]), ("/leave/entries", leave),
      ("/reminders", ScreenTests.reminder("Zakat")), ("/settings/regions", [("regions", "VN")]),
      ("/settings/holidays", [("show", "off")]), ("/settings/calendar/week", [("start", "sunday")]),
      ("/settings/shown", [("hide", "notes")]), ("/settings/alarms", alarm),
      ("/settings/alarms/public/delete", [("alarm", "1d 18:00")]),
    ]
    for (path, fields) in forms {
      #expect(queued.contains { $0 == path || $0.hasSuffix("/") && "\(path)/".hasPrefix($0) }, "\(path)")
      let answer = ScreenTests.post(room, path, fields, ScreenTests.form + [("Prefer", "return=minimal")])
      #expect(answer.status == 204 && answer.bytes.isEmpty, "\(path): \(answer.status)")
    }
    // The button of the history is not on a page that is kept.
    let change = try ScreenTests.id(ScreenTests.page(room, "/history"), after: "name=\"change\" value=\"")
    let undo = [("change", change), ("back", "/history")]
    #expect(ScreenTests.post(room, "/undo", undo, ScreenTests.form + [("Prefer", "return=minimal")]).status == 204)
  }

  @Test("a day in words is relative to the day of typing; an impossible one is ignored")
  func words() throws {
    let room = try Room()
    for (typed, meant) in [("2026-02-01", "2026-02-02"), ("2026-03-01", "2026-02-06"), ("x", "2026-02-06")] {
      let body = "request=wish-\(typed)-00&back=/today&title=Dentist&on=tomorrow&type=event"
      #expect(room.ask("/events", .post, form + [("Fasti-Typed-On", typed)], body: body).status == 303)
      let last = try room.write { store throws(Failure) in
        try Planner.read(from: store).events.map(\.event.recurrence.first.iso).filter { $0 == meant }
      }
      #expect(!last.isEmpty, "\(typed)")
    }
  }

  @Test("a script that caches pages does not use up the message of the next page")
  func sentence() throws {
    let room = try Room()
    let done = room.ask("/day/2026-02-05/note", .post, form, body: "request=wish-0001&back=/today&text=a")
    let cookie = String(try #require(done.headers["Set-Cookie"]).prefix { $0 != ";" })
    let headers = [("Accept", "text/html"), ("Cookie", cookie)]
    let fetched = room.ask("/today", .get, headers + [("Sec-Fetch-Mode", "cors")])
    #expect(!fetched.text.contains("data-hook=\"flash\"") && fetched.headers["Set-Cookie"] == nil)
    // Firefox sends the second if the worker passes a navigation on.
    for mode in ["navigate", "same-origin"] {
      #expect(room.ask("/today", .get, headers + [("Sec-Fetch-Mode", mode)]).text.contains("data-hook=\"flash\""))
    }
  }
}
