public import FastiCivil

/// An amount in one currency converted to another, with the figures used.
public struct Conversion: Hashable, Sendable {
  /// The amount that was converted.
  public let amount: DecimalFigure
  /// The currency of the converted amount.
  public let from: CurrencyCode
  /// Its value, rounded once, half to even.
  public let result: DecimalFigure
  /// The currency of the result.
  public let to: CurrencyCode
  /// The day that was asked for.
  public let day: Day
  /// The day the rates were published for: the day asked for, or one of the ten days before it.
  public let published: Day
  /// What one euro was worth in the first currency that day.
  public let fromRate: DecimalFigure
  /// What one euro was worth in the second currency.
  public let toRate: DecimalFigure

  /// Converts an amount: amount × rate of `to` / rate of `from`, one exact quotient that is rounded once.
  ///
  /// - Parameter digits: The digits after the point, 0 to 8; nil for those of the currency.
  /// - Throws: `.noRates` if none are stored, `.unknown` if the currencies have no rate within ten days, `.tooLarge`.
  public init(
    _ amount: DecimalFigure, _ from: CurrencyCode, to: CurrencyCode, on day: Day, by rates: ExchangeRates,
    digits: Int? = nil
  ) throws(MoneyError) {
    guard let first = rates.first, let last = rates.last else { throw .noRates }
    guard let known = rates.latest(onOrBefore: day, of: [from, to]), let fromRate = known[from], let toRate = known[to]
    else {
      // The error names the currency without a rate, or `to` if no day has both. The euro always has a rate.
      let foreign = [from, to].filter { $0 != .euro }
      let missing = foreign.first { rates.latest(onOrBefore: day, of: [$0]) == nil }
      guard let currency = missing ?? foreign.last else { throw .noneOn(day, first: first, last: last) }
      guard currency.isListed else { throw .unlisted(currency) }
      guard rates.has(currency) else { throw .unpublished(currency) }
      throw .unknown(currency, on: day, first: first, last: last)
    }
    guard let result = amount.times(toRate, over: fromRate, digits: digits ?? to.digits) else { throw .tooLarge }
    (self.amount, self.from, self.result, self.to, self.day) = (amount, from, result, to, day)
    (published, self.fromRate, self.toRate) = (known.day, fromRate, toRate)
  }

  /// What one unit of the first currency is worth in the second, rounded to six or more significant digits; for
  /// reading, not for computing.
  public var rate: DecimalFigure {
    var rate = DecimalFigure.one
    for digits in 6...DecimalFigure.mostScale {
      guard let next = DecimalFigure.one.times(toRate, over: fromRate, digits: digits) else { break }
      rate = next
      if rate.coefficient >= 100_000 { break }
    }
    return rate
  }
}
