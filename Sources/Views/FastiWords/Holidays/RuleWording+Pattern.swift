import FastiCalendars
import FastiCivil
import FastiFormats
import FastiHolidays

extension RuleWording {
  /// When a pattern falls, as a part of a sentence: `on the Friday between 19 and 25 June`.
  func when(_ pattern: Pattern) -> String {
    switch pattern {
    case .fixed(let fixed): when(fixed)
    case .easterRelative(let easter): when(easter)
    case .floating(let floating): when(floating)
    case .nthWeekday(let nth): when(nth)
    case .lunar(let lunar): when(lunar.day, lunar.month, lunar.leap, name(of: lunar.calendar))
    case .astronomical(let term): when(term)
    case .calendarDate(let date): when(date.day, date.month, date.leap, name(of: date.calendar))
    case .relative(let relative): when(relative)
    case .dates(let dates): when(dates)
    case .swaps(let swaps): when(swaps)
    }
  }

  private func when(_ fixed: Fixed) -> String {
    let date = text(of: fixed.date)
    guard fixed.date == MonthDayOfYear(month: 2, day: 29) else { return words(.ruleOnDate, date) }
    return switch fixed.leapDay {
    case .skip: words(.ruleInLeapYears, date)
    case .before: words(.ruleLeapDay, date, text(of: MonthDayOfYear(month: 2, day: 28)))
    case .after: words(.ruleLeapDay, date, text(of: MonthDayOfYear(month: 3, day: 1)))
    }
  }

  private func text(of date: MonthDayOfYear) -> String {
    words(.dateDayMonth, String(date.day), "\(words.dates.name(month: date.month))")
  }

  private func when(_ easter: EasterRelative) -> String {
    switch easter.church {
    case .western: easter.offset == 0 ? words(.ruleOnEaster) : counted(easter.offset, from: words(.ruleEaster))
    case .orthodox:
      easter.offset == 0 ? words(.ruleOnOrthodoxEaster) : counted(easter.offset, from: words(.ruleOrthodoxEaster))
    }
  }

  private func when(_ relative: Relative) -> String {
    switch relative {
    case .days(let count, let target): counted(count, from: name(of: target))
    case .weekdayAfter(let weekday, let target, let inclusive):
      words(inclusive ? .ruleWeekdayOnOrAfter : .ruleWeekdayAfter, name(of: weekday), name(of: target))
    case .weekdayBefore(let weekday, let target, let inclusive):
      words(inclusive ? .ruleWeekdayOnOrBefore : .ruleWeekdayBefore, name(of: weekday), name(of: target))
    case .between: words(.ruleBetween)
    }
  }

  /// A number of days after something, negative before it.
  private func counted(_ days: Int, from name: String) -> String {
    switch days {
    case 0: words(.ruleOnSameDay, name)
    case 1: words(.ruleOnDayAfter, name)
    case -1: words(.ruleOnDayBefore, name)
    case let days where days > 0: words(.ruleDaysAfter, words.number(days), name)
    case let days: words(.ruleDaysBefore, words.number(-days), name)
    }
  }

  private func name(of target: Relative.Target) -> String {
    let name = names[target.id] ?? target.id.string
    return target.isAsMoved ? words(.ruleKeptDay, name) : name
  }

  private func name(of weekday: Weekday) -> String { "\(words.dates.name(weekday))" }

  private func when(_ floating: Floating) -> String {
    let (first, last) = (floating.first, floating.last)
    let isNextYear = (last.month, last.day) < (first.month, first.day)
    let start = first.month == last.month && !isNextYear ? String(first.day) : text(of: first)
    let end = Day(year: isNextYear ? 2_002 : 2_001, month: last.month, day: last.day)
    let count = end - Day(year: 2_001, month: first.month, day: first.day) + 1
    if count == 1 {
      return words(.ruleOnDate, text(of: first)) + ", "
        + words(.ruleOnlyOn, words(.ruleIfWeekday, name(of: floating.weekday)))
    }
    // A range of seven days has each weekday once.
    let phrase: Phrase = count == 7 ? .ruleWeekdayBetween : count < 7 ? .ruleWeekdayIfAny : .ruleFirstWeekday
    return words(phrase, name(of: floating.weekday), start, text(of: last))
  }

  private static let ordinals: [Phrase] = [.nthFirst, .nthSecond, .nthThird, .nthFourth, .nthFifth]

  private func when(_ nth: NthWeekday) -> String {
    let count = abs(nth.ordinal)
    var ordinal =
      RuleWording.ordinals.indices.contains(count - 1) ? words(RuleWording.ordinals[count - 1]) : words.number(count)
    if nth.ordinal < 0 {
      ordinal =
        switch count {
        case 1: words(.ordinalLast)
        case 2: words(.nthSecondLast)
        default: words(.nthFromEnd, ordinal)
        }
    }
    let month = nth.month.map { "\(words.dates.name(month: $0))" } ?? words(.ruleEachMonth)
    return words(.ruleNthWeekday, ordinal, name(of: nth.weekday), month)
  }

  private func when(_ term: Astronomical) -> String {
    let event =
      switch term.longitude {
      case 0: words(.seasonMarch)
      case 90: words(.seasonJune)
      case 180: words(.seasonSeptember)
      case 270: words(.seasonDecember)
      default: words(.seasonTerm, String(term.longitude))
      }
    return words(.ruleOnEvent, event)
  }

  private func when(_ dates: Dates) -> String {
    let items = dates.spans.map { span in
      let (first, last) = (date(span.first), date(span.last))
      return span.count == 1
        ? Item(span, first, when: words(.ruleOnDates, first))
        : Item(span, words(.fromTo, first, last), when: words(.ruleFromTo, first, last))
    }
    let isPlain = dates.spans.allSatisfy { $0.count == 1 }
    return when(items, isPlain: isPlain, count: dates.spans.reduce(0) { $0 + $1.count })
  }

  private func when(_ swaps: Swaps) -> String {
    let items = swaps.pairs.map { pair in
      let text = words(.ruleSwapped, date(pair.off), date(pair.worked))
      return Item(DayRange(pair.off), text, when: words(.ruleOnDates, text))
    }
    return when(items, isPlain: false, count: items.count)
  }
}

// Months of other calendars.
extension RuleWording {
  private func when(_ day: MonthDay, _ month: Int?, _ leap: LeapMonths, _ calendar: String) -> String {
    let regular = month.map { words(.ruleMonthNumber, String($0)) } ?? words(.ruleEachMonth)
    let months =
      switch leap {
      case .regular: regular
      case .leap: words(.ruleLeapMonth, regular)
      case .both: words(.ruleLeapMonthToo, regular)
      }
    return switch day {
    case .day(let number): words(.ruleOnMonthDay, String(number), months, calendar)
    case .last: words(.ruleOnMonthEnd, months, calendar)
    }
  }

  private func name(of calendar: LunisolarCalendar) -> String {
    switch calendar {
    case .chinese: words(.shapeLunarChinese)
    case .vietnamese: words(.shapeLunarVietnamese)
    case .korean: words(.shapeLunarKorean)
    }
  }

  private func name(of calendar: RuleCalendar) -> String {
    words(.ruleCalendar, words(calendar: "\(calendar.name)"))
  }
}
