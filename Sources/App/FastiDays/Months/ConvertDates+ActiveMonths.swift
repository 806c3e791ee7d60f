import FastiCalendars
public import FastiCivil
public import FastiHolidays
public import FastiRecords
public import FastiWords

extension ConvertDates {
  /// The day in the active Hijri months.
  ///
  /// - Parameter words: The words for the row's source and status; nil leaves them out.
  /// - Throws: `.invalid` with the limits when the day is outside the known months.
  public static func activeRow(
    _ day: Day, _ months: MonthBook, languages: [LanguageCode], explaining words: PageWords? = nil
  ) throws(Failure) -> CalendarRow {
    let item = try ShowHijri(months)(day, languages: languages)
    let date = CalendarDate(
      .hijriUmmAlQura, year: item.date.month.year, month: item.date.month.month, day: item.date.dayOfMonth)
    var row = CalendarRow(
      calendar: activeHijri, date: date, monthName: item.monthName,
      text: "\(date.year)-\(date.month)-\(date.dayOfMonth)")
    if let words { row.explanation = explanation(item, words) }
    return row
  }

  /// The source, the method and the status of a day's month, in the reader's language.
  public static func explanation(_ item: HijriItem, _ words: PageWords) -> String {
    let status = words.text(
      Sentence(.monthsActive, .word(item.month.source.template), .word(item.status.template)))
    if let origin = item.origin { return "\(status); \(words(origin))" }
    let calendar = CalendarID.hijriUmmAlQura
    let first = CalendarDate(calendar, year: item.date.month.year, month: item.date.month.month, day: 1)
    // If the month is Umm al-Qura's own, its method and margin are the reason.
    guard item.month.source == .table || item.month.source == .astronomical,
      (try? calendar.day(of: first)) == item.month.start, let reason = Reasons.month(holding: item.day, of: calendar)
    else { return status }
    return "\(status); \(words.text(calendar.method)); \(words(reason))"
  }

  /// The day of a date of the active Hijri months; nil when the month is too short.
  /// - Throws: `.invalid` when the text cannot be read or the year is outside the known years.
  public static func activeDays(of text: String, _ months: MonthBook) throws(Failure) -> [FoundDay] {
    let date = try read(text, .hijriUmmAlQura)
    let month = try HijriDateReader.month(date.year, date.month, value: text)
    let table = months.table(years: date.year...date.year)
    do { return [FoundDay(day: try table.day(of: HijriDate(month, day: date.dayOfMonth)))] } catch {
      if case .noSuchDay = error, (1...HijriDateReader.longestMonth).contains(date.dayOfMonth) { return [] }
      throw Failure(.hijri(.noSuchDay(date.dayOfMonth)), field: .date, value: text)
    }
  }
}
