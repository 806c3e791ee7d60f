import FastiAgenda
import FastiDays
import FastiPerson
import FastiRecords
import Foundation
import TestSupport
import Testing

@testable import FastiWeb

@Suite("Symbols and colours of events and rules on pages") struct EventLookTests {
  private let room: Room

  init() throws { room = try Room() }

  private func post(_ path: String, _ fields: [(String, String)]) -> Answer {
    ScreenTests.post(room, path, [("title", "Fika"), ("on", "2026-02-05"), ("type", "event")] + fields)
  }

  private func looks() throws -> [EventLook] {
    try room.write { store throws(Failure) in try Planner.read(from: store).events.map { $0.event.look } }
  }

  @Test("a picked look is stored, shown on days, and kept by a form without it")
  func picked() throws {
    #expect(post("/events", [("symbol", "coffee"), ("color", "orange")]).status == 303)
    #expect(try looks() == [EventLook(symbol: .coffee, color: .orange)])
    for path in ["/day/2026-02-05", "/week/2026-W06", "/month/2026-02", "/agenda?from=2026-02-05"] {
      let page = ScreenTests.page(room, path).text
      #expect(page.contains("#coffee\"") && page.contains("tint-orange"), "\(path)")
    }
    let id = try room.write { store throws(Failure) in try Planner.read(from: store).events[0].id.text }
    let editor = ScreenTests.page(room, "/events/\(id)").text
    #expect(editor.contains("value=\"coffee\" checked"))
    #expect(post("/events/\(id)", []).status == 303)
    #expect(try looks() == [EventLook(symbol: .coffee, color: .orange)])
    #expect(post("/events/\(id)", [("symbol", ""), ("color", "")]).status == 303)
    #expect(try looks() == [.plain])
    #expect(!ScreenTests.page(room, "/day/2026-02-05").text.contains("tint-"))
  }

  @Test("a word that is not a symbol is refused, and nothing is written")
  func refused() throws {
    let wrong = post("/events", [("symbol", "unicorn")])
    #expect(wrong.status == 422 && wrong.text.contains("unicorn"))
    #expect(try looks() == [])
  }

  @Test("a rule is shown with the picked symbol, and keeps its exact colour until another is picked")
  func rules() throws {
    try room.write { store throws(Failure) in
      try EditSettings(store, try Almanac.read(from: store, named: nil, zones: room.server.zones)).select(["SE"])
    }
    let fields = [("title", ""), ("notes", "")]
    let path = "/rules/se.juldagen/layer"
    _ = ScreenTests.post(room, path, fields + [("symbol", "flag"), ("color", "yellow")])
    let day = ScreenTests.page(room, "/day/2026-12-25").text
    #expect(day.contains("#flag\"") && day.contains("tint-yellow"))
  }
}
