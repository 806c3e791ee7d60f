public import FastiCalendars
public import FastiCivil

/// Reads typed dates in English, Swedish and Vietnamese, relative to a day.
///
/// ```swift
/// let words = DateWords(today: Day(year: 2026, month: 11, day: 23), language: "en")
/// print(try words.read("19 June"))        // 2027-06-19
/// print(try words.read("next friday"))    // 2026-11-27, or 2026-12-04
/// ```
///
/// A date without a year is the next one from today on. Letters may be capital or small, with or without their marks.
/// Words of all three languages are read; the language only decides words that differ in meaning between languages.
public struct DateWords: Sendable {
  /// The reference day.
  public let today: Day
  let language: Language
  let months: HijriMonths?

  enum Language { case english, swedish, vietnamese }

  /// A reader for dates relative to a day.
  ///
  /// - Parameters:
  ///   - language: The reader's language, `en`, `sv` or `vi`; any other is English. In Swedish and Vietnamese 5/2 is 5
  ///     February, in English it may also be 2 May.
  ///   - months: The active Hijri months; nil for the published calendar.
  public init(today: Day, language: String, months: HijriMonths? = nil) {
    self.today = today
    self.language =
      language.utf8.starts(with: "sv".utf8) ? .swedish : language.utf8.starts(with: "vi".utf8) ? .vietnamese : .english
    self.months = months
  }

  /// The meaning of a text.
  /// - Throws: Why it is not a day.
  public func read(_ text: String) throws(DateWordsError) -> DateReading {
    if let day = try iso(text) { return .days(DayRange(day)) }
    var reader = DateWordsReader(words: self, tokens: FoldedText.tokens(text))
    return try reader.read()
  }

  /// The meaning of folded words.
  func read(tokens: [[UInt8]]) throws(DateWordsError) -> DateReading {
    var reader = DateWordsReader(words: self, tokens: tokens)
    return try reader.read()
  }

  /// Whether a text names a Hijri month, so that ``init(today:language:months:)`` needs the active months.
  public static func namesHijriMonth(_ text: String) -> Bool {
    let words = DateWords(today: Limits.days.first, language: "en")
    var reader = DateWordsReader(words: words, tokens: FoldedText.tokens(text))
    while !reader.isAtEnd {
      if reader.takeOne(of: DateVocabulary.hijri) != nil { return true }
      reader.skip()
    }
    return false
  }

  /// Whether a text is a word for a day beside the reference day: today, tomorrow, the day after it, yesterday.
  public static func countsFromToday(_ text: String) -> Bool {
    let words = DateWords(today: Limits.days.first + 1, language: "en")
    var reader = DateWordsReader(words: words, tokens: FoldedText.tokens(text))
    return reader.consume(DateVocabulary.beside.flatMap { $0 }) && reader.isAtEnd
  }

  /// `2026-02-05`, `2026-W06-4`, `2026-036` and `20260205`; nil for anything else.
  private func iso(_ text: String) throws(DateWordsError) -> Day? {
    let bytes = Array(text.utf8)
    var dashed = bytes[...]
    if bytes.count == 8, bytes.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) {
      dashed =
        (Array(bytes[..<4]) + [UInt8(ascii: "-")] + Array(bytes[4..<6]) + [UInt8(ascii: "-")] + Array(bytes[6...]))[...]
    }
    do { return try Day(iso: dashed) } catch {
      if case .malformed = error { return nil }
      throw .civil(error)
    }
  }
}

/// The meaning of a text.
public enum DateReading: Hashable, Sendable {
  /// One day, or several: a week, a month.
  case days(DayRange)
  /// Two possible meanings, the earlier first: 5/2 is 5 February or 2 May.
  case either(DayRange, DayRange)

  /// The two meanings, or one if they are the same.
  static func of(_ left: DayRange, _ right: DayRange) -> DateReading {
    if left == right { return .days(left) }
    return left.first <= right.first ? .either(left, right) : .either(right, left)
  }
}

/// Why a text is not a day.
public enum DateWordsError: Error, Hashable, Sendable {
  /// It is not a known date.
  case notUnderstood
  /// A number is not part of a date: 32 January.
  case civil(CivilError)
  /// The next month of the other calendar, or the one of the given year, does not have the day: 30 Ramadan in a year in
  /// which Ramadan has 29 days. `month` is its days.
  case monthTooShort(month: DayRange)
  /// The day has another weekday than the given one.
  case otherWeekday(Day)
  /// The day is outside the years 1583 to 2999, or outside the known years of the calendar.
  case outsideYears
}
