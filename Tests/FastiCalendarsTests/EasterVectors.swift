import FastiCalendars
import FastiCivil
import Testing

@Suite("Easter Vectors") struct EasterVectors {
  @Test("both Easters agree with the file in every year") func file() throws {
    let rows = try Vectors.rows("astronomy/easter.csv")
    var wrong: [String] = []
    for row in rows {
      let year = try #require(Int(row[0]))
      if Easter.western(year: year).iso != row[1] || Easter.orthodox(year: year).iso != row[2] { wrong.append(row[0]) }
    }
    #expect(wrong.isEmpty)
  }

  @Test("Easter is a Sunday from 22 March to 25 April of its own calendar", arguments: Limits.year)
  func laws(year: Int) throws {
    let western = Easter.western(year: year)
    let orthodox = Easter.orthodox(year: year)
    #expect(western.weekday == .sunday && orthodox.weekday == .sunday)
    #expect(western >= Day(year: year, month: 3, day: 22) && western <= Day(year: year, month: 4, day: 25))
    let julian = try CalendarID.julian.date(of: orthodox)
    #expect((julian.month, julian.dayOfMonth) >= (3, 22) && (julian.month, julian.dayOfMonth) <= (4, 25))
    #expect(orthodox >= western)
  }
}
