import FastiCivil
import FastiFormats
import FastiPages
import FastiWords

extension FieldError {
  /// What is wrong with a date, week or time.
  init(_ error: CivilError, _ value: String?, _ words: PageWords) {
    switch error {
    case .outOfRange(let field, let number, let limits):
      let sentence = words(
        .wrongRange, words(field.phrase), String(number), String(limits.lowerBound), String(limits.upperBound))
      self.init(words.typed(value, sentence))
    case .noSuchDay(let year, let month, let day, let last):
      let sentence = words(.wrongDay, String(year), String(day), "\(words.dates.name(month: month))", String(last))
      let right = try? CivilDate(year: year, month: month, day: last)
      self.init(words.typed(value, sentence), hint: right?.day.iso)
    case .noSuchWeek(let year, let week, let last):
      let sentence = words(.wrongWeek, String(year), String(week), String(last))
      self.init(words.typed(value, sentence), hint: (try? ISOWeek(year: year, week: last))?.iso)
    case .malformed(let shape):
      self.init(words(shape.phrase, value ?? ""), hint: shape.hint(words))
    case .reversed(let first, let last):
      let sentence = words(.wrongOrder, words.why(first), words.why(last))
      self.init(words.typed(value, sentence), hint: words(.hintEarlierFirst))
    }
  }
}

extension CivilError.Field {
  fileprivate var phrase: Phrase {
    switch self {
    case .year: .fieldYear
    case .month: .fieldMonth
    case .day: .fieldDay
    case .week: .fieldWeek
    case .weekday: .fieldWeekday
    case .dayOfYear: .fieldDayOfYear
    case .hour: .fieldHour
    case .minute: .fieldMinute
    case .second: .fieldSecond
    case .offset: .fieldOffset
    }
  }
}

extension CivilError.Shape {
  fileprivate var phrase: Phrase {
    switch self {
    case .date: .wrongDate
    case .week: .wrongWeekText
    case .month: .wrongMonthText
    case .year: .wrongYearText
    case .time: .wrongTime
    case .instant: .wrongMoment
    case .zone: .wrongZone
    }
  }

  /// What to type for it.
  fileprivate func hint(_ words: PageWords) -> String {
    switch self {
    case .date: words(.hintDate)
    case .week: words(.hintWeek)
    case .month: "2026-02"
    case .year: "2026"
    case .time: "07:45"
    case .instant: "2026-02-05T07:45:30Z"
    case .zone: "Europe/Stockholm"
    }
  }
}
