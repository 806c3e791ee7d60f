import FastiHTTP
import Foundation
import Testing

@testable import FastiWeb

@Suite("An event of several days begins once") struct SpanTests {
  private func room() throws -> Room {
    let room = try Room()
    for (title, on, until, at) in [
      ("Dentist", "2026-02-11", "", "08:00"), ("Fair", "2026-02-10", "2026-02-12", "09:00"),
      ("Visit", "2026-02-11", "", ""),
    ] {
      let fields = [("title", title), ("on", on), ("until", until), ("at", at), ("type", "event")]
      #expect(ScreenTests.post(room, "/events", fields).status == 303)
    }
    return room
  }

  @Test("its hour is only on the first day, in text")
  func text() throws {
    let room = try room()
    func lines(_ day: String) -> [String] {
      let text = room.ask("/api/v1/day/\(day)", .get, [("Accept", "text/plain")]).text
      return text.components(separatedBy: "\n").dropFirst(2).map { String($0.drop { $0 == " " }) }
    }
    #expect(lines("2026-02-10").contains("09:00 Fair"))
    // On a later day it is among the whole days, before items with an hour.
    #expect(lines("2026-02-11").filter { !$0.isEmpty } == ["Fair", "Visit", "08:00 Dentist"])
    #expect(lines("2026-02-12").contains("Fair"))
  }

  @Test("its hour is only on the first day, for programs")
  func json() throws {
    let room = try room()
    func hours(_ day: String) throws -> [String?] {
      let value = try JSONSerialization.jsonObject(with: Data(room.ask("/api/v1/day/\(day)").bytes)) as? [String: Any]
      let events = try #require(value?["events"] as? [[String: Any]])
      return events.filter { $0["title"] as? String == "Fair" }.map { $0["at"] as? String }
    }
    #expect(try hours("2026-02-10") == ["09:00"])
    #expect(try hours("2026-02-11") == [nil] && hours("2026-02-12") == [nil])
  }

  @Test("its hour is only on the first day, on pages")
  func pages() throws {
    let room = try room()
    func hasHour(_ day: String) -> Bool {
      ScreenTests.page(room, "/day/\(day)").text.components(separatedBy: "id=\"whatison\"")[0].contains(">09:00<")
    }
    #expect(ScreenTests.page(room, "/day/2026-02-10").text.contains("09:00"))
    for path in ["/day/2026-02-12"] { #expect(!ScreenTests.page(room, path).text.contains("09:00"), "\(path)") }
    // The grid of the month shows it once.
    let month = ScreenTests.page(room, "/month/2026-02?day=2026-02-12").text
    #expect(month.components(separatedBy: ">09:00").count <= 2)
  }
}
