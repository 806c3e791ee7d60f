import FastiCalendars
import FastiCivil
import FastiHost
import FastiReminders
import Foundation
import TestSupport
import Testing

@Suite("Reminders: all zones") struct ZoneLaws {
  /// Zones that skip days, change at midnight, by half an hour, or during Ramadan.
  private static let some = [
    "Africa/Cairo", "Africa/Casablanca", "America/Asuncion", "America/Havana", "America/Nuuk", "America/Sao_Paulo",
    "Antarctica/Troll", "Asia/Amman", "Asia/Beirut", "Asia/Gaza", "Asia/Tehran", "Australia/Lord_Howe",
    "Europe/Stockholm", "Pacific/Apia", "Pacific/Kwajalein", "UTC",
  ]

  private static func names() throws -> [String] {
    guard ScheduleLaws.isSoak else { return some }
    let text = try String(contentsOfFile: "/usr/share/zoneinfo/tzdata.zi", encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      return words.first == "Z" ? String(words[1]) : nil
    }
  }

  /// Twelve reminders, one for each month as a whole: one occurrence on every day there is.
  private static func everyDay() throws -> [Reminder] {
    try (1...12).map {
      try Reminder(id: ReminderID(high: 0, low: UInt64($0)), month: $0, day: 1, duration: .wholeMonth)
    }
  }

  @Test("at 00:00 on every day of ten years, none lost and none repeated", arguments: [2010, 2025]) func tenYears(
    year: Int
  ) throws {
    let reminders = try Self.everyDay()
    let months = HijriMonths.ummAlQura(years: 1428...1462)
    for name in try Self.names() {
      let zone = try SystemZones().zone(named: name)
      var next = Day(year: year, month: 1, day: 1)
      let end = Day(year: year + 10, month: 1, day: 1)
      var now = Instant(seconds: zone.instant(next, .midnight).seconds - 1)
      while next < end {
        // A step of 25 days and some hours, so that windows begin at all times of day.
        let step = Instant(seconds: now.seconds + 25 * 86_400 + 25_367)
        let window = PlanWindow(now: now, months: months, here: zone)
        for occurrence in Schedule(reminders, in: window).occurrences where occurrence.instant <= step {
          guard occurrence.day == next, occurrence.instant == zone.instant(next, .midnight) else {
            Issue.record("\(name): \(next.iso) expected, \(occurrence.day.iso) found at \(occurrence.instant.iso)")
            return
          }
          next += 1
        }
        now = step
      }
    }
    Soak.note("zones, ten years each", try Self.names().count)
  }

  @Test("a steady day has the same offset at every minute, in every zone") func steadyDays() throws {
    for name in Self.some {
      let zone = try SystemZones().zone(named: name)
      for day in DayRange(years: 2009...2012) {
        guard let offset = zone.steadyOffset(on: day) else { continue }
        for hour in 0..<24 {
          let time = try TimeOfDay(hour: hour, minute: 59 * (hour % 2))
          if zone.moments(day, time) != .one(Instant(day, time, offset: offset)) {
            Issue.record("\(name) \(day.iso) \(time.iso)")
          }
        }
      }
    }
  }
}
