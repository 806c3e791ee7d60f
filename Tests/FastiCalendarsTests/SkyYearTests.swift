import FastiCivil
import Testing

@testable import FastiCalendars

/// The light of the days of a year, as charts draw it.
@Suite("Sky: a year of light")
struct SkyYearTests {
  private static let stockholm = "CET-1CEST,M3.5.0,M10.5.0/3"

  private func year(_ latitude: Double, _ longitude: Double, _ zone: String, _ year: Int = 2026) throws -> SkyYear {
    try SkyYear(year, zone: try Zone(posix: zone), latitude: latitude, longitude: longitude)
  }

  private func day(_ month: Int, _ day: Int) -> Day { Day(year: 2026, month: month, day: day) }

  @Test("Stockholm: the clock times of the Sun, the days on which clocks change, and the moons of the year")
  func knownDates() throws {
    let year = try year(59.33, 18.07, Self.stockholm)
    #expect(year.days.count == 365 && year.days[171].day == day(6, 21))
    // As `fasti sky sun` says: 03:30:53 to 22:08:10.
    #expect(year.days[171].sun.rise?.iso == "03:30:53" && year.days[171].sun.set?.iso == "22:08:10")
    #expect(year.days[171].sun.seconds == 67_036)
    let changes = year.days.indices.dropFirst().filter { year.days[$0].offset != year.days[$0 - 1].offset }
    #expect(changes.map { year.days[$0].day } == [day(3, 29), day(10, 25)])
    #expect(year.newMoons.count == 12 && year.newMoons.first == day(1, 18) && year.newMoons.last == day(12, 9))
    #expect(year.fullMoons.count == 13 && year.fullMoons.first == day(1, 3) && year.fullMoons.last == day(12, 24))
    // Even at midsummer the Sun sinks 7 degrees below the horizon.
    let bright = year.days.filter { $0.twilight.isAlways }.map(\.day)
    #expect(bright.isEmpty && year.days.allSatisfy { !$0.sun.isAlways && !$0.sun.isNever })
  }

  @Test("Kiruna: the Sun does not set from May to July, does not rise in December, and in between sets after midnight")
  func polar() throws {
    let year = try year(67.86, 20.23, Self.stockholm)
    let always = year.days.filter { $0.sun.isAlways }.map(\.day)
    let never = year.days.filter { $0.sun.isNever }.map(\.day)
    #expect(try #require(always.first) > day(5, 24) && #require(always.last) < day(7, 20) && always.count > 45)
    #expect(try never.contains(day(12, 21)) && #require(never.first) <= day(1, 2) && never.count > 15)
    #expect(year.days.filter { $0.sun.isAlways }.allSatisfy { $0.sun.hours == [0...24] && $0.sun.seconds == 86_400 })
    // The night is over before the next midnight: light, a dark part, light.
    #expect(year.days.contains { $0.sun.hours.count == 2 })
    #expect(year.days.filter { $0.sun.isNever }.allSatisfy { !$0.twilight.isNever })
  }

  @Test("laws of every place: light is shorter than the day, twilight contains it, hours and seconds agree")
  func laws() throws {
    for latitude in [-90, -68.5, -33.9, 0, 21, 59.3, 66.5, 90.0] {
      for zone in ["UTC0", Self.stockholm, "XXX-14", "XXX12"] {
        let year = try year(latitude, 18, zone)
        for times in year.days {
          let label = "\(latitude) \(zone) \(times.day.iso)"
          for light in [times.sun, times.twilight] {
            #expect(light.hours.count <= 2 && (0...90_000).contains(light.seconds), "\(label)")
            let shown = light.hours.reduce(0) { $0 + $1.upperBound - $1.lowerBound } * 3_600
            // On a day of 23 or 25 hours the clock says an hour more or less.
            let isLong = zone == Self.stockholm && [day(3, 29), day(10, 25)].contains(times.day)
            #expect(abs(shown - Double(light.seconds)) <= (isLong ? 3_602 : 2), "\(label)")
            #expect(light.isNever == light.hours.isEmpty, "\(label)")
          }
          #expect(times.sun.seconds <= times.twilight.seconds + 1, "\(label)")
        }
      }
    }
  }

  /// A zone 10 hours west of universal time, and 14 east of it from the end of 29 December 2011 on, as Samoa.
  private func samoa() throws -> Zone {
    func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
    var bytes = Array("TZif".utf8) + [UInt8](repeating: 0, count: 16)
    for value in [0, 0, 0, 1, 2, 8] { bytes += number(value) }
    bytes += number(1_325_239_200) + [1]
    bytes += number(-36_000) + [0, 0] + number(50_400) + [0, 4]
    return try Zone(tzif: bytes + Array("AAA\0BBB\0".utf8))
  }

  @Test("a day that the clocks skipped is left out, and the moons of the year are there")
  func skippedDay() throws {
    let year = try SkyYear(2011, zone: try samoa(), latitude: -13.83, longitude: -171.77)
    let skipped = Day(year: 2011, month: 12, day: 30)
    #expect(year.days.count == 364 && !year.days.contains { $0.day == skipped })
    #expect(year.days.suffix(2).map(\.day) == [skipped - 1, skipped + 1])
    #expect(year.days.allSatisfy { $0.sun.seconds > 40_000 } && (12...13).contains(year.newMoons.count))
  }

  @Test("the first and the last supported year", arguments: [1_583, 2_999])
  func rangeLimits(_ number: Int) throws {
    let year = try year(59.33, 18.07, Self.stockholm, number)
    #expect(
      year.days.count == 365 && (12...13).contains(year.newMoons.count) && (12...13).contains(year.fullMoons.count))
    #expect(throws: SkyError.self) { try self.year(91, 0, "UTC0") }
  }
}
