import FastiCalendars
import FastiDays
import FastiRecords
import FastiReminders

/// A day of the Hijri calendar as in `--on`: `9-1` or `1 Ramadan` every year, `1447-9-1` once.
struct ReminderDate {
  let year: Int?
  let month: Int
  let day: Int

  /// Parses `MONTH-DAY` or `YEAR-MONTH-DAY`; the range of the numbers is checked later.
  init(_ typed: String) throws(Failure) {
    let text = NamedHijriDate.numbers(typed) ?? typed
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { part in
      (1...4).contains(part.utf8.count) && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        ? Int(part) : nil
    }
    if parts.count == 2, let year = parts[0], let month = parts[1], year > 99 {
      throw Failure(.hijri(.dayMissing(year: year, month: month)), field: .on, value: typed)
    }
    switch (parts.count, parts.first ?? nil, parts.dropFirst().first ?? nil, parts.last ?? nil) {
    case (2, let month?, let day?, _): (year, self.month, self.day) = (nil, month, day)
    case (3, let year?, let month?, let day?): (self.year, self.month, self.day) = (year, month, day)
    default:
      throw Failure(.hijri(.noReminderDay), field: .on, value: typed)
    }
    if let year { try Self.check(year, typed) }
  }

  /// Refuses a year without known months, because the reminder would never occur; usually it is a Gregorian year.
  private static func check(_ year: Int, _ text: String) throws(Failure) {
    let known = HijriMonths.ummAlQuraYears
    guard !known.contains(year) else { return }
    throw Failure(.hijri(.unknownYear(year, known: known)), field: .on, value: text)
  }
}
