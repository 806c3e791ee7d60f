extension CalendarDate {
  /// The name of the month, as UTF-8, as written in running text; nil if the calendar has none in that language.
  ///
  /// - Complexity: O(*n*) in the length of the calendar's list of names, about 100 bytes.
  public func monthNameUTF8(in language: NameLanguage) -> [UInt8]? {
    guard let names = calendar.monthNames(in: language), month >= 1, month <= 13 else { return nil }
    if calendar == .hebrew, month == 12, let adar = HebrewCalendar.adar(of: year, isLeap: isLeapMonth) {
      return names.name(12, isLeap: false) + adar
    }
    let name = names.name(month, isLeap: isLeapMonth)
    return name.isEmpty ? nil : name
  }

  /// The name of the month, as it is written in running text; nil if the calendar has none in that language.
  public func monthName(in language: NameLanguage) -> String? {
    monthNameUTF8(in: language).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension HebrewCalendar {
  /// The suffix that distinguishes the two Adars of a leap year; nil in a common year, which has one.
  static func adar(of year: Int, isLeap: Bool) -> [UInt8]? {
    guard years.contains(year), leapMonth(of: year) != 0 else { return nil }
    return isLeap ? Array(" I".utf8) : Array(" II".utf8)
  }
}
