import FastiHolidays
import FastiRecords

extension Failure {
  /// The sentence for a plan of leave that cannot be made.
  init(_ error: BridgeError, year: Int) {
    switch error {
    case .budget(let budget, let open):
      self.init(
        .invalid, code: "impossible-budget",
        "a budget of \(budget) cannot be spent: \(year) has \(open) business days there", field: "--budget",
        value: "\(budget)", hint: "--budget 1 to \(open)")
    case .nothingOpen:
      self.init(.invalid, code: "nothing-to-plan", "\(year) has no business day there", field: "YEAR", value: "\(year)")
    case .minimum(let minimum, let days):
      self.init(
        .invalid, code: "impossible-minimum", "no span of \(year) can be \(minimum) days long; the year has \(days)",
        field: "--min", value: "\(minimum)", hint: "--min 4")
    case .tooManyDays(let days, let limit):
      self.init(.invalid, code: "too-many-days", "\(days) days are too many for one plan; the most is \(limit)")
    }
    cause = .bridges(error, year: year)
  }
}
