import FastiCalendars
import FastiCivil

/// A text that is read token by token.
struct DateWordsReader {
  let words: DateWords
  private let tokens: [[UInt8]]
  private var place = 0

  init(words: DateWords, tokens: [[UInt8]]) {
    self.words = words
    self.tokens = tokens
  }

  var today: Day { words.today }
  var isAtEnd: Bool { place == tokens.count }

  /// The meaning of the whole text.
  mutating func read() throws(DateWordsError) -> DateReading {
    guard !tokens.isEmpty else { throw .notUnderstood }
    // Each form either reads all of the text or leaves it to the next one.
    if let day = try whole({ (reader) throws(DateWordsError) in try reader.relative() }) { return .days(DayRange(day)) }
    if let reading = try whole({ (reader) throws(DateWordsError) in try reader.onWeekday() }) { return reading }
    if let reading = try whole({ (reader) throws(DateWordsError) in try reader.dated() }) { return reading }
    if let days = try whole({ (reader) throws(DateWordsError) in try reader.period() }) {
      // In the last week of 2999, next week is outside the years that Fasti knows.
      guard days.first.isWithinLimits, days.last.isWithinLimits else { throw .outsideYears }
      return .days(days)
    }
    throw .notUnderstood
  }

  private mutating func whole<Value>(
    _ form: (inout DateWordsReader) throws(DateWordsError) -> Value?
  ) throws(DateWordsError) -> Value? {
    var reader = self
    guard let value = try form(&reader), reader.isAtEnd else { return nil }
    return value
  }

  // MARK: Tokens

  /// Consumes one of several phrases, the longest that matches.
  mutating func consume(_ phrases: [StaticString]) -> Bool {
    var longest = 0
    for phrase in phrases { longest = max(longest, length(of: phrase)) }
    place += longest
    return longest > 0
  }

  /// The number of tokens that a phrase takes here; 0 if it does not match.
  private func length(of phrase: StaticString) -> Int {
    phrase.withUTF8Buffer { bytes in
      var next = place
      for word in bytes.split(separator: UInt8(ascii: " ")) {
        guard next < tokens.count, tokens[next].elementsEqual(word) else { return 0 }
        next += 1
      }
      return next - place
    }
  }

  /// The index of the list with the longest matching spelling.
  mutating func takeOne(of lists: [[StaticString]]) -> Int? {
    var found: (place: Int, length: Int)?
    for (index, spellings) in lists.enumerated() {
      for spelling in spellings {
        let length = length(of: spelling)
        if length > found?.length ?? 0 { found = (index, length) }
      }
    }
    guard let found else { return nil }
    place += found.length
    return found.place
  }

  /// Skips a token.
  mutating func skip() { place += 1 }

  mutating func consume(sign: UInt8) -> Bool {
    guard place < tokens.count, tokens[place] == [sign] else { return false }
    place += 1
    return true
  }

  /// A year, which has four digits.
  mutating func year() -> Int? { place < tokens.count && tokens[place].count == 4 ? number() : nil }

  /// A number with at most a number of digits.
  mutating func number(_ most: Int = 4) -> Int? {
    guard place < tokens.count, tokens[place].count <= most else { return nil }
    var value = 0
    for byte in tokens[place] {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    place += 1
    return value
  }

  /// Tries a form and goes back if it does not match.
  mutating func attempt<Value>(
    _ form: (inout DateWordsReader) throws(DateWordsError) -> Value?
  ) throws(DateWordsError) -> Value? {
    let start = place
    if let value = try form(&self) { return value }
    place = start
    return nil
  }

  // MARK: Forms

  /// `today`, `+3d`, `in 2 weeks`, `om 3 dagar`, `3 ngày nữa`, `2 months ago`.
  private mutating func relative() throws(DateWordsError) -> Day? {
    if consume(DateVocabulary.afterTomorrow) { return try within(today + 2) }
    if consume(DateVocabulary.today) { return today }
    if consume(DateVocabulary.tomorrow) { return try within(today + 1) }
    if consume(DateVocabulary.yesterday) { return try within(today - 1) }
    var sign = 0
    if consume(sign: UInt8(ascii: "+")) || consume(DateVocabulary.within) { sign = 1 }
    if sign == 0, consume(sign: UInt8(ascii: "-")) { sign = -1 }
    guard let count = number(5) ?? (consume(["a", "an", "en", "ett", "mot"]) ? 1 : nil) else { return nil }
    guard let unit = takeOne(of: [DateVocabulary.day, DateVocabulary.week, DateVocabulary.month, DateVocabulary.year])
    else { return nil }
    if sign == 0 {
      if consume(DateVocabulary.fromNow) {
        sign = 1
      } else if consume(DateVocabulary.ago) {
        sign = -1
      } else {
        return nil
      }
    }
    return try moved(sign * count, unit)
  }

  private func moved(_ count: Int, _ unit: Int) throws(DateWordsError) -> Day {
    if unit < 2 { return try within(today + count * (unit == 1 ? 7 : 1)) }
    let date = today.date
    let months = date.year * 12 + date.month - 1 + count * (unit == 3 ? 12 : 1)
    guard months >= 12 * Limits.year.lowerBound, months / 12 <= Limits.year.upperBound else { throw .outsideYears }
    // The nearest day before, as everywhere in Fasti: a month after 31 January is 28 February.
    let length = CivilDate.daysInMonth(year: months / 12, month: months % 12 + 1)
    return Day(year: months / 12, month: months % 12 + 1, day: min(date.dayOfMonth, length))
  }

  /// `next week`, `week 6`, `vecka 6 2027`, `tháng sau`, `june 2027`.
  private mutating func period() throws(DateWordsError) -> DayRange? {
    if consume(["tuan sau", "tuan toi"]) { return ISOWeek(today).advanced(by: 1).days }
    if consume(["thang sau", "thang toi"]) { return YearMonth(today).advanced(by: 1).days }
    let isNext = consume(DateVocabulary.next)
    let isThis = !isNext && consume(["this", "den har", "denna"])
    if consume(DateVocabulary.week) {
      if isNext || isThis { return ISOWeek(today).advanced(by: isNext ? 1 : 0).days }
      guard let week = number(2) else { return consume(["nay"]) ? ISOWeek(today).days : nil }
      let year = year() ?? ISOWeek(today).year
      do { return try ISOWeek(year: year, week: week).days } catch { throw .civil(error) }
    }
    if isNext || isThis {
      return consume(DateVocabulary.month) ? YearMonth(today).advanced(by: isNext ? 1 : 0).days : nil
    }
    var month = takeOne(of: DateVocabulary.months).map { $0 + 1 }
    if month == nil, consume(["thang"]) { month = number(2) }
    guard let month else { return try hijriMonth() }
    _ = consume(["nam"])
    let year = year() ?? (today.date.month <= month ? today.year : today.year + 1)
    do { return try YearMonth(year: year, month: month).days } catch { throw .civil(error) }
  }

  /// `friday`, `next friday`, `på fredag`, `thứ sáu tuần sau`.
  private mutating func onWeekday() throws(DateWordsError) -> DateReading? {
    let isNext = consume(DateVocabulary.next)
    if !isNext { _ = consume(DateVocabulary.this) }
    guard let weekday = weekday() else { return nil }
    let coming = try within((today + 1).onOrAfter(weekday))
    let following = try within(ISOWeek(today).end + 1 + (weekday.isoNumber - 1))
    if consume(DateVocabulary.nextAfter) || consume(["next week", "nasta vecka"]) { return .days(DayRange(following)) }
    _ = consume(DateVocabulary.thisAfter)
    // Earlier in the week, some people mean this week's day and some next week's.
    return isNext ? .of(DayRange(coming), DayRange(following)) : .days(DayRange(coming))
  }

  mutating func weekday() -> Weekday? {
    if words.language == .vietnamese {
      // Thứ 2 is Monday.
      let start = place
      if consume(["thu", "t"]), let number = number(1), number >= 2, number <= 7 {
        return try? Weekday(number: number)
      }
      place = start
    }
    return takeOne(of: DateVocabulary.weekdays).flatMap { try? Weekday(number: $0 + 1) }
  }

  func within(_ day: Day) throws(DateWordsError) -> Day {
    guard day.isWithinLimits else { throw .outsideYears }
    return day
  }
}
