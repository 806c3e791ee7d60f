public import FastiCalendars
import FastiCivil

extension Failure {
  /// The sentence for a calendar that has no answer, with its limits.
  public init(_ error: CalendarError, field: String? = nil, value: String? = nil) {
    let (code, message, hint) = Failure.words(error)
    self.init(
      .invalid, code: code, value.map { "\"\($0)\": \(message)" } ?? message, field: field, value: value, hint: hint,
      cause: .calendar(error))
  }

  private static func words(_ error: CalendarError) -> (code: String, message: String, hint: String?) {
    switch error {
    case .outsideRange(let calendar, let limits):
      ("outside-calendar", "the \(calendar.name) calendar is known from \(limits.first.iso) to \(limits.last.iso)", nil)
    case .outsideYears(let calendar, let year, let limits), .outsideGregorianYears(let calendar, let year, let limits):
      (
        "outside-calendar",
        "year \(year) is not known in the \(calendar.name) calendar; it is known from \(limits.lowerBound) to "
          + "\(limits.upperBound)", nil
      )
    case .noSuchMonth(let calendar, let year, let month, let last):
      ("no-such-month", "\(year) of the \(calendar.name) calendar has no month \(month); its last is \(last)", nil)
    case .noLeapMonth(_, let year, let month, let leap):
      (
        "no-leap-month",
        leap == 0 ? "\(year) has no leap month" : "\(year) repeats month \(leap), not month \(month)",
        leap == 0 ? "\(year)-\(month)-1" : "\(year)-\(leap)L-1"
      )
    case .noSuchDay(_, let year, let month, let day, let last):
      ("no-such-day", "month \(month) of \(year) has no day \(day); its last is \(last)", nil)
    case .neverSuchMonth(let calendar, let month, let last):
      ("no-such-month", "the \(calendar.name) calendar has no month \(month); its last is \(last)", nil)
    case .neverSuchDay(let calendar, let day, let last):
      ("no-such-day", "no month of the \(calendar.name) calendar has a day \(day); the last is \(last)", nil)
    case .noEra: ("no-era", "a Japanese date needs its era", "reiwa-8-2-5")
    case .eraNotUsed(let calendar): ("era-not-used", "the \(calendar.name) calendar has no eras", nil)
    case .outsideEra(_, let limits):
      ("outside-era", "the era lasted from \(limits.first.iso) to \(limits.last.iso)", nil)
    case .otherCalendar(let asked, let given):
      ("other-calendar", "a date of the \(given.name) calendar was given to the \(asked.name) calendar", nil)
    }
  }
}
