import FastiCivil
import Testing

@Suite("Laws of the day") struct DayLaws {
  @Test("every day of the range round-trips, steps by one, and weekday follows weekday")
  func roundTrip() {
    var previous = CivilDate(Limits.days.first - 1)
    var weekday = (Limits.days.first - 1).weekday
    var wrong = 0
    for day in Limits.days {
      let date = CivilDate(day)
      let next = weekday.number % 7 + 1
      if date.day != day || date <= previous || day.weekday.number != next { wrong += 1 }
      let steps =
        date.dayOfMonth == previous.dayOfMonth + 1
        || (date.dayOfMonth == 1
          && previous.dayOfMonth == CivilDate.daysInMonth(year: previous.year, month: previous.month))
      if !steps { wrong += 1 }
      previous = date
      weekday = day.weekday
    }
    #expect(wrong == 0)
    #expect(Limits.days.first.iso == "1583-01-01")
    #expect(Limits.days.last.iso == "2999-12-31")
    #expect(Limits.days.count == 517_549)
  }

  @Test("known days") func knownDays() throws {
    #expect(try Day(iso: "1970-01-01").number == 0)
    #expect(try Day(iso: "2000-03-01").number == 11_017)
    #expect(try Day(iso: "2026-11-20").weekday == .friday)
    #expect(try Day(iso: "2026-W06-4").iso == "2026-02-05")
    #expect(try Day(iso: "2026-036").iso == "2026-02-05")
    #expect(try Day(iso: "2026-02-05").date.dayOfYear == 36 && Day(iso: "2024-12-31").date.dayOfYear == 366)
  }
}
