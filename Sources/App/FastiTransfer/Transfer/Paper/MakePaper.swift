public import FastiCivil
public import FastiDays
public import FastiFormats
public import FastiPerson
public import FastiRecords
public import FastiWords

/// Makes documents for paper: calendars of days, lists, the leave statement.
public struct MakePaper {
  /// The reports of consecutive days, with all their content.
  public typealias Days = (DayRange) throws(Failure) -> [DayReport]

  private let words: PageWords
  private let today: Day
  private let regions: [String]
  private let firstDay: Weekday
  private let days: Days
  private let money: OwnMoney?
  private let workdays: () throws(Failure) -> WorkdaySource
  private let sky: () throws(Failure) -> ChartSky
  private let book: () throws(Failure) -> LeaveBook

  /// - Parameters:
  ///   - regions: The names of the regions of the holidays.
  ///   - firstDay: The weekday on which the rows of a month begin.
  ///   - days: Reads days; called once.
  ///   - money: Converts budgets into the reader's currency; nil if the rates cannot be read.
  ///   - workdays: Reads the business days; called only for their sheets.
  ///   - sky: Reads the place; called only for its sheets.
  ///   - book: Reads the leave ledger; called only for the statement.
  public init(
    _ words: PageWords, today: Day, regions: [String], from firstDay: Weekday, days: @escaping Days, money: OwnMoney?,
    workdays: @escaping () throws(Failure) -> WorkdaySource, sky: @escaping () throws(Failure) -> ChartSky,
    book: @escaping () throws(Failure) -> LeaveBook
  ) {
    self.words = words
    self.today = today
    self.regions = regions
    self.firstDay = firstDay
    self.days = days
    self.money = money
    self.workdays = workdays
    self.sky = sky
    self.book = book
  }

  /// The document of a range of days.
  /// - Parameter name: The name of the person, for the statement; may be empty.
  /// - Throws: `.invalid` for more days than a document may have; errors of reading them.
  public func callAsFunction(_ kind: PaperKind, over range: DayRange, name: String = "") throws(Failure)
    -> PaperDocument
  {
    let sheets: [PaperSheet]
    if kind == .leave {
      sheets = [try LeaveStatement(try book(), over: range, today: today).sheet(words, name: name)]
    } else if range.count > PaperKind.mostDays {
      throw Failure(.request(.tooManyDays(range.count, most: PaperKind.mostDays)), field: .rangeStart)
    } else if kind == .workdays {
      sheets = try WorkdaySheets(words, regions, try workdays()).sheets(range)
    } else if kind == .sky {
      sheets = try skySheets(range)
    } else {
      let wide = kind == .days || kind == .special ? range : range.widened(before: 45, after: 45)
      let known = wide.intersection(Limits.days) ?? range
      sheets = DaySheets(words, today: today, regions: regions, from: firstDay, money: money, try days(known)).sheets(
        kind, range)
    }
    // The title of a week is its month.
    let title = sheets.first.map { kind == .week ? $0.outline : $0.title } ?? ""
    return PaperDocument(
      "\(title) · Fasti", language: words.language, day: today, sheets: sheets,
      continued: words(.paperContinued), pageOf: words(.paperPage))
  }

  /// A sheet for each year of a range.
  private func skySheets(_ range: DayRange) throws(Failure) -> [PaperSheet] {
    let chart = try sky()
    var sheets: [PaperSheet] = []
    for year in range.first.year...range.last.year {
      let year = try chart(year, today: today)
      sheets.append(
        PaperSheet(year.title, blocks: [.chart(year), .table(PaperTable(year.figures))]))
    }
    return sheets
  }
}
