public import FastiCivil

/// The hours of each payday, by date.
///
/// The rate of a payday is that of the last line that begins on or before it. A waiting period is a line with rate 0; a
/// raise after some years is a separate line.
public struct RateTable: Hashable, Sendable {
  /// A rate and the day it begins.
  public struct Line: Hashable, Sendable {
    /// The first day whose payday has the rate; nil for the first line, which has no date.
    public let from: Day?
    /// Hours a payday, 0 or more, up to four decimals.
    public let rate: Hours

    public init(from: Day?, rate: Hours) {
      self.from = from
      self.rate = rate
    }
  }

  /// The lines, earliest first; at least one.
  public let lines: [Line]

  /// One rate without dates.
  /// - Throws: `.negativeHours` or `.hoursOutOfRange`.
  public init(_ rate: Hours = .zero) throws(LeaveError) { try self.init([Line(from: nil, rate: rate)]) }

  /// A table of lines.
  /// - Throws: `.ratesOutOfOrder`, `.outsideLimits`, `.negativeHours` or `.hoursOutOfRange`.
  public init(_ lines: [Line]) throws(LeaveError) {
    guard let first = lines.first, first.from == nil else { throw .ratesOutOfOrder }
    var last: Day?
    for (index, line) in lines.enumerated() {
      guard line.rate >= .zero else { throw .negativeHours }
      guard line.rate <= RateTable.most else { throw .hoursOutOfRange(most: RateTable.most) }
      guard index > 0 else { continue }
      guard let from = line.from else { throw .ratesOutOfOrder }
      guard from.isWithinLimits else { throw .outsideLimits(from) }
      if let last, from <= last { throw .ratesOutOfOrder }
      last = from
    }
    self.lines = lines
  }

  /// The greatest rate, so that no accrual of the years 1583 to 2999 exceeds 64 bits.
  public static let most = Hours(ticks: 999_999_999_999)

  /// The accrual of a payday: the rate of the last line that begins on or before it.
  public func rate(on payday: Day) -> Hours {
    var rate = lines[0].rate
    for line in lines {
      if let from = line.from, from > payday { break }
      rate = line.rate
    }
    return rate
  }

  /// The table with a rate from a payday on, which is how "the rate" is changed. Earlier paydays keep their rate;
  /// later lines stay.
  /// - Parameter payday: `schedule.nextPayday(onOrAfter: today)`.
  /// - Throws: `.outsideLimits`, `.negativeHours` or `.hoursOutOfRange`.
  public func setting(_ rate: Hours, from payday: Day) throws(LeaveError) -> RateTable {
    var kept: [Line] = []
    var later: [Line] = []
    for line in lines {
      if let from = line.from, from >= payday {
        if from > payday { later.append(line) }
      } else {
        kept.append(line)
      }
    }
    return try RateTable(kept + [Line(from: payday, rate: rate)] + later)
  }

  /// The table with another rate on one of its lines. It corrects history, so past balances change.
  /// - Throws: `.ratesOutOfOrder` when no line begins then, `.negativeHours` or `.hoursOutOfRange`.
  public func correcting(_ rate: Hours, ofLineFrom from: Day?) throws(LeaveError) -> RateTable {
    guard let index = lines.firstIndex(where: { $0.from == from }) else { throw .ratesOutOfOrder }
    var lines = lines
    lines[index] = Line(from: from, rate: rate)
    return try RateTable(lines)
  }
}
