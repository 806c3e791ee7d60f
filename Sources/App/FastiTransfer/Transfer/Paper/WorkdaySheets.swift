import FastiCivil
import FastiDays
import FastiFormats
import FastiHolidays
import FastiRecords
import FastiWords

/// The business days of years: days off by month as a chart and a table, and the spans that result from five days of
/// leave.
struct WorkdaySheets {
  private let words: PageWords
  private let regions: [String]
  private let source: WorkdaySource

  init(_ words: PageWords, _ regions: [String], _ source: WorkdaySource) {
    self.words = words
    self.regions = regions
    self.source = source
  }

  /// A sheet for each year of a range.
  func sheets(_ range: DayRange) throws(Failure) -> [PaperSheet] {
    var sheets: [PaperSheet] = []
    for year in range.first.year...range.last.year { sheets.append(try sheet(year)) }
    return sheets
  }

  private func sheet(_ year: Int) throws(Failure) -> PaperSheet {
    let charts = ChartWorkdays(source, words)
    let off = try charts.daysOff(DayRange(year: year))
    // The initial question of the page, but for the whole year: paper does not depend on the current day.
    let spans = try PlanBridges(source)(
      year: year, budget: 5, goal: .total(minimum: 4), from: DayRange(year: year).first
    ).items.map(\.span)
    return PaperSheet(
      "\(words(.daysTitle)) \(words.year(year))", subtitle: words.list(regions),
      blocks: [
        .heading(words(.chartDaysOff)), .chart(off), .table(PaperTable(off.figures)),
        .heading(words(.bridgesTitle)), .chart(try charts.bridges(spans, in: year)),
        .table(
          PaperTable(
            [.init(words(.bridgesTitle)), .init(words(.leaveOn), wide: true), .init(words(.chartOff), figure: true)],
            rows: spans.map { span in
              PaperTable.Row(
                [words.span(span.days), words.list(span.leave.map { words.short($0) }), String(span.days.count)])
            })),
      ])
  }
}
