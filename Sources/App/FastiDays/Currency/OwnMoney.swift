public import FastiCivil
public import FastiMoney
public import FastiRecords
public import FastiWords

/// Converts amounts into the reader's own currency by the stored rates. It does not fetch or store anything.
///
/// It is a class because the rates are read at the first amount that must be converted; a list has many amounts.
public final class OwnMoney {
  private let home: CurrencyCode?
  private let today: Day
  private let read: () throws(Failure) -> ExchangeRates
  private var known: ExchangeRates?

  /// Converts with the settings, and with rates that a closure reads.
  public init(_ settings: Preferences, today: Day, rates: @escaping () throws(Failure) -> ExchangeRates) {
    home = settings.currencyHome
    self.today = today
    read = rates
  }

  /// The value of an amount in the own currency.
  public enum Worth: Hashable, Sendable {
    /// The amount in the reader's currency, by the rates of that day.
    case known(MoneyAmount, published: Day)
    /// No rate is known.
    case unknown
  }

  /// The value of an amount on a day; for a future day by the latest rates. Nil if no own currency is set, or if the
  /// amount is in it.
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

extension OwnMoney {
  /// The value of an amount in the reader's currency, or that no rate is known; nil if no currency is set, or if the
  /// amount is in it.
  public func text(of amount: MoneyAmount, on day: Day, _ words: PageWords) -> String? {
    // A file of rates that cannot be read is treated as missing.
    guard let worth = try? self(amount, on: day) else { return nil }
    switch worth {
    case .known(let money, let published):
      return words(
        .sayPlannerWorth, "\(words.field(money.amount.text)) \(money.currency.text)", words.date(published))
    case .unknown: return words(.sayPlannerNoRate)
    }
  }
}
