import FastiAgenda
import FastiApp
import FastiCivil
import FastiHTTP
import FastiLeave
import Testing

@testable import FastiWeb

/// What a form promises: it says what was done and only that, and nothing that was typed is lost.
@Suite("A form loses nothing and claims nothing") struct FormTests {
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
    #expect(answer.status == 422 && answer.text.contains("There is no business day among them"))
    #expect(answer.text.contains("id=\"entry-until-error\"") && answer.text.contains("value=\"2026-02-15\""))
    #expect(post(room, "/leave/entries", body, lang: "sv").text.contains("Det finns ingen arbetsdag bland dem"))
    #expect(post(room, "/leave/entries", body, lang: "vi").text.contains("không có ngày làm việc nào"))
    #expect(try hours(room).isEmpty)
  }
}
