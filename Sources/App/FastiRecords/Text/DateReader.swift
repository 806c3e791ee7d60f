public import FastiCalendars
public import FastiCivil
public import FastiFormats

/// Reads the dates that people type, relative to a day.
///
/// A DATE is `2026-02-05`, `today`, `tomorrow`, `yesterday`, `+3d`, `-2w`, `mon` ... `sun` (the next such day strictly
/// after today), `2026-W06-4` or `2026-036`; words may be in capitals. A reader with a language also reads dates in
/// words: `19 June`, `in 2 weeks`, `påsk`, `30 ramadan`; see ``DateWords``. It does not guess: `+3` and `1m` are errors
/// that say what to type, and a date with two meanings is an error that shows both.
public struct DateReader {
  /// The day the words are relative to.
  public let today: Day
  private let people: People?

  /// What dates in words need besides a day.
  private struct People {
    let language: String
    let months: () throws(Failure) -> HijriMonths
  }

  /// A reader for dates relative to a day, as programs write them.
  public init(today: Day) { self.init(today: today, nil) }

  private init(today: Day, _ people: People?) { (self.today, self.people) = (today, people) }

  /// A reader that also reads dates in words.
  /// - Parameters:
  ///   - language: The language of the person; it decides the meaning of 5/2.
  ///   - months: The active Hijri months; called only if a text names one.
  public init(today: Day, language: String, months: @escaping () throws(Failure) -> HijriMonths) {
    (self.today, people) = (today, People(language: language, months: months))
  }

  /// Reads a DATE.
  /// - Throws: `.invalid` with the text and what to type; also for a day outside the years 1583 to 2999, for several
  ///   days, and for a date with two meanings.
  public func day(_ text: String, field: Field? = nil) throws(Failure) -> Day {
    if let day = try relativeDay(text, field) { return day }
    do { return try Day(iso: text) } catch {
      guard case .malformed = error, let days = try days(inWords: text, field) else {
        throw Failure(error, field: field, value: text)
      }
      guard days.count == 1 else { throw Failure(.days(.several(days)), field: field, value: text) }
      return days.first
    }
  }

  /// Reads the DATE on which something ends that begins on another day: `+4d`, `fri` and `19 June` count from that day.
  /// `today`, `tomorrow` and `yesterday` do not.
  /// - Throws: As ``day(_:field:)``.
  public func day(_ text: String, endsWhatBegins first: Day?, field: Field? = nil) throws(Failure) -> Day {
    guard let first, !DateWords.countsFromToday(text) else { return try day(text, field: field) }
    return try DateReader(today: first, people).day(text, field: field)
  }

  /// Reads a WEEK: `2026-W06`, or `W06` and `6` of today's ISO year. The weeks that contain the first and the last day
  /// are allowed, though their ISO years are outside the years of days: `1582-W52`.
  /// - Throws: `.invalid` with the text and what to type.
  public func week(_ text: String, field: Field? = nil) throws(Failure) -> ISOWeek {
    do {
      if let number = Self.weekNumber(text) { return try ISOWeek(year: ISOWeek(today).year, week: number) }
      return try ISOWeek(iso: text)
    } catch {
      throw Failure(error, field: field, value: text)
    }
  }

  /// Reads a WEEK, or a DATE for the week that contains it.
  /// - Throws: `.invalid` with the text and what to type.
  public func weekOrDay(_ text: String, field: Field? = nil) throws(Failure) -> ISOWeek {
    let isWeek = Self.weekNumber(text) != nil || (text.utf8.count == 8 && text.utf8.contains(UInt8(ascii: "W")))
    if isWeek { return try week(text, field: field) }
    do {
      return ISOWeek(try day(text, field: field))
    } catch {
      if case .days(.several(let days)) = error.cause, ISOWeek(days.first).days == days { return ISOWeek(days.first) }
      guard error.cause == .civil(.malformed(what: .date)) else { throw error }
      throw Failure(.days(.noWeek), field: field, value: text)
    }
  }

  /// Reads a YEAR: `2026`.
  /// - Throws: `.invalid` with the text and the limits.
  public static func year(_ text: String, field: Field? = nil) throws(Failure) -> Int {
    guard let year = wholeNumber(text.utf8) else {
      throw Failure(.malformed(what: .year), field: field, value: text)
    }
    guard Limits.year.contains(year) else {
      throw Failure(.outOfRange(field: .year, value: year, limits: Limits.year), field: field, value: text)
    }
    guard text.utf8.count == 4 else { throw Failure(.malformed(what: .year), field: field, value: text) }
    return year
  }

  /// Reads a month: `2026-02`.
  /// - Throws: `.invalid` with the text and what to type.
  public static func month(_ text: String, field: Field? = nil) throws(Failure) -> YearMonth {
    do { return try YearMonth(iso: text) } catch { throw Failure(error, field: field, value: text) }
  }

  /// Reads a MONTH: `2026-02`, `2` of today's year, words for a month (`feb`, `next month`), or a DATE for the month that
  /// contains it.
  /// - Throws: `.invalid` with the text and what to type.
  public func monthOrDay(_ text: String, field: Field? = nil) throws(Failure) -> YearMonth {
    if text.utf8.count <= 2, let number = Self.wholeNumber(text.utf8),
      let month = try? YearMonth(year: today.year, month: number)
    {
      return month
    }
    if let month = try? YearMonth(iso: text) { return month }
    do { return YearMonth(try day(text, field: field)) } catch {
      if case .days(.several(let days)) = error.cause, YearMonth(days.first).days == days {
        return YearMonth(days.first)
      }
      guard error.cause == .civil(.malformed(what: .date)) else { throw error }
      return try Self.month(text, field: field)
    }
  }

  /// The reader of dates in words that a text needs, in the reader's language.
  /// - Throws: Errors of reading the active Hijri months, which are read only if the text names one.
  public func words(for text: String) throws(Failure) -> DateWords {
    let months = DateWords.namesHijriMonth(text) ? try people?.months() : nil
    return DateWords(today: today, language: people?.language ?? "en", months: months)
  }

  // MARK: Words

  /// The days that a text in words means; nil if it is not a date, or words are not read.
  private func days(inWords text: String, _ field: Field?) throws(Failure) -> DayRange? {
    guard people != nil else { return nil }
    let words = try words(for: text)
    let reading: DateReading
    do throws(DateWordsError) { reading = try words.read(text) } catch {
      if error == .notUnderstood { return nil }
      throw Failure(.dateWords(error), field: field, value: text)
    }
    switch reading {
    case .days(let days): return days
    case .either(let one, let other):
      throw Failure(.eitherDay(one.first, other.first), field: field, value: text)
    }
  }

  /// The day of a word or of a signed number of days or weeks; nil for any other text.
  private func relativeDay(_ text: String, _ field: Field?) throws(Failure) -> Day? {
    let word = text.utf8.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 + 0x20 : $0 }
    switch String(decoding: word, as: UTF8.self) {
    case "today": return today
    case "tomorrow": return try within(Int64(today.number) + 1, text, field)
    case "yesterday": return try within(Int64(today.number) - 1, text, field)
    default: break
    }
    if let weekday = Self.weekday(word) { return try within(Int64((today + 1).onOrAfter(weekday).number), text, field) }
    guard let sign = word.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), let unit = word.last,
      unit == UInt8(ascii: "d") || unit == UInt8(ascii: "w"), word.dropFirst().dropLast().allSatisfy(\.isDigit),
      word.count > 2
    else { return nil }
    // More than nine digits are outside all supported years.
    let count = word.count > 11 ? 999_999_999 : Self.wholeNumber(word.dropFirst().dropLast()) ?? 999_999_999
    let days = Int64(count) * (unit == UInt8(ascii: "w") ? 7 : 1)
    return try within(Int64(today.number) + (sign == UInt8(ascii: "-") ? -days : days), text, field)
  }

  /// The day of that number, if it is within the supported years.
  private func within(_ number: Int64, _ text: String, _ field: Field?) throws(Failure) -> Day {
    let days = Limits.days
    guard number >= Int64(days.first.number), number <= Int64(days.last.number) else {
      throw Failure(.days(.outsideYears), field: field, value: text)
    }
    return Day(Int32(number))
  }

  private static func weekday(_ word: [UInt8]) -> Weekday? {
    switch String(decoding: word, as: UTF8.self) {
    case "mon": .monday
    case "tue": .tuesday
    case "wed": .wednesday
    case "thu": .thursday
    case "fri": .friday
    case "sat": .saturday
    case "sun": .sunday
    default: nil
    }
  }

  /// The number of `W06` and `6`; nil for any other text.
  private static func weekNumber(_ text: String) -> Int? {
    let digits = text.utf8.first == UInt8(ascii: "W") ? text.utf8.dropFirst() : text.utf8[...]
    guard (1...2).contains(digits.count) else { return nil }
    return wholeNumber(digits)
  }

  /// A number of only digits, at most nine; nil for any other bytes.
  private static func wholeNumber<Bytes: Collection>(_ bytes: Bytes) -> Int? where Bytes.Element == UInt8 {
    guard (1...9).contains(bytes.count) else { return nil }
    var value = 0
    for byte in bytes {
      guard byte.isDigit else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
