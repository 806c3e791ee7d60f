import FastiCivil
import Foundation
import Testing

@Suite("Civil values as values") struct ValueTests {
  let day = Day(year: 2026, month: 6, day: 19)

  @Test("print in the format of ISO 8601") func descriptions() throws {
    #expect(
      "\(day) \(day.date) \(DayRange(day)) \(ISOWeek(day)) \(YearMonth(day))"
        == "2026-06-19 2026-06-19 2026-06-19/2026-06-19 2026-W25 2026-06")
    #expect("\(TimeOfDay.noon) \(Instant(day, .noon))" == "12:00 2026-06-19T12:00:00Z")
    #expect(
      Weekday.allCases.map(\.description).joined(separator: " ")
        == "Sunday Monday Tuesday Wednesday Thursday Friday Saturday")
    #expect("\(WeekdaySet.none) \(WeekdaySet.saturdaySunday)" == "[] [Sunday, Saturday]")
    #expect("\(Zone.utc) \(try Zone.fixed(offset: -19_800)) \(try Zone(posix: "EST5EDT"))" == "UTC -05:30 EST/EDT")
  }

  @Test("are encoded as their ISO text, weekdays as 1 = Sunday, and decoded again") func coding() throws {
    #expect(try json([day]) == #"["2026-06-19"]"#)
    #expect(try json([day.date]) == #"["2026-06-19"]"#)
    #expect(try json([ISOWeek(day)]) == #"["2026-W25"]"#)
    #expect(try json([YearMonth(day)]) == #"["2026-06"]"#)
    #expect(try json([DayRange(day...day + 1)]).contains("2026-06-19"))
    #expect(try json([TimeOfDay(iso: "07:45:30")]) == #"["07:45:30"]"#)
    #expect(try json([Instant(day, .noon)]) == #"["2026-06-19T12:00:00Z"]"#)
    #expect(try json(Weekday.allCases) == "[1,2,3,4,5,6,7]")
    #expect(try json([WeekdaySet.saturdaySunday]) == "[[1,7]]")
  }

  @Test("refuse other texts, and values that could not be decoded again") func refusals() throws {
    for text in [#"["2026-02-30"]"#, #"["x"]"#, "[1]", "[null]"] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode([Day].self, from: Data(text.utf8)) }
      #expect(throws: DecodingError.self) { try JSONDecoder().decode([DayRange].self, from: Data(text.utf8)) }
    }
    for text in ["[0]", "[8]", #"["Friday"]"#] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode([Weekday].self, from: Data(text.utf8)) }
    }
    #expect(throws: CivilError.reversed(first: day, last: day - 1)) { try DayRange(iso: "2026-06-19/2026-06-18") }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode([Limits.days.last + 1]) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode([(Limits.days.first - 1).date]) }
    // The weeks of the first and the last day have years outside the limits.
    let weeks = [Limits.days.first, Limits.days.last].map { ISOWeek($0) }
    let texts = try weeks.map { try json([$0]) }
    #expect(texts == [#"["1582-W52"]"#, #"["3000-W01"]"#])
    for week in [weeks[0].advanced(by: -1), weeks[1].advanced(by: 1)] {
      #expect(throws: EncodingError.self) { try JSONEncoder().encode([week]) }
      #expect(throws: CivilError.self) { try ISOWeek(iso: week.iso) }
    }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode([YearMonth(Limits.days.last + 1)]) }
  }

  @Test("days, weeks and months can be stepped through") func strides() throws {
    #expect(Array(stride(from: day, to: day + 21, by: 7)) == [day, day + 7, day + 14])
    #expect((day...day + 2).map { $0 } == [day, day + 1, day + 2])
    let (week, month) = (ISOWeek(day), YearMonth(day))
    for count in [-700, -53, -1, 0, 1, 52, 53, 700] {
      #expect(week.distance(to: week.advanced(by: count)) == count)
      #expect(month.distance(to: month.advanced(by: count)) == count)
      #expect(day.distance(to: day.advanced(by: count)) == count)
    }
  }

  /// The JSON of a value, after looking that it can be read back.
  private func json<Value: Codable & Equatable>(_ value: Value) throws -> String {
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(Value.self, from: data) == value)
    return String(decoding: data, as: UTF8.self)
  }
}
