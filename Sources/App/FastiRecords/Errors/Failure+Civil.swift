public import FastiCivil

extension Failure {
  /// The sentence for a date, week or time that reads wrongly.
  ///
  /// - Parameters:
  ///   - error: What is wrong.
  ///   - field: The argument or option it was written in: `DATE`, `--from`.
  ///   - value: The text as it was written; nil when the error came from no text.
  public init(_ error: CivilError, field: String? = nil, value: String? = nil) {
    let wording = Wording(error)
    // The value leads the sentence, so that one of many dates on a line can be told from the others.
    let message = value.map { wording.isWhole ? "\"\($0)\" \(wording.text)" : "\"\($0)\": \(wording.text)" }
    self.init(
      .invalid, code: wording.code, message ?? wording.alone, field: field, value: value, hint: wording.hint,
      cause: .civil(error))
  }
}

/// The words for a ``CivilError``.
private struct Wording {
  var code: String
  /// What follows the value in quotes.
  var text: String
  /// Whether `text` continues the quoted value rather than explaining it.
  var isWhole = false
  var hint: String?

  /// The sentence without a value before it.
  var alone: String { isWhole ? "the text " + text : text }

  init(_ error: CivilError) {
    switch error {
    case .outOfRange(let field, let value, let limits):
      code = "out-of-range"
      let limit = "\(limits.lowerBound) to \(limits.upperBound)"
      text = "the \(field.word) is \(value); it must be \(limit)"
      hint = nil
    case .noSuchDay(let year, let month, let day, let last):
      code = "no-such-day"
      text = "\(year) has no \(day) \(Self.month(month)); the last day is \(last)"
      hint = (try? CivilDate(year: year, month: month, day: last)).map { $0.day.iso }
    case .noSuchWeek(let year, let week, let last):
      code = "no-such-week"
      text = "\(year) has no week \(week); the last week is \(last)"
      hint = (try? ISOWeek(year: year, week: last)).map(\.iso)
    case .malformed(let shape):
      code = "malformed-\(shape.word)"
      text = "is no \(shape.name)"
      isWhole = true
      hint = shape.examples
    case .reversed(let first, let last):
      code = "reversed-range"
      text = "\(first.iso) comes after \(last.iso)"
      hint = "the earlier day first"
    }
  }

  private static func month(_ number: Int) -> String {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
    return (1...12).contains(number) ? names[number - 1] : "month \(number)"
  }
}

extension CivilError.Field {
  /// The field in a sentence.
  var word: String {
    switch self {
    case .year: "year"
    case .month: "month"
    case .day: "day"
    case .week: "week"
    case .weekday: "weekday"
    case .dayOfYear: "day of the year"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    case .offset: "offset from UTC"
    }
  }
}

extension CivilError.Shape {
  /// The shape in a code.
  var word: String {
    switch self {
    case .date: "date"
    case .week: "week"
    case .month: "month"
    case .year: "year"
    case .time: "time"
    case .instant: "instant"
    case .zone: "zone"
    }
  }

  /// The shape in a sentence.
  var name: String {
    switch self {
    case .time: "time of day"
    case .instant: "moment in time"
    case .zone: "time zone"
    default: word
    }
  }

  /// What to type for it.
  var examples: String {
    switch self {
    case .date:
      "2026-02-05, today, tomorrow, yesterday, +3d, -2w, mon to sun, 2026-W06-4 or 2026-036"
    case .week: "2026-W06, W06 or 6"
    case .month: "2026-02"
    case .year: "2026"
    case .time: "07:45"
    case .instant: "2026-02-05T07:45:30Z"
    case .zone: "Europe/Stockholm"
    }
  }
}
