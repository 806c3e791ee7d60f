import FastiCivil
import FastiDays
import FastiHTTP
import FastiHost
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import Testing

@testable import FastiWeb

@Suite("Feeds over HTTP") struct FeedTests {
  @Test("a subscriber gets the calendar once, and then only after a change")
  func conditional() throws {
    let room = try Room()
    let path = try room.feed().token.path
    let first = room.ask(path)
    #expect(first.status == 200 && first.headers["Content-Type"] == "text/calendar; charset=utf-8")
    #expect(first.headers["Cache-Control"] == "private, no-cache" && first.text.contains("SUMMARY:Midsommarafton"))
    let tag = try #require(first.headers["ETag"])
    let second = room.ask(path, .get, [("If-None-Match", "\"other\", \(tag)")])
    #expect(second.status == 304 && second.bytes.isEmpty && second.headers["ETag"] == tag)

    // A change outside the feed does not change its bytes and its tag.
    _ = try room.write { store throws(Failure) in
      try EditNotes(store).set(try DateReader(today: Day(0)).day("2026-02-05", field: nil), "mine")
    }
    #expect(room.ask(path, .get, [("If-None-Match", tag)]).status == 304)
    _ = try room.write { store throws(Failure) in
      try EditCountdowns(store).add("Rom", Day(20_600), yearly: false, today: Day(20_500))
    }
    let third = room.ask(path, .get, [("If-None-Match", tag)])
    #expect(third.status == 200 && third.headers["ETag"] != tag && third.text.contains("SUMMARY:Rom"))
  }

  @Test("a new token ends the old one at once, and so does removing the feed")
  func rotation() throws {
    let room = try Room()
    let old = try room.feed().token
    let new = try room.write { store throws(Failure) in
      try EditFeeds(store, entropy: .system, now: 0).rotate("phone").token
    }
    #expect(old.text != new.text && room.ask(old.path).status == 404 && room.ask(new.path).status == 200)
    _ = try room.write { store throws(Failure) in
      try EditFeeds(store, entropy: .system, now: 0).remove("phone")
    }
    #expect(room.ask(new.path).status == 404)
  }

  @Test("an unknown token has the same answer as an unknown address")
  func unknown() throws {
    let room = try Room()
    let token = try room.feed().token
    let nowhere = room.ask("/nowhere")
    let other = token.text.hasPrefix("A") ? "B" : "A"
    for path in ["/feeds/\(other)\(token.text.dropFirst()).ics", "/feeds/x.ics", "/feeds/\(token.hash).ics"] {
      let answer = room.ask(path)
      #expect(answer.status == 404 && answer.bytes == nowhere.bytes && answer.headers == nowhere.headers)
    }
  }

  @Test("only the hash of a token is stored, and it is in no answer of the API")
  func secret() throws {
    let room = try Room()
    let token = try room.feed().token
    #expect(token.text.utf8.count == 43)
    let names = try room.write { store throws(Failure) in try FindFeeds(store).all().map { "\($0)" } }
    #expect(!names.joined().contains(token.text))
    let history = try room.write { store throws(Failure) in
      do throws(StoreError) { return try store.history(limit: 100).map { "\($0)" } } catch { throw Failure(error) }
    }
    #expect(!history.joined().contains(token.text))
  }

  @Test("tokens have the form in which RFC 4648 writes 32 bytes")
  func encoding() {
    let token = FeedToken(Entropy { count in (0..<count).map { UInt8($0) } })
    #expect(token.text == "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8")
  }

  @Test(
    "notes about a holiday are in a feed, unless it hides notes or details",
    arguments: [[], [FeedHiding.notes], [FeedHiding.details]])
  func notesOfHolidays(_ hidden: [FeedHiding]) throws {
    let room = try Room()
    let token = try room.write { store throws(Failure) in
      let layer = RuleLayer(ruleID: "se.midsommarafton", notes: "Bring herring", hidden: false, userModifiedAt: 1)
      do throws(StoreError) {
        try store.write(store.newChange("test")) { writer throws(StoreError) in _ = try writer.put(layer) }
      } catch { throw Failure(error) }
      return try EditFeeds(store, entropy: .system, now: 0).add("phone", [.holidays], hiding: Set(hidden)).token
    }
    let text = room.ask(token.path).text
    #expect(text.contains("SUMMARY:Midsommarafton") && text.contains("Bring herring") == hidden.isEmpty)
  }

  @Test("the widget of a feed that hides details marks only days on which the feed says that its owner is busy")
  func widgetDays() throws {
    let room = try Room()
    let token = try room.write { store throws(Failure) in
      try EditFeeds(store, entropy: .system, now: 0).add("phone", [.events, .notes], hiding: [.details]).token
    }
    let path = "\(token.path.dropLast(4))/large.svg"
    let bare = room.ask(path)
    #expect(bare.status == 200)
    func add(_ type: String, _ day: Int32) throws {
      var draft = EventDraft()
      (draft.title, draft.on, draft.type) = ("x", Day(day), type)
      try room.write { store throws(Failure) in
        _ = try EditEvents(store).add(draft)
        _ = try EditNotes(store).set(Day(20_496), "mine")
      }
    }
    for type in ["birthday", "money"] { try add(type, 20_494) }
    #expect(room.ask(path).bytes == bare.bytes)
    try add("event", 20_495)
    #expect(room.ask(path).bytes != bare.bytes)
  }

  @Test("a form of a new feed that is refused shows what was ticked")
  func refusedForm() throws {
    let room = try Room()
    _ = try room.feed("phone")
    func ticked(_ name: String, _ page: Answer) -> Set<String> {
      let boxes = page.text.components(separatedBy: "type=\"checkbox\" name=\"\(name)\" value=\"").dropFirst()
      return Set(boxes.filter { $0.prefix { $0 != ">" }.contains("checked") }.map { String($0.prefix { $0 != "\"" }) })
    }
    let open = "<details class=\"field whole\" open>"
    let refused = ScreenTests.post(
      room, "/settings/feeds", [("name", "phone"), ("only", "events"), ("hide", "details")])
    #expect(refused.status == 422 && refused.text.contains(open))
    #expect(ticked("only", refused) == ["events"] && ticked("hide", refused) == ["details"])
    let none = ScreenTests.post(room, "/settings/feeds", [("name", "phone")])
    #expect(ticked("only", none).isEmpty && ticked("hide", none).isEmpty && none.text.contains(open))
    for page in [
      ScreenTests.page(room, "/settings"), ScreenTests.post(room, "/settings/feeds/none/rotate", []),
    ] {
      #expect(ticked("only", page) == Set(FeedPart.usual.map(\.rawValue)) && ticked("hide", page).isEmpty)
      #expect(!page.text.contains(open))
    }
  }

  @Test("a name that browsers remove from an address is refused", arguments: [".", ".."])
  func dots(name: String) throws {
    let room = try Room()
    let answer = ScreenTests.post(room, "/settings/feeds", [("name", name)])
    #expect(answer.status == 422 && answer.text.contains("cannot be a name"), "\(answer.status)")
    #expect(ScreenTests.post(room, "/settings/feeds", [("name", "...")]).status == 200)
  }

  @Test("the time of a change is sent, unless it is too recent for the resolution of one second")
  func lastModified() throws {
    #expect(HTTPDate.text(try Instant(iso: "2026-02-05T07:08:09Z")) == "Thu, 05 Feb 2026 07:08:09 GMT")
    let request = Request(method: .get, target: try #require(Target(Array("/".utf8))))
    let old = Conditional(request, tag: "a", changed: 100, now: 102).answer(
      CompressibleBody([1]), type: "a/b", caching: "no-cache")
    #expect(old.headers["Last-Modified"] == "Thu, 01 Jan 1970 00:01:40 GMT")
    let young = Conditional(request, tag: "a", changed: 100, now: 101).answer(
      CompressibleBody([1]), type: "a/b", caching: "no-cache")
    #expect(young.headers["Last-Modified"] == nil)
  }
}
