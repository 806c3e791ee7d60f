import FastiCalendars
import FastiCivil
import FastiDays
import FastiMonths
import FastiRecords
import Testing

@Suite("A document that moves several months") struct MonthMergeTests {
  private static let ramadan = HijriMonth(ordinal: Int32(12 * 1447 + 8))
  private static let first = Day(year: 2026, month: 2, day: 18)

  /// The merge of a document into what an earlier version of it gave: the first days of Ramadan and the months after.
  private func merge(_ read: [Day], into stored: [Day], _ document: MonthDocument = .home) -> MonthMerge {
    let records = stored.enumerated().map { place, day in
      FetchedMonthRecord(MonthStart(Self.ramadan + place, day), document: document, fetchedAt: 1)
    }
    let months = read.enumerated().map { place, day in
      ReadMonth(month: Self.ramadan + place, start: day, length: .unknown)
    }
    var merge = MonthMerge(into: records, today: Self.first - 8)
    merge.add([(document, MonthReading(months: months))], at: 2)
    return merge
  }

  @Test("is taken as a whole, in both directions, from both sources", arguments: [MonthDocument.home, .fiqh])
  func whole(document: MonthDocument) {
    for (length, days) in [(29, 1), (29, 2), (30, -1), (30, -2)] {
      let stored = [Self.first, Self.first + length]
      let read = stored.map { $0 + days }
      let merge = merge(read, into: stored, document)
      #expect(merge.months.map(\.start.day) == read)
      #expect(merge.changed.count == 2 && merge.warnings.isEmpty)
    }
  }

  @Test("if one of them does not fit, the others are taken, and only that one is reported")
  func one() {
    let stored = [Self.first, Self.first + 29, Self.first + 59]
    let merge = merge([stored[0] + 1, stored[1] + 1, stored[2] + 5], into: stored)
    #expect(merge.months.map(\.start.day) == [stored[0] + 1, stored[1] + 1, stored[2]])
    #expect(merge.changed.count == 2 && merge.warnings.count == 2)
  }
}
