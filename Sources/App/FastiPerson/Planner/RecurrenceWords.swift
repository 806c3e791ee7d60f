package import FastiAgenda
package import FastiCivil
import FastiRecords

/// `week`, `2 weeks`, `every 3 months`.
struct StepText {
  let step: RecurrenceStep
  let unit: Repetition

  /// Reads a step; nil for `never`.
  /// - Throws: `.invalid` with the possible words.
  init?(_ text: String) throws(Failure) {
    var words = text.lowercased().split(separator: " ").map { String($0) }
    if words.first == "every" { words.removeFirst() }
    if words == ["never"] { return nil }
    var count = 1
    if words.count == 2, let number = Int(words[0]) {
      count = number
      words.removeFirst()
    }
    guard words.count == 1,
      let unit = Repetition.allCases.first(where: { "\($0.word)" == words[0] || "\($0.word)s" == words[0] })
    else {
      let all = Repetition.allCases.map { "\($0.word)" } + ["never"]
      throw Failure(.value(.word(all)), field: .every, value: text)
    }
    do { step = try RecurrenceStep(count) } catch {
      throw Failure(.recurrence(error), field: .input(.every), value: text)
    }
    self.unit = unit
  }
}

/// `mo,we`: weekdays by two or more letters of their English names.
enum WeekdaysText {
  static func read(_ text: String) throws(Failure) -> RecurringWeekdays {
    var days: [Weekday] = []
    for word in text.lowercased().split(whereSeparator: { $0 == "," || $0 == " " }) {
      guard let day = weekday(word) else { throw wrong(text) }
      days.append(day)
    }
    do { return try RecurringWeekdays(days) } catch {
      throw Failure(.recurrence(error), field: .input(.onDays), value: text)
    }
  }

  /// The weekday whose name begins with a word of two letters or more.
  static func weekday(_ word: some StringProtocol) -> Weekday? {
    guard word.utf8.count >= 2 else { return nil }
    return zip(names, [Weekday.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday])
      .first { $0.0.hasPrefix(word) }?.1
  }

  private static let names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

  private static func wrong(_ text: String) -> Failure {
    Failure(.value(.word(["mo", "tu", "we", "th", "fr", "sa", "su"])), field: .onDays, value: text)
  }
}

/// `last-fri`, `2nd-tue`, `1st-weekday`, `last-day`, several separated by commas.
enum NthText {
  static func read(_ text: String) throws(Failure) -> MonthDays {
    var weekdays: [(ordinal: Int?, weekday: Weekday)] = []
    let items = text.lowercased().split(separator: ",")
    for item in items {
      let parts = item.split(whereSeparator: { $0 == "-" || $0 == " " })
      guard parts.count == 2, let ordinal = ordinal(parts[0]) else { throw wrong(text) }
      do throws(RecurrenceError) {
        if parts[1] == "day", items.count == 1 { return .numbered(try MonthDayNumbers([ordinal])) }
        if parts[1] == "weekday", items.count == 1 {
          return .position(
            try MonthPosition(ordinal),
            of: try RecurringWeekdays([.monday, .tuesday, .wednesday, .thursday, .friday]))
        }
      } catch { throw Failure(.recurrence(error), field: .input(.nth), value: text) }
      guard let weekday = WeekdaysText.weekday(parts[1]) else { throw wrong(text) }
      weekdays.append((ordinal, weekday))
    }
    do { return .weekdays(try MonthWeekdays(weekdays)) } catch {
      throw Failure(.recurrence(error), field: .input(.nth), value: text)
    }
  }

  /// `1`, `1st`, `first` to `5`, `5th`, `fifth`, and `last`.
  private static func ordinal(_ word: Substring) -> Int? {
    if word == "last" { return -1 }
    if let place = ["first", "second", "third", "fourth", "fifth"].firstIndex(of: String(word)) { return place + 1 }
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard ["", "st", "nd", "rd", "th"].contains(word.dropFirst(digits.count)), let number = Int(digits) else {
      return nil
    }
    return number
  }

  private static func wrong(_ text: String) -> Failure {
    Failure(
      .value(.word(["last-fri", "2nd-tue", "1st-weekday", "last-day"])), field: .nth, value: text,
      hint: .value("last-fri"))
  }
}

extension RecurrenceRule {
  /// The step and the unit; nil for a day of another calendar.
  var stepAndUnit: (step: RecurrenceStep, unit: Repetition)? {
    switch self {
    case .days(let step): (step, .day)
    case .weeks(let step, _, _): (step, .week)
    case .months(let step, _): (step, .month)
    case .years(let step, _, _): (step, .year)
    case .calendar: nil
    }
  }

  /// The same rule from another first day: a rule for the weekday, day or month of the first day is changed to the new
  /// one.
  func moved(from old: Day, to new: Day) -> RecurrenceRule {
    switch self {
    case .weeks(let step, RecurringWeekdays(old.weekday), let start):
      .weeks(every: step, on: RecurringWeekdays(new.weekday), weekStart: start)
    case .months(let step, .nearest(MonthDayNumber(old))): .months(every: step, on: .nearest(MonthDayNumber(new)))
    case .years(let step, let months, .nearest(MonthDayNumber(old))) where months.members == [old.date.month]:
      .years(
        every: step, in: (try? RecurringMonths([new.date.month])) ?? months, on: .nearest(MonthDayNumber(new)))
    default: self
    }
  }

  /// The same days in the simplest form: with the nearest day if every month of the rule has the day anyway, and with
  /// weeks from Monday if each week counts.
  package func plain(first: Day) -> RecurrenceRule {
    let date = first.date
    switch self {
    case .weeks(.one, let days, _): return .weeks(every: .one, on: days, weekStart: .monday)
    case .months(let step, .numbered(let days)):
      let isSure = days.members == [date.dayOfMonth] && date.dayOfMonth <= 28
      guard isSure || days.members == [-1] && date.dayOfMonth == 31 else { return self }
      return .months(every: step, on: .nearest(MonthDayNumber(first)))
    case .years(let step, let months, .numbered(let days)):
      guard months.members == [date.month] else { return self }
      let (least, most) = (
        CivilDate.daysInMonth(year: 2001, month: date.month), CivilDate.daysInMonth(year: 2000, month: date.month)
      )
      let isSure = days.members == [date.dayOfMonth] && date.dayOfMonth <= least
      guard isSure || days.members == [-1] && date.dayOfMonth == most else { return self }
      return .years(every: step, in: months, on: .nearest(MonthDayNumber(first)))
    default: return self
    }
  }
}
