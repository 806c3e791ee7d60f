import FastiCivil

/// Why a value is not one of those allowed.
public enum ValueCause: Hashable, Sendable {
  /// Not a whole number from 0 to that one.
  case number(most: Int)
  /// Not a whole number in a setting's range.
  case setting(ClosedRange<Int>)
  /// Not a whole number in an option's range, which may be open at one end.
  case option(ClosedRange<Int>)
  /// Not one of the words of a setting, a form or a query.
  case word([String])
  /// Not one of the words of an option or argument.
  case choice([String])
  /// Not one of the listed languages of `--lang`.
  case language([String])
  /// Not a colour.
  case color
  /// Not a latitude and longitude.
  case place
  /// Not two times of day, the earlier one first.
  case workingHours
  /// Neither a stamp nor a date and time.
  case stamp
  /// Neither a word for a day nor a day.
  case forecast
  /// Not the address of a server.
  case server
  case id
  /// Not the key of a notice and its time.
  case notice
  /// Not one of the words that a leave vector allows there.
  case vector(Vector, String, [String])

  /// Which word of a file of leave vectors is wrong.
  public enum Vector: String, Hashable, Sendable {
    /// The meaning of starting balances.
    case baseline
    /// The schedule of paydays.
    case schedule
    /// The question.
    case query
  }
}

extension ValueCause {
  var sort: FailureSort {
    switch self {
    case .number: "malformed-number"
    case .setting: "out-of-range"
    case .option: "not-a-number"
    case .word: "unknown-value"
    case .choice: "not-a-choice"
    case .language: "not-a-language"
    case .color: "malformed-color"
    case .place: "malformed-place"
    case .workingHours: "malformed-hours"
    case .stamp: "malformed-stamp"
    case .forecast: "malformed-forecast"
    case .server: "malformed-url"
    case .id: "malformed-id"
    case .notice: "malformed-key"
    case .vector(let vector, _, _): FailureSort("unknown-\(vector.rawValue)", .invalid)
    }
  }

  var sentence: Sentence {
    switch self {
    case .number(let most): Sentence(.valueWholeTo, .number(most))
    case .setting(let limits), .option(let limits): Self.whole(limits)
    case .word(let words), .choice(let words), .language(let words): Self.choice(words)
    case .vector(_, let word, let words): .leading(.sentence(.quoted(word)), Self.choice(words))
    case .color: Sentence(.valueColor)
    case .place: Sentence(.valuePlace)
    case .workingHours: Sentence(.valueWorkingHours)
    case .stamp: Sentence(.valueStamp)
    case .forecast: Sentence(.valueForecast)
    case .server: Sentence(.valueServer)
    case .id: Sentence(.valueId)
    case .notice: Sentence(.valueNotice)
    }
  }

  private static func choice(_ words: [String]) -> Sentence {
    Sentence(.valueChoice, .text(words.joined(separator: ", ")))
  }

  private static func whole(_ limits: ClosedRange<Int>) -> Sentence {
    switch (limits.lowerBound == Int.min, limits.upperBound == Int.max) {
    case (true, true): Sentence(.valueWhole)
    case (false, true): Sentence(.valueWholeFrom, .number(limits.lowerBound))
    case (true, false): Sentence(.valueWholeTo, .number(limits.upperBound))
    case (false, false): Sentence(.valueWholeBetween, .number(limits.lowerBound), .number(limits.upperBound))
    }
  }
}
