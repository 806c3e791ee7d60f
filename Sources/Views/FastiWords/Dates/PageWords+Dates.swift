public import FastiCalendars
public import FastiCivil
import FastiFormats
public import FastiLeave

// Dates and numbers in the format of the language. A year is never grouped.
extension PageWords {
  /// `Friday 19 June 2026`.
  public func long(_ day: Day) -> String { self(.dateLong, "\(dates.name(day.weekday))", date(day)) }

  /// `19 June 2026`.
  public func date(_ day: Day) -> String { self(.dateYear, dayMonth(day), year(day.year)) }

  /// A date of another calendar: `2 Muharram 1448`, `17 June Reiwa 8`.
  public func date(_ date: CalendarDate, month: String) -> String {
    let number = self.year(date.year)
    let year = date.era.map { "\($0.name) \(number)" } ?? number
    return self(.dateYear, self(.dateDayMonth, String(date.dayOfMonth), month), year)
  }

  /// `19 June`.
  public func dayMonth(_ day: Day) -> String {
    self(.dateDayMonth, String(day.date.dayOfMonth), "\(dates.name(month: day.date.month))")
  }

  /// `Fri 19 June`; in Vietnamese `Thứ Sáu, 19 tháng 6`, because `Th6` is June as well as Friday.
  public func short(_ day: Day) -> String {
    let weekday = language == "vi" ? dates.name(day.weekday) : dates.shortWeekdays[day.weekday.number - 1]
    return self(.dateShort, "\(weekday)", dayMonth(day))
  }

  /// `15–21 June 2026`, or with both months and years if they differ.
  public func span(_ days: DayRange) -> String {
    let (first, last) = (days.first.date, days.last.date)
    if first.year != last.year { return "\(date(days.first)) – \(date(days.last))" }
    if first.month != last.month { return "\(dayMonth(days.first)) – \(date(days.last))" }
    if first.dayOfMonth == last.dayOfMonth { return date(days.first) }
    return "\(first.dayOfMonth)–\(date(days.last))"
  }

  /// `June 2026`, as a heading.
  public func title(_ month: YearMonth) -> String {
    self(.monthTitle, capitalised("\(dates.name(month: month.month))"), year(month.year))
  }

  /// A month alone, as a heading.
  public func title(month: Int) -> String { capitalised("\(dates.name(month: month))") }

  /// A month for a narrow cell: `Jun`, or `T6` in languages that number months.
  public func short(month: Int) -> String {
    self(.monthShort, String(month), String(decoding: title(month: month).utf8.prefix(3), as: UTF8.self))
  }

  /// A weekday alone, as a heading.
  public func title(_ weekday: Weekday) -> String { capitalised("\(dates.name(weekday))") }

  /// A year's digits.
  public func year(_ year: Int) -> String { String(year) }

  /// A number without decimals, with a real minus.
  public func number(_ number: Int) -> String { number < 0 ? "\u{2212}\(number.magnitude)" : String(number) }

  /// A clock time as `07:45`, or as `7:45 AM`.
  public func clock(_ time: TimeOfDay) -> String { dates.text(time) }

  /// Hours with the language's decimal sign, two decimals or as many as there are, and a real minus.
  public func hours(_ hours: Hours, signed: Bool = false) -> String {
    let comma = Array(self(.decimalSign).utf8)
    var bytes: [UInt8] = signed && hours > .zero ? [UInt8(ascii: "+")] : []
    for byte in hours.text.utf8 {
      switch byte {
      case UInt8(ascii: "-"): bytes.append(contentsOf: "\u{2212}".utf8)
      case UInt8(ascii: "."): bytes.append(contentsOf: comma)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The note that days were counted backwards, because the first day is after the last.
  public func callAsFunction(backwards from: Day, _ to: Day) -> String {
    self(.countedBackwards, date(from), date(to))
  }

  /// The distance of a day from today: `today`, `tomorrow`, `in 12 days`, `3 days ago`.
  public func distance(_ day: Day, from today: Day) -> String {
    switch day - today {
    case 0: self(.isToday)
    case 1: self(.isTomorrow)
    case -1: self(.wasYesterday)
    case let days where days > 0: self(.inDays, number(days))
    case let days: self(.daysAgo, number(-days))
    }
  }

  /// The text with its first letter in upper case, if it is a letter of English, Swedish or Vietnamese.
  public func capitalised(_ text: String) -> String {
    var bytes = Array(text.utf8)
    guard let first = bytes.first else { return text }
    if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) { bytes[0] = first - 0x20 }
    if first == 0xC3, bytes.count > 1, (0xA0...0xBE).contains(bytes[1]) { bytes[1] -= 0x20 }
    // `đ`, `ơ` and `ư`, and the letters with two marks, which are pairs of upper and lower case in turn.
    if bytes.starts(with: [0xC4, 0x91]) || bytes.starts(with: [0xC6, 0xA1]) { bytes[1] -= 1 }
    if bytes.starts(with: [0xC6, 0xB0]) { bytes[1] -= 1 }
    if first == 0xE1, bytes.count > 2, [0xBA, 0xBB].contains(bytes[1]), bytes[2] & 1 == 1 { bytes[2] -= 1 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A message as a separate sentence on a page: its first letter in upper case, unless it begins with the name of a
  /// file or a host, such as `fasti.db`.
  public func sentence(_ message: String) -> String {
    let word = message.utf8.prefix { $0 != UInt8(ascii: " ") }
    let isName = word.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
    return isName ? message : capitalised(message)
  }
}

extension PageWords {
  /// The displayed name of a calendar; its word on command lines if it has no other.
  public func callAsFunction(calendar word: String) -> String {
    if word == "hijri" { return self(.calHijri) }
    if let almanac = AlmanacID(name: word.utf8) { return self(title: almanac.table) }
    return CalendarID(name: word).map { text($0.title) } ?? word
  }
}
