import FastiCivil

/// Reads one clause of a rule sentence word by word and records every mistake instead of stopping at the first.
struct SentenceReader {
  let words: [Word]
  var position = 0
  let source: SentenceSource
  var mistakes: [RuleMistake] = []
  /// The index after the last word that may be read now.
  var stop: Int
  /// The number of mistakes when the current part began.
  var known = 0

  /// Reads the words of a text, which is a part of the source.
  init(_ text: ArraySlice<UInt8>, of source: SentenceSource) {
    self.init(FastiHolidays.words(of: text), of: source)
  }

  init(_ words: [Word], of source: SentenceSource) {
    self.words = words
    self.source = source
    stop = words.count
  }

  var current: Word? { position < stop ? words[position] : nil }
  var rest: ArraySlice<Word> { words[position..<stop] }
  var isAtEnd: Bool { position >= stop }

  mutating func note(
    _ field: RuleMistake.Field, _ value: [UInt8], _ problem: RuleMistake.Problem, at word: Word? = nil
  ) {
    // After a mistake in the same part nothing is reported as missing, because the mistake is in its place.
    if case .missing = problem, mistakes.count > known { return }
    let here = word ?? (position < words.count ? words[position] : nil)
    let column = here.map { source.column(of: $0) } ?? source.column(behind: words.last)
    mistakes.append(RuleMistake(line: source.line, column: column, field: field, value: value, problem: problem))
  }

  mutating func note(_ field: RuleMistake.Field, _ word: Word?, _ problem: RuleMistake.Problem = .unknown) {
    if let word { note(field, [UInt8](word.bytes), problem, at: word) } else { note(field, [], .missing, at: current) }
  }

  /// Reports that the next word repeats a clause; a second clause would silently override the first.
  mutating func refuse(_ field: RuleMistake.Field, if isRepeated: Bool) {
    if isRepeated, let current { note(field, current, .repeated) }
  }

  mutating func next() -> Word? {
    guard position < stop else { return nil }
    position += 1
    return words[position - 1]
  }

  mutating func consume(_ text: StaticString) -> Bool {
    guard let current, current.matches(text) else { return false }
    position += 1
    return true
  }

  /// Takes all of these words or none.
  mutating func consume(_ texts: StaticString...) -> Bool {
    guard position + texts.count <= stop else { return false }
    for (index, text) in texts.enumerated() where !words[position + index].matches(text) { return false }
    position += texts.count
    return true
  }

  func contains(_ text: StaticString) -> Bool {
    for place in position..<stop where words[place].matches(text) { return true }
    return false
  }

  mutating func weekday() -> Weekday? {
    guard let word = next() else {
      note(.weekday, nil as Word?)
      return nil
    }
    for (index, name) in WeekdayWord.names.enumerated() where word.matches(name) { return Weekday.allCases[index] }
    note(.weekday, word)
    return nil
  }

  mutating func month() -> Int? {
    let word = next()
    if let word, let month = MonthWord.number(word) { return month }
    note(.month, word)
    return nil
  }

  mutating func number(_ field: RuleMistake.Field, _ limits: ClosedRange<Int>) -> Int? {
    guard let word = next() else {
      note(field, nil as Word?)
      return nil
    }
    guard let value = word.number ?? word.signedNumber else {
      note(field, word)
      return nil
    }
    guard limits.contains(value) else {
      note(field, [UInt8](word.bytes), .outOfRange(limits), at: word)
      return nil
    }
    return value
  }

  /// `20 June`, a day that exists in some year; `June 20` is accepted too.
  mutating func monthDay() -> MonthDayOfYear? {
    guard let first = current else {
      note(.day, nil as Word?)
      return nil
    }
    let second = position + 1 < stop ? words[position + 1] : nil
    let isMonthFirst = MonthWord.number(first) != nil || !first.startsWithDigit && second?.startsWithDigit ?? true
    if isMonthFirst {
      let month = month()
      return real(number(.day, 1...31), month, at: first)
    }
    let day = number(.day, 1...31)
    return real(day, month(), at: first)
  }

  private mutating func real(_ day: Int?, _ month: Int?, at word: Word) -> MonthDayOfYear? {
    guard let day, let month else { return nil }
    let last = CivilDate.daysInMonth(year: 2_000, month: month)
    guard day <= last else {
      var text = UTF8Writer()
      text.write(MonthDayOfYear(month: month, day: day))
      note(.day, text.bytes, .noSuchDay(last: last), at: word)
      return nil
    }
    return MonthDayOfYear(month: month, day: day)
  }

  /// `1st`, `first`, `last`, `2nd last`: 1...5 or -1...-5.
  mutating func ordinal() -> Int? {
    guard let word = next() else {
      note(.ordinal, nil as Word?)
      return nil
    }
    if word.matches("last") { return -1 }
    guard let value = Ordinal.number(word) else {
      note(.ordinal, word)
      return nil
    }
    guard (1...5).contains(value) else {
      note(.ordinal, [UInt8](word.bytes), .outOfRange(1...5), at: word)
      return nil
    }
    return consume("last") ? -value : value
  }

  /// A clock time.
  mutating func time() -> TimeOfDay? {
    let word = next()
    do { return try TimeOfDay(iso: String(decoding: word?.bytes ?? [], as: UTF8.self)) } catch {
      note(.time, word)
      return nil
    }
  }

  /// An ISO date inside the limits.
  mutating func date(_ field: RuleMistake.Field = .date) -> Day? {
    guard let word = next() else {
      note(field, nil as Word?)
      return nil
    }
    do { return try Day(iso: word.bytes) } catch {
      note(field, word)
      return nil
    }
  }

  /// A year or a date: the first day it means, or the last.
  mutating func bound(_ field: RuleMistake.Field) -> Day? {
    guard let word = current, word.bytes.count == 4, let year = word.number else { return date(field) }
    position += 1
    guard Limits.year.contains(year) else {
      note(field, [UInt8](word.bytes), .outOfRange(Limits.year), at: word)
      return nil
    }
    return field == .until ? Day(year: year, month: 12, day: 31) : Day(year: year, month: 1, day: 1)
  }

  /// Reports remaining words as a mistake.
  mutating func end(_ field: RuleMistake.Field) {
    guard !isAtEnd else { return }
    note(field, joined(rest), .unknown, at: current)
    position = stop
  }
}

/// English ordinals, as rule sentences write them.
enum Ordinal {
  static func number(_ word: Word) -> Int? {
    let spelled: [StaticString] = ["first", "second", "third", "fourth", "fifth"]
    for (index, text) in spelled.enumerated() where word.matches(text) { return index + 1 }
    guard word.bytes.count >= 3, let value = Word(word.bytes.dropLast(2)).number else { return nil }
    let ending = Word(word.bytes.suffix(2))
    return ending.matches("st", "nd", "rd", "th") ? value : nil
  }

  static func ending(_ value: Int) -> StaticString {
    switch value {
    case 1: "st"
    case 2: "nd"
    case 3: "rd"
    default: "th"
    }
  }
}

/// A day and month of any year, Gregorian: 20 June.
public struct MonthDayOfYear: Hashable, Sendable {
  /// 1 = January.
  public var month: Int
  /// 1 to 31.
  public var day: Int

  public init(month: Int, day: Int) {
    self.month = month
    self.day = day
  }

  /// The day in a year; 29 February is 1 March in a common year.
  @inline(__always)
  func day(in year: Int) -> Day { Day(year: year, month: month, day: day) }

  /// The day in a year as the end of a range: one that ends on 29 February ends on 28 February in a common year.
  @inline(__always)
  func lastDay(in year: Int) -> Day {
    month == 2 && day == 29 && !CivilDate.isLeap(year) ? Day(year: year, month: 2, day: 28) : day(in: year)
  }
}

extension UTF8Writer {
  mutating func write(_ date: MonthDayOfYear) {
    write(date.day)
    write(" ")
    write(MonthWord.names[date.month - 1])
  }

  mutating func write(_ weekday: Weekday) { write(WeekdayWord.names[weekday.number - 1]) }

  /// Appends a bound as a year when it is the year's first or last day.
  mutating func write(bound day: Day, field: RuleMistake.Field) {
    let date = day.date
    let whole = field == .until ? date.month == 12 && date.dayOfMonth == 31 : date.month == 1 && date.dayOfMonth == 1
    if whole { write(date.year, width: 4) } else { write(day) }
  }
}
