public import FastiRecords
public import FastiReminders

extension Failure {
  /// The sentence for a reminder that cannot be.
  ///
  /// - Parameter value: The text it was written in, where there is one.
  public init(_ error: ReminderError, value: String? = nil) {
    switch error {
    case .noSuchMonth(let month):
      self.init(
        .invalid, code: "no-such-month", "there is no Hijri month \(month); they are 1 to 12", field: "--on",
        value: value,
        hint: "--on 9-1 for 1 Ramadan")
    case .noSuchDay(let day):
      self.init(
        .invalid, code: "no-such-day", "no Hijri month has a day \(day); the longest have 30", field: "--on",
        value: value, hint: "--on 9-30, which in a month of 29 days follows --day30")
    case .yearOutOfRange(let year):
      self.init(
        .invalid, code: "out-of-range", "the Hijri year is \(year); it must be 1 to 9999", field: "--on", value: value,
        hint: "--on 1447-9-1")
    case .yearMissing:
      self.init(
        .invalid, code: "year-missing", "a one-time reminder needs a year", field: "--on", value: value,
        hint: "--on 1447-9-1")
    case .yearNotUsed(let year):
      self.init(
        .invalid, code: "year-not-used", "an annual reminder has no year, and \(year) was given", field: "--on",
        value: value, hint: "--on 9-1")
    case .durationOutOfRange(let count):
      self.init(
        .invalid, code: "out-of-range", "the number of days is \(count); it must be 1 to 60", field: "--days",
        value: value, hint: "--days 3, or --days month")
    case .monthBeginsOnItsFirst(let day):
      self.init(
        .invalid, code: "month-begins-on-its-first",
        "a reminder for the whole month begins on day 1, and day \(day) was given", field: "--days", value: value,
        hint: "--on 9-1 --days month, or a number of days")
    }
    cause = .reminder(error)
  }
}
