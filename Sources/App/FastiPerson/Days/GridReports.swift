public import FastiAgenda
public import FastiCivil
public import FastiFormats

/// A week and its seven days.
public struct WeekReport: FieldWritable, Sendable {
  private let week: ISOWeek
  /// The days from Monday to Sunday.
  public let days: [DayReport]

  public init(week: ISOWeek, days: [DayReport]) {
    self.week = week
    self.days = days
  }

  /// The contract's fields, in its order.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("year", week.year)
    writer.field("week", week.week)
    writer.field("start", week.start)
    writer.field("end", week.end)
    writer.field("days", records: days)
  }
}

/// A month and its weeks.
public struct MonthReport: FieldWritable, Sendable {
  private let month: YearMonth
  private let weeks: [WeekRow]
  /// The days of the month itself, without the days of neighbouring months in the first and the last week.
  public var days: [DayReport] { weeks.flatMap { $0.days.filter { $0.inMonth ?? true } } }

  /// A month by ISO weeks with the reports of all days of its grid, in order; `days` may contain other days before and
  /// after.
  public init(_ month: YearMonth, _ days: [DayReport]) {
    self.month = month
    let grid = MonthGrid(month)
    let first = days.first?.day ?? grid.days.first
    weeks = grid.rows.map { row in
      WeekRow(
        week: row.week,
        days: days[max(0, row.days.first - first)..<max(0, min(days.count, row.days.last - first + 1))].map { report in
          var report = report
          report.inMonth = grid.holds(report.day)
          return report
        })
    }
  }

  /// The contract's fields, in its order.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("year", month.year)
    writer.field("month", month.month)
    writer.field("weeks", records: weeks)
  }

  private struct WeekRow: FieldWritable, Sendable {
    let week: ISOWeek
    let days: [DayReport]

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("year", week.year)
      writer.field("week", week.week)
      writer.field("days", records: days)
    }
  }
}

/// A year and its months.
public struct YearReport: FieldWritable, Sendable {
  private let year: Int
  private let months: [MonthReport]
  /// The days of the year, each once.
  public var days: [DayReport] { months.flatMap(\.days) }

  /// A year by ISO weeks with the reports of all days of its grid, in order.
  public init(_ grid: YearGrid, _ days: [DayReport]) {
    year = grid.year
    months = grid.months.map { MonthReport($0.month, days) }
  }

  /// Year and months; each month as in `fasti month`.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("year", year)
    writer.field("months", records: months)
  }
}
