import FastiDays
import FastiHTTP
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import Testing

@testable import FastiWeb

@Suite("Text answers name their numbers") struct PlainAnswerTests {
  private static let text = [("Accept", "text/plain")]

  private func balance(_ room: Room, _ query: String = "") -> [String] {
    room.ask("/api/v1/leave/balance\(query)", .get, Self.text).text.components(separatedBy: "\n")
  }

  @Test("a balance names both of its numbers, in the language")
  func balance() throws {
    let room = try Room()
    _ = ScreenTests.post(room, "/leave/setup", ScreenTests.setup)
    let (english, swedish) = (balance(room), balance(room, "?lang=sv"))
    #expect(english.first?.hasPrefix("Vacation: Official ") == true && english.first?.contains(", Forecast ") == true)
    #expect(swedish.first?.contains(": Bokfört ") == true && swedish.first?.contains(", Prognos ") == true)
    #expect(!english.contains { $0.contains("sample") })
  }

  @Test("without a leave profile the answer says that its numbers are samples")
  func sample() throws {
    func isSample(_ room: Room) throws -> Bool? {
      let bytes = room.ask("/api/v1/leave/balance").bytes
      return (try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])?["isSample"] as? Bool
    }
    let room = try Room()
    #expect(balance(room).contains("These are sample numbers: no leave profile is saved yet."))
    #expect(balance(room, "?lang=sv").contains("Siffrorna är exempel: ingen ledighetsprofil är sparad än."))
    #expect(try isSample(room) == true)
    _ = ScreenTests.post(room, "/leave/setup", ScreenTests.setup)
    #expect(try isSample(room) == false)
  }

  @Test("business days counted backwards are named as such")
  func backwards() throws {
    let room = try Room()
    func lines(_ query: String) -> [String] {
      let text = room.ask("/api/v1/business-days?\(query)", .get, Self.text).text
      return text.components(separatedBy: "\n").filter { !$0.isEmpty }
    }
    #expect(lines("from=2026-02-09&to=2026-02-16") == ["4"])
    let back = "from=2026-02-16&to=2026-02-09"
    #expect(lines(back) == ["-4", "16 February 2026 comes after 9 February 2026, so this counts backwards."])
    #expect(lines(back + "&lang=sv").last == "16 februari 2026 kommer efter 9 februari 2026, så det räknas baklänges.")
    #expect(lines(back + "&lang=vi").last?.hasSuffix("nên đếm ngược.") == true)
    for (language, word) in [("en", "backwards"), ("sv", "baklänges"), ("vi", "đếm ngược")] {
      func page(_ query: String) -> String {
        ScreenTests.page(room, "/days?\(query)", [("Cookie", "lang=\(language)")]).text
      }
      #expect(page(back).contains(word) && !page("from=2026-02-09&to=2026-02-16").contains(word))
    }
  }
}
