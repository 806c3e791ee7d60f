import FastiCalendars
import FastiCivil
import Foundation
import Testing

@Suite("Dates of calendars as values") struct CalendarValueTests {
  let day = Day(year: 2026, month: 6, day: 19)

  @Test("every calendar converts a day to a date and back") func conversions() throws {
    for calendar in CalendarID.allCases {
      let date = try day.date(in: calendar)
      #expect(try date.day == day)
      #expect(date.description.hasPrefix("\(calendar.name) "))
      let data = try JSONEncoder().encode(date)
      #expect(try JSONDecoder().decode(CalendarDate.self, from: data) == date)
    }
    #expect("\(try day.date(in: .japanese))" == "japanese Reiwa 8-06-19")
    #expect("\(CalendarDate(.chinese, year: 2025, month: 6, isLeapMonth: true, day: 1))" == "chinese 2025-06L-01")
  }

  @Test("Hijri months and dates are printed and encoded as numbers") func hijri() throws {
    let month = try #require(HijriMonth(year: 1447, month: 9))
    #expect("\(month) \(HijriDate(month, day: 1))" == "1447-09 1447-09-01")
    #expect(month.distance(to: month.advanced(by: -20)) == -20)
    let data = try JSONEncoder().encode([month])
    #expect(String(decoding: data, as: UTF8.self) == #"["1447-09"]"#)
    #expect(try JSONDecoder().decode([HijriMonth].self, from: data) == [month])
    let date = HijriDate(month, day: 30)
    #expect(try JSONDecoder().decode([HijriDate].self, from: try JSONEncoder().encode([date])) == [date])
    for text in ["1447-13", "1447-9", "-1447-09", "x", "1447-09-00", "1447-09-32"] {
      let data = Data("[\"\(text)\"]".utf8)
      #expect(throws: DecodingError.self) { try JSONDecoder().decode([HijriMonth].self, from: data) }
      #expect(throws: DecodingError.self) { try JSONDecoder().decode([HijriDate].self, from: data) }
    }
  }

  @Test("moments, terms and days of the sky are ordered, printed, and encoded without loss") func sky() throws {
    let solstice = try Sky.season(.juneSolstice, year: 2026)
    let equinox = try Sky.season(.septemberEquinox, year: 2026)
    #expect(solstice < equinox && !(equinox < solstice) && [equinox, solstice].min() == solstice)
    #expect(try readBack(solstice) == solstice)
    #expect("\(try SolarTerm(longitude: 315))" == "315°")
    #expect(try readBack(SolarTerm.all) == SolarTerm.all)
    let start = Double(day.number) * 86_400 - 7_200
    for latitude in [59.33, 67.86, -77.8] {
      let sky = try SkyDay(start..<start + 86_400, latitude: latitude, longitude: 18.07)
      #expect(try readBack(sky) == sky)
      #expect("\(sky)" == "\(sky.sunrise)/\(sky.sunset) waxingCrescent")
    }
    for text in ["14", "-15", "\"spring\""] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode([SolarTerm].self, from: Data("[\(text)]".utf8)) }
    }
    for text in ["\"soon\"", "{\"terrestrial\":1e12,\"share\":1}", "{\"terrestrial\":0,\"share\":2}"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode([HorizonEvent].self, from: Data("[\(text)]".utf8))
      }
    }
  }

  private func readBack<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: try JSONEncoder().encode(value))
  }
}
