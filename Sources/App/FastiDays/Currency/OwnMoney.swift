public import FastiCivil
public import FastiMoney
public import FastiRecords

/// Says what amounts are worth in the reader's own currency, by the rates that are kept. Nothing is fetched, and nothing stored.
///
/// It is a class, because the rates are read at the first amount that has to be converted: a list has many.
public final class OwnMoney {
  private let home: CurrencyCode?
  private let today: Day
  private let read: () throws(Failure) -> ExchangeRates
  private var known: ExchangeRates?

  /// Converts by the settings and the rates that a closure reads.
  public init(_ settings: Preferences, today: Day, rates: @escaping () throws(Failure) -> ExchangeRates) {
    home = settings.currencyHome
    self.today = today
    read = rates
  }

  /// What an amount is worth.
  public enum Worth: Hashable, Sendable {
    /// The amount in the reader's currency, by the rates of that day.
    case known(MoneyAmount, published: Day)
    /// No rate is known.
    case unknown
  }

  /// The worth of an amount on a day, of one in the future by the latest rates; nil where no own currency is set, or the amount is in it.
  /// - Throws: `.storage`.
  public func callAsFunction(_ money: MoneyAmount, on day: Day) throws(Failure) -> Worth? {
    guard let home, home != money.currency else { return nil }
    let rates: ExchangeRates
    if let known { rates = known } else { rates = try read() }
    known = rates
    do throws(MoneyError) {
      let found = try Conversion(money.amount, money.currency, to: home, on: min(day, today), by: rates)
      return .known(MoneyAmount(found.result, home), published: found.published)
    } catch { return .unknown }
  }
}
