import FastiCivil
import TestSupport
import Testing

@Suite("Cached readings of a zone") struct ZoneReadingsLaws {
  private static let zones = [
    "CET-1CEST,M3.5.0,M10.5.0/3", "<+0330>-3:30", "AEST-10AEDT,M10.1.0,M4.1.0/3", "EST5EDT,M3.2.0,M11.1.0",
    // Daylight time that lasts all winter, and clocks that change at odd hours of the following days.
    "XXX-23YYY-24,J60/-100,J61/100", "UTC0",
  ]

  @Test("every day and time gives the same moment, in any order of questions", arguments: zones)
  func same(_ rule: String) throws {
    let zone = try Zone(posix: rule)
    var readings = ZoneReadings(zone)
    var chance = Chance(seed: 8)
    var wrong: [String] = []
    for _ in 0..<Soak.rounds(short: 4_000, long: 2_000_000) {
      // Some close together, around the changes of a year; some anywhere, also long ago and far ahead.
      let number = chance.one(in: 3) ? chance.number(-141_000...376_000) : chance.number(20_400...21_200)
      let day = Day(Int32(number))
      let time = try TimeOfDay(hour: chance.number(0...23), minute: chance.number(0...59))
      if readings.instant(day, time) != zone.instant(day, time) { wrong.append("\(day.iso) \(time.iso)") }
    }
    #expect(wrong.isEmpty)
  }
}
