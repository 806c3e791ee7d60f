import FastiCivil
import FastiHTTP
import FastiLeave
import FastiPerson
import FastiRecords
import Testing

@testable import FastiWeb

@Suite("A first visit") struct WelcomePageTests {
  @Test("an unchanged store begins with the questions, any other with today")
  func first() throws {
    let room = try Room(selects: false)
    #expect(room.ask("/").headers["Location"] == "/welcome")
    let page = ScreenTests.page(room, "/welcome", [("Cookie", "lang=sv")])
    #expect(page.status == 200 && page.text.contains("Sverige</button>"))
    // Reading the questions does not answer them.
    #expect(room.ask("/").headers["Location"] == "/welcome")
    let answer = ScreenTests.post(room, "/settings/regions", [("regions", "SE"), ("back", "/welcome")])
    #expect(answer.status == 303)
    #expect(room.ask("/").headers["Location"] == "/today")
    #expect(!ScreenTests.page(room, "/welcome", [("Cookie", "lang=sv")]).text.contains("Sverige</button>"))
  }

  @Test("the country of the browser is proposed first, for this user only")
  func browser() throws {
    let room = try Room(selects: false)
    for (languages, first) in [("en-US,en;q=0.9", "US"), ("en-AU", "AU"), ("en", nil), ("vi-VN;q=0.5", "VN")] {
      let page = ScreenTests.page(room, "/welcome", [("Accept-Language", languages)]).text
      let code = page.firstMatch(of: /name="regions" value="([A-Z]+)"/)?.1
      #expect(code.map { String($0) } == first, "\(languages)")
    }
  }

  @Test(
    "the first day of the week of the country is proposed if it differs from the setting",
    arguments: [("SE", nil), ("US", "sunday"), ("AU", "sunday"), ("VN", nil)])
  func week(_ region: String, _ proposed: String?) throws {
    let room = try Room(selects: false)
    _ = ScreenTests.post(room, "/settings/regions", [("regions", region)])
    let field = "name=\"start\" value=\""
    let page = ScreenTests.page(room, "/welcome").text
    #expect(page.contains(field) == (proposed != nil))
    guard let proposed else { return }
    #expect(page.contains("\(field)\(proposed)\""))
    _ = ScreenTests.post(room, "/settings/calendar/week", [("start", proposed)])
    #expect(!ScreenTests.page(room, "/welcome").text.contains(field))
  }

  @Test("bridge days are added to the ledger with a profile; without one their button leads to the questions of leave")
  func bridges() throws {
    let room = try Room()
    for path in ["/days?budget=5", "/leave/plan?year=2026"] {
      let page = ScreenTests.page(room, path).text
      #expect(page.contains("href=\"/leave\">Set up leave<"), "\(path)")
      #expect(!page.contains("action=\"/leave/entries\""), "\(path)")
    }
    #expect(ScreenTests.post(room, "/leave/setup", ScreenTests.setup).status == 303)
    for path in ["/days?budget=5", "/leave/plan?year=2026"] {
      let page = ScreenTests.page(room, path).text
      #expect(page.contains("action=\"/leave/entries\"") && !page.contains("Set up leave"), "\(path)")
    }
  }

  @Test("leave without a profile and without entries is four questions; the example saves nothing")
  func leave() throws {
    let room = try Room()
    let empty = ScreenTests.page(room, "/leave").text
    #expect(empty.contains("action=\"/leave/start\"") && !empty.contains("balance-card"))
    let example = ScreenTests.page(room, "/leave?example=on").text
    #expect(ScreenTests.page(room, "/leave?type=vacation").text.contains("balance-card"))
    #expect(example.contains("balance-card") && !example.contains("action=\"/leave/entries\""))
    #expect(try room.write { store throws(Failure) in try LoadLedger(store).setup().isSaved } == false)
  }

  @Test(
    "the four answers make a profile: the balance of the last payday, and the accrual of each payday",
    arguments: [
      ("two-weeks", "2026-01-30", PaySchedule.Pattern.every(days: 14)), ("week", "2026-01-30", .every(days: 7)),
      ("month", "2026-01-31", .monthly(31)), ("twice-monthly", "2026-01-15", .semimonthly(15, 30)),
      ("twice-monthly", "2026-01-30", .semimonthly(15, 30)),
      ("twice-monthly", "2026-01-31", .semimonthly(15, 31)), ("month", "2026-01-25", .monthly(25)),
    ])
  func answers(_ interval: String, _ payday: String, _ pattern: PaySchedule.Pattern) throws {
    let room = try Room()
    let answer = ScreenTests.post(
      room, "/leave/start", [("payday", payday), ("interval", interval), ("hours", "80,5"), ("rate", "4.25")],
      ScreenTests.form + [("Cookie", "lang=sv")])
    #expect(answer.status == 303 && answer.headers["Location"] == "/leave")
    let setup = try room.write { store throws(Failure) in try LoadLedger(store).setup() }
    #expect(setup.isSaved && setup.profile.schedule.pattern == pattern)
    #expect(setup.profile.schedule.anchor == (try Day(iso: payday)))
    let vacation = try #require(setup.profile.terms.first { $0.type == .vacation })
    #expect(vacation.start.text == "80.50" && vacation.rates.rate(on: Day(20_600)).text == "4.25")
    #expect(setup.profile.terms.allSatisfy { $0.type == .vacation || $0.start == .zero })
    #expect(ScreenTests.page(room, "/leave").text.contains("balance-card"))
  }

  @Test("a wrong answer stays in its field, and nothing is saved")
  func wrong() throws {
    let room = try Room()
    let answer = ScreenTests.post(
      room, "/leave/start", [("payday", "soon"), ("interval", "month"), ("hours", "many"), ("rate", "1 h")])
    #expect(answer.status == 422)
    for typed in ["soon", "many", "1 h"] { #expect(answer.text.contains("value=\"\(typed)\"")) }
    #expect(answer.text.contains("<option value=\"month\" selected"))
    #expect(try room.write { store throws(Failure) in try LoadLedger(store).setup().isSaved } == false)
  }
}
