import FastiAgenda
import FastiCivil
import Testing

@Suite("Grids") struct GridTests {
  @Test("the rows of every month tile its days and begin on the chosen weekday", arguments: Weekday.allCases)
  func tiles(_ firstDay: Weekday) throws {
    for year in [1583, 1900, 2020, 2026, 2999] {
      for grid in try YearGrid(year, from: firstDay).months {
        let rows = grid.rows
        #expect((4...6).contains(rows.count))
        #expect(rows[0].days.first == grid.days.first)
        #expect(rows[rows.count - 1].days.last == grid.days.last)
        #expect(grid.days.count == rows.count * 7)
        #expect(grid.days.contains(grid.month.start) && grid.days.contains(grid.month.end))
        #expect(rows.allSatisfy { $0.days.contains(grid.month.start) || $0.days.first > grid.month.start })
        #expect(grid.holds(grid.month.end) && !grid.holds(grid.month.end + 1))
        for row in rows {
          #expect(row.days.count == 7 && row.days.first.weekday == firstDay)
          #expect(row.days.filter { ISOWeek($0) == row.week }.count >= 4)
          #expect(row.days.contains(row.week.start + 3))
        }
      }
    }
  }

  @Test("known months") func known() throws {
    let february = try YearMonth(year: 2026, month: 2)
    #expect(MonthGrid(february).rows.map(\.week.week) == [5, 6, 7, 8, 9])
    #expect(MonthGrid(february, from: .sunday).rows.map(\.week.week) == [6, 7, 8, 9])
    #expect(MonthGrid(february, from: .saturday).rows.map(\.week.week) == [6, 7, 8, 9, 10])
    #expect(MonthGrid(try YearMonth(year: 2021, month: 2)).rows.count == 4)
    #expect(MonthGrid(try YearMonth(year: 2026, month: 8)).rows.count == 6)
    // A row that begins in week 53 of 2026 belongs to the year of its Thursday.
    #expect(MonthGrid(try YearMonth(year: 2027, month: 1), from: .sunday).rows[0].week.iso == "2026-W53")
    #expect(throws: CivilError.self) { try YearGrid(3000) }
  }
}
