import FastiAgenda
import FastiCivil
import FastiDays
import FastiHTTP
import FastiLeave
import FastiPages
import FastiPerson
import FastiRecords
import FastiTransfer
import Testing

@testable import FastiWeb

@Suite("A user who goes back, corrects and saves again") struct CorrectionTests {
  private let form = [
    ("Content-Type", "application/x-www-form-urlencoded"), ("Sec-Fetch-Site", "same-origin"), ("Accept", "text/html"),
  ]

  private func post(_ room: Room, _ path: String, _ body: String, lang: String = "en") -> Answer {
    room.ask(path, .post, form + [("Cookie", "lang=\(lang)")], body: body)
  }

  /// The message that an answer passes to the next page, with the change to undo.
  private func said(_ answer: Answer) throws -> Flash? {
    let cookie = answer.headers.all("Set-Cookie").first { $0.hasPrefix("done=") }?.split(separator: ";").first
    guard let cookie, let target = Target(Array("/".utf8)) else { return nil }
    return FlashCookie.flash(in: Request(method: .get, target: target, headers: Headers([("Cookie", String(cookie))])))
  }

  private func titles(_ room: Room) throws -> [String] {
    try room.write { store throws(Failure) in
      let planner = try Planner.read(from: store)
      do throws(StoreError) {
        let reminders = try store.read { reader throws(StoreError) in try reader.all(ReminderRecord.self) }
        return planner.events.map(\.event.title) + planner.countdowns.map(\.countdown.title)
          + reminders.map(\.record.title)
      } catch { throw Failure(error) }
    }
  }

  private func hours(_ room: Room) throws -> [String] {
    try room.write { store throws(Failure) in
      try LoadLedger(store)().ledger.entries.map { "\($0.entry.day.iso) \($0.entry.hours.text)" }
    }
  }

  private static let forms = [
    ("/events", "title=%&on=2026-02-06&type=event"), ("/countdowns", "title=%&on=2026-05-01&every="),
    ("/reminders", "title=%&month=9&day=1&days=1&day30=last&enabled=on"),
  ]

  @Test("a corrected form leaves one record, and the page reports the correction in its language", arguments: forms)
  func corrected(_ path: String, _ fields: String) throws {
    let room = try Room()
    func save(_ title: String, _ lang: String) throws -> String? {
      let body = "request=wish-0001&back=/today&" + fields.replacing("%", with: title)
      let answer = post(room, path, body, lang: lang)
      #expect(answer.status == 303, "\(answer.text)")
      return try said(answer)?.text
    }
    #expect(try save("Rom", "en") == "Added: Rom")
    #expect(try save("Rom", "en") == nil)
    #expect(try save("Roma", "en") == "Corrected: Roma" && titles(room) == ["Roma"])
    #expect(try save("Rome", "sv") == "Rättat: Rome" && save("Rim", "vi") == "Đã sửa lại: Rim")
    #expect(try titles(room) == ["Rim"])
    // And back to the first content: a third submission, not a repetition of the first.
    #expect(try save("Rom", "en") == "Corrected: Rom" && titles(room) == ["Rom"])
  }

  @Test("has one record also if the server was restarted meanwhile, or an answer was lost") func restarted()
    throws
  {
    var room = try Room()
    for title in ["Rom", "Rom", "Roma", "Roma"] {
      room = try Room(restarting: room)
      #expect(post(room, "/events", "request=wish-0001&title=\(title)&on=2026-02-06&type=event").status == 303)
    }
    #expect(try titles(room) == ["Roma"])
  }

  @Test("gets the day of the event, with the event marked") func landing() throws {
    let room = try Room()
    let first = post(room, "/events", "request=wish-0001&title=Rom&on=2026-02-06&type=event")
    let second = post(room, "/events", "request=wish-0001&title=Roma&on=2026-02-07&type=event")
    let places = try [first, second].map { try #require($0.headers["Location"]) }
    #expect(places[0] == places[1].replacing("2026-02-07", with: "2026-02-06"))
    let id = try #require(places[1].split(separator: "#").last)
    #expect(room.ask("/day/2026-02-07").text.contains("id=\"\(id)\""))
  }

  @Test("can undo the correction, which restores the first content") func undone() throws {
    let room = try Room()
    _ = post(room, "/events", "request=wish-0001&title=Rom&on=2026-02-06&type=event")
    let answer = post(room, "/events", "request=wish-0001&title=Roma&on=2026-02-06&type=event")
    let change = try #require(try said(answer)?.change)
    #expect(post(room, "/undo", "request=wish-0002&back=/today&change=\(change)").status == 303)
    #expect(try titles(room) == ["Rom"])
  }

  @Test("does not change a record that was changed, deleted or undone since, and has another one", arguments: 0..<3)
  func elsewhere(_ way: Int) throws {
    let room = try Room()
    let answer = post(room, "/events", "request=wish-0001&title=Rom&on=2026-02-06&type=event")
    let id = try room.write { store throws(Failure) in try Planner.read(from: store).events[0].id.text }
    switch way {
    case 0: #expect(post(room, "/events/\(id)", "request=wish-0002&title=Oslo&on=2026-02-06&type=event").status == 303)
    case 1: #expect(post(room, "/events/\(id)/delete", "request=wish-0002").status == 303)
    default:
      let change = try #require(try said(answer)?.change)
      #expect(post(room, "/undo", "request=wish-0002&change=\(change)").status == 303)
    }
    let again = post(room, "/events", "request=wish-0001&title=Roma&on=2026-02-06&type=event")
    #expect(try said(again)?.text == "Added: Roma")
    #expect(try titles(room).sorted() == (way == 0 ? ["Oslo", "Roma"] : ["Roma"]))
    let place = try #require(again.headers["Location"]?.split(separator: "#").last)
    #expect(room.ask("/day/2026-02-06").text.contains("id=\"\(place)\""))
  }

  @Test("has the final days of leave, fewer or more") func leave() throws {
    let room = try Room()
    func save(_ hours: String, _ until: String) -> Int {
      post(
        room, "/leave/entries",
        "request=wish-0001&type=vacation&action=used&hours=\(hours)&on=2026-02-09&until=\(until)"
      ).status
    }
    #expect(save("8", "2026-02-11") == 303)
    #expect(try hours(room) == ["2026-02-09 8.00", "2026-02-10 8.00", "2026-02-11 8.00"])
    #expect(save("4", "2026-02-10") == 303)
    #expect(try hours(room) == ["2026-02-09 4.00", "2026-02-10 4.00"])
    #expect(save("2", "2026-02-12") == 303)
    #expect(try hours(room).map { $0.suffix(4) } == ["2.00", "2.00", "2.00", "2.00"])
  }

  @Test("gets no conflict with their own last change; another page does") func edited() throws {
    let room = try Room()
    _ = post(room, "/events", "request=wish-0001&title=Rom&on=2026-02-06&type=event")
    let (id, stamp) = try room.write { store throws(Failure) in
      do throws(StoreError) {
        return try store.read { reader throws(StoreError) in
          let event = try reader.all(Event.self)[0]
          return (event.id.text, event.stamp.text)
        }
      } catch { throw Failure(error) }
    }
    func save(_ title: String, _ request: String) -> Int {
      post(room, "/events/\(id)", "request=\(request)&seen=\(stamp)&title=\(title)&on=2026-02-06&type=event").status
    }
    #expect(save("Roma", "wish-0002") == 303 && save("Rome", "wish-0002") == 303)
    #expect(save("Oslo", "wish-0003") == 409)
    #expect(try titles(room) == ["Rome"])
    #expect(save("Rim", "wish-0002") == 303)
    #expect(try titles(room) == ["Rim"])
  }

  @Test("makes another record in another tab, also with the same content") func tabs() throws {
    let room = try Room()
    for request in ["wish-0001", "wish-0002"] {
      #expect(post(room, "/events", "request=\(request)&title=Rom&on=2026-02-06&type=event").status == 303)
    }
    #expect(post(room, "/events", "request=wish-0002&title=Oslo&on=2026-02-06&type=event").status == 303)
    #expect(try titles(room).sorted() == ["Oslo", "Rom"])
  }
}
