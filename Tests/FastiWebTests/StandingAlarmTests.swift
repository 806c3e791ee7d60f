import FastiDays
import FastiPerson
import FastiRecords
import Foundation
import Testing

@testable import FastiWeb

@Suite("Standing alarms on pages") struct StandingAlarmTests {
  private static func room() throws -> Room {
    let room = try Room()
    try room.write { store throws(Failure) in
      try EditSettings(store, try Almanac.read(from: store, named: nil, zones: room.server.zones)).select(["SE"])
    }
    return room
  }

  private static func rows(_ room: Room) -> [String] {
    let page = ScreenTests.page(room, "/settings").text
    let card = page.components(separatedBy: "id=\"alarms\"").last?.components(
      separatedBy: "<form method=\"post\" action=\"/settings/alarms\"")
    return (card?.first ?? "").matches(of: /<span dir="auto">([^<]*)<\/span><small>([^<]*)<\/small>/).map {
      "\($0.1): \($0.2)"
    }
  }

  @Test("an alarm of public holidays, a region, a rule, countdowns and reminders is added, shown in words and removed")
  func adding() throws {
    let room = try Self.room()
    for (about, days, at) in [
      ("public", "1", "18:00"), ("public", "7", "9 am"), ("SE", "2", "08:00"), ("se.midsommarafton", "0", "07:30"),
      ("countdowns", "3", "18:00"), ("reminders", "1", "18:00"),
    ] {
      let answer = ScreenTests.post(room, "/settings/alarms", [("about", about), ("days", days), ("at", at)])
      #expect(answer.status == 303, "\(about)")
    }
    #expect(
      Self.rows(room) == [
        "Public holidays of your regions: the day before at 18:00",
        "Public holidays of your regions: 7 days before at 09:00",
        "Countdowns: 3 days before at 18:00", "Reminders on Hijri dates: the day before at 18:00",
        "Sweden: 2 days before at 08:00", "Midsommarafton: on the day at 07:30",
      ])
    #expect(ScreenTests.post(room, "/settings/alarms/public/delete", [("alarm", "1d 18:00")]).status == 303)
    #expect(ScreenTests.post(room, "/settings/alarms/se.midsommarafton/delete", [("alarm", "0d 07:30")]).status == 303)
    #expect(
      Self.rows(room).count == 4 && Self.rows(room)[0] == "Public holidays of your regions: 7 days before at 09:00")
  }

  @Test("a wrong time is reported beside its field with the selection, an unknown subject above the form")
  func refused() throws {
    let room = try Self.room()
    let time = ScreenTests.post(room, "/settings/alarms", [("about", "SE"), ("days", "7"), ("at", "25:99")])
    #expect(
      time.status == 422 && time.text.contains("value=\"25:99\"") && time.text.contains("<option value=\"7\" selected>")
    )
    #expect(time.text.contains("<option value=\"SE\" selected>"))
    let thing = ScreenTests.post(room, "/settings/alarms", [("about", "zz.nothing"), ("days", "1"), ("at", "18:00")])
    #expect(thing.status == 404 || thing.status == 422)
    #expect(Self.rows(room).isEmpty)
  }

  @Test("alarms of deleted subjects can be removed, and pages of other languages have their words")
  func gone() throws {
    let room = try Self.room()
    try room.write { store throws(Failure) in
      try EditSettings(store, try Almanac.read(from: store, named: nil, zones: room.server.zones))
        .set(.alarmsStanding, "zz.nothing: 1d 18:00")
    }
    #expect(Self.rows(room) == ["zz.nothing: the day before at 18:00"])
    #expect(ScreenTests.post(room, "/settings/alarms/zz.nothing/delete", [("alarm", "1d 18:00")]).status == 303)
    #expect(Self.rows(room).isEmpty)
    let swedish = ScreenTests.page(room, "/settings", [("Cookie", "lang=sv")]).text
    #expect(swedish.contains("Allmänna helgdagar i dina regioner") && swedish.contains(">samma dag<"))
  }
}
