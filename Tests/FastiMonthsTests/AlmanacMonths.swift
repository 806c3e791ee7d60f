import FastiCalendars
import FastiCivil
import FastiMonths
import Testing

@Suite("Hijri months of a country's table") struct AlmanacMonths {
  @Test("the active months are those of the table, confirmed if the table decides them", arguments: AlmanacID.hijri)
  func follow(_ id: AlmanacID) throws {
    let months = MonthKnowledge(almanac: id).table(years: 1_390...1_480)
    for month in months.definitions {
      #expect(month.source == .almanac)
      #expect((28...31).contains(month.length), "\(month.month)")
      #expect(month.status == (id.table.isDecided(month.start) ? .confirmed : .projected), "\(month.month)")
      let first = id.table.days(month: month.month.month, day: .day(1), inGregorianYear: month.start.year)
      #expect(first.contains(month.start), "\(month.month) \(month.start.iso)")
    }
  }

  @Test("overrides and announced months come before the table") func layers() throws {
    let month = try #require(HijriMonth(year: 1_447, month: 9))
    var knowledge = MonthKnowledge(
      overrides: [MonthStart(month, try Day(iso: "2026-02-18"))], almanac: .hijriIr)
    #expect(knowledge.table(years: 1_440...1_450)[month]?.start.iso == "2026-02-18")
    knowledge.overrides = []
    #expect(knowledge.table(years: 1_440...1_450)[month]?.start.iso == "2026-02-19")
    #expect(MonthKnowledge().table(years: 1_440...1_450)[month]?.start.iso == "2026-02-18")
  }
}
