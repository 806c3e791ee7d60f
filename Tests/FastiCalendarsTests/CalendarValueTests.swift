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
}
