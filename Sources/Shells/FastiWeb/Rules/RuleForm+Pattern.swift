import FastiCalendars
import FastiCivil
import FastiHolidays
import FastiPages

extension RuleForm {
  /// Puts a pattern into the fields of its shape.
  mutating func take(_ pattern: Pattern) {
    switch pattern {
    case .fixed(let fixed):
      shape = .fixed
      take(fixed.date)
      parts[.leapDay] =
        switch fixed.leapDay {
        case .skip: ""
        case .before: "28"
        case .after: "1"
        }
    case .easterRelative(let easter):
      (shape, offset) = (.easter, FieldInput(String(easter.offset)))
      parts[.church] = easter.church == .orthodox ? "orthodox" : ""
    case .floating(let range):
      (shape, weekday) = (.range, range.weekday.number - 1)
      take(range.first)
      (parts[.toDay], parts[.toMonth]) = (String(range.last.day), String(range.last.month))
    case .nthWeekday(let nth):
      (shape, weekday, month) = (.weekday, nth.weekday.number - 1, FieldInput(String(nth.month)))
      ordinal = nth.ordinal > 0 ? nth.ordinal : 5 - nth.ordinal
    case .lunar(let lunar):
      shape =
        switch lunar.calendar {
        case .chinese: .lunarChinese
        case .vietnamese: .lunarVietnamese
        case .korean: .lunarKorean
        }
      month = FieldInput(String(lunar.month))
      take(lunar.day, lunar.leap)
    case .calendarDate(let date):
      (shape, month) = (.hijri, FieldInput(String(date.month)))
      parts[.calendar] = "\(date.calendar.name)"
      take(date.day, date.leap)
    case .astronomical(let event):
      shape = .season
      var writer = UTF8Writer()
      writer.write(Pattern.astronomical(event))
      parts[.season] = writer.string
    case .relative(let relative): take(relative)
    case .dates(let dates):
      shape = .dates
      parts[.dates] = dates.days.map(\.iso).joined(separator: ", ")
    case .swaps(let exchanged):
      shape = .swaps
      swaps = exchanged.pairs.map { RuleSwap(off: $0.off.iso, worked: $0.worked.iso) }
    }
  }

  private mutating func take(_ date: MonthDayOfYear) {
    (day, month) = (FieldInput(String(date.day)), FieldInput(String(date.month)))
  }

  private mutating func take(_ date: MonthDay, _ leap: LeapMonths) {
    if case .day(let number) = date { day = FieldInput(String(number)) } else { parts[.lastDay] = "on" }
    parts[.leapMonth] =
      switch leap {
      case .regular: ""
      case .leap: "leap"
      case .both: "both"
      }
  }

  private mutating func take(_ relative: Relative) {
    parts[.target] = relative.target?.string ?? ""
    switch relative {
    case .days(let count, _): (shape, offset) = (.days, FieldInput(String(count)))
    case .weekdayAfter(let day, _, let isInclusive):
      (shape, weekday) = (.near, day.number - 1)
      parts[.side] = isInclusive ? "on or after" : "after"
    case .weekdayBefore(let day, _, let isInclusive):
      (shape, weekday) = (.near, day.number - 1)
      parts[.side] = isInclusive ? "on or before" : "before"
    case .between: shape = .between
    }
  }
}
