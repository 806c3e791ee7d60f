public import FastiCivil
public import FastiDays
public import FastiMoney
public import FastiWords

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
