import FastiCivil
import FastiDays
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import Testing

@testable import FastiWeb

@Suite("The leave set-up reports all its errors") struct LeaveSetupTests {
  @Test("every error is beside its own field, and the typed text is kept")
  func all() throws {
    let room = try Room()
    let answer = ScreenTests.post(
      room, "/leave/setup",
      [
        ("anchor", "30 feb"), ("schedule", "semimonthly"), ("numbers", "15"), ("lag", "soon"), ("type", "vacation"),
        ("start", "x"), ("rate", "1,5"), ("rate-from", ""), ("cap", "much"), ("carry", "soon"), ("floor", "low"),
        ("type", "sick"), ("start", "x"), ("rate", "2"), ("rate-from", "never"), ("cap", ""), ("carry", ""),
        ("floor", "0"), ("type", "comp"), ("start", "0"), ("rate", "0"), ("rate-from", ""), ("cap", ""), ("carry", ""),
        ("floor", "0"), ("new-type", "Bad Name"), ("start", "1"), ("rate", "2"),
      ])
    #expect(answer.status == 422)
    let places = [
      "setup-anchor", "setup-numbers", "setup-lag", "terms-start-0", "terms-rate-0", "terms-cap-0", "terms-carry-0",
      "terms-floor-0", "terms-start-1", "terms-rate-from-1", "terms-new-type-3",
    ]
    for place in places { #expect(answer.text.contains("id=\"\(place)-error\""), "\(place)") }
    #expect(answer.text.components(separatedBy: "<p class=\"error\"").count - 1 == places.count)
    for text in ["30 feb", "soon", "much", "low", "never", "Bad Name"] {
      #expect(answer.text.contains("value=\"\(text)\""), "\(text)")
    }
  }

  @Test("a rate begins on a day in words, as the line under the field reads it")
  func words() throws {
    let room = try Room()
    var fields = ScreenTests.setup
    let place = try #require(fields.firstIndex { $0.0 == "rate-from" })
    (fields[place - 1].1, fields[place].1) = ("7", "1 May")
    #expect(ScreenTests.post(room, "/leave/setup", fields).status == 303)
    let profile = try room.write { store throws(Failure) in try LoadLedger(store).setup() }.profile
    let rates = try #require(profile.terms.first { $0.type == .vacation }).rates
    let may = Day(year: 2026, month: 5, day: 1)
    #expect(rates.rate(on: may).text == "7.00" && rates.rate(on: may - 1).text != "7.00")
  }

  @Test("if the paydays are valid but contradict each other, the nearest payday is reported")
  func anchor() throws {
    let room = try Room()
    let answer = ScreenTests.post(
      room, "/leave/setup", [("anchor", "2026-02-06"), ("schedule", "monthly"), ("numbers", "25"), ("lag", "7")])
    #expect(answer.status == 422 && answer.text.contains("try: 2026-02-25"))
    #expect(answer.text.components(separatedBy: "<p class=\"error\"").count == 2)
  }

  @Test("hours of a new kind of leave without a name are kept, and it is required", arguments: ["start", "rate"])
  func nameless(field: String) throws {
    let room = try Room()
    let more = [("new-type", ""), ("start", field == "start" ? "7" : ""), ("rate", field == "rate" ? "7" : "")]
    let answer = ScreenTests.post(room, "/leave/setup", ScreenTests.setup + more)
    #expect(answer.status == 422 && answer.text.contains(/id="terms-new-type-\d+-error"/))
    #expect(answer.text.contains("value=\"7\""))
    #expect(answer.text.components(separatedBy: "<p class=\"error\"").count == 2)
    #expect(try room.write { store throws(Failure) in try LoadLedger(store).setup() }.isSaved == false)
  }

  @Test("a new kind of leave with an existing name is refused beside it, and overwrites nothing")
  func taken() throws {
    let room = try Room()
    #expect(ScreenTests.post(room, "/leave/setup", ScreenTests.setup).status == 303)
    let before = try room.write { store throws(Failure) in try LoadLedger(store).setup() }
    let answer = ScreenTests.post(
      room, "/leave/setup", ScreenTests.setup + [("new-type", "vacation"), ("start", "7"), ("rate", "1")])
    #expect(answer.status == 422 && answer.text.contains("&quot;vacation&quot; exists already"))
    let place = "terms-new-type-\(before.profile.terms.count)"
    #expect(answer.text.contains("id=\"\(place)-error\"") && answer.text.contains("value=\"7\""))
    #expect(try room.write { store throws(Failure) in try LoadLedger(store).setup() } == before)
  }
}
