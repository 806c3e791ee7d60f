import FastiCalendars
import FastiCivil
public import FastiHolidays
import FastiWords

/// How a rule's day is found, for the rules that have fields. The raw values are the words of the form.
public enum RuleShape: String, CaseIterable, Sendable {
  /// As given in the sentence.
  case sentence
  /// The same date every year.
  case fixed
  /// Days from Easter.
  case easter
  /// The n-th weekday of a month.
  case weekday
  /// A day of a Chinese lunar month.
  case lunarChinese = "lunar-chinese"
  /// A day of a Vietnamese lunar month.
  case lunarVietnamese = "lunar-vietnamese"
  /// A day of a Korean lunar month.
  case lunarKorean = "lunar-korean"
  /// A day of a month of another calendar.
  case hijri
  /// The first given weekday in a range of dates.
  case range
  /// A season, or another solar term.
  case season
  /// Days from the day of another rule.
  case days
  /// A weekday beside the day of another rule.
  case near
  /// The day between two public holidays.
  case between
  case dates
  /// Days off, each exchanged for a worked weekend day.
  case swaps

  var phrase: Phrase {
    switch self {
    case .sentence: .shapeSentence
    case .fixed: .shapeFixed
    case .easter: .shapeEaster
    case .weekday: .shapeWeekday
    case .lunarChinese: .shapeLunarChinese
    case .lunarVietnamese: .shapeLunarVietnamese
    case .lunarKorean: .shapeLunarKorean
    case .hijri: .shapeHijri
    case .range: .shapeRange
    case .season: .shapeSeason
    case .days: .shapeDays
    case .near: .shapeNear
    case .between: .shapeBetween
    case .dates: .shapeDates
    case .swaps: .shapeSwaps
    }
  }
  /// The day of the fields, in the rule language. A wrong value is inserted unchanged, and the parser reports the
  /// error.
  public func day(_ fields: RuleDayFields) -> String {
    switch self {
    case .sentence: fields["on"]
    case .fixed: "\(fields.date("day", "month"))\(fields.leapDay)"
    case .weekday: "\(fields.ordinal) \(fields.weekday) of \(fields.nameOfMonth)"
    case .range: "\(fields.weekday) in \(fields.date("day", "month")) to \(fields.date("to-day", "to-month"))"
    case .lunarChinese: "\(fields.dayOfMonth) of \(fields.lunarMonth), Chinese"
    case .lunarVietnamese: "\(fields.dayOfMonth) of \(fields.lunarMonth), Vietnamese"
    case .lunarKorean: "\(fields.dayOfMonth) of \(fields.lunarMonth), Korean"
    case .hijri: "\(fields.dayOfMonth) of \(fields.numberOfMonth), \(fields.some("calendar") ?? "hijri-ummalqura")"
    case .easter: fields.days(fromEaster: fields["church"].isEmpty ? "Easter" : "\(fields["church"]) Easter")
    case .season: fields.some("season") ?? "March equinox"
    case .days: fields.days(from: fields.target)
    case .near: "\(fields.weekday) \(fields.some("side") ?? "after") \(fields.target)"
    case .between: "day between two public holidays"
    case .dates: "\(fields["dates"]); status decided"
    case .swaps:
      fields.swaps.map { "\($0.off) swapped with \($0.worked)" }.joined(separator: ", ") + "; status decided"
    }
  }

  /// The mark of the parts of the form that belong to this shape.
  private var mark: String {
    switch self {
    case .lunarChinese, .lunarVietnamese, .lunarKorean: "lunar"
    case .sentence, .fixed, .easter, .weekday, .hijri, .range, .season, .days, .near, .between, .dates, .swaps: rawValue
    }
  }

  /// The rule of the stylesheet that shows the parts of the selected shape.
  static var stylesheet: String {
    allCases.map { ".parts:has([value=\"\($0.rawValue)\"]:checked) .for-\($0.mark)" }.joined(separator: ",\n")
      + " { display: block; }\n"
  }
}

extension RuleForm {
  /// Sets the fields of its shape from a pattern.
  public mutating func fill(from pattern: Pattern) {
    switch pattern {
    case .fixed(let fixed):
      shape = .fixed
      set(fixed.date)
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
      set(range.first)
      (parts[.toDay], parts[.toMonth]) = (String(range.last.day), String(range.last.month))
    case .nthWeekday(let nth):
      (shape, weekday) = (.weekday, nth.weekday.number - 1)
      set(month: nth.month)
      ordinal = nth.ordinal > 0 ? nth.ordinal : 5 - nth.ordinal
    case .lunar(let lunar):
      shape =
        switch lunar.calendar {
        case .chinese: .lunarChinese
        case .vietnamese: .lunarVietnamese
        case .korean: .lunarKorean
        }
      set(month: lunar.month)
      set(lunar.day, lunar.leap)
    case .calendarDate(let date):
      shape = .hijri
      set(month: date.month)
      parts[.calendar] = "\(date.calendar.name)"
      set(date.day, date.leap)
    case .astronomical(let event):
      shape = .season
      var writer = UTF8Writer()
      writer.write(Pattern.astronomical(event))
      parts[.season] = writer.string
    case .relative(let relative): set(relative)
    case .dates(let dates):
      shape = .dates
      parts[.dates] = dates.spans.map { $0.count == 1 ? $0.first.iso : "\($0.first.iso) to \($0.last.iso)" }
        .joined(separator: ", ")
    case .swaps(let exchanged):
      shape = .swaps
      swaps = exchanged.pairs.map { RuleSwap(off: $0.off.iso, worked: $0.worked.iso) }
    }
  }

  /// Sets the number of a month, or nil for every month.
  private mutating func set(month number: Int?) {
    month = FieldInput(number.map { String($0) } ?? "")
    parts[.everyMonth] = number == nil ? "on" : ""
  }

  private mutating func set(_ date: MonthDayOfYear) {
    (day, month) = (FieldInput(String(date.day)), FieldInput(String(date.month)))
  }

  private mutating func set(_ date: MonthDay, _ leap: LeapMonths) {
    if case .day(let number) = date { day = FieldInput(String(number)) } else { parts[.lastDay] = "on" }
    parts[.leapMonth] =
      switch leap {
      case .regular: ""
      case .leap: "leap"
      case .both: "both"
      }
  }

  private mutating func set(_ relative: Relative) {
    parts[.target] = relative.target?.string ?? ""
    parts[.asMoved] = relative.reference?.isAsMoved ?? false ? "on" : ""
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
