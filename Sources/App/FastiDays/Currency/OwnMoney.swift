public import FastiCivil
public import FastiMoney
public import FastiRecords

/// Says what an amount is worth in the reader's own currency, by the rates that are kept. Nothing is fetched, and nothing stored.
public struct OwnMoney {
  private let home: CurrencyCode?
  private let today: Day
  private let rates: () throws(Failure) -> ExchangeRates

  /// Converts by the settings and the rates of a file, which is read only where there is something to convert.
  public init(_ settings: Preferences, _ file: RatesFile, today: Day) {
    home = settings.currencyHome
    self.today = today
    rates = { () throws(Failure) in try file.read().rates }
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
    let rates = try rates()
    do throws(MoneyError) {
      let found = try Conversion(money.amount, money.currency, to: home, on: min(day, today), by: rates)
      return .known(MoneyAmount(found.result, home), published: found.published)
    } catch { return .unknown }
  }
}
