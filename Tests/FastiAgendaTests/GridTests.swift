import FastiAgenda
import FastiCivil
import Testing

@Suite("Grids") struct GridTests {
  @Test("the rows of every month tile its days and begin on Monday") func tiles() throws {
    for year in [1583, 1900, 2020, 2026, 2999] {
      for grid in try YearGrid(year).months {
        let weeks = grid.weeks
        #expect((4...6).contains(weeks.count))
        #expect(weeks[0].start == grid.days.first)
        #expect(weeks[weeks.count - 1].end == grid.days.last)
        #expect(grid.days.count == weeks.count * 7)
        #expect(grid.days.contains(grid.month.start) && grid.days.contains(grid.month.end))
        #expect(grid.holds(grid.month.end) && !grid.holds(grid.month.end + 1))
      }
    }
  }

  @Test("known months") func known() throws {
    #expect(MonthGrid(try YearMonth(year: 2026, month: 2)).weeks.map(\.week) == [5, 6, 7, 8, 9])
    #expect(MonthGrid(try YearMonth(year: 2021, month: 2)).weeks.count == 4)
    #expect(MonthGrid(try YearMonth(year: 2026, month: 8)).weeks.count == 6)
    #expect(throws: CivilError.self) { try YearGrid(3000) }
  }
}
