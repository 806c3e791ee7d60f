import FastiAgenda
import FastiCivil

extension DateWordsReader {
  /// A recurrence; nil if the next words are not one.
  mutating func recurrence() -> RecurrencePhrase? {
    if let unit = adverb() { return RecurrencePhrase(step: 1, kind: .unit(unit)) }
    let start = self
    if let phrase = ordinalOfMonth(needsMonth: true) { return phrase }
    self = start
    if let phrase = timesInSo() { return phrase }
    self = start
    let isOther = consume(["varannan", "vartannat"])
    guard isOther || consume(["every", "each", "varje", "var", "vart", "moi", "hang"]) else { return nil }
    var step = isOther ? 2 : 1
    if !isOther, consume(["other"]) { step = 2 } else if !isOther { step = numbered() ?? 1 }
    if let phrase = unit(step) { return phrase }
    if step == 1, let phrase = ordinalOfMonth(needsMonth: false) { return phrase }
    if consume(["weekday", "working day", "vardag", "ngay lam viec"]) {
      return RecurrencePhrase(step: step, kind: .weekdays([.monday, .tuesday, .wednesday, .thursday, .friday]))
    }
    return weekdays().map { RecurrencePhrase(step: step, kind: .weekdays($0)) }
  }

  private mutating func adverb() -> Repetition? {
    let words: [[StaticString]] = [
      ["daily", "dagligen"], ["weekly"], ["monthly"], ["yearly", "annually", "arligen"],
    ]
    return takeOne(of: words).map { Repetition.allCases[$0] }
  }

  /// `3`, `3rd`, `3:e`: the interval.
  private mutating func numbered() -> Int? {
    guard let number = number(5) else { return nil }
    _ = consume(sign: UInt8(ascii: "?"))
    _ = consume(["st", "nd", "rd", "th", "e", "a"])
    return number
  }

  /// A unit with what may follow it: the weekdays of a week, the day of a month, the date of a year.
  private mutating func unit(_ step: Int) -> RecurrencePhrase? {
    guard let place = takeOne(of: [DateVocabulary.day, DateVocabulary.week, DateVocabulary.month, DateVocabulary.year])
    else { return nil }
    let unit = Repetition.allCases[place]
    let end = self
    switch unit {
    case .day: break
    case .week:
      _ = consume(["on", "pa", "vao"])
      if let days = weekdays() { return RecurrencePhrase(step: step, kind: .weekdays(days)) }
    case .month:
      _ = consume(["on the", "on", "the", "den", "pa", "vao ngay", "ngay"])
      if let (ordinal, weekday) = ordinalWeekday() {
        return RecurrencePhrase(step: step, kind: .ofMonth(ordinal, weekday))
      }
      self = end
      if consume(["on the", "on", "the", "den", "vao ngay", "ngay"]), let day = dayNumber() {
        return RecurrencePhrase(step: step, kind: .dayOfMonth(day))
      }
    case .year: if let date = yearlyDate() { return RecurrencePhrase(step: step, kind: .date(date)) }
    }
    self = end
    return RecurrencePhrase(step: step, kind: .unit(unit))
  }

  /// `2 tuần một lần`.
  private mutating func timesInSo() -> RecurrencePhrase? {
    guard let count = number(5),
      let place = takeOne(of: [DateVocabulary.day, DateVocabulary.week, DateVocabulary.month, DateVocabulary.year]),
      consume(["mot lan"])
    else { return nil }
    return RecurrencePhrase(step: count, kind: .unit(Repetition.allCases[place]))
  }

  /// `last friday of every month`, `sista fredagen i månaden`; after "every" the month may be left out.
  private mutating func ordinalOfMonth(needsMonth: Bool) -> RecurrencePhrase? {
    guard let (ordinal, weekday) = ordinalWeekday() else { return nil }
    let isSaid = consume([
      "of every month", "of each month", "of the month", "every month", "i varje manad", "varje manad", "i manaden",
      "hang thang", "moi thang", "cua thang",
    ])
    guard isSaid || !needsMonth else { return nil }
    // Most people mean every other week by "every second Tuesday".
    guard isSaid || ordinal != 2 else { return RecurrencePhrase(step: 2, kind: .weekdays([weekday])) }
    return RecurrencePhrase(step: 1, kind: .ofMonth(ordinal, weekday))
  }

  private mutating func ordinalWeekday() -> (ordinal: Int, weekday: Weekday)? {
    let start = self
    let words: [[StaticString]] = [
      ["first", "forsta"], ["second", "andra"], ["third", "tredje"], ["fourth", "fjarde"], ["fifth", "femte"],
      ["last", "sista"],
    ]
    if let place = takeOne(of: words), let weekday = weekday() { return (place == 5 ? -1 : place + 1, weekday) }
    self = start
    // Thứ sáu cuối cùng.
    if let weekday = weekday(), consume(["cuoi cung", "cuoi"]) { return (-1, weekday) }
    self = start
    return nil
  }

  /// Weekdays in sequence.
  private mutating func weekdays() -> [Weekday]? {
    var days: [Weekday] = []
    while true {
      let start = self
      if !days.isEmpty { _ = consume(["and", "och", "va"]) }
      guard let day = weekday() else {
        self = start
        return days.isEmpty ? nil : days
      }
      days.append(day)
    }
  }
}
