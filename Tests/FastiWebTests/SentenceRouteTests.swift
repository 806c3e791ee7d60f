import FastiAgenda
import FastiCivil
import FastiHTTP
import FastiPerson
import FastiRecords
import Testing

@testable import FastiWeb

@Suite("Events in one line") struct SentenceRouteTests {
  private let form = [("Content-Type", "application/x-www-form-urlencoded"), ("Sec-Fetch-Site", "same-origin")]
  private let address = "/events/sentence"

  private func events(_ room: Room) throws -> [Event] {
    try room.write { store throws(Failure) in try Planner.read(from: store).events.map(\.event) }
  }

  private func body(_ sentence: String, _ name: String = "wish-0001") -> String {
    "request=\(name)&back=/month/2026-02&on=2026-02-12&sentence=\(sentence)"
  }

  @Test("a sentence is interpreted in the user's language, and nothing is written")
  func preview() throws {
    let room = try Room()
    let told = [
      (
        "en", "Lunch+12-13+every+2+weeks+at+Café+X",
        "Lunch: Thursday 12 February 2026, 12:00–13:00, every 2 weeks, Café X"
      ),
      ("en", "Board+every+last+friday+15:00", "Board: Friday 27 February 2026, 15:00, every month: last Friday"),
      ("sv", "Lunch+fre+12-13", "Lunch: fredag 6 februari 2026, 12:00–13:00"),
      ("vi", "Ăn+trưa+12h-13h", "Ăn trưa: Thứ Năm, 12 tháng 2, 2026, 12:00–13:00"),
    ]
    for (language, text, line) in told {
      let answer = room.ask(
        "/preview/event?on=2026-02-12&sentence=\(Self.encoded(text))", .get, [("Cookie", "lang=\(language)")])
      #expect(answer.status == 200 && answer.text == line, "\(answer.text)")
    }
    #expect(room.ask("/preview/event?on=2026-02-12").text == "")
    #expect(room.ask("/preview/event?on=2026-02-12&sentence=12-13").text.contains("12-13"))
    #expect(room.ask("/preview/event?on=x&sentence=a").status == 422)
    #expect(try events(room).isEmpty)
  }

  private static func encoded(_ text: String) -> String {
    text.utf8.map { $0 < 0x80 ? String(UnicodeScalar($0)) : "%" + String($0, radix: 16, uppercase: true) }.joined()
  }

  @Test("the same submission creates one event, on the day of the page, and returns to it")
  func once() throws {
    let room = try Room()
    for _ in 0..<2 {
      let answer = room.ask(address, .post, form, body: body("Dentist+9:15-10:00"))
      #expect(answer.status == 303 && answer.headers["Location"] == "/month/2026-02")
    }
    let made = try events(room)
    #expect(made.map(\.title) == ["Dentist"])
    #expect(made.map(\.recurrence.first) == [Day(year: 2026, month: 2, day: 12)])
    // The same form, corrected, changes its event.
    _ = room.ask(address, .post, form, body: body("Dentist+fri+9:15"))
    #expect(try events(room).map(\.recurrence.first) == [Day(year: 2026, month: 2, day: 6)])
    // A form of another site adds nothing.
    let foreign = [form[0], ("Sec-Fetch-Site", "cross-site")]
    #expect(room.ask(address, .post, foreign, body: body("Phish", "wish-0002")).status == 403)
    #expect(try events(room).count == 1)
  }

  @Test("a sentence with an error is shown again, with the error")
  func wrong() throws {
    let room = try Room()
    let answer = room.ask(address, .post, form, body: body("%3Cb%3E+monday+19+june"))
    #expect(answer.status == 422 && answer.text.contains("value=\"&lt;b&gt; monday 19 june\""))
    #expect(answer.text.contains("id=\"said-sentence-error\""))
    #expect(try events(room).isEmpty)
  }

  @Test("the link to more opens the whole form, filled in; text that its fields cannot express is the title")
  func more() throws {
    let room = try Room()
    let query = "?request=wish-0001&back=/today&on=2026-02-12&sentence="
    let filled = ScreenTests.page(room, "/events/new\(query)Yoga+18:00-19:30+every+2+weeks+at+Park")
    for value in ["Yoga", "2026-02-12", "18:00", "19:30", "Park"] {
      #expect(filled.text.contains("value=\"\(value)\""), "\(value)")
    }
    #expect(filled.text.contains("value=\"2\""))
    let other = ScreenTests.page(room, "/events/new\(query)Feast+every+year+on+1+shawwal")
    #expect(other.text.contains("value=\"Feast every year on 1 shawwal\""))
    #expect(try events(room).isEmpty)
  }
}
