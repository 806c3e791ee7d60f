import FastiCalendars
import FastiCivil
import FastiHolidays
import FastiRecords

/// Reads Hijri dates as people type them.
enum HijriDateReader {
  /// The length of the longest month that a user can make: 30 days, plus the days by which its first day and that of
  /// the next month can be moved.
  static let longestMonth = 30 + 2 * EditMonthOverride.reach

  /// `1447-9-1`, or `1 Ramadan 1447`, as numbers; month 1 to 12, day 1 to ``longestMonth``; the length of the month is not
  /// checked here.
  /// - Throws: `.invalid` saying which part is wrong.
  static func date(_ typed: String) throws(Failure) -> (year: Int, month: Int, day: Int) {
    let text = NamedHijriDate.numbers(typed) ?? typed
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 3, let year = Int(digits: parts[0], most: 4), let month = Int(digits: parts[1], most: 2),
      let day = Int(digits: parts[2], most: 2)
    else {
      throw Failure(.hijri(.noDay), field: .date, value: typed)
    }
    guard (1...longestMonth).contains(day) else {
      throw Failure(.hijri(.noSuchDay(day)), field: .day, value: typed)
    }
    return (year, month, day)
  }

  /// A month from its numbers.
  /// - Throws: `.invalid` with the limits.
  static func month(_ year: Int, _ month: Int, value: String) throws(Failure) -> HijriMonth {
    guard (1...12).contains(month) else {
      throw Failure(.hijri(.noSuchMonth(month)), field: .monthOfForm, value: value)
    }
    guard HijriMonths.ummAlQuraYears.contains(year), let found = HijriMonth(year: year, month: month) else {
      throw unknownYear(year, value: value)
    }
    return found
  }

  static func unknownYear(_ year: Int, value: String) -> Failure {
    let years = HijriMonths.ummAlQuraYears
    return Failure(.hijri(.unknownYear(year, known: years)), field: .yearOfForm, value: value)
  }
}

extension HijriMonth {
  /// The month's name in the first of the languages that has one, otherwise in English.
  func name(in languages: [LanguageCode]) -> String {
    for language in languages {
      if let known = NameLanguage(code: language.bytes), let name = nameUTF8(in: known) {
        return String(decoding: name, as: UTF8.self)
      }
    }
    return nameUTF8(in: .english).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
