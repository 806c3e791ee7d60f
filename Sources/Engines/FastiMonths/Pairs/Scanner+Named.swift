import FastiCivil

extension Scanner {
  /// A Hijri month at a place: `Ramadan`, `1 Ramadan 1448 AH`, `Ramadan 1, 1448`, `1st day of the month of Ramadan`.
  ///
  /// Nil for another day of it, such as `10 Muharram`; a separate number before it is its position in a list.
  func namedMonth(_ place: Int) -> NamedMonth? {
    var isFirst = isWord(place, "first")
    var next = place
    if let number = number(place) {
      next = skipping(")", at: skipping(".", at: place + 1))
      next = ofThe(next)
      guard let name = hijriMonth(next), number == 1 || number == name.month else { return nil }
      isFirst = number == 1 && !isMark(place + 1, ".") && !isMark(place + 1, ")")
    } else if isFirst {
      next = ofThe(place + 1)
    }
    guard let name = hijriMonth(next) else { return nil }
    var end = name.end
    if let number = number(end), hijriYear(end) == nil {
      guard number == 1 else { return nil }
      isFirst = true
      end += 1
    }
    let year = hijriYear(skipping("-", at: skipping(",", at: end)))
    return NamedMonth(number: name.month, year: year?.year, isFirst: isFirst, end: year?.end ?? end)
  }

  /// The place after a day of a Hijri month that is not its first: `10 Muharram 1447`, `Muharram 10`.
  func otherDay(_ place: Int) -> Int? {
    if number(place) != nil, let name = hijriMonth(ofThe(place + 1)) { return hijriYear(name.end)?.end ?? name.end }
    guard let name = hijriMonth(place), number(name.end) != nil else { return nil }
    return hijriYear(skipping(",", at: name.end + 1))?.end ?? name.end + 1
  }

  private func ofThe(_ place: Int) -> Int {
    let next = skipping(word: "of", at: skipping(word: "day", at: place))
    return isWord(next, "the") && isWord(next + 1, "month") && isWord(next + 2, "of") ? next + 3 : next
  }

  /// A Gregorian date at a place, in any form, optionally with a weekday before or after it.
  ///
  /// Nil when what follows makes it one of several dates.
  func namedDate(_ place: Int) -> NamedDate? {
    let leading = weekday(place)
    var next = leading == nil ? place : skipping(".", at: skipping(",", at: place + 1))
    let isBracketed = leading != nil && isMark(next, "(")
    if isBracketed { next += 1 }
    next = skipping(word: "the", at: next)
    guard let (readings, after) = writtenDate(next) else { return nil }
    next = after
    if isBracketed {
      guard isMark(next, ")") else { return nil }
      next += 1
    }
    var trailing: Weekday?
    let mark = isMark(next, "(") ? 1 : isMark(next, ",") || isMark(next, "-") ? 1 : 0
    if leading == nil, let inside = weekday(next + mark), writtenDate(skipping(",", at: next + mark + 1)) == nil {
      trailing = inside
      next = skipping(")", at: skipping(".", at: next + mark + 1))
    }
    if number(next) != nil, namedMonth(next) == nil { return nil }
    if isMark(next, "/") || isWord(next, "or between") || isMark(next, "&") { return nil }
    if isMark(next, "-") || isWord(next, "to until through"), number(next + 1) != nil, writtenDate(next + 1) == nil {
      return nil
    }
    return NamedDate(readings: readings, weekday: leading ?? trailing, end: next)
  }

  private func writtenDate(_ place: Int) -> ([NamedDate.Reading], Int)? {
    if let month = gregorianMonth(place) {
      let next = skipping("-", at: skipping(".", at: place + 1))
      guard let day = number(next), (1...31).contains(day) else { return nil }
      return dated(month, day, skipping("-", at: skipping(",", at: next + 1)), next + 1)
    }
    if let found = numericDate(place) { return found }
    guard let day = number(place), (1...31).contains(day) else { return nil }
    let name = skipping(word: "of", at: skipping("-", at: skipping(".", at: place + 1)))
    guard let month = gregorianMonth(name) else { return nil }
    let next = skipping(".", at: name + 1)
    return dated(month, day, skipping("-", at: skipping(",", at: next)), next)
  }

  /// With the year at a place, or without one.
  private func dated(_ month: Int, _ day: Int, _ place: Int, _ end: Int) -> ([NamedDate.Reading], Int)? {
    let year = gregorianYear(place)
    // An era after the year.
    let after = year == nil ? end : skipping(word: "ce ad", at: place + 1)
    return ([NamedDate.Reading(year: year, month: month, day: day)], after)
  }

  /// `2027-02-08`, `2/8/2027`, `08.02.2027`, `8/2/27`.
  private func numericDate(_ place: Int) -> ([NamedDate.Reading], Int)? {
    guard let first = number(place), let second = number(place + 2), let third = number(place + 4),
      ["-", "/", "."].contains(where: { isMark(place + 1, $0) && isMark(place + 3, $0) })
    else { return nil }
    func reading(_ year: Int, _ month: Int, _ day: Int) -> NamedDate.Reading? {
      guard (1...12).contains(month), (1...31).contains(day) else { return nil }
      return NamedDate.Reading(year: year, month: month, day: day)
    }
    var readings: [NamedDate.Reading?] = []
    if gregorianYear(place) != nil {
      readings = [reading(first, second, third)]
    } else if let year = gregorianYear(place + 4) ?? (digits(place + 4) == 2 ? 2_000 + third : nil) {
      readings = [reading(year, first, second), first == second ? nil : reading(year, second, first)]
    }
    let found = readings.compactMap { $0 }
    return found.isEmpty ? nil : (found, place + 5)
  }

  private func digits(_ place: Int) -> Int? {
    if case .number(_, let digits, isOrdinal: false)? = self[place]?.kind { digits } else { nil }
  }
}

extension Scanner {
  /// A range of a whole month that begins with a date, with its length: `26 June 2025 – 25 July 2025`, `June 26 to July 25,
  /// 2025`.
  func wholeMonth(_ first: NamedDate) -> (first: NamedDate, length: Int, end: Int)? {
    guard isMark(first.end, "-") || isWord(first.end, "to until through"), let last = namedDate(first.end + 1),
      first.readings.count == 1, last.readings.count == 1, let year = last.readings[0].year
    else { return nil }
    let (begin, end) = (first.readings[0], last.readings[0])
    let own = begin.year ?? (begin.month > end.month ? year - 1 : year)
    guard let start = NamedDate.day(own, begin.month, begin.day), let close = NamedDate.day(year, end.month, end.day),
      (29...30).contains(close - start + 1), last.weekday == nil || last.weekday == close.weekday
    else { return nil }
    let reading = NamedDate.Reading(year: own, month: begin.month, day: begin.day)
    return (NamedDate(readings: [reading], weekday: first.weekday, end: first.end), close - start + 1, last.end)
  }
}
