public import FastiCalendars
public import FastiCivil
public import FastiFormats
public import FastiHolidays
public import FastiRecords
public import FastiWords

/// A day in one calendar.
public struct CalendarRow: Sendable {
  /// The calendar's name on the command line.
  public let calendar: String
  public let date: CalendarDate
  /// The month's name in the reader's language, if there is one.
  public let monthName: String?
  /// The date as `--from` reads it: `2026-1-1`, a leap month `2025-6L-1`, an era before the year.
  public let text: String
  /// Method, meridian and margin, if they were asked for.
  public var explanation: String?
}

extension CalendarRow: FieldWritable {
  /// The contract's fields, in its order.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("calendar", calendar)
    writer.field("year", date.year)
    writer.field("month", date.month)
    writer.field("day", date.dayOfMonth)
    writer.field("monthName", monthName)
    writer.field("leapMonth", date.isLeapMonth)
    writer.field("text", text)
    if let explanation { writer.field("explanation", explanation) }
  }

  /// The columns of a CSV without dates.
  public static let columns: [StaticString] = [
    "calendar", "year", "month", "day", "monthName", "leapMonth", "text",
  ]
}

/// A Gregorian day found for a date of another calendar.
public struct FoundDay: FieldWritable, Sendable {
  public let day: Day

  /// `{"date"}`.
  public func write<Writer: FieldWriter>(to writer: inout Writer) { writer.field("date", day) }

  /// The columns of a CSV without days.
  public static let columns: [StaticString] = ["date"]
}

/// Converts days into dates of other calendars and back.
public enum ConvertDates {
  /// The names that `--calendar` and `--from` accept.
  public static var names: [String] {
    var names = CalendarID.allCases.map { "\($0.name)" }
    names.insert(activeHijri, at: 3)
    return names
  }

  /// The name of the active Hijri months, which are not a calendar themselves.
  public static let activeHijri = "hijri"

  /// The calendar with that name.
  /// - Throws: `.notFound` with the nearest name.
  public static func calendar(_ name: String, field: Field) throws(Failure) -> CalendarID {
    if name == activeHijri { return .hijriUmmAlQura }
    if let calendar = CalendarID.allCases.first(where: { "\($0.name)" == name }) { return calendar }
    let near = Suggestion.nearest(name, among: names)
    throw Failure(
      .thing(.unknown(.calendar, nearest: near)), field: field, value: name,
      hint: .value(near ?? names.joined(separator: ", ")))
  }

  /// The day in every calendar whose range contains it.
  public static func allCalendars(
    _ day: Day, languages: [LanguageCode], months: MonthBook, explaining words: PageWords? = nil
  ) -> [CalendarRow] {
    var rows: [CalendarRow] = []
    for name in names {
      do {
        if name == activeHijri {
          rows.append(try activeRow(day, months, languages: languages, explaining: words))
          continue
        }
        let calendar = try calendar(name, field: .input(.calendar))
        rows.append(try row(day, calendar, languages: languages, explaining: words))
      } catch { continue }
    }
    return rows
  }

  /// The day in one calendar.
  ///
  /// - Parameter words: The words for method, meridian and margin; nil leaves them out.
  /// - Throws: `.invalid` with the limits when the day is outside the calendar.
  public static func row(
    _ day: Day, _ calendar: CalendarID, languages: [LanguageCode],
    explaining words: PageWords? = nil
  ) throws(Failure) -> CalendarRow {
    let date: CalendarDate
    do { date = try calendar.date(of: day) } catch { throw Failure(error, field: .date, value: day.iso) }
    var row = CalendarRow(
      calendar: "\(calendar.name)", date: date, monthName: monthName(date, languages), text: text(date))
    if let words {
      let reason = Reasons.month(holding: day, of: calendar)
      let method = words.text(calendar.method)
      row.explanation = reason.map { words.text(Sentence(.monthsThisMonth, .text(method), .text(words($0)))) } ?? method
    }
    return row
  }

  /// The days that a date of a calendar means: one, or none if that year has no such day.
  ///
  /// - Parameter text: `YEAR-MONTH-DAY` in that calendar's numbers, a leap month as `2025-6L-1`.
  /// - Throws: `.invalid` when the text cannot be read or the year is outside the known years.
  public static func days(of text: String, in calendar: CalendarID) throws(Failure) -> [FoundDay] {
    let date = try read(text, calendar)
    do { return [FoundDay(day: try calendar.day(of: date))] } catch {
      switch error {
      case .noSuchDay, .noLeapMonth: return []
      // Only some Hebrew years have a 13th month; in other calendars such a number is a mistake.
      case .noSuchMonth(.hebrew, _, 13, _): return []
      default: throw Failure(error, field: .date, value: text)
      }
    }
  }

  /// The month's name in the first of the languages that has one, otherwise in English.
  private static func monthName(_ date: CalendarDate, _ languages: [LanguageCode]) -> String? {
    for language in languages {
      if let known = NameLanguage(code: language.bytes), let name = date.monthName(in: known) { return name }
    }
    return date.monthName(in: .english)
  }

  static func read(_ text: String, _ calendar: CalendarID) throws(Failure) -> CalendarDate {
    var parts = text.split(separator: "-", omittingEmptySubsequences: false)
    var era: JapaneseEra?
    if calendar == .japanese, let first = parts.first {
      era = JapaneseEra.allCases.first { "\($0.name)".lowercased() == first.lowercased() }
      if era != nil { parts.removeFirst() }
    }
    var numbers: [Int] = []
    var isLeap = false
    for (place, part) in parts.enumerated() {
      var digits = part.utf8[...]
      if place == 1, digits.last == UInt8(ascii: "L") || digits.last == UInt8(ascii: "l") {
        isLeap = true
        digits = digits.dropLast()
      }
      guard (1...6).contains(digits.count), digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
        let number = Int(String(decoding: digits, as: UTF8.self))
      else { break }
      numbers.append(number)
    }
    guard parts.count == 3, numbers.count == 3 else {
      throw Failure(.days(.calendarDate(calendar)), field: .date, value: text)
    }
    return CalendarDate(calendar, year: numbers[0], month: numbers[1], isLeapMonth: isLeap, day: numbers[2], era: era)
  }

  private static func text(_ date: CalendarDate) -> String {
    var writer = UTF8Writer(capacity: 16)
    if let era = date.era { writer.write(text: "\(era.name)-".lowercased()) }
    writer.write(date.year)
    writer.write("-")
    writer.write(date.month)
    if date.isLeapMonth { writer.write("L") }
    writer.write("-")
    writer.write(date.dayOfMonth)
    return writer.string
  }
}
