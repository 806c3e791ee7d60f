import Fasti

/// `holidays [REGION [YEAR]]`: the public holidays of a year with their weeks, and the business days that are left.
@main enum HolidaysProgram {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    let year = words.count > 1 ? Int(words[1]) ?? 2026 : 2026

    let calendar = try HolidayCalendar(words.first ?? "SE")
    for holiday in try calendar.holidays(in: year) where holiday.kind == .public {
      print(holiday.day, ISOWeek(holiday.day), holiday.name)
    }

    let work = try calendar.businessDays(in: year...year)
    print(year, try work.count(in: DayRange(year: year)), "business days")
  }
}
