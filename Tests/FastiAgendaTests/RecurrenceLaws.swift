import FastiAgenda
import FastiCivil
import Testing

@Suite("Laws of recurrence") struct RecurrenceLaws {
  /// First days that are awkward: ends of months, a leap day, both ends of the calendar.
  static let firsts = [
    "2024-02-29", "2026-01-31", "2026-03-30", "1999-12-31", "1583-01-01", "2999-12-31", "2026-06-15",
  ]

  @Test("a range has the occurrences that a search from the first day finds", arguments: firsts, Repetition.allCases)
  func walk(first: String, repetition: Repetition) throws {
    let first = try Day(iso: first)
    let recurrence = try Recurrence(first: first, repetition: repetition)
    for offset in [-400, -1, 0, 1, 27, 28, 31, 365, 366, 1461, 40_000] {
      let range = DayRange(first + offset).widened(before: 0, after: 800)
      #expect(recurrence.starts(in: range) == walked(first, repetition, range))
    }
  }

  @Test("the next day is the first of those that begin later", arguments: firsts, Repetition.allCases)
  func next(first: String, repetition: Repetition) throws {
    let recurrence = try Recurrence(first: try Day(iso: first), repetition: repetition)
    for offset in stride(from: -40, through: 800, by: 1) {
      let day = recurrence.first + offset
      let starts = recurrence.starts(in: DayRange(day).widened(before: 0, after: 400))
      #expect(recurrence.next(onOrAfter: day) == starts.first)
    }
  }

  @Test("a single event occurs once, and nothing begins after the last day")
  func ends() throws {
    let day = try Day(iso: "2026-05-01")
    let once = try Recurrence(first: day)
    #expect(once.starts(in: DayRange(year: 2026)) == [day])
    #expect(once.starts(in: DayRange(year: 2027)).isEmpty)
    #expect(once.next(onOrAfter: day + 1) == nil)
    let three = try Recurrence(first: day, repetition: .week, last: day + 20)
    #expect(three.starts(in: DayRange(year: 2026)) == [day, day + 7, day + 14])
    #expect(three.next(onOrAfter: day + 15) == nil)
    #expect(throws: CivilError.self) { try Recurrence(first: day, repetition: .day, last: day - 1) }
  }

  @Test("known: rent on the last day of months, a leap day's birthday")
  func known() throws {
    let rent = try Recurrence(first: try Day(iso: "2026-01-31"), repetition: .month)
    #expect(
      rent.starts(in: DayRange(year: 2028)).map(\.iso).prefix(4) == [
        "2028-01-31", "2028-02-29", "2028-03-31", "2028-04-30",
      ])
    let birthday = try Recurrence(first: try Day(iso: "2024-02-29"), repetition: .year)
    #expect(
      birthday.starts(in: DayRange(years: 2024...2028)).map(\.iso) == [
        "2024-02-29", "2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29",
      ])
  }

  /// The same, day by day and month by month.
  private func walked(_ first: Day, _ repetition: Repetition, _ range: DayRange) -> [Day] {
    range.filter { day in
      guard day >= first, day.isWithinLimits else { return false }
      switch repetition {
      case .day: return true
      case .week: return day.weekday == first.weekday
      case .month, .year:
        if repetition == .year && day.date.month != first.date.month { return false }
        return day.date.dayOfMonth == min(first.date.dayOfMonth, YearMonth(day).length)
      }
    }
  }
}
