import FastiAgenda
import FastiCivil
import FastiDays
import FastiHTTP
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTransfer
import Testing

@testable import FastiWeb

/// The promises of a form: it reports only what was done, and no typed text is lost.
@Suite("A form loses nothing and reports the truth") struct FormTests {
  private let form = [
    ("Content-Type", "application/x-www-form-urlencoded"), ("Sec-Fetch-Site", "same-origin"), ("Accept", "text/html"),
  ]

  private func post(_ room: Room, _ path: String, _ body: String, lang: String = "en") -> Answer {
    room.ask(path, .post, form + [("Cookie", "lang=\(lang)")], body: body)
  }

  private func note(_ room: Room, _ day: String) throws -> String? {
    try room.write { store throws(Failure) in
      let notes = try Planner.read(from: store).notes
      return notes.first { $0.day.iso == day }?.text
    }
  }

  private func event(_ room: Room) throws -> (id: String, event: Event) {
    try room.write { store throws(Failure) in
      let (id, event) = try Planner.read(from: store).events[0]
      return (id.text, event)
    }
  }

  private func hours(_ room: Room) throws -> [String] {
    try room.write { store throws(Failure) in try LoadLedger(store)().ledger.entries.map { $0.entry.hours.text } }
  }

  @Test("a span without a business day is refused beside its end, in the language of the page")
  func weekend() throws {
    let room = try Room()
    let body = "request=wish-0001&type=vacation&action=used&hours=8&on=2026-02-14&until=2026-02-15"
    let answer = post(room, "/leave/entries", body)
    #expect(answer.status == 422 && answer.text.contains("There is no business day in this span"))
    #expect(answer.text.contains("id=\"entry-until-error\"") && answer.text.contains("value=\"2026-02-15\""))
    #expect(post(room, "/leave/entries", body, lang: "sv").text.contains("Det finns ingen arbetsdag bland dagarna"))
    #expect(post(room, "/leave/entries", body, lang: "vi").text.contains("Trong khoảng này không có ngày làm việc nào"))
    #expect(try hours(room).isEmpty)
  }

  @Test("the same form with other content is another submission; the same content is the same one")
  func corrected() throws {
    let room = try Room()
    let path = "/day/2026-09-01/note"
    for text in ["first", "second", "second", "first", "first"] {
      #expect(post(room, path, "request=wish-0001&text=\(text)").status == 303)
      #expect(try note(room, "2026-09-01") == text)
    }
    let changes = try room.write { store throws(Failure) in
      do throws(StoreError) { return try store.history(limit: 10) } catch { throw Failure(error) }
    }
    #expect(changes.filter { $0.change.action == ChangeAction(.edit, .note, "2026-09-01") }.count == 3)
    // The same name sent to another page is another submission too.
    #expect(post(room, "/day/2026-09-02/note", "request=wish-0001&text=first").status == 303)
    #expect(try note(room, "2026-09-02") == "first")
  }

  @Test("an event sent again with another title is saved, and a repeated one is not doubled")
  func correctedEvent() throws {
    let room = try Room()
    for title in ["Dentist", "Dentist", "Doctor", "Doctor"] {
      #expect(post(room, "/events", "request=wish-0001&title=\(title)&on=2026-02-06&type=event").status == 303)
    }
    let titles = try room.write { store throws(Failure) in try Planner.read(from: store).events.map(\.event.title) }
    #expect(titles == ["Doctor"])
  }

  @Test("a control character is returned with the text", arguments: ["%0B", "%0C", "%08", "%1B", "%7F", "%01"])
  func control(_ character: String) throws {
    let room = try Room()
    let answer = post(room, "/day/2026-09-01/note", "request=wish-0001&text=keep\(character)me")
    #expect(answer.status == 422 && answer.text.contains("control character"))
    // HTML does not have the character, so U+FFFD replaces it.
    #expect(answer.text.contains("keep\u{FFFD}me"))
    #expect(try note(room, "2026-09-01") == nil)
    #expect(post(room, "/events", "request=wish-0002&title=a\(character)b&on=2026-02-06").status == 422)
    // NUL ends texts in libraries, and keyboards do not type it.
    #expect(post(room, "/day/2026-09-01/note", "request=wish-0003&text=a%00b").status == 400)
  }

  @Test("the editor of an event shows its last day and its notes, and keeps fields that a form leaves out")
  func event() throws {
    let room = try Room()
    let fields = "title=Choir&on=2026-02-05&type=event&every=week"
    #expect(
      post(room, "/events", "request=wish-0001&\(fields)&last=2026-05-28&notes=Bring%20the%20score").status == 303)
    var (id, event) = try event(room)
    #expect(event.recurrence.last?.iso == "2026-05-28" && event.notes == "Bring the score")
    let page = room.ask("/events/\(id)", .get, [("Accept", "text/html")]).text
    #expect(page.contains("value=\"2026-05-28\"") && page.contains("Bring the score"))
    // A form without these fields, from an earlier version.
    #expect(post(room, "/events/\(id)", "request=wish-0002&\(fields)").status == 303)
    (id, event) = try self.event(room)
    #expect(event.recurrence.last?.iso == "2026-05-28" && event.notes == "Bring the score")
    // An empty field deletes the value.
    #expect(post(room, "/events/\(id)", "request=wish-0003&\(fields)&last=&notes=").status == 303)
    event = try self.event(room).event
    #expect(event.recurrence.repetition == .week && event.recurrence.last == nil && event.notes.isEmpty)
  }

  @Test("a last day without a repetition, or before the first, is refused beside the field")
  func lastDay() throws {
    let room = try Room()
    let body = "request=wish-0001&title=Choir&on=2026-02-05&type=event&notes=n"
    let answer = post(room, "/events", "\(body)&every=&last=2026-05-28")
    #expect(answer.status == 422 && answer.text.contains("An event that does not repeat has no last day"))
    #expect(answer.text.contains("id=\"event-last-error\"") && answer.text.contains("value=\"2026-05-28\""))
    let before = post(room, "/events", "\(body)&every=week&last=2026-01-28")
    #expect(before.status == 422 && before.text.contains("id=\"event-last-error\""))
    #expect(try room.write { store throws(Failure) in try Planner.read(from: store).events.isEmpty })
  }

  @Test("hours are typed in the number format of the page's language", arguments: ["en", "sv", "vi"])
  func decimals(_ lang: String) throws {
    let room = try Room()
    let fields = "type=vacation&action=accrued&on=2026-02-05"
    let comma = post(room, "/leave/entries", "request=wish-0001&hours=7,5&\(fields)", lang: lang)
    #expect(comma.status == (lang == "en" ? 422 : 303))
    #expect(post(room, "/leave/entries", "request=wish-0002&hours=7.25&\(fields)", lang: lang).status == 303)
    #expect(post(room, "/leave/entries", "request=wish-0003&hours=1,2,3&\(fields)", lang: lang).status == 422)
    #expect(try hours(room) == (lang == "en" ? ["7.25"] : ["7.50", "7.25"]))
    let id = try room.write { store throws(Failure) in
      try ListEntries(try LoadLedger(store)())(nil, today: try! Day(iso: "2026-02-05")).compactMap { $0.id?.text }
    }
    let editor = room.ask("/leave?entry=\(id[0])", .get, [("Cookie", "lang=\(lang)")]).text
    #expect(editor.contains(lang == "en" ? "value=\"7.25\"" : "value=\"7,50\""))
  }

  @Test("leave set-up accepts a decimal comma and shows one")
  func setUp() throws {
    let room = try Room()
    let body =
      "request=wish-0001&anchor=2026-01-02&schedule=every&numbers=14&lag=0&baseline=additive&type=vacation&start=27,26"
      + "&rate=4,5&rate-from=2026-01-02&cap=&carry=12-31:80,5&floor=0"
    #expect(post(room, "/leave/setup", body).status == 422)
    #expect(post(room, "/leave/setup", body, lang: "sv").status == 303)
    let page = room.ask("/leave/setup", .get, [("Cookie", "lang=sv")]).text
    #expect(page.contains("value=\"27,26\"") && page.contains("value=\"4,50\"") && page.contains("12-31:80,50"))
  }

  @Test("an unknown word is refused", arguments: ["month", "week", "x"])
  func words(_ word: String) throws {
    let room = try Room()
    #expect(post(room, "/countdowns", "request=wish-0001&title=Rom&on=2026-05-01&every=\(word)").status == 422)
    #expect(try room.write { store throws(Failure) in try Planner.read(from: store).countdowns.isEmpty })
    for name in ["bounds", "combine", "from-holiday", "goal"] {
      #expect(room.ask("/days?from=today&to=%2B3d&\(name)=\(word)").status == 422, "\(name)")
    }
    #expect(room.ask("/days?\(word)=1").status == 400)
  }
}
