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

@Suite("Forms") struct PostTests {
  private let form = [("Content-Type", "application/x-www-form-urlencoded"), ("Sec-Fetch-Site", "same-origin")]

  private func titles(_ room: Room) throws -> [String] {
    try room.write { store throws(Failure) in try Planner.read(from: store).events.map(\.event.title) }
  }

  @Test("the same submission twice creates one record, also if both come at once")
  func once() async throws {
    let room = try Room()
    let body = "request=wish-0001&back=/week/2026-W06&title=Dentist&on=2026-02-06&type=event"
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { #expect(room.ask("/events", .post, self.form, body: body).status == 303) }
      }
    }
    #expect(try titles(room) == ["Dentist"])
    // Another submission with the same words creates another record.
    _ = room.ask("/events", .post, form, body: body.replacing("wish-0001", with: "wish-0002"))
    #expect(try titles(room) == ["Dentist", "Dentist"])
  }

  @Test("after saving an event the user gets its day, with the event marked, for every repetition")
  func landing() throws {
    let room = try Room()
    let body = "request=wish-0001&back=/day/2026-02-05&title=Dentist&on=2026-03-09&type=event"
    let there = try #require(room.ask("/events", .post, form, body: body).headers["Location"])
    let day = there.split(separator: "#")
    #expect(day.count == 2 && day[0] == "/day/2026-03-09")
    #expect(room.ask("/events", .post, form, body: body).headers["Location"] == there)
    let page = room.ask("/day/2026-03-09", .get, [("Accept", "text/html")]).text
    #expect(page.contains("id=\"\(day[1])\"") && page.components(separatedBy: "id=\"item-").count == 2)
    // Moved to another day, it is found there.
    let id = day[1].dropFirst(5)
    let moved = body.replacing("wish-0001", with: "wish-0002").replacing("03-09", with: "03-10")
    #expect(room.ask("/events/\(id)", .post, form, body: moved).headers["Location"] == "/day/2026-03-10#item-\(id)")
    // A page with the same item on several days has no id twice.
    #expect(!room.ask("/week/2026-W11", .get, [("Accept", "text/html")]).text.contains("id=\"item-"))
  }

  @Test("a repeated submission does not undo later changes")
  func late() throws {
    let room = try Room()
    let first = "request=wish-0001&back=/today&text=one"
    _ = room.ask("/day/2026-02-05/note", .post, form, body: first)
    _ = room.ask("/day/2026-02-05/note", .post, form, body: "request=wish-0002&back=/today&text=two")
    #expect(room.ask("/day/2026-02-05/note", .post, form, body: first).status == 303)
    #expect(room.ask("/api/v1/today").text.contains("\"two\""))
  }

  @Test("errors are beside the typed text")
  func wrong() throws {
    let room = try Room()
    let answer = room.ask(
      "/events", .post, form, body: "request=wish-0001&back=/today&title=%3Cb%3E&on=2026-02-30&type=event")
    #expect(answer.status == 422 && answer.text.contains("value=\"&lt;b&gt;\""))
    #expect(answer.text.contains("2026-02 has no day 30; its last day is 28"))
    #expect(try titles(room).isEmpty)
  }

  @Test("redirects only within this site", arguments: ["//evil.example", "https://evil.example", "/a%zz", ""])
  func back(_ address: String) throws {
    let encoded = address.replacing("%", with: "%25").replacing("/", with: "%2F").replacing(":", with: "%3A")
    let answer = try Room().ask(
      "/day/2026-02-05/note", .post, form, body: "request=wish-0001&back=\(encoded)&text=a")
    #expect(answer.status == 303 && answer.headers["Location"] == "/today")
  }

  @Test("reports what was done, and offers to undo it")
  func undo() throws {
    let room = try Room()
    let done = room.ask(
      "/countdowns", .post, form, body: "request=wish-0001&back=/today&title=Rom&on=2026-05-01&every=")
    let cookie = String(try #require(done.headers["Set-Cookie"]).prefix { $0 != ";" })
    let page = room.ask("/today", .get, [("Accept", "text/html"), ("Cookie", cookie)])
    #expect(page.text.contains("Added: Rom"))
    #expect(page.headers.all("Set-Cookie").contains { $0.hasPrefix("done=;") })
    let change = String(cookie.dropFirst(5).prefix(36))
    let undone = room.ask("/undo", .post, form, body: "request=wish-0002&back=/today&change=\(change)")
    #expect(undone.status == 303)
    #expect(!room.ask("/api/v1/search?q=rom").text.contains("countdown"))
  }

  @Test("leave over several days is one change, only on business days")
  func leave() throws {
    let room = try Room()
    let body = "type=vacation&action=used&hours=8&on=2026-04-01&until=2026-04-07&notes="
    let answer = room.ask("/leave/entries", .post, form, body: "request=wish-0001&back=/leave&" + body)
    #expect(answer.status == 303)
    let days = try room.write { store throws(Failure) in
      try LoadLedger(store)().ledger.entries.map(\.entry.day.iso)
    }
    #expect(days == ["2026-04-01", "2026-04-02", "2026-04-07"])
  }

  @Test("hostile bodies are not answered with 500", arguments: RouteTable.all.indices)
  func hostile(_ index: Int) throws {
    let route = RouteTable.all[index]
    guard route.method == .post else { return }
    let room = try Room()
    for value in HostileTests.values.prefix(22) {
      let path = route.path.reduce(route.pattern.text) { $0.replacing("{\($1.name)}", with: "2026-02-05") }
      let fields = [
        "text", "title", "on", "until", "at", "every", "type", "action", "hours", "notes", "regions", "show",
        "language", "theme", "name", "only", "change", "month", "day", "year", "time", "days", "whole", "day30", "zone",
        "enabled", "url", "source", "refresh", "region", "kind", "shape", "weekday", "ordinal", "offset", "since",
        "shift", "anchor", "schedule", "numbers", "lag", "baseline", "quarter", "start", "rate", "rate-from", "cap",
        "carry", "floor", "new-type",
      ]
      let body = fields.map { "\($0)=\(value)" }.joined(separator: "&")
      for extra in ["", "&request=wish-\(index)-\(value.utf8.count)&back=\(value)"] {
        let status = room.ask(path, .post, form, body: body + extra).status
        #expect(status < 500, "\(path): \(body)")
      }
      #expect(room.ask(path, .post, [("Content-Type", "text/plain")], body: "request=wish-0001").status < 500)
    }
  }
}
