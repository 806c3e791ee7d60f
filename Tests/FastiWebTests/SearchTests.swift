import FastiCivil
import FastiDays
import FastiPerson
import FastiRecords
import Testing

@testable import FastiWeb

@Suite("The search, as pages show it") struct SearchTests {
  private let room: Room

  init() throws {
    room = try Room()
    try room.write { store throws(Failure) in
      try EditSettings(store, try Almanac.read(from: store, named: nil, zones: room.server.zones)).select(["SE"])
    }
  }

  private func found(_ query: String) -> String { ScreenTests.page(room, "/search?q=\(query)").text }

  @Test("a public holiday has its colour and its region, another special day has no colour")
  func holidays() throws {
    let page = found("midsommar")
    #expect(page.contains("item pink"))
    #expect(page.contains(">SE</span>"))
  }

  @Test("a type and a year leave out what is of another one")
  func filters() throws {
    let add = { (title: String, type: String, on: String) in
      _ = ScreenTests.post(self.room, "/events", [("title", title), ("on", on), ("type", type)])
    }
    add("Rome by train", "trip", "2027-03-01")
    add("Rome on television", "event", "2026-03-01")
    #expect(found("rome").contains("Rome by train") && found("rome").contains("Rome on television"))
    for query in ["rome+type:trip", "rome+in:2027", "type:trip", "type:trip+in:2027"] {
      #expect(found(query).contains("Rome by train") && !found(query).contains("Rome on television"), "\(query)")
    }
    #expect(!found("rome+in:2028").contains("Rome by train"))
    #expect(found("type:holiday+in:2027").contains("2027") && !found("type:holiday+in:2027").contains("Rome"))
    let wrong = ScreenTests.page(room, "/search?q=type:party")
    #expect(wrong.status >= 400)
    #expect(wrong.text.contains("party") && wrong.text.contains("birthday"))
  }

  @Test("a reminder is found in every year, with its first day in it")
  func reminders() throws {
    _ = ScreenTests.post(room, "/reminders", ScreenTests.reminder("Zakat", day: "1"))
    for (query, day) in [
      ("zakat", "2026-02-18"), ("zakat+in:2026", "2026-02-18"), ("zakat+in:2027", "2027-02-08"),
      ("zakat+in:2025", "2025-03-01"), ("zakat+in:2040", "2040-09-0"),
    ] { #expect(found(query).contains("<time datetime=\"\(day)"), "\(query)") }
    #expect(!found("zakat+in:2900").contains("<time datetime=\"2900"))
  }

  @Test("a page has fifty results, and the next page has the results that follow")
  func pages() throws {
    for number in 1...60 {
      _ = ScreenTests.post(room, "/events", [("title", "Walk \(number)."), ("on", "2026-03-01"), ("type", "event")])
    }
    let first = found("walk")
    #expect(first.contains("60 ") && first.matches(of: /Walk \d+\./).count == 50)
    #expect(first.contains("page=2"))
    let second = found("walk&page=2")
    #expect(second.matches(of: /Walk \d+\./).count == 10 && !second.contains("page=3"))
  }
}
