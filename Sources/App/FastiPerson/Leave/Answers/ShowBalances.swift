public import FastiCivil
public import FastiFormats
public import FastiLeave
public import FastiRecords

/// The day up to which a forecast counts entries and paydays.
public enum ForecastDay: Hashable, Sendable {
  /// A named day, independent of the day of the question.
  case day(Day)
  /// The last day of the month of the question's day.
  case endOfMonth
  /// The next payday on or after the day of the question.
  case nextPayday

  /// The day, relative to the day of the question.
  func day(from asOf: Day, _ schedule: PaySchedule) -> Day {
    switch self {
    case .day(let day): day
    case .endOfMonth: YearMonth(asOf).end
    case .nextPayday: schedule.nextPayday(onOrAfter: asOf)
    }
  }
}

/// Shows the balances: official as of the last payday, and forecast.
public struct ShowBalances {
  private let ledger: LeaveLedger
  private let isSample: Bool

  /// The balances of a ledger.
  /// - Parameter isSample: Whether no profile was saved, so that the numbers are those of the initial one.
  public init(_ ledger: LeaveLedger, isSample: Bool = false) {
    self.ledger = ledger
    self.isSample = isSample
  }

  /// The balances of the ledger in a store.
  public init(_ book: LeaveBook) { self.init(book.ledger, isSample: !book.setup.isSaved) }

  /// The balances on a day.
  /// - Parameters:
  ///   - forecast: The day of the forecast; by default the day of the question.
  ///   - first: The first day on which a balance below its floor is reported; by default the day of the question.
  /// - Throws: `.invalid` for a day outside the years 1583 to 2999.
  public func callAsFunction(
    asOf day: Day, forecast: ForecastDay? = nil, floorFrom first: Day? = nil
  ) throws(Failure) -> LeaveBalances {
    let schedule = ledger.profile.schedule
    let ahead = (forecast ?? .day(day)).day(from: day, schedule)
    do {
      var lines: [LeaveBalanceLine] = []
      for account in ledger.accounts {
        let balance = try account.balance(on: day)
        lines.append(
          LeaveBalanceLine(
            type: account.terms.type, official: balance.official, officialAsOf: balance.officialAsOf,
            forecast: try account.forecast(on: ahead),
            nextAccrual: try Self.accrual(on: schedule.nextPayday(onOrAfter: day), account),
            followingAccrual: try Self.accrual(on: schedule.nextPayday(onOrAfter: day + 1), account)))
      }
      return LeaveBalances(
        asOf: day, lastPayday: schedule.lastPayday(on: day), nextPayday: schedule.nextPayday(onOrAfter: day),
        followingPayday: schedule.nextPayday(onOrAfter: day + 1), forecastAsOf: ahead, lines: lines,
        warnings: try FindWarnings(ledger)(on: day, from: first), isSample: isSample)
    } catch { throw Failure(error, field: .date) }
  }

  /// The hours of a payday; nil at the edges of the supported years.
  private static func accrual(on payday: Day, _ account: LeaveAccount) throws(LeaveError) -> Accrual? {
    guard payday.isWithinLimits, payday > Limits.days.first else { return nil }
    return try account.accruals(after: payday - 1, count: 1).first
  }
}

/// The balances of every kind of leave on a day.
public struct LeaveBalances: Hashable, Sendable {
  /// The day of the question; official balances are those of ``lastPayday``.
  public let asOf: Day
  /// The last payday on or before it.
  public let lastPayday: Day
  /// The next payday on or after it.
  public let nextPayday: Day
  /// The next payday after ``asOf``. On a payday, it is the one whose accrual the balances do not contain yet.
  public let followingPayday: Day
  /// The day up to which the forecasts count.
  public let forecastAsOf: Day
  /// One line for each kind of leave, in the profile's order.
  public let lines: [LeaveBalanceLine]
  /// The warnings for the days ahead.
  public let warnings: [LeaveWarning]
  /// Whether no profile was saved: the numbers are those of the initial profile, a sample.
  public let isSample: Bool
}

/// The balances of one kind of leave.
public struct LeaveBalanceLine: Hashable, Sendable {
  /// The kind of leave.
  public let type: LeaveType
  /// The official balance: the sum of what is posted.
  public let official: Hours
  /// The payday as of which it is official.
  public let officialAsOf: Day
  /// The forecast: everything up to the forecast's day.
  public let forecast: Hours
  /// The accrual of the next payday on or after the day; nil after the last year.
  public let nextAccrual: Accrual?
  /// The accrual of the next payday after the day; nil after the last year.
  public let followingAccrual: Accrual?
}

extension LeaveBalances: FieldWritable {
  /// The balances and warnings of one kind of leave.
  public func only(_ type: LeaveType) -> LeaveBalances {
    LeaveBalances(
      asOf: asOf, lastPayday: lastPayday, nextPayday: nextPayday, followingPayday: followingPayday,
      forecastAsOf: forecastAsOf, lines: lines.filter { $0.type == type },
      warnings: warnings.filter { $0.type == type }, isSample: isSample)
  }

  /// The contract's fields, in its order, followed by later additions.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("asOf", asOf)
    writer.field("lastPayday", lastPayday)
    writer.field("nextPayday", nextPayday)
    writer.field("balances", keyed: lines.map { (key: $0.type.string, record: $0) })
    writer.field("forecastAsOf", forecastAsOf)
    writer.field("warnings", records: warnings)
    writer.field("isSample", isSample)
  }
}

extension LeaveBalanceLine: FieldWritable {
  /// The contract's fields, in its order, followed by later additions.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("official", official.text)
    writer.field("officialAsOf", officialAsOf)
    writer.field("forecast", forecast.text)
    writer.field("nextAccrual", nextAccrual?.hours.text)
  }
}
