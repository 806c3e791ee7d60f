import FastiCivil
public import FastiLeave

extension Failure {
  /// The sentence for hours, a profile, an entry or a question about leave that is wrong.
  ///
  /// - Parameters:
  ///   - error: What is wrong.
  ///   - field: The argument or option it was written in: `HOURS`, `--rate`.
  ///   - value: The text as it was written; nil when the error came from no text.
  public init(_ error: LeaveError, field: String? = nil, value: String? = nil) {
    let wording = Wording(error)
    self.init(
      wording.kind, code: wording.code, value.map { "\"\($0)\": \(wording.text)" } ?? wording.text, field: field,
      value: value, hint: wording.hint(value), cause: .leave(error))
  }
}

/// The words for a ``LeaveError``.
private struct Wording {
  var kind = Failure.Kind.invalid
  let code: String
  let text: String
  private var fixed: String?

  private init(_ code: String, _ text: String, hint: String? = nil, kind: Failure.Kind = .invalid) {
    self.kind = kind
    self.code = code
    self.text = text
    fixed = hint
  }

  /// What to type instead.
  func hint(_ value: String?) -> String? {
    // A decimal comma is the one mistake that can be put right without asking.
    guard code == "decimal-comma", let value else { return fixed }
    return value.map { $0 == "," ? "." : "\($0)" }.joined()
  }

  init(_ error: LeaveError) {
    switch error {
    case .malformedHours: self = Wording("malformed-hours", "this is no number of hours", hint: "7.75, 8, 7h45 or 7:45")
    case .decimalComma: self = Wording("decimal-comma", "hours have a point, not a comma", hint: "8.5")
    case .negativeHours:
      self = Wording(
        "negative-hours", "hours are never negative; what they do says which way they count",
        hint: "used takes them away, adjustment --negative corrects downwards")
    case .tooManyDecimals(let most): self = Wording("too-many-decimals", "at most \(most) decimals are kept")
    case .hoursOutOfRange(let most): self = Wording("hours-out-of-range", "the most is \(most.text) hours")
    case .overflow: self = Wording("hours-overflow", "the sum of the hours is larger than any ledger holds")
    case .outOfRange(let field, let value, let limits):
      self = Wording(
        "out-of-range", "the \(field.word) is \(value); it must be \(limits.lowerBound) to \(limits.upperBound)")
    case .anchorIsNoPayday(let day):
      self = Wording(
        "anchor-is-no-payday", "the anchor \(day.iso) is not one of the paydays",
        hint: "--anchor with one of the paydays")
    case .outsideLimits(let day):
      self = Wording(
        "outside-limits", "\(day.iso) lies outside the years \(Limits.year.lowerBound) to \(Limits.year.upperBound)")
    case .noSuchCarryDay(let month, let day):
      self = Wording("no-such-day", "no year can lose leave on day \(day) of month \(month)", hint: "12-31, or 02-28")
    case .malformedType:
      self = Wording(
        "malformed-leave-type",
        "a kind of leave is 1 to 32 small letters, digits and hyphens, a letter first", hint: "vacation")
    case .unknownType(let type):
      self = Wording("unknown-leave-type", "there is no leave called \"\(type.string)\"", kind: .notFound)
    case .repeatedType(let type): self = Wording("repeated-leave-type", "\(type.string) is named twice")
    case .ratesOutOfOrder:
      self = Wording("rates-out-of-order", "the first rate has no date, and the others come by their dates")
    case .unknownAction:
      self = Wording("unknown-action", "this is neither used, accrued nor adjustment", hint: "used")
    case .unknownSign: self = Wording("unknown-sign", "this is neither positive nor negative", hint: "positive")
    case .signMissing:
      self = Wording(
        "sign-missing", "an adjustment says which way it counts", hint: "--positive, or --negative", kind: .usage)
    case .signNotAllowed:
      self = Wording(
        "sign-not-allowed", "only an adjustment has a sign: used always takes away, accrued always adds",
        hint: "without --positive and --negative", kind: .usage)
    case .hasPolicies(let type):
      self = Wording(
        "leave-with-policies",
        "\(type.string) has a cap or a carry-over date; what can be afforded is known only without them",
        hint: "fasti leave what-if \(type.string) used HOURS --on DATE", kind: .refused)
    }
  }
}

extension LeaveError.Field {
  /// The field in a sentence.
  fileprivate var word: String {
    switch self {
    case .daysBetweenPaydays: "number of days between paydays"
    case .paydayOfMonth: "payday of the month"
    case .firstPaydayOfMonth: "first payday of the month"
    case .secondPaydayOfMonth: "second payday of the month"
    case .lag: "number of days from a period's end to its payday"
    case .carryMonth: "month of the carry-over date"
    }
  }
}
