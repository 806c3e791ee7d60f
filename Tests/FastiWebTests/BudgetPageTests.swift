import FastiDays
import FastiHost
import FastiMoney
import FastiPerson
import FastiRecords
import Foundation
import TestSupport
import Testing

@testable import FastiWeb

@Suite("Pages show the budget of a trip") struct BudgetPageTests {
  private let room: Room

  init() throws { room = try Room(ports: WebPorts(files: SystemFiles())) }

  private func post(_ path: String, _ budget: String, language: String = "en") -> Answer {
    let fields = [
      ("title", "Rom"), ("on", "2026-02-05"), ("until", "2026-02-07"), ("type", "trip"), ("budget", budget),
    ]
    return ScreenTests.post(room, path, fields, ScreenTests.form + [("Cookie", "lang=\(language)")])
  }

  private func budgets() throws -> [String?] {
    try room.write { store throws(Failure) in try Planner.read(from: store).events.map { $0.event.budget?.text } }
  }

  /// Rates of a day, in the format of the file of rates.
  private func keep(_ line: String) throws {
    try SystemFiles().write(Array("fasti-rates 1\n\n\(line)\n".utf8), to: "\(room.folder.url.path)/rates")
  }

  @Test("a budget is saved as typed, also with a decimal comma, and an invalid one is reported beside its field")
  func form() throws {
    #expect(post("/events", "900,50 EUR", language: "sv").status == 303)
    #expect(try budgets() == ["900.50 EUR"])
    let wrong = post("/events", "much")
    #expect(wrong.status == 422 && wrong.text.contains("is not an amount with a currency"))
    #expect(wrong.text.contains("id=\"event-budget-error\"") && wrong.text.contains("500 EUR"))
    #expect(try budgets().count == 1)
  }

  @Test("it is converted when it is shown, with the stored rates; a page changes with them")
  func worth() throws {
    #expect(post("/events", "900 EUR").status == 303)
    func day() -> String { ScreenTests.page(room, "/day/2026-02-05").text }
    #expect(day().contains("Budget: 900 EUR") && !day().contains("rate"), "no own currency is set")
    try room.write { store throws(Failure) in
      let zones = SystemZones(environment: SystemEnvironment())
      try EditSettings(store, try Almanac.read(from: store, named: [], zones: zones)).set(.currencyHome, "sek")
    }
    #expect(day().contains("Budget: 900 EUR (no rate is known for it)"))
    try keep("2026-02-04 SEK 11.0215")
    #expect(day().contains("Budget: 900 EUR (9919.35 SEK by the rates of 4 February 2026)"), "\(day())")
    try keep("2026-02-04 SEK 12.0000")
    #expect(day().contains("10800.00 SEK"), "the page is not an old one")
    try keep("2026-01-02 SEK 12.0000")
    #expect(day().contains("no rate is known for it"), "ten days back at most")
    let id = try #require(try room.write { store throws(Failure) in try Planner.read(from: store).events.first?.id })
    try keep("2026-02-05 SEK 11.0000")
    let editor = ScreenTests.page(room, "/events/\(id.text)", [("Cookie", "lang=sv")]).text
    #expect(editor.contains("value=\"900 EUR\"") && editor.contains("9900,00 SEK enligt kurserna"))
    #expect(try budgets() == ["900 EUR"], "nothing converted is kept")
  }

  @Test("the settings have the user's currency and whether rates are fetched, and show the stored rates")
  func settings() throws {
    func settings() -> String { ScreenTests.page(room, "/settings").text }
    func set(_ name: String, _ value: String) -> Answer {
      ScreenTests.post(room, "/settings/currency/\(name)", [(name, value)])
    }
    #expect(settings().contains("No exchange rates are kept yet."))
    #expect(set("home", "sek").status == 303)
    #expect(settings().contains("value=\"SEK\""))
    for wrong in ["kronor", "S K", "12<"] {
      let answer = set("home", wrong)
      #expect(answer.status == 422 && answer.text.contains("is not the code of a currency"), "\(wrong)")
      #expect(answer.text.contains("id=\"currency-home-error\""), "\(wrong)")
    }
    #expect(settings().contains("value=\"SEK\""), "what is wrong changes nothing")
    #expect(!settings().contains("has not answered yet"))
    #expect(set("refresh", "auto").status == 303 && set("refresh", "hourly").status == 422)
    #expect(settings().contains("has not answered yet"))
    try keep("2026-02-04 SEK 11.0215")
    #expect(settings().contains("Exchange rates are kept up to 4 February 2026."))
    #expect(set("home", "").status == 303 && set("refresh", "off").status == 303)
    #expect(!settings().contains("value=\"SEK\"") && !settings().contains("has not answered yet"))
  }
}
