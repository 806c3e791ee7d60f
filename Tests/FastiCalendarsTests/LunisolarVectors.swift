import FastiCalendars
import FastiCivil
import Testing

@Suite("Lunisolar Vectors") struct LunisolarVectors {
  /// Months whose first day hangs on the rotation of the Earth to come, or on an almanac against its own rule.
  private func ambiguous(_ calendar: String) throws -> [String: String] {
    let rows = try Vectors.rows("astronomy/lunisolar_ambiguous.csv", mayBeEmpty: true).filter { $0[0] == calendar }
    return Dictionary(rows.map { ($0[1], $0[2]) }) { $1 }
  }

  @Test(
    "every month of the files starts on its day and has its length",
    arguments: [("vn", CalendarID.vietnamese), ("cn", .chinese)])
  func months(file: String, calendar: CalendarID) throws {
    let rows = try Vectors.rows("astronomy/lunisolar_\(file).csv")
    let tolerated = try Set(ambiguous(file).keys).union(ambiguous(file).values)
    var wrong: [String] = []
    for row in rows where !tolerated.contains(row[0]) {
      let (year, month, length) = try (#require(Int(row[1])), #require(Int(row[2])), #require(Int(row[4])))
      let start = try day(row[0])
      let first = CalendarDate(calendar, year: year, month: month, isLeapMonth: row[3] == "1", day: 1)
      let end = (start + length).iso
      let right =
        try calendar.date(of: start) == first && calendar.day(of: first) == start
        && (tolerated.contains(end) || calendar.date(of: start + (length - 1)).dayOfMonth == length)
      if !right { wrong.append(row[0]) }
    }
    #expect(wrong.isEmpty)
  }

  @Test("Tết, Giỗ Tổ, Trung Thu, the Chinese new year and the leap months") func festivals() throws {
    let rows = try Vectors.rows("astronomy/tet.csv")
    let tolerated = try Set(ambiguous("vn").keys).union(ambiguous("cn").keys)
    var wrong: [String] = []
    for row in rows {
      let year = try #require(Int(row[0]))
      let vietnamese = try LunisolarCalendar.vietnamese.year(startingIn: year)
      let chinese = try LunisolarCalendar.chinese.year(startingIn: year)
      let found = [
        vietnamese.start.iso, vietnamese.day(month: 3, day: .day(10))?.iso,
        vietnamese.day(month: 8, day: .day(15))?.iso, "\(vietnamese.leapMonth)", chinese.start.iso,
        "\(chinese.leapMonth)",
      ]
      for (found, expected) in zip(found, row.dropFirst()) where found != expected && !tolerated.contains(expected) {
        wrong.append("\(year) \(expected) \(found ?? "none")")
      }
    }
    #expect(wrong.isEmpty)
  }
}
