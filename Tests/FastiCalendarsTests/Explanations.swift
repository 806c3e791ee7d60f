import FastiCalendars
import FastiCivil
import Testing

@Suite("Explanations") struct Explanations {
  @Test("a lunisolar month names its new moon, its clock and its margin") func lunisolar() throws {
    // The new moon of 2026-02-17 12:01 UTC.
    let tet = try LunisolarCalendar.vietnamese.origin(ofMonthHolding: day("2026-02-20"))
    #expect(tet.day.iso == "2026-02-17" && tet.offset == 25_200 && !tet.isAlmanac && tet.alternative == nil)
    #expect(tet.newMoon.day(offset: 0).iso == "2026-02-17")
    #expect(abs(tet.secondsFromMidnight) < 43_200)

    let old = try LunisolarCalendar.vietnamese.origin(ofMonthHolding: day("1925-01-25"))
    #expect(old.isAlmanac && old.offset == 27_940 && old.newMoon.day(offset: old.offset).iso == "1925-01-24")
  }

  @Test("of the months listed as ambiguous, those within three sigma of midnight name the other day")
  func alternatives() throws {
    for row in try Vectors.rows("astronomy/lunisolar_ambiguous.csv", mayBeEmpty: true) {
      guard let seconds = Double(row[3]), let sigma = Double(row[4]) else { continue }
      let calendar: LunisolarCalendar = row[0] == "vn" ? .vietnamese : .chinese
      let origin = try calendar.origin(ofMonthHolding: day(row[1]) + 10)
      if abs(seconds) < 2.8 * sigma {
        #expect([origin.day.iso, origin.alternative?.iso ?? "none"].sorted() == [row[1], row[2]].sorted(), "\(row)")
      } else {
        #expect(origin.day.iso == row[1], "\(row)")
      }
      #expect(abs(origin.secondsFromMidnight - seconds) < 3, "\(row)")
    }
  }

  @Test("a Hijri month names the evening at Makkah") func makkah() throws {
    let evening = try #require(try CalendarID.hijriUmmAlQura.makkahEvening(beforeMonthHolding: day("2026-02-20")))
    #expect(evening.day.iso == "2026-02-17")
    #expect(evening.conjunctionBeforeSunset > 0 && evening.moonsetAfterSunset > 0)
    #expect(try CalendarID.hebrew.makkahEvening(beforeMonthHolding: day("2026-02-20")) == nil)
    #expect(throws: CalendarError.self) {
      try CalendarID.hijriUmmAlQura.makkahEvening(beforeMonthHolding: day("1920-01-01"))
    }
  }
}
