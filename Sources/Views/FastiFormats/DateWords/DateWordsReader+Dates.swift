import FastiCalendars
import FastiCivil

extension DateWordsReader {
  /// A date with a name or numbers, with or without a weekday before it.
  mutating func dated() throws(DateWordsError) -> DateReading? {
    let given = weekday()
    _ = consume(["the", "den", "ngay"])
    var found = try attempt { (reader) throws(DateWordsError) in try reader.named() }
    if found == nil { found = try attempt { (reader) throws(DateWordsError) in try reader.lunar() } }
    if found == nil { found = try attempt { (reader) throws(DateWordsError) in try reader.dayAndMonth() } }
    if found == nil { found = try attempt { (reader) throws(DateWordsError) in try reader.numeric() } }
    guard let found, let given else { return found }
    return try kept(found, given)
  }

  /// The days of a reading that have the given weekday.
  private func kept(_ found: DateReading, _ weekday: Weekday) throws(DateWordsError) -> DateReading {
    switch found {
    case .days(let days):
      guard days.count > 1 || days.first.weekday == weekday else { throw .otherWeekday(days.first) }
      return found
    case .either(let left, let right):
      let (isLeft, isRight) = (left.first.weekday == weekday, right.first.weekday == weekday)
      guard isLeft || isRight else { throw .otherWeekday(left.first) }
      return isLeft && isRight ? found : .days(isLeft ? left : right)
    }
  }

  // MARK: Names

  private mutating func named() throws(DateWordsError) -> DateReading? {
    let all = DateVocabulary.Named.allCases
    if let place = takeOne(of: all.map { $0.spellings }) { return try day(of: all[place]) }
    // In Swedish "jul" is Christmas; in other languages it is short for July.
    if words.language == .swedish, consume(["jul"]) { return try day(of: .christmas) }
    return nil
  }

  private mutating func day(of name: DateVocabulary.Named) throws(DateWordsError) -> DateReading {
    let year = year()
    if name == .midsummer {
      // Some people mean the eve, when most places are closed, and some the legal day.
      let eve = try next(year) { Day(year: $0, month: 6, day: 19).onOrAfter(.friday) }
      let day = try next(year) { Day(year: $0, month: 6, day: 20).onOrAfter(.saturday) }
      return .of(DayRange(eve), DayRange(day))
    }
    return .days(DayRange(try next(year) { DateWordsReader.day(of: name, in: $0) }))
  }

  private static func day(of name: DateVocabulary.Named, in year: Int) -> Day? {
    switch name {
    case .newYear: Day(year: year, month: 1, day: 1)
    case .newYearsEve: Day(year: year, month: 12, day: 31)
    case .christmasEve: Day(year: year, month: 12, day: 24)
    case .christmas: Day(year: year, month: 12, day: 25)
    case .boxingDay: Day(year: year, month: 12, day: 26)
    case .midsummersEve: Day(year: year, month: 6, day: 19).onOrAfter(.friday)
    case .midsummersDay, .midsummer: Day(year: year, month: 6, day: 20).onOrAfter(.saturday)
    case .easter: Easter.western(year: year)
    case .goodFriday: Easter.western(year: year) - 2
    case .pentecost: Easter.western(year: year) + 49
    case .tet: try? CalendarID.vietnamese.days(month: 1, day: .day(1), inGregorianYear: year).first
    case .midAutumn: try? CalendarID.vietnamese.days(month: 8, day: .day(15), inGregorianYear: year).first
    }
  }

  /// The day in a year, or the next one from today on.
  private func next(_ year: Int?, _ day: (Int) -> Day?) throws(DateWordsError) -> Day {
    if let year {
      guard Limits.year.contains(year), let found = day(year) else { throw .outsideYears }
      return found
    }
    for year in today.year...(today.year + 1) {
      if Limits.year.contains(year), let found = day(year), found >= today { return found }
    }
    throw .outsideYears
  }

  // MARK: Numbers

  /// `19 June`, `June 19th, 2026`, `den 19 juni`, `ngày 19 tháng 6 năm 2026`, `30 Ramadan`, `Nisan 15`.
  private mutating func dayAndMonth() throws(DateWordsError) -> DateReading? {
    var number = dayNumber()
    _ = consume(["of"])
    guard let month = namedMonth() else { return nil }
    _ = consume(sign: UInt8(ascii: "."))
    if number == nil { number = dayNumber() }
    guard let number else { return nil }
    _ = consume(["nam"])
    let year = year()
    if month.calendar == .gregorian { return .days(DayRange(try day(number, month.number, year))) }
    return .days(DayRange(try day(number, month.number, of: month.calendar, year)))
  }

  /// A month by its name, or by its number after the Vietnamese word for month.
  mutating func namedMonth() -> (calendar: CalendarID, number: Int)? {
    if let place = takeOne(of: DateVocabulary.months) { return (.gregorian, place + 1) }
    if let place = takeOne(of: DateVocabulary.hijri) { return (.hijriUmmAlQura, place + 1) }
    if let place = takeOne(of: DateVocabulary.hebrew) { return (.hebrew, place + 1) }
    guard consume(["thang"]), let other = number(2) else { return nil }
    return (consume(["am lich", "am"]) ? .vietnamese : .gregorian, other)
  }

  /// A day of the month, with its suffix.
  mutating func dayNumber() -> Int? {
    guard let number = number(2) else { return nil }
    if !consume(["st", "nd", "rd", "th", "e"]) { _ = consume(sign: UInt8(ascii: ".")) }
    return number
  }

  /// The day of a Gregorian date; without a year, the next one from today on.
  private func day(_ day: Int, _ month: Int, _ year: Int?) throws(DateWordsError) -> Day {
    do {
      if let year { return try CivilDate(year: year, month: month, day: day).day }
      // 2000 has every date of the calendar; an error about another date names the present year.
      if (try? CivilDate(year: 2000, month: month, day: day)) == nil {
        _ = try CivilDate(year: today.year, month: month, day: day)
      }
    } catch {
      throw .civil(error)
    }
    // Leap years are at most eight years apart.
    for year in today.year...(today.year + 8) where Limits.year.contains(year) {
      if let date = try? CivilDate(year: year, month: month, day: day), date.day >= today { return date.day }
    }
    throw .outsideYears
  }

  /// `5/2`, `5/2/2026`, `5.2.`, `2026/2/5`, `5-2-2026`; a year before hyphens is ISO 8601, which requires two digits
  /// for month and day.
  private mutating func numeric() throws(DateWordsError) -> DateReading? {
    guard let first = number() else { return nil }
    let isDotted = consume(sign: UInt8(ascii: "."))
    let isDashed = !isDotted && consume(sign: UInt8(ascii: "-"))
    guard isDotted || isDashed || consume(sign: UInt8(ascii: "/")), let second = number(2) else { return nil }
    let sign = UInt8(ascii: isDotted ? "." : isDashed ? "-" : "/")
    let third = consume(sign: sign) ? number() : nil
    if first > 99 {
      guard let third, !isDashed else { return nil }
      return .days(DayRange(try day(third, second, first)))
    }
    // A year of two digits is refused: 5/2/26 can be three dates.
    if let third, third < 100 { return nil }
    if isDashed, third == nil { return nil }
    let isDayFirst = isDotted || words.language != .english || first > 12
    if isDayFirst { return .days(DayRange(try day(first, second, third))) }
    if second > 12 { return .days(DayRange(try day(second, first, third))) }
    return .of(DayRange(try day(first, second, third)), DayRange(try day(second, first, third)))
  }
}
