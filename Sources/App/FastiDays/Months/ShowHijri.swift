public import FastiCalendars
public import FastiCivil
public import FastiHolidays
import FastiMonths
public import FastiRecords
import FastiWords

/// Answers questions about Hijri dates by the active months.
public struct ShowHijri {
  private let book: MonthBook

  /// Answers from a book of months.
  public init(_ book: MonthBook) { self.book = book }

  /// A day; nil outside the known months.
  public func item(of day: Day, languages: [LanguageCode]) -> HijriItem? {
    let table = book.table(about: day)
    guard let month = table.month(holding: day) else { return nil }
    return item(HijriDate(month.month, day: day - month.start + 1), month, table, languages)
  }

  /// The days of a range, each nil outside the known months.
  public func items(of range: DayRange, languages: [LanguageCode]) -> [HijriItem?] {
    let table = book.table(about: range)
    return range.map { day in
      table.month(holding: day).map { month in
        item(HijriDate(month.month, day: day - month.start + 1), month, table, languages)
      }
    }
  }

  /// A day.
  /// - Throws: `.invalid` with the limits outside the known months.
  public func callAsFunction(_ day: Day, languages: [LanguageCode]) throws(Failure) -> HijriItem {
    if let item = item(of: day, languages: languages) { return item }
    let days = HijriMonths.ummAlQura().days
    throw Failure(.hijri(.unknownDay(day, known: days)), field: .date, value: day.iso)
  }

  /// The Hijri day at a time of a Gregorian day: after sunset it is the next one.
  /// - Throws: `.invalid` with the limits outside the known months.
  public func day(after day: Day, sunset isEvening: Bool) throws(Failure) -> HijriDate {
    try self(isEvening ? day + 1 : day, languages: []).date
  }

  /// The day of a Hijri date written `1447-9-1`.
  /// - Throws: `.invalid` saying what is wrong: the form, the month, the day, or the month is too short.
  public func callAsFunction(hijri text: String, languages: [LanguageCode]) throws(Failure) -> HijriItem {
    let (year, number, day) = try HijriDateReader.date(text)
    let month = try HijriDateReader.month(year, number, value: text)
    let table = book.table(years: year...year)
    guard let definition = table[month] else { throw HijriDateReader.unknownYear(year, value: text) }
    if day > definition.length { throw tooLong(day, definition, table, text) }
    return item(HijriDate(month, day: day), definition, table, languages)
  }

  /// The months of a Hijri year.
  /// - Throws: `.invalid` with the limits outside the known years.
  public func months(_ year: Int, languages: [LanguageCode]) throws(Failure) -> [HijriMonthItem] {
    let table = book.table(years: year...year)
    var items: [HijriMonthItem] = []
    for number in 1...12 {
      guard let month = HijriMonth(year: year, month: number), let definition = table[month] else {
        throw HijriDateReader.unknownYear(year, value: String(year))
      }
      items.append(
        HijriMonthItem(month: definition, name: month.name(in: languages), dispute: book.dispute(about: month)))
    }
    return items
  }

  /// The months just before one with neither 29 nor 30 days, which an override can cause.
  public func oddMonths(before month: HijriMonth, languages: [LanguageCode]) -> [HijriMonthItem] {
    let table = book.table(years: month.year - 1...month.year)
    return [-2, -1].compactMap { table[month + $0] }.filter { !(29...30).contains($0.length) }
      .map { HijriMonthItem(month: $0, name: $0.month.name(in: languages), dispute: nil) }
  }

  private func item(
    _ date: HijriDate, _ month: HijriMonthDefinition, _ table: HijriMonths, _ languages: [LanguageCode]
  ) -> HijriItem {
    HijriItem(
      day: month.start + (date.dayOfMonth - 1), date: date, month: month,
      monthName: date.month.name(in: languages),
      status: table.status(of: date) ?? .projected, fetchedAt: book.fetchedAt(month),
      dispute: book.dispute(about: month.month),
      origin: month.source == .almanac
        ? book.knowledge.almanac.map { .table($0, $0.origin(of: month.start)) } : nil)
  }

  /// The error for day 30 in a month of 29 days: it says whether that is certain, and which day follows.
  private func tooLong(_ day: Int, _ month: HijriMonthDefinition, _ table: HijriMonths, _ text: String) -> Failure {
    let isOpen = table.status(of: HijriDate(month.month, day: 30)) == .projected
    return Failure(
      .hijri(.shorter(month.month, day: day, length: month.length, next: month.end, isOpen: isOpen)), field: .day,
      value: text)
  }
}
