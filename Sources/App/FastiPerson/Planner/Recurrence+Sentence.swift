public import FastiAgenda
import FastiCalendars
public import FastiCivil
public import FastiFormats

extension Recurrence {
  /// The recurrence for people: `every 2 weeks: Mon, Wed`. It contains a number of times, but not a last day.
  /// - Returns: Nil if it does not recur.
  public func sentence(_ words: Words) -> Sentence? {
    guard let rule else { return nil }
    let told = rule.sentence(first, words)
    guard let times else { return told }
    return Sentence(.againTimes, .sentence(told), .number(times))
  }
}

extension RecurrenceRule {
  fileprivate func sentence(_ first: Day, _ words: Words) -> Sentence {
    let often = often
    guard repetition(first: first) == nil, let which = which(first, words) else { return often }
    return Sentence(.againWhich, .sentence(often), .sentence(which))
  }

  private var often: Sentence {
    switch self {
    case .days(let step): Self.often(step, .everyDay, .againDays)
    case .weeks(let step, _, _): Self.often(step, .everyWeek, .againWeeks)
    case .months(let step, _): Self.often(step, .everyMonth, .againMonths)
    case .years(let step, _, _): Self.often(step, .everyYear, .againYears)
    case .calendar(let rule):
      switch rule.turn {
      case .months: Sentence(.everyMonth)
      case .years(let step, _, _): Self.often(step, .everyYear, .againYears)
      }
    }
  }

  private static func often(_ step: RecurrenceStep, _ one: Template, _ many: Template) -> Sentence {
    step == .one ? Sentence(one) : Sentence(many, .number(step.count))
  }

  /// The days of a week or a month; nil if they follow from the first day.
  private func which(_ first: Day, _ words: Words) -> Sentence? {
    switch self {
    case .days: nil
    case .weeks(_, let days, _):
      days == RecurringWeekdays(first.weekday) ? nil : .list(days.members.map { .text("\(words.name($0))") })
    case .months(_, let days), .years(_, _, let days): days.sentence(first, words)
    case .calendar(let rule):
      Sentence(.againInCalendar, rule.date(words), .word(rule.calendar.title))
    }
  }
}

extension CalendarRule {
  /// `1 Ramadan`; or the place of the day or month: `last day`.
  fileprivate func date(_ words: Words) -> Sentence.Part {
    guard case .years(_, let month, let isLeap) = turn, let number = day.number,
      let language = NameLanguage(code: "\(words.language)"),
      let name = CalendarDate(calendar, year: 1, month: month, isLeapMonth: isLeap, day: number).monthName(in: language)
    else { return .sentence(.ordinal(day.number ?? -1, .word(.againDayOfMonth))) }
    return .text("\(number) \(name)")
  }
}

extension MonthDays {
  fileprivate func sentence(_ first: Day, _ words: Words) -> Sentence? {
    switch self {
    case .nearest(let day): day == MonthDayNumber(first) ? nil : .ordinal(day.number, .word(.againDayOfMonth))
    case .numbered(let numbers): .list(numbers.members.map { .sentence(.ordinal($0, .word(.againDayOfMonth))) })
    case .weekdays(let weekdays):
      .list(
        weekdays.members.map { member in
          let name = Sentence.Part.text("\(words.name(member.weekday))")
          return member.ordinal.map { .sentence(.ordinal($0, name)) } ?? name
        })
    case .position(let position, let days):
      .ordinal(position.number, .sentence(.list(days.members.map { .text("\(words.name($0))") }, last: .againOr)))
    }
  }
}

extension Sentence {
  /// `second Tuesday`, `last day`, `day 15`.
  fileprivate static func ordinal(_ number: Int, _ what: Part) -> Sentence {
    switch number {
    case 1: Sentence(.againFirst, what)
    case 2: Sentence(.againSecond, what)
    case 3: Sentence(.againThird, what)
    case 4: Sentence(.againFourth, what)
    case 5: Sentence(.againFifth, what)
    case -1: Sentence(.againLast, what)
    case ..<0: Sentence(.againFromEnd, what, .number(-number))
    default: Sentence(.againNumbered, what, .number(number))
    }
  }

  /// The items, separated by commas.
  fileprivate static func list(_ items: [Part], last: Template = .againAnd) -> Sentence {
    var told = Sentence(.againOne, items.first ?? .text(""))
    for (place, item) in items.enumerated().dropFirst() {
      told = Sentence(place == items.count - 1 ? last : .againAnd, .sentence(told), item)
    }
    return told
  }
}
