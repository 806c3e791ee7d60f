import FastiCivil
public import FastiHolidays

extension Failure {
  /// The sentence for a question about business days that has no answer.
  public init(_ error: WorkdayError, field: String? = nil, value: String? = nil) {
    switch error {
    case .outside(let day, let range):
      self.init(
        .invalid, code: "outside-calendar",
        "\(day.iso) lies outside the days asked about, \(range.first.iso) to \(range.last.iso)", field: field,
        value: value ?? day.iso)
    case .beyond(let range):
      self.init(
        .invalid, code: "beyond-calendar",
        "the answer lies outside the years \(range.first.year) to \(range.last.year)", field: field, value: value,
        hint: "a smaller number")
    case .dayOff(let day):
      self.init(
        .refused, code: "day-off", "\(day.iso) is a day off, and counting from one was to be refused", field: field,
        value: value ?? day.iso, hint: "--from-holiday next, or previous")
    case .noSuchDay(let number, let month, let count):
      self.init(
        .invalid, code: "no-such-business-day", "\(month.iso) has no business day \(number); it has \(count)",
        field: field, value: value)
    }
    cause = .workdays(error)
  }
}
