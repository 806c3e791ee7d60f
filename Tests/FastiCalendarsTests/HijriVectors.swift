import FastiCalendars
import FastiCivil
import Testing

@Suite("Hijri Vectors") struct HijriVectors {
  @Test("every published month starts and ends on its day") func published() throws {
    let rows = try Vectors.rows("hijri/ummalqura.csv")
    var wrong: [String] = []
    for row in rows {
      let (year, month, length) = try (#require(Int(row[0])), #require(Int(row[1])), #require(Int(row[3])))
      let start = try day(row[2])
      let first = CalendarDate(.hijriUmmAlQura, year: year, month: month, day: 1)
      let last = CalendarDate(.hijriUmmAlQura, year: year, month: month, day: length)
      let right =
        try CalendarID.hijriUmmAlQura.date(of: start) == first
        && CalendarID.hijriUmmAlQura.day(of: first) == start
        && CalendarID.hijriUmmAlQura.date(of: start + (length - 1)) == last
        && CalendarID.hijriUmmAlQura.date(of: start + length).dayOfMonth == 1
      if !right { wrong.append("\(year)-\(month)") }
    }
    #expect(wrong.isEmpty)
  }

  @Test("if other tables differ, the published one is used") func disputes() throws {
    for row in try Vectors.rows("hijri/ummalqura_disputes.csv") {
      let (year, month) = try (#require(Int(row[0])), #require(Int(row[1])))
      let date = CalendarDate(.hijriUmmAlQura, year: year, month: month, day: 1)
      #expect(try CalendarID.hijriUmmAlQura.day(of: date).iso == row[2])
    }
  }
}
