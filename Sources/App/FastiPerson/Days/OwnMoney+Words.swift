public import FastiCivil
public import FastiDays
public import FastiMoney
public import FastiWords

extension OwnMoney {
  /// What an amount is worth in the reader's currency, or that no rate is known; nil where no currency is set, or it is that one.
  public func text(of amount: MoneyAmount, on day: Day, _ words: PageWords) -> String? {
    // A file of rates that cannot be read is as none.
    guard let worth = try? self(amount, on: day) else { return nil }
    switch worth {
    case .known(let money, let published):
      return words(
        .budgetWorth, "\(words.field(money.amount.text)) \(money.currency.text)", words.date(published))
    case .unknown: return words(.budgetNoRate)
    }
  }
}
