import FastiCivil
import FastiDays
import FastiPerson
import FastiRecords
import Foundation
import Testing

@testable import FastiWeb

@Suite("The shown items of a month") struct ShownThingsTests {
  /// A room with Sweden and the United States, and a trip on 6 June 2026.
  private static func room() throws -> Room {
    let room = try Room()
    try room.write { store throws(Failure) in
      try EditSettings(store, try Almanac.read(from: store, named: nil, zones: room.server.zones)).select(["SE", "US"])
    }
    _ = try room.write { store throws(Failure) in
      var draft = EventDraft()
      (draft.title, draft.type, draft.on) = ("Gotland", "trip", Day(year: 2026, month: 6, day: 6))
      return try EditEvents(store).add(draft)
    }
    return room
  }

  private static func pressed(_ page: String) -> [String: Bool] {
    var found: [String: Bool] = [:]
    for match in page.matches(of: /name="(hide|show)" value="([^"]*)" aria-pressed="(true|false)"/) {
      #expect((match.1 == "hide") == (match.3 == "true"))
      found["\(match.2)"] = match.3 == "true"
    }
    return found
  }

  @Test(
    "each kind and region has a button: one tap hides it in month and week, another shows it again")
  func tap() throws {
    let room = try Self.room()
    let all = ScreenTests.page(room, "/month/2026-06").text
    #expect(
      Self.pressed(all)["trips"] == true && Self.pressed(all)["SE"] == true && Self.pressed(all)["birthdays"] == nil)
    for (word, title) in [("trips", "Gotland"), ("SE", "Sveriges nationaldag"), ("holidays", "Juneteenth")] {
      #expect(all.contains(title), "\(title)")
      #expect(ScreenTests.post(room, "/settings/shown", [("hide", word)]).status == 303)
      let page = ScreenTests.page(room, "/month/2026-06").text
      #expect(!page.contains(title) && Self.pressed(page)[word] == false, "\(title)")
    }
    #expect(!ScreenTests.page(room, "/week/2026-W23").text.contains("Gotland"))
    // A legally red day stays red, and the page of the day shows all items.
    #expect(ScreenTests.page(room, "/month/2026-06").text.contains("day red"))
    #expect(ScreenTests.page(room, "/day/2026-06-06").text.contains("Gotland"))
    // The agenda is a list, not a grid.
    let agenda = ScreenTests.page(room, "/agenda?from=2026-06-05").text
    #expect(agenda.contains("Gotland") && agenda.contains("Sveriges nationaldag"))
    for word in ["trips", "SE", "holidays"] {
      #expect(ScreenTests.post(room, "/settings/shown", [("show", word)]).status == 303)
    }
    // Both regions, in sequence.
    for code in ["SE", "US"] { #expect(ScreenTests.post(room, "/settings/shown", [("hide", code)]).status == 303) }
    #expect(!ScreenTests.page(room, "/month/2026-06").text.contains("Juneteenth"))
    for code in ["SE", "US"] { #expect(ScreenTests.post(room, "/settings/shown", [("show", code)]).status == 303) }
    let again = ScreenTests.page(room, "/month/2026-06").text
    #expect(again.contains("Gotland") && again.contains("Sveriges nationaldag") && again.contains("Juneteenth"))
  }

  @Test("an unknown kind or region is refused, and nothing changes")
  func refused() throws {
    let room = try Self.room()
    for word in ["dreams", "zz zz", "QQ"] {
      let answer = ScreenTests.post(room, "/settings/shown", [("hide", word)])
      #expect(answer.status == 422 || answer.status == 404, "\(word)")
    }
    #expect(Self.pressed(ScreenTests.page(room, "/month/2026-06").text).values.allSatisfy { $0 })
  }

  @Test("the same holiday of several regions is one row with their pills")
  func merged() throws {
    let room = try Self.room()
    let english = [("Cookie", "lang=en")]
    let day = ScreenTests.page(room, "/day/2026-12-25", english).text
    let items = day.components(separatedBy: "class=\"items\"").last?.components(separatedBy: "</ul>").first ?? ""
    #expect(items.components(separatedBy: ">Christmas Day<").count == 2)
    #expect(items.contains("pill pill-se") && items.contains("pill pill-us"))
    let star = ScreenTests.page(room, "/star/2026-12", english).text
    #expect(star.components(separatedBy: "<span>Christmas Day</span>").count == 2)
  }
}
