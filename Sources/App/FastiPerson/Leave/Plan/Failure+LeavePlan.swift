import FastiLeave
import FastiRecords

extension Failure {
  /// The sentence for a plan of leave that cannot be made.
  init(_ error: LeavePlanError, _ question: LeavePlanQuestion) {
    switch error {
    case .leave(let error): self.init(error)
    case .nothingOpen:
      self.init(
        .invalid, code: "nothing-to-plan", "\(question.year) has no business day left on which leave can be taken",
        field: "YEAR", value: "\(question.year)")
    case .budget(let budget):
      self.init(
        .invalid, code: "impossible-budget", "a budget of \(budget) buys no leave", field: "--budget",
        value: "\(budget)", hint: "--budget 1")
    case .minimum(let minimum, let days):
      self.init(
        .invalid, code: "impossible-minimum",
        "no span of \(question.year) can be \(minimum) days long; the year has \(days)", field: "--min",
        value: "\(minimum)", hint: "--min 4")
    case .hoursPerDay(let hours):
      self.init(
        .invalid, code: "hours-per-day",
        "a day of leave cannot cost \(hours.text) hours; it must be more than 0 and at most 24",
        field: "--hours-per-day", value: hours.text, hint: "--hours-per-day 8")
    case .tooManyDays(let days, let limit):
      self.init(.invalid, code: "too-many-days", "\(days) days are too many for one plan; the most is \(limit)")
    case .lagTooLong(let paydays, let limit):
      self.init(
        .refused, code: "lag-too-long",
        "under a cap, a plan looks \(limit) paydays ahead at most, and this profile's lag spans \(paydays)",
        field: "--type", value: question.type.string,
        hint: "fasti leave what-if \(question.type.string) used HOURS --on DATE")
    }
  }
}
