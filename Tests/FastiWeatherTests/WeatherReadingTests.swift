import FastiCivil
import FastiFormats
import FastiWeather
import Foundation
import TestSupport
import Testing

@Suite("Answers about weather") struct WeatherReadingTests {
  private let today = Day(year: 2026, month: 6, day: 19)

  private static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: PackageFolder.root.appending(path: path)))
  }

  private static func source(_ name: String) throws -> WeatherSource {
    try WeatherSource(text: String(decoding: try bytes("Data/Weather/\(name).source"), as: UTF8.self))
  }

  private func read(_ name: String, _ source: String, zone: Zone = .utc) throws -> [WeatherDay] {
    let source = try Self.source(source)
    guard let lines = WeatherJSON.lines(try Self.bytes("Tests/Fixtures/weather/\(name).json"), of: source) else {
      throw WeatherFault.shape
    }
    return try WeatherReading.days(lines, of: source, zone: zone, today: today)
  }

  @Test("an answer by days has the days that have temperatures") func days() throws {
    let days = try read("open-meteo", "open-meteo")
    #expect(days.count == 15)
    #expect(
      days[0] == WeatherDay(today, low: 119, high: 214, rain: 0, chance: 5, wind: 45, sky: .fair))
    #expect(days[9] == WeatherDay(today + 9, low: -6, high: 31, rain: 44, chance: 70, wind: 88, sky: .snow))
    #expect(days.map(\.day) == (0..<15).map { today + $0 })
  }

  /// Stockholm's day begins at 22:00 universal time; the sums are those of the hours in it, counted apart.
  @Test("an answer by hours is grouped into days in the zone of the place") func hours() throws {
    let zone = try Zone(posix: "CET-1CEST,M3.5.0,M10.5.0/3")
    let days = try read("met-norway", "met-norway", zone: zone)
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(Self.bytes("Tests/Fixtures/weather/met-norway.json")))
        as? [String: Any])
    let properties = try #require(root["properties"] as? [String: Any])
    let series = try #require(properties["timeseries"] as? [[String: Any]])
    var expected: [String: (low: Double, high: Double, rain: Double)] = [:]
    let stamp = ISO8601DateFormatter()
    for hour in series {
      let time = try #require((hour["time"] as? String).flatMap { stamp.date(from: $0) })
      let day = String(stamp.string(from: time.addingTimeInterval(7_200)).prefix(10))
      let data = try #require(hour["data"] as? [String: Any])
      let instant = try #require((data["instant"] as? [String: Any])?["details"] as? [String: Double])
      let period = (data["next_1_hours"] ?? data["next_6_hours"]) as? [String: Any]
      let rain = (period?["details"] as? [String: Double])?["precipitation_amount"] ?? 0
      let temperature = try #require(instant["air_temperature"])
      let old = expected[day] ?? (temperature, temperature, 0)
      expected[day] = (min(old.low, temperature), max(old.high, temperature), old.rain + rain)
    }
    #expect(days.count == expected.count)
    for day in days {
      let sums = try #require(expected[day.day.iso])
      #expect(day.low == Int((sums.low * 10).rounded()) && day.high == Int((sums.high * 10).rounded()))
      #expect(day.rain == Int((sums.rain * 10).rounded()), "\(day.day.iso)")
    }
    #expect(days[0].sky == .showers)
  }

  static let faults: [(String, String, WeatherFault)] = [
    ("open-meteo-fahrenheit", "open-meteo", .unit(.high, "°F")),
    ("open-meteo-hot", "open-meteo", .number(.high, "1621")),
    ("open-meteo-order", "open-meteo", .order("2026-06-20")),
    ("open-meteo-upside-down", "open-meteo", .upsideDown(Day(year: 2026, month: 6, day: 20))),
    ("open-meteo-old", "open-meteo", .stale(Day(year: 2025, month: 1, day: 1))),
    ("open-meteo-short", "open-meteo", .shape),
    ("open-meteo-text", "open-meteo", .number(.rain, "heavy")), ("open-meteo-empty", "open-meteo", .empty),
    ("open-meteo-nan", "open-meteo", .shape), ("open-meteo-cut", "open-meteo", .shape),
    ("open-meteo-error", "open-meteo", .shape), ("open-meteo-page", "open-meteo", .shape),
    ("met-norway-order", "met-norway", .order("2026-06-19T09:00:00Z")),
    ("met-norway-knots", "met-norway", .unit(.wind, "knots")),
    ("met-norway-cold", "met-norway", .number(.temperature, "-400")),
    ("met-norway-without", "met-norway", .shape), ("open-meteo", "met-norway", .shape),
  ]

  @Test("an answer with one mistake is refused with its place", arguments: faults)
  func refused(_ name: String, _ source: String, _ fault: WeatherFault) {
    #expect(throws: fault) { try read(name, source) }
  }

  @Test("a damaged answer is refused or read, and never traps") func damaged() throws {
    var chance = Chance(seed: Soak.seed(23))
    for (name, source) in [("open-meteo", "open-meteo"), ("met-norway", "met-norway")] {
      let whole = try Self.bytes("Tests/Fixtures/weather/\(name).json")
      let source = try Self.source(source)
      for _ in 0..<Soak.rounds(short: 150, long: 20_000) {
        var bytes = whole
        for _ in 0..<chance.number(1...3) { bytes[chance.number(0...bytes.count - 1)] = UInt8(chance.number(0...255)) }
        if chance.one(in: 4) { bytes.removeSubrange(chance.number(0...bytes.count - 1)...) }
        guard let lines = WeatherJSON.lines(bytes, of: source),
          let days = try? WeatherReading.days(lines, of: source, zone: .utc, today: today)
        else { continue }
        #expect(days.count <= WeatherReading.mostDays && days.allSatisfy { $0.low <= $0.high })
        #expect(zip(days, days.dropFirst()).allSatisfy { $0.day < $1.day })
      }
    }
  }

  @Test("foreign lines are refused or read, and never trap") func lines() throws {
    var chance = Chance(seed: Soak.seed(29))
    let source = try Self.source("met-norway")
    for _ in 0..<Soak.rounds(short: 2_000, long: 200_000) {
      let letters = Array("0123456789-.:TZ \n!unit wind".utf8)
      let bytes = (0..<chance.number(0...120)).map { _ in letters[chance.number(0...letters.count - 1)] }
      _ = try? WeatherReading.days(bytes, of: source, zone: .utc, today: today)
      _ = WeatherJSON.lines(for: bytes)
    }
  }

  @Test("a user-defined source gives the fields that it has") func own() throws {
    let text = String(decoding: try Self.bytes("Tests/Fixtures/weather/own.source"), as: UTF8.self)
    let source = try WeatherSource(text: text)
    let lines = try #require(
      WeatherJSON.lines(for: WeatherJSON.question(text, try Self.bytes("Tests/Fixtures/weather/own.json"))))
    let days = try WeatherReading.days(lines, of: source, zone: .utc, today: today)
    #expect(
      days == [WeatherDay(today, low: 99, high: 200, sky: nil), WeatherDay(today + 1, low: -100, high: 213, sky: nil)])
    let place = try #require(GeoCoordinates(Array("59.3293,18.0686".utf8)))
    #expect(source.address(of: place) == "https://weather.example.org/at/59.33/18.07.json")
  }

  @Test(
    "a description with a mistake is refused with its line",
    arguments: [
      ("source x\n", WeatherFault.missing("title")), ("weird\n", .source(line: 1)),
      ("source a\nsource b\n", .source(line: 2)),
      ("source a\nhigh a b c\n", .source(line: 2)),
      ("source a\ntitle b\nhost localhost\npath /\ncredit c\ncodes wmo\ndate a\nhigh b\nlow c\n", .missing("host")),
      ("source a\ntitle b\nhost a.b/c\npath /\ncredit c\ncodes wmo\ndate a\nhigh b\nlow c\n", .missing("host")),
      ("source a\ntitle b\nhost a.b\npath x\ncredit c\ncodes wmo\ndate a\nhigh b\nlow c\n", .missing("path")),
      ("source a\ntitle b\nhost a.b\npath /\ncredit c\ncodes met\nlist x\ntime a\n", .missing("temperature")),
    ]) func mistakes(_ text: String, _ fault: WeatherFault)
  { #expect(throws: fault) { try WeatherSource(text: text) } }

  @Test("coordinates are sent with two digits after the point") func coordinates() throws {
    for (text, shown) in [
      ("59.3293,18.0686", "59.33,18.07"), ("-0.004,0", "0.00,0.00"), ("-33.8688,151.2093", "-33.87,151.21"),
      ("90,-180", "90.00,-180.00"),
      ("-0.5,-0.25", "-0.50,-0.25"),
    ] { #expect(GeoCoordinates(Array(text.utf8))?.text == shown) }
    for text in ["", "59", "59,18,1", "91,0", "0,181", "nan,0", "1e1,0", "59.33, 18.07", "59,,18", "999999999999,0"] {
      #expect(GeoCoordinates(Array(text.utf8)) == nil)
    }
    let sources = try ["open-meteo", "met-norway"].map { try Self.source($0) }
    let place = try #require(GeoCoordinates(Array("59.32938,18.06871".utf8)))
    for source in sources {
      #expect(source.address(of: place).contains("59.33") && !source.address(of: place).contains("59.329"))
    }
  }

  @Test("a stored day is read back unchanged") func kept() throws {
    for day in try read("open-meteo", "open-meteo") {
      var writer = UTF8Writer()
      day.write(to: &writer)
      #expect(WeatherDay(line: String(writer.string.dropLast())) == day)
    }
    #expect(WeatherDay(line: "2026-06-19 1 2") == nil && WeatherDay(line: "") == nil)
  }

  @Test("every code of the sources' documentation has a sky") func codes() {
    for code in [
      0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 77, 80, 81, 82, 85, 86, 95, 96, 99,
    ] {
      #expect(WeatherSky("\(code)", in: .wmo) != nil)
    }
    for (code, sky): (String, WeatherSky) in [
      ("clearsky_day", .clear), ("fair_night", .fair), ("partlycloudy_polartwilight", .partlyCloudy),
      ("cloudy", .cloudy),
      ("fog", .fog), ("lightrain", .rain), ("heavyrainshowers_day", .showers), ("lightsleetshowers_night", .sleet),
      ("snow", .snow), ("rainandthunder", .thunder),
    ] { #expect(WeatherSky(code, in: .met) == sky) }
    #expect(WeatherSky("4", in: .wmo) == nil && WeatherSky("", in: .met) == nil)
  }
}
