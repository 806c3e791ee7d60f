import FastiCivil
import FastiFormats
import FastiWeather
import Foundation
import TestSupport
import Testing

/// The last value that is taken and the first one that is refused.
@Suite("The limits of weather") struct WeatherLimitTests {
  private let today = Day(year: 2026, month: 6, day: 19)

  private func days(_ lines: [String], of name: String = "open-meteo") throws -> [WeatherDay] {
    let file = PackageFolder.root.appending(path: "Data/Weather/\(name).source")
    let source = try WeatherSource(text: String(decoding: try Data(contentsOf: file), as: UTF8.self))
    return try WeatherReading.days(
      Array(lines.joined(separator: "\n").utf8), of: source, zone: .utc, today: today)
  }

  private func line(_ day: Day) -> String { "\(day.iso) 20 10 0 5 4 1" }

  @Test("a forecast begins at most two days from today") func first() throws {
    for days in [-2, 2] { #expect(try self.days([line(today + days)]).map(\.day) == [today + days]) }
    for days in [-3, 3] {
      #expect(throws: WeatherFault.stale(today + days)) { try self.days([line(today + days)]) }
    }
  }

  @Test("sixteen days are taken, and five hundred lines are read") func many() throws {
    #expect(try days((0..<17).map { line(today + $0) }).map(\.day) == (0..<16).map { today + $0 })
    #expect(try days((0..<500).map { line(today + $0) }).count == 16)
    #expect(throws: WeatherFault.tooMany) { try days((0..<501).map { line(today + $0) }) }
  }

  @Test("the sky of a day is that of the hour nearest to noon, the earlier one of two") func noon() throws {
    func sky(_ hours: [(String, String)]) throws -> WeatherSky? {
      try days(hours.map { "\(today.iso)T\($0.0):00Z 10 - - - \($0.1) -" }, of: "met-norway").first?.sky
    }
    #expect(try sky([("11:00", "fog"), ("13:00", "snow")]) == .fog)
    #expect(try sky([("10:00", "fog"), ("13:00", "snow")]) == .snow)
  }

  @Test("a line without its day or moment is named by what stands there") func moments() {
    #expect(throws: WeatherFault.moment("2026-06-31")) { try days(["2026-06-31 20 10 0 5 4 1"]) }
    #expect(throws: WeatherFault.moment("noon")) { try days(["noon 10 - - - fog -"], of: "met-norway") }
  }

  @Test("the wind of a day is its strongest") func wind() throws {
    let lines = [("10:00", "3"), ("11:00", "10.5"), ("12:00", "4")].map { hour, wind in
      "\(today.iso)T\(hour):00Z 10 - - \(wind) - -"
    }
    #expect(try days(lines, of: "met-norway").map(\.wind) == [105])
  }

  @Test("rain and wind have one digit after the point") func figures() {
    let day = WeatherDay(today, low: -35, high: 4, rain: 44, wind: 105, sky: nil)
    #expect(day.lowText == "-3.5" && day.highText == "0.4" && day.rainText == "4.4" && day.windText == "10.5")
  }

  @Test("the poles and the date line are on Earth, and what lies beyond is not") func earth() {
    for text in ["90,180", "-90,-180"] { #expect(GeoCoordinates(Array(text.utf8)) != nil) }
    for text in ["90.01,0", "-90.01,0", "0,180.01", "0,-180.01", "1.2.3,0"] {
      #expect(GeoCoordinates(Array(text.utf8)) == nil)
    }
  }

  @Test("the link of a source is an address of HTTPS without spaces or control characters")
  func links() throws {
    func source(_ link: String) throws -> WeatherSource {
      try WeatherSource(
        text: "source a\ntitle b\nhost a.b\npath /\ncredit c\nlink \(link)\ncodes wmo\ndate a\nhigh b\nlow c\n")
    }
    #expect(try source("https://a.b/~").link == "https://a.b/~")
    for link in ["http://a.b/", "https://a.b/c d", "https://a.b/\u{7F}", "https://a.b/é"] {
      #expect(throws: WeatherFault.missing("link")) { try source(link) }
    }
  }
}
